// A folder for one test file, removed afterwards.
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** Makes a fresh scratch folder that is removed when the test file is done. */
export function scratchFolder(name: string): string {
  const path = realpathSync(mkdtempSync(join(tmpdir(), `ystack-${name}-`)));
  afterAll(() => rmSync(path, { recursive: true, force: true }));
  return path;
}
