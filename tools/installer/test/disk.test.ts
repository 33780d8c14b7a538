import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sampleRelease, writeDirectory } from '../../../libs/store/test/support/sample-release.ts';
import { scratchFolder } from '../../../libs/store/test/support/scratch.ts';
import { needs } from '../../../test/support/needs.ts';

const scratch = scratchFolder('disk');
const installer = readFileSync(join(import.meta.dirname, '../../../releases/install.mjs'));
const dir = scratch.folder('release');
writeDirectory(dir, sampleRelease({ installer, extra: { 'libs/a/b.txt': 'text\n'.repeat(40_000) } }));
const program = join(dir, 'install.mjs');

/** Runs a script in a mount namespace of its own; `$at` is an empty folder, `install` the installation into `$at/p/t`. */
function inNamespace(script: string) {
  const at = scratch.folder('mounted');
  const install = `${process.execPath} ${program} install profile.sample.v1 "$at/p/t"`;
  const whole = `set -eu; at=${at}; install() { ${install}; }; ${script}`;
  return spawnSync('unshare', ['--mount', '--map-root-user', 'sh', '-c', whole], { encoding: 'utf8' });
}

const tmpfs = (options: string) => `mount -t tmpfs -o ${options} none "$at"; mkdir -p "$at/p/t"`;
// The exit status of the installation, then what stands in the target and beside it.
const run = 'status=0; install >&2 || status=$?; ls -A "$at/p/t"; echo --; ls -A "$at/p"; exit $status';

// biome-ignore format: an aligned table
test.for([
  // what                      prepare                                                                                      status said
  ['enough room',              tmpfs('size=4m'),                                                                            0,     'installed'],
  ['too little room',          tmpfs('size=100k'),                                                                          74,    'ENOSPC'],
  ['too few inodes',           tmpfs('size=4m,nr_inodes=12'),                                                               74,    'ENOSPC'],
  ['a read-only disk',         `${tmpfs('size=4m')}; mount -o remount,ro "$at"`,                                            73,    'EROFS'],
  ['a read-only target',       `${tmpfs('size=4m')}; mount --bind "$at/p/t" "$at/p/t"; mount -o remount,ro,bind "$at/p/t"`, 73,    'mount point'],
  ['a target on another disk', `${tmpfs('size=4m')}; mount -t tmpfs none "$at/p/t"`,                                        73,    'mount point'],
] as const)('%s', async ([, prepare, status, said], context) => {
  await needs('user-namespaces')(context);
  const done = inNamespace(`${prepare}; ${run}`);
  expect(done).toMatchObject({ status, stderr: expect.stringContaining(said) });
  expect(done.stdout).toBe(`${status === 0 ? '.ystack\n' : ''}--\nt\n`);
});
