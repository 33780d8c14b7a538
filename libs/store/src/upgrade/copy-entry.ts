// Copies a file or link of the owner from one held folder to another, exactly: a link as a link, a file byte by byte with
// its permission bits. Times, owners and extended attributes are not carried over; the tree that is put aside keeps them.
import {
  chmodSync,
  closeSync,
  constants,
  fchmodSync,
  fstatSync,
  mkdirSync,
  openSync,
  readlinkSync,
  readSync,
  symlinkSync,
  writeSync,
} from 'node:fs';
import { attempt, type Folder, type RawName } from '#files';

const piece = Buffer.allocUnsafe(1 << 18);
const readFlags = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;
const createFlags = constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL | constants.O_NOFOLLOW;

/** Makes a folder whose name may be any bytes, open to its owner alone whatever the umask; its own mode comes last. */
export function makeRawFolder(parent: Folder, name: RawName): void {
  attempt('make the folder', parent.named(name), () => {
    mkdirSync(parent.at(name), 0o700);
    chmodSync(parent.at(name), 0o700);
  });
}

export function copyLink(from: Folder, to: Folder, name: RawName): void {
  attempt('copy', from.named(name), () =>
    symlinkSync(readlinkSync(from.at(name), { encoding: 'buffer' }), to.at(name)),
  );
}

/** Copies a file, its mode set to `mode`. What is no regular file any more is copied as nothing: the caller compares. */
export function copyFile(from: Folder, to: Folder, name: RawName, mode: number): void {
  attempt('copy', from.named(name), () => {
    const source = openSync(from.at(name), readFlags);
    try {
      if (fstatSync(source).isFile()) writeCopy(source, to.at(name), mode);
    } finally {
      closeSync(source);
    }
  });
}

function writeCopy(source: number, path: string | Buffer, mode: number): void {
  const copy = openSync(path, createFlags, 0o600);
  try {
    for (let offset = 0; ; ) {
      const count = readSync(source, piece, 0, piece.length, offset);
      if (count === 0) break;
      for (let written = 0; written < count; ) written += writeSync(copy, piece, written, count - written);
      offset += count;
    }
    fchmodSync(copy, mode);
  } finally {
    closeSync(copy);
  }
}
