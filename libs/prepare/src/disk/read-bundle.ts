// The documents of a bundle, read through its held folder: exactly the names that a bundle has, each a private regular file,
// and the lock that fits them.
import { lstatSync, type Stats } from 'node:fs';
import { accept } from '#canonical';
import { admitFile, type Folder } from '#files';
import type { Caps } from '../caps.ts';
import {
  bundleNames,
  candidateName,
  type DocumentName,
  type Documents,
  documentNames,
  lockName,
  lockOf,
} from '../documents/lock.ts';
import { fail, type PreparationOutcome } from '../refusals.ts';
import { isOwnId } from './place.ts';

export type BundleFiles = { readonly documents: Documents; readonly lock: Uint8Array };

/**
 * Reads the documents. Refuses E_INCOMPLETE when a name is missing, E_STORAGE for another name, kind, mode, owner or number of
 * links, E_LIMIT for a document that is too large, E_IDENTITY when the lock does not fit.
 */
export function readBundle(bundle: Folder, caps: Caps): PreparationOutcome<BundleFiles> {
  const flaw = checkNames(bundle);
  if (!flaw.ok) return flaw;
  const read: Partial<Record<DocumentName, Uint8Array>> = {};
  for (const name of documentNames) {
    const document = readOne(bundle, name, bytesMaxOf(caps)[name]);
    if (!document.ok) return document;
    read[name] = document.value;
  }
  const documents = read as Documents;
  const lock = readOne(bundle, lockName, lockBytesMax);
  if (!lock.ok) return lock;
  return Buffer.compare(lock.value, lockOf(documents)) === 0
    ? accept({ documents, lock: lock.value })
    : fail('E_IDENTITY', 'lock', 'the digests of the documents beside it', lockName);
}

const lockBytesMax = 4096;

const bytesMaxOf = (caps: Caps): Readonly<Record<DocumentName, number>> => ({
  'input.json': caps.inputBytesMax,
  'manifest.json': caps.manifestBytesMax,
  'record.json': caps.recordBytesMax,
  'response.json': caps.responseBytesMax,
});

function checkNames(bundle: Folder): PreparationOutcome<void> {
  const names = bundle.names().map((name) => name.toString('latin1'));
  const lacking = bundleNames.find((name) => !names.includes(name));
  if (lacking !== undefined) return fail('E_INCOMPLETE', 'missing', 'a bundle with all of its parts', lacking);
  const extra = names.find((name) => !bundleNames.includes(name));
  if (extra !== undefined) return fail('E_STORAGE', 'extra', `nothing but ${bundleNames.join(', ')}`, extra);
  const stats = lstatSync(bundle.at(candidateName));
  if (!stats.isDirectory()) return fail('E_STORAGE', 'kind', 'a folder', candidateName);
  return isClosed(stats)
    ? accept(undefined)
    : fail('E_STORAGE', 'mode', 'a folder of your own, mode 0500', candidateName);
}

/** Whether a folder is one's own and cannot be written. */
export const isClosed = ({ mode, uid }: Stats): boolean => (mode & 0o7777) === 0o500 && isOwnId(uid);

function readOne(bundle: Folder, name: string, bytesMax: number): PreparationOutcome<Uint8Array> {
  const path = String(bundle.at(name));
  const stats = lstatSync(path);
  if (!stats.isFile() || stats.nlink !== 1) return fail('E_STORAGE', 'kind', 'a regular file with one name', name);
  if ((stats.mode & 0o7777) !== 0o400 || !isOwnId(stats.uid)) {
    return fail('E_STORAGE', 'mode', 'a file of your own, mode 0400', name);
  }
  const file = admitFile(path, { bytesMax });
  if (file.ok) return accept(file.value.bytes);
  return fail(file.refusal.code === 'E_LIMIT' ? 'E_LIMIT' : 'E_STORAGE', 'unreadable', file.refusal.expected, name);
}
