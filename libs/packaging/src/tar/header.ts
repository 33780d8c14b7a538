// The blocks of an archive that are not content. Headers are written by the `tar` package's own encoder from four facts
// (path, permissions, size, kind); owner and times are zero and names empty. A path that the two name fields of a header
// cannot hold exactly (over 255 bytes, no cut at a slash that fits, or not ASCII) is said once more in a pax record.
import { Header } from 'tar/header';
import { Pax } from 'tar/pax';
import type { ArchiveEntry } from './entries.ts';

export const blockBytes = 512;

/** What stands before an entry's content: one block, or a pax header, its record and the block. */
export function headerBytes({
  path,
  mode,
  size_bytes,
}: Pick<ArchiveEntry, 'path' | 'mode' | 'size_bytes'>): Uint8Array {
  const fields = { path, size: size_bytes, mode: mode === '100755' ? 0o755 : 0o644, type: 'File' } as const;
  const { block, isExact } = encodeHeader(fields);
  if (isExact) return block;
  // Only the path: `Pax.encode` would add times and owner as records.
  const record = Buffer.from(new Pax({ path }).encodeBody(), 'utf8');
  const extended = encodeHeader({ path: paxName, size: record.length, mode: 0o644, type: 'ExtendedHeader' });
  return Buffer.concat([extended.block, record, Buffer.alloc(paddingOf(record.length)), block]);
}

/** The name every pax header carries; readers ignore it. */
const paxName = 'PaxHeader/path';

/** How many zero bytes follow content of this size. */
export const paddingOf = (sizeBytes: number): number => (blockBytes - (sizeBytes % blockBytes)) % blockBytes;

/** The end of an archive: two zero blocks, and nothing behind them. */
export const trailer: Uint8Array = new Uint8Array(2 * blockBytes);

/** The size in bytes of the archive with these entries. */
export const archiveBytes = (entries: Iterable<ArchiveEntry>): number => {
  let total = trailer.length;
  for (const entry of entries) total += headerBytes(entry).length + entry.size_bytes + paddingOf(entry.size_bytes);
  return total;
};

type Fields = {
  readonly path: string;
  readonly size: number;
  readonly mode: number;
  readonly type: 'File' | 'ExtendedHeader';
};

function encodeHeader(fields: Fields): { readonly block: Buffer; readonly isExact: boolean } {
  const block = Buffer.alloc(blockBytes);
  const empty = { linkpath: '', uname: '', gname: '', devmaj: 0, devmin: 0 };
  const header = new Header({ ...fields, ...empty, uid: 0, gid: 0, mtime: new Date(0) });
  const needsPax = header.encode(block, 0);
  // Read back as well: a name of exactly 100 bytes comes out with `./` before it.
  return { block, isExact: !needsPax && new Header(block).path === fields.path };
}
