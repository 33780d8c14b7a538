// The Node binaries of the matrix, installed by `npm ci --prefix test/runtimes` and run by absolute path.
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const majors = ['20', '22', '26'] as const;

/** Absolute path of the binary for a major, or undefined when `test/runtimes` is not installed. */
export function runtimePath(major: (typeof majors)[number]): string | undefined {
  const path = join(import.meta.dirname, `../runtimes/node_modules/node-${major}-${process.arch}/bin/node`);
  return existsSync(path) ? path : undefined;
}

/** Said when a matrix test cannot run; in CI a missing runtime is a failure. */
export const runtimesSkip = 'test/runtimes is not installed: npm ci --prefix test/runtimes';
