// A look over the names in the object folder before anything is read from it: no links, no borrowed objects, no packs of
// a partial clone, one hash width. Content is not looked at here; it is proved by its hash when it is read.
import { type Dirent, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { accept, compareCodePoints } from '#canonical';
import { decline, type HashAlgorithm, idDigits } from '#objects';
import type { RepositoryDetail, RepositoryOutcome } from './refusals.ts';
import { kindOf, refuseIrregular, refuseLink } from './small-file.ts';

/** Most names in the object folder: loose objects and packs. `git gc` brings any repository far below it. */
export const storeEntriesMax = 262_144;

/** Judges the names below `<commonDir>/objects`. */
export function judgeObjectFolder(
  commonDir: string,
  label: string,
  algorithm: HashAlgorithm,
  entriesMax = storeEntriesMax,
): RepositoryOutcome<void> {
  const scan = new Scan(join(commonDir, 'objects'), `${label}objects`, algorithm, entriesMax);
  return scan.folder('') ?? accept(undefined);
}

type Broken = { readonly ok: false; readonly refusal: Extract<RepositoryOutcome<void>, { ok: false }>['refusal'] };

const borrowed = new Set(['info/alternates', 'info/http-alternates']);
const fanout = /^[0-9a-f]{2}$/;

class Scan {
  #entries = 0;
  readonly #root: string;
  readonly #at: string;
  readonly #algorithm: HashAlgorithm;
  readonly #entriesMax: number;

  constructor(root: string, at: string, algorithm: HashAlgorithm, entriesMax: number) {
    this.#entriesMax = entriesMax;
    this.#root = root;
    this.#at = at;
    this.#algorithm = algorithm;
  }

  /** Two levels are all Git's object folder has, but for what lies in `info` (commit graphs) and `pack` (index chains). */
  folder(path: string, depth = 0): Broken | undefined {
    // The order does not matter: it decides only which of several refusals is told, so the names are sorted.
    const entries = readdirSync(join(this.#root, path), { withFileTypes: true });
    this.#entries += entries.length;
    if (this.#entries > this.#entriesMax) {
      return broken('store-entries', this.#at, `at most ${this.#entriesMax} files`, 'git gc');
    }
    for (const entry of entries.sort((left, right) => compareCodePoints(left.name, right.name))) {
      const inner = path === '' ? entry.name : `${path}/${entry.name}`;
      const refusal = this.entry(entry, path, inner, depth);
      if (refusal !== undefined) return refusal;
    }
    return undefined;
  }

  entry(entry: Dirent, folder: string, path: string, depth: number): Broken | undefined {
    const at = `${this.#at}/${path}`;
    if (entry.isSymbolicLink()) return refuseLink(at);
    if (entry.isDirectory()) return depth < 2 ? this.folder(path, depth + 1) : undefined;
    if (!entry.isFile()) return refuseIrregular(at);
    if (borrowed.has(path)) {
      return broken(
        'alternates',
        at,
        'a repository that keeps its own objects',
        'git repack -a -d, then delete the file',
      );
    }
    if (folder === 'pack' && path.endsWith('.promisor')) {
      return broken('partial-clone', at, 'a clone with all its objects', 'git clone URL FOLDER');
    }
    const otherDigits = this.#algorithm === 'sha1' ? 62 : 38;
    if (fanout.test(folder) && entry.name.length === otherDigits && /^[0-9a-f]+$/.test(entry.name)) {
      return broken(
        'mixed-hash',
        at,
        `ids of ${idDigits[this.#algorithm]} digits`,
        'git clone --no-local REPOSITORY FOLDER',
      );
    }
    return undefined;
  }
}

/** Whether any name stands below `refs/replace`. */
export function judgeReplaceFolder(commonDir: string, label: string): RepositoryOutcome<void> {
  const folder = join(commonDir, 'refs', 'replace');
  const kind = kindOf(folder);
  if (kind === 'absent') return accept(undefined);
  if (kind === 'symlink') return refuseLink(`${label}refs/replace`);
  if (kind === 'directory' && readdirSync(folder).length === 0) return accept(undefined);
  return refuseReplace(`${label}refs/replace`);
}

export const refuseReplace = (at: string) =>
  broken('replace-refs', at, 'no replacement objects', 'git replace -d $(git replace -l)');

const broken = (detail: RepositoryDetail, at: string, expected: string, mend: string) =>
  decline({ code: 'E_REPOSITORY' as const, detail, expected, at, mend });
