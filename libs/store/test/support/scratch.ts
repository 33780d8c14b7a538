// A folder for one test file, removed afterwards whatever modes are in it.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

export type Scratch = {
  readonly path: string;
  /** A fresh folder in the scratch folder, and its path. */
  folder(name?: string): string;
};

/** Makes a scratch folder; `readable` by every user when a test changes user. */
export function scratchFolder(name: string): Scratch {
  const path = realpathSync(mkdtempSync(join(tmpdir(), `ystack-${name}-`)));
  let count = 0;
  afterAll(() => {
    spawnSync('chmod', ['-R', 'u+rwx', path]);
    rmSync(path, { recursive: true, force: true });
  });
  return {
    path,
    folder: (inner = 'folder') => {
      const made = join(path, `${inner}-${count++}`);
      mkdirSync(made);
      return made;
    },
  };
}
