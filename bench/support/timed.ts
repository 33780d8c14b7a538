// One program, timed: by the clock, and by the processor time of it and of everything it started. On a machine that other
// work shares the second is the steadier of the two.
import { spawnSync } from 'node:child_process';

export type Timed = { readonly seconds: number; readonly cpuSeconds: number; readonly stdout: string };

// The shell reports its children last: user and system time, minutes and seconds.
const script = '"$@"; status=$?; times >&2; exit $status';
const childTimes = /(\d+)m([\d.]+)s (\d+)m([\d.]+)s\s*$/;

/** Runs a program after a sync, so that nobody pays for what was written before. Throws when it fails. */
export function timed(program: string, words: readonly string[], cwd?: string): Timed {
  spawnSync('sync');
  const start = performance.now();
  const run = spawnSync('sh', ['-c', script, 'sh', program, ...words], { cwd, encoding: 'utf8', maxBuffer: 1 << 26 });
  const seconds = (performance.now() - start) / 1000;
  const [, userMin, userS, systemMin, systemS] = (childTimes.exec(run.stderr) ?? []).map(Number);
  if (run.status !== 0 || userMin === undefined) throw new Error(`${program}: ${run.stderr}`);
  return {
    seconds,
    cpuSeconds: (userMin + (systemMin ?? 0)) * 60 + (userS ?? 0) + (systemS ?? 0),
    stdout: run.stdout,
  };
}
