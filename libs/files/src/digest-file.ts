// What a file in a held folder is, read from disk without following a link: its digest, size and permission bits, all of
// one descriptor. Content passes through in pieces; the one buffer is shared, because nothing here waits in between.
import { createHash } from 'node:crypto';
import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs';
import { attempt } from './fault.ts';
import type { Folder } from './folder.ts';
import type { RawName } from './raw-name.ts';

export type FileDigest = {
  readonly sha256: string;
  readonly sizeBytes: number;
  /** Permission bits with setuid, setgid and sticky. */
  readonly mode: number;
};

const piece = Buffer.allocUnsafe(1 << 18);

/** Digests `name` in `folder`; undefined when what stands there is no regular file. Throws `FilesFault`. */
export function digestFile(folder: Folder, name: RawName): FileDigest | undefined {
  return attempt('read', folder.named(name), () => {
    const descriptor = openSync(folder.at(name), constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
    try {
      const stats = fstatSync(descriptor);
      if (!stats.isFile()) return undefined;
      return { ...digestOf(descriptor), mode: stats.mode & 0o7777 };
    } finally {
      closeSync(descriptor);
    }
  });
}

function digestOf(descriptor: number): { readonly sha256: string; readonly sizeBytes: number } {
  const hash = createHash('sha256');
  let sizeBytes = 0;
  for (;;) {
    const count = readSync(descriptor, piece, 0, piece.length, sizeBytes);
    if (count === 0) return { sha256: hash.digest('hex'), sizeBytes };
    hash.update(piece.subarray(0, count));
    sizeBytes += count;
  }
}
