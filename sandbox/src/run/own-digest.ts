// The supervisor's own code as one digest: every source file of this room, by path.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compareCodePoints, sha256Hex, textDigest } from '#canonical';

const home = join(import.meta.dirname, '..');
let known: string | undefined;

/** SHA-256 over a line `sha256 path` for each file below `src`, sorted by path; read once in a process. */
export function supervisorDigest(): string {
  known ??= textDigest(
    readdirSync(home, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(ts|js|json)$/.test(path))
      .toSorted(compareCodePoints)
      .map((path) => `${sha256Hex(readFileSync(join(home, path)))} ${path}\n`)
      .join(''),
  );
  return known;
}
