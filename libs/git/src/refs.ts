// Refs resolved here rather than by a library: `ref: ../../etc/passwd` in HEAD, or a link in the refs folder, must not
// make anything outside the repository be read. A ref's id proves nothing; what it names is checked when it is read.
import { join } from 'node:path';
import { accept } from '#canonical';
import { decline, type HashAlgorithm, isObjectId } from '#objects';
import type { Layout } from './layout.ts';
import { readPackedRefs } from './packed-refs.ts';
import { isRefName } from './ref-name.ts';
import type { RepositoryDetail, RepositoryOutcome } from './refusals.ts';
import { kindOf, readSmallFile, refuseLink } from './small-file.ts';

/** How many symbolic refs may follow one another; Git's own bound. */
export const symbolicDepthMax = 5;
const refBytesMax = 4096;

/** The id that `HEAD` or a full ref holds. The object need not exist. */
export function resolveRef(layout: Layout, algorithm: HashAlgorithm, name: string): RepositoryOutcome<string> {
  let current = name;
  for (let depth = 0; depth <= symbolicDepthMax; depth += 1) {
    if (current !== 'HEAD' && !isRefName(current)) {
      return bad('ref-name', `${layout.label}${printable(depth === 0 ? current : name)}`, 'a full ref name (`refs/…`)');
    }
    const text = readLoose(layout, current);
    if (!text.ok) return text;
    if (text.value === undefined) return resolvePacked(layout, algorithm, current);
    const target = /^ref: *([^\n]*)\n?$/.exec(text.value)?.[1];
    if (target === undefined) return parseId(layout, algorithm, current, text.value);
    current = target.trimEnd();
  }
  return bad('ref-depth', `${layout.label}${name}`, `at most ${symbolicDepthMax} symbolic refs in a row`);
}

function readLoose(layout: Layout, name: string): RepositoryOutcome<string | undefined> {
  const folder = name === 'HEAD' || perWorktree.test(name) ? layout.gitDir : layout.commonDir;
  const parts = name.split('/');
  for (let count = 1; count < parts.length; count += 1) {
    const path = parts.slice(0, count).join('/');
    const kind = kindOf(join(folder, path));
    if (kind === 'symlink') return refuseLink(`${layout.label}${path}`);
    if (kind !== 'directory') return accept(undefined);
  }
  const path = join(folder, name);
  // A folder of that name holds other refs; this one may still be packed.
  if (kindOf(path) === 'directory') return accept(undefined);
  const bytes = readSmallFile(path, `${layout.label}${name}`, refBytesMax);
  return bytes.ok ? accept(bytes.value?.toString('utf8')) : bytes;
}

// These belong to one work tree; all other refs are shared.
const perWorktree = /^refs\/(bisect|worktree|rewritten)\//;

function resolvePacked(layout: Layout, algorithm: HashAlgorithm, name: string): RepositoryOutcome<string> {
  const packed = readPackedRefs(layout, algorithm);
  if (!packed.ok) return packed;
  const id = packed.value.get(name);
  if (id !== undefined) return accept(id);
  return bad('ref-missing', `${layout.label}${name}`, 'a ref that exists', 'git for-each-ref');
}

function parseId(layout: Layout, algorithm: HashAlgorithm, name: string, text: string): RepositoryOutcome<string> {
  const id = text.trimEnd();
  if (isObjectId(id, algorithm)) return accept(id);
  const isOther = isObjectId(id, algorithm === 'sha1' ? 'sha256' : 'sha1');
  return bad(isOther ? 'mixed-hash' : 'ref-content', `${layout.label}${name}`, `a full ${algorithm} id`);
}

const printable = (text: string): string => JSON.stringify(text.slice(0, 200)).slice(1, -1);

const bad = (detail: RepositoryDetail, at: string, expected: string, mend?: string) =>
  decline({ code: 'E_REPOSITORY' as const, detail, expected, at, ...(mend === undefined ? {} : { mend }) });
