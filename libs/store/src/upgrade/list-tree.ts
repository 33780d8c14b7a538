// Everything in a tree as data: kind, mode and digest of each path, with the bytes of its name. What cannot be carried over
// to another tree (a device, a mount, what cannot be read or is somebody else's) is listed as odd, and refused by whoever
// would have to carry it.
import { lstatSync, readlinkSync } from 'node:fs';
import { compareCodePoints, type Refusal, sha256Hex } from '#canonical';
import { attempt, digestFile, errnoOf, type Folder, type TreeEntry, walkTree } from '#files';
import type { EntryState } from '../generated/upgrade-plan.js';
import { targetRefusal } from '../target-rules.ts';
import { isSameState, octal } from './entry-state.ts';

export type Listed = {
  /** The last name of the path, as it is on disk. */
  readonly name: Buffer;
  readonly state?: EntryState;
  /** Why it cannot be carried over. */
  readonly odd?: string;
};

export type Listing = {
  /** Permission bits of the tree's own folder. */
  readonly mode: string;
  /** By path, sorted. */
  readonly entries: ReadonlyMap<string, Listed>;
};

/** Lists a held tree, no link followed. Throws `FilesFault` when the disk fails. */
export function listTree(tree: Folder): Listing {
  const entries: [string, Listed][] = [];
  for (const entry of walkTree(tree)) entries.push([entry.path, { name: entry.name, ...lookAt(entry, tree) }]);
  entries.sort(([left], [right]) => compareCodePoints(left, right));
  return { mode: octal(tree.mode()), entries: new Map(entries) };
}

type Look = { readonly state: EntryState } | { readonly odd: string };

function lookAt({ kind, parent, name }: TreeEntry, tree: Folder): Look {
  try {
    const stats = attempt('look at', parent.named(name), () => lstatSync(parent.at(name), { bigint: true }));
    if (stats.dev !== tree.identity.device) return { odd: 'another file system is mounted there' };
    if (Number(stats.uid) !== process.geteuid?.()) return { odd: 'it belongs to another user' };
    if (kind === 'folder') return { state: { kind, mode: octal(Number(stats.mode & 0o7777n)) } };
    if (kind === 'link') {
      const leadsTo = attempt('read', parent.named(name), () => readlinkSync(parent.at(name), { encoding: 'buffer' }));
      return { state: { kind, sha256: sha256Hex(leadsTo) } };
    }
    const file = kind === 'file' ? digestFile(parent, name) : undefined;
    if (file === undefined) return { odd: kind === 'unreadable' ? 'it cannot be read' : 'it is a special file' };
    return {
      state: { kind: 'file', mode: octal(file.mode), sha256: file.sha256, size_bytes: file.sizeBytes },
    };
  } catch (error) {
    const errno = errnoOf(error);
    if (['EACCES', 'EPERM'].includes(errno)) return { odd: 'it cannot be read' };
    if (['ENOENT', 'ELOOP', 'ENXIO', 'EINVAL'].includes(errno)) return { odd: 'it moved while it was looked at' };
    throw error;
  }
}

/** `E_TARGET` for the first entry of a tree that cannot be carried over. */
export function checkOrdinary(tree: Folder, { entries }: Listing): Refusal<'E_TARGET'> | undefined {
  for (const [path, { odd }] of entries) {
    if (odd === undefined) continue;
    const expected = `files, folders and symbolic links of yours alone; \`${path}\`: ${odd}`;
    return targetRefusal(tree.path, expected, 'move it out of the tree, then plan again');
  }
  return undefined;
}

/** Paths at which a tree is not as it is said to be, sorted; the tree's own folder is `.`. */
export function differingPaths(listing: Listing, mode: string, wanted: ReadonlyMap<string, EntryState>): string[] {
  const paths = new Set([...listing.entries.keys(), ...wanted.keys()]);
  const differing = [...paths].filter((path) => {
    const listed = listing.entries.get(path);
    return listed?.odd !== undefined || !isSameState(listed?.state, wanted.get(path));
  });
  return [...(listing.mode === mode ? [] : ['.']), ...differing.sort(compareCodePoints)];
}
