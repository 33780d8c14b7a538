// `preparation.lock`: the digests of the four documents beside it, in the form that `sha256sum -c` reads. It is the last file
// of a bundle to be written, so a bundle without it was never finished; it locks the documents together and opens to anybody.
import { sha256Hex } from '#canonical';

export const documentNames = ['input.json', 'manifest.json', 'record.json', 'response.json'] as const;
export type DocumentName = (typeof documentNames)[number];
export type Documents = Readonly<Record<DocumentName, Uint8Array>>;

export const lockName = 'preparation.lock';
export const candidateName = 'candidate';

/** Everything that a bundle holds, sorted. */
export const bundleNames = [candidateName, ...documentNames, lockName].toSorted((a, b) => (a < b ? -1 : 1));

/** The lock of these documents. */
export const lockOf = (documents: Documents): Uint8Array =>
  new TextEncoder().encode(documentNames.map((name) => `${sha256Hex(documents[name])}  ${name}\n`).join(''));
