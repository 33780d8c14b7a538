// A rename ends at the border of a file system. The tree is staged beside its target, so where the machine has its
// temporary folder is nothing to an installation.
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sampleRelease, writeDirectory } from './support/sample-release.ts';
import { scratchFolder } from './support/scratch.ts';
import { snapshotOf } from './support/snapshot.ts';

const scratch = scratchFolder('temporary');
const child = join(import.meta.dirname, 'support/install-child.ts');

test('a temporary folder on another mount, or nowhere, plays no part in an installation', () => {
  const directory = scratch.folder('release');
  writeDirectory(directory, sampleRelease());
  const install = (temporary: string) => {
    const target = scratch.folder('target');
    const env = { TMPDIR: temporary, TMP: temporary, TEMP: temporary };
    const done = spawnSync(process.execPath, [child, directory, 'profile.sample.v1', target], {
      env,
      encoding: 'utf8',
    });
    return { target, said: done.stdout.trimEnd().split('\n').at(-1) };
  };
  const usual = install(scratch.path);
  expect(usual.said).toMatch(/^install\./);
  // Always another file system, and one on which nothing can be made.
  expect(statSync('/proc').dev).not.toBe(statSync(scratch.path).dev);
  for (const temporary of ['/proc', '/nonexistent']) {
    const done = install(temporary);
    expect(done.said).toBe(usual.said);
    expect(snapshotOf(done.target)).toEqual(snapshotOf(usual.target));
  }
});
