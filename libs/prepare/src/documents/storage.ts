// What a prepared candidate looks like from outside, as the system tells it of every entry without opening one: kind,
// permission bits, and of files size and number of links. One digest of it lets whoever takes a bundle over see with one walk
// that nothing was put in, taken out or linked. Numbers of devices, inodes and times are no part of it.
import { documentDigest } from '#canonical';
import type { CandidateContentManifest } from '../generated/candidate-content-manifest.d.ts';
import { isFile } from './manifest.ts';

export type StoredEntry =
  | { readonly path: string; readonly kind: 'directory'; readonly mode: string }
  | {
      readonly path: string;
      readonly kind: 'file';
      readonly link_count: number;
      readonly mode: string;
      readonly size_bytes: number;
    };

/** What a manifest says that the system must tell, in its order. */
export const storageOf = ({ entries }: CandidateContentManifest): readonly StoredEntry[] =>
  entries.map((entry) =>
    isFile(entry)
      ? { path: entry.path, kind: entry.kind, link_count: 1, mode: entry.mode, size_bytes: entry.size_bytes }
      : { path: entry.path, kind: entry.kind, mode: entry.mode },
  );

/** The digest of what the system told, sorted by path. */
export const storageDigest = (entries: readonly StoredEntry[]): string => documentDigest(entries);
