// Commits and annotated tags from their raw bytes. Only what decides something is read: tree, parents and the committer's
// time of a commit, the target of a tag. The headers must stand in Git's order; names, messages and signatures are not read.
import { accept } from '#canonical';
import { type HashAlgorithm, isObjectId, isObjectType, type ObjectType } from './object-id.ts';
import { decline, type ObjectDetail, type Outcome } from './outcome.ts';

/** A commit's own claims; `committerTimeS` is in seconds since 1970. */
export type Commit = { readonly tree: string; readonly parents: readonly string[]; readonly committerTimeS: number };
/** What an annotated tag points at. */
export type Tag = { readonly oid: string; readonly type: ObjectType };

export type CommitOutcome = Outcome<Commit, 'E_OBJECT', ObjectDetail>;
export type TagOutcome = Outcome<Tag, 'E_OBJECT', ObjectDetail>;

/** Reads a commit object's content. Refuses `E_OBJECT` with detail `commit-header` or `commit-time`, `at` the line. */
export function parseCommit(algorithm: HashAlgorithm, bytes: Uint8Array): CommitOutcome {
  const lines = new HeaderLines(bytes);
  const tree = idAfter('tree ', lines.next(), algorithm);
  if (tree === undefined) return bad('commit-header', lines, '`tree` and a full id');
  const parents: string[] = [];
  let line = lines.next();
  for (; line?.startsWith('parent '); line = lines.next()) {
    const parent = idAfter('parent ', line, algorithm);
    if (parent === undefined) return bad('commit-header', lines, '`parent` and a full id');
    parents.push(parent);
  }
  if (!line?.startsWith('author ')) return bad('commit-header', lines, 'an `author` line');
  const committer = lines.next();
  if (!committer?.startsWith('committer ')) return bad('commit-header', lines, 'a `committer` line');
  // The last `>` ends the address; digits are bounded so that the number is exact.
  const time = /> ([0-9]{1,15}) [+-][0-9]{1,9}$/.exec(committer)?.[1];
  if (time === undefined) return bad('commit-time', lines, 'a committer time in seconds and a zone');
  return accept({ tree, parents, committerTimeS: Number(time) });
}

/** Reads an annotated tag's content. Refuses `E_OBJECT` with detail `tag-header`. */
export function parseTag(algorithm: HashAlgorithm, bytes: Uint8Array): TagOutcome {
  const lines = new HeaderLines(bytes);
  const oid = idAfter('object ', lines.next(), algorithm);
  if (oid === undefined) return bad('tag-header', lines, '`object` and a full id');
  const typeLine = lines.next();
  const type = typeLine?.startsWith('type ') ? typeLine.slice('type '.length) : '';
  if (!isObjectType(type)) return bad('tag-header', lines, '`type` and one of blob, tree, commit, tag');
  return accept({ oid, type });
}

/** Longest header line, in bytes: room for any sane name and address. */
export const headerLineBytesMax = 65_536;

/** Lines up to the first empty one, each ended by LF and at most `headerLineBytesMax` long, taken as Latin-1. */
class HeaderLines {
  #at = 0;
  #bytes: Uint8Array;
  line = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  next(): string | undefined {
    this.line += 1;
    const window = this.#bytes.subarray(this.#at, this.#at + headerLineBytesMax + 1);
    const length = window.indexOf(0x0a);
    if (length < 1) return undefined;
    this.#at += length + 1;
    const bytes = window.subarray(0, length);
    // A NUL would end the line for a reader written in C and not for this one.
    return bytes.includes(0) ? undefined : latin1.decode(bytes);
  }
}

const latin1 = new TextDecoder('latin1');

const idAfter = (key: string, line: string | undefined, algorithm: HashAlgorithm): string | undefined => {
  if (!line?.startsWith(key)) return undefined;
  const id = line.slice(key.length);
  return isObjectId(id, algorithm) ? id : undefined;
};

const bad = (detail: ObjectDetail, lines: HeaderLines, expected: string) =>
  decline({ code: 'E_OBJECT' as const, detail, expected, at: `line ${lines.line}` });
