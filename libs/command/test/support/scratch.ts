// A temporary folder for each test of the file that calls this.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';

export type Scratch = {
  readonly path: (name?: string) => string;
  readonly write: (name: string, text: string) => string;
};

export function scratchPerTest(): Scratch {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'ystack-command-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  const path = (name = ''): string => join(folder, name);
  return {
    path,
    write: (name, text) => {
      writeFileSync(path(name), text);
      return path(name);
    },
  };
}
