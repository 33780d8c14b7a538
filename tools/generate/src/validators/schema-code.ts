// A schema becomes one plain module: ajv writes the validator, one rolldown pass brings in the few runtime helpers it
// asks for, so nothing is imported and nothing is compiled when it runs. Messages are left out; `#contract` words them.
import { Ajv2020 } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import { rolldown } from 'rolldown';

import { compactErrors } from './compact-errors.ts';
import { withOneRoot } from './one-root.ts';
import type { SchemaFile } from './schema-files.ts';

const header = (path: string) => `// Generated from ${path} by tools/generate (npm run generate). Do not edit.\n`;

/** The module text of `file`'s validator; `all` holds every schema it may refer to. */
export async function validatorCode(file: SchemaFile, all: readonly SchemaFile[]): Promise<string> {
  const ajv = new Ajv2020({
    strict: true,
    discriminator: true,
    allErrors: false,
    messages: false,
    unicodeRegExp: true,
    code: { source: true, esm: true },
  });
  // Our schemas use neither (`schema-rules.ts`); left on, every call would carry their bookkeeping.
  Object.assign(ajv.opts, { unevaluated: false, dynamicRef: false });
  const source = compactErrors(standalone.default(ajv, ajv.compile(withOneRoot(file, all))));
  return header(file.path) + (await bundle(source));
}

// What ajv compares a `const` or `enum` of objects with. Its own looks at constructors, and our parsers make objects without.
const plainEqual = `exports.default = function equal(a, b) {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && equal(a[key], b[key]));
};
`;

async function bundle(source: string): Promise<string> {
  const modules = new Map([
    ['ystack:entry', "export { validate } from 'ystack:validator';"],
    ['ystack:validator', source],
    ['ajv/dist/runtime/equal', plainEqual],
  ]);
  const build = await rolldown({
    input: 'ystack:entry',
    // Where ajv's helpers are found, whichever tree the schemas lie in.
    cwd: import.meta.dirname,
    platform: 'neutral',
    resolve: { mainFields: ['main'] },
    external: [],
    plugins: [
      {
        name: 'memory',
        resolveId: (id) => (modules.has(id) ? id : null),
        load: (id) => modules.get(id) ?? null,
      },
    ],
  });
  try {
    const { output } = await build.generate({ format: 'esm', minify: false, comments: false });
    const [chunk] = output;
    if (output.length !== 1 || chunk.imports.length > 0)
      throw new Error('a validator must be one module without imports');
    return withoutModuleNames(chunk.code);
  } finally {
    await build.close();
  }
}

// The bundler writes above each part which file it came from; where packages lie is no matter of the output.
const withoutModuleNames = (code: string): string => code.replaceAll(/^\/\/ .*\n/gm, '').replaceAll(/\n{2,}/g, '\n');
