// The C compiler of this machine: found on the PATH, named by its digest and its own first line.
import { spawnSync } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { accept, type Result, refuse } from '#canonical';
import { findTool, visibleFile } from '../root/tools.ts';

export type Compiler = { readonly path: string; readonly sha256: string; readonly version: string };

/** The first of `gcc` and `cc` that says its version. Refuses with E_COMPILER. */
export function findCompiler(searchPath: string = process.env.PATH ?? ''): Result<Compiler, 'E_COMPILER'> {
  for (const word of ['gcc', 'cc']) {
    const path = findTool(word, searchPath)?.source;
    if (path === undefined) continue;
    const version = spawnSync(path, ['--version'], { encoding: 'utf8', env: { PATH: searchPath } }).stdout?.split(
      '\n',
    )[0];
    if (version) return accept({ path, sha256: visibleFile(realpathSync(path), path).sha256, version });
  }
  return refuse({
    code: 'E_COMPILER',
    expected: 'a C compiler: no `gcc` and no `cc` on the PATH',
    mend: 'apt-get install gcc libc6-dev',
  });
}

/** Runs the build script; the first line of what went wrong, or undefined. */
export function compile(
  compiler: Compiler,
  script: string,
  output: string,
  sources: readonly string[],
): string | undefined {
  const compiled = sources.filter((path) => path.endsWith('.c'));
  const run = spawnSync('/bin/sh', [script, compiler.path, output, ...compiled], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH ?? '', LC_ALL: 'C' },
    timeout: 120_000,
  });
  if (run.status === 0) return undefined;
  return (run.stderr || run.error?.message || 'it did not run').trim().split('\n')[0] ?? '';
}
