// The maintainer's command line. Plain JavaScript that an old Node can still read, so that it can say what to do; the
// compile cache must be on before the first TypeScript module is loaded, or the stripper is loaded for nothing.
import module from 'node:module';
import { fileURLToPath } from 'node:url';

if (process.features.typescript) {
  module.enableCompileCache?.(fileURLToPath(new URL('../../.nx/compile-cache', import.meta.url)));
  await import('./src/main.ts');
} else {
  process.stderr.write(
    [
      'E_CONFIG',
      `expected: Node 22.22.2 or newer, which runs TypeScript as it stands; this is ${process.version}`,
      'mend:     npm ci, then npm run -s ystack -- … (npm puts the locked Node first)',
      '',
    ].join('\n'),
  );
  process.exitCode = 78;
}
