// A file appears whole or not at all: written under a temporary name in its own folder, synced, renamed over whatever
// stood there, the folder synced. A link at the path is replaced, never written through.
import { closeSync, constants, fchmodSync, fsyncSync, lstatSync, openSync, renameSync, unlinkSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { attempt, FilesFault, succeeds } from './fault.ts';
import { type Folder, openFolder, withFolder } from './folder.ts';
import { sweepFolder } from './sweep.ts';
import { makeTemporary } from './temporary.ts';
import { writeFully } from './write-stream.ts';

const createFlags = constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL | constants.O_NOFOLLOW;

/**
 * Writes `bytes` to `path` with permission bits `mode`, whatever the umask. The folder must exist; one that is reached
 * through links is fine. What is neither file nor link, such as a device, is never replaced. Throws `FilesFault`, and then the
 * path holds what it held before.
 */
export function writeFileDurably(path: string, bytes: Uint8Array, mode = 0o644): void {
  const full = resolve(path);
  const name = basename(full);
  withFolder(openFolder(`${dirname(full)}/.`), (folder) => {
    const there = attempt('look at', full, () => lstatSync(folder.at(name), { throwIfNoEntry: false }));
    if (there !== undefined && !there.isFile() && !there.isSymbolicLink()) {
      throw new FilesFault('put in place', full, there.isDirectory() ? 'EISDIR' : 'EEXIST');
    }
    const temporary = makeTemporary('write', name, (made) => {
      createFile(folder, made, bytes, mode, true);
      return made;
    });
    try {
      attempt('put in place', full, () => renameSync(folder.at(temporary), folder.at(name)));
    } catch (error) {
      succeeds(() => unlinkSync(folder.at(temporary)));
      throw error;
    }
    folder.sync();
    sweepFolder(folder);
  });
}

/**
 * Creates a new file in a held folder, exclusively, with exactly these permission bits. `durable` syncs it before the
 * descriptor closes. Throws `FilesFault`; a file half written is removed.
 */
export function createFile(folder: Folder, name: string, bytes: Uint8Array, mode: number, durable: boolean): void {
  const path = folder.named(name);
  const descriptor = attempt('create', path, () => openSync(folder.at(name), createFlags, mode));
  try {
    attempt('write', path, () =>
      closeAfter(descriptor, () => {
        writeFully(descriptor, bytes);
        fchmodSync(descriptor, mode);
        if (durable) fsyncSync(descriptor);
      }),
    );
  } catch (error) {
    succeeds(() => unlinkSync(folder.at(name)));
    throw error;
  }
}

// A network file system may report a failed write no sooner than at close, so that failure counts too.
function closeAfter(descriptor: number, use: () => void): void {
  try {
    use();
  } catch (error) {
    succeeds(() => closeSync(descriptor));
    throw error;
  }
  closeSync(descriptor);
}
