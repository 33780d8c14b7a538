// `releases/install.mjs` from its sources: one rolldown pass, not minified, because people read it. Its bytes depend on
// the sources and the bundler in the lock file alone; module names in it are relative to the repository.
import { builtinModules } from 'node:module';
import { rolldown } from 'rolldown';

const entry = 'tools/installer/src/main.ts';
const header = `#!/usr/bin/env node
// Installs a release from its own directory: node install.mjs --help
// Generated from ${entry} by tools/installer (npm run generate). Do not edit.
`;

/** The program text, as bytes. Throws when anything but Node's own modules would still be imported. */
export async function bundleInstaller(root: string): Promise<Uint8Array> {
  const build = await rolldown({
    input: `./${entry}`,
    cwd: root,
    platform: 'node',
    external: [/^node:/],
    treeshake: { moduleSideEffects: false },
    transform: { target: 'node20' },
  });
  try {
    const { output } = await build.generate({ format: 'esm', minify: false, comments: true, codeSplitting: false });
    const [chunk] = output;
    const foreign = [...chunk.imports, ...chunk.dynamicImports].filter((name) => !isBuiltin(name));
    if (output.length !== 1 || foreign.length > 0) {
      throw new Error(`the installer must be one module of its own, not ${output.length} with ${foreign.join(', ')}`);
    }
    return new TextEncoder().encode(header + chunk.code);
  } finally {
    await build.close();
  }
}

const isBuiltin = (name: string): boolean =>
  name.startsWith('node:') && builtinModules.includes(name.slice('node:'.length));
