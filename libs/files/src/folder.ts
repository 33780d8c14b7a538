// A held folder. Paths are asked for by name again and again, and between two calls anybody who may write above can make
// a name mean something else; a descriptor cannot be moved. On Linux every access goes through the descriptor
// (`/proc/self/fd/N/name`, the road Node leaves to openat); elsewhere through the path, and `isInPlace` tells a move.
import { closeSync, constants, fstatSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { attempt, succeeds } from './fault.ts';
import { type Identity, identityAt, identityOfDescriptor, isSameFile } from './identity.ts';
import { displayName, joinRaw, type RawName } from './raw-name.ts';

const folderFlags = constants.O_RDONLY | constants.O_DIRECTORY | constants.O_NOFOLLOW;

export class Folder {
  /** The path as people know it. */
  readonly path: string;
  readonly identity: Identity;
  readonly #descriptor: number;
  readonly #base: string;
  #isOpen = true;

  constructor(path: string, descriptor: number) {
    this.path = path;
    this.#descriptor = descriptor;
    this.identity = identityOfDescriptor(descriptor);
    const held = `/proc/self/fd/${descriptor}`;
    this.#base = isSameFile(identityAt(`${held}/.`), this.identity) ? held : path;
  }

  /** Where the system finds `name` in this folder. For messages use `named`. */
  at(name: RawName): string | Buffer {
    return typeof name === 'string' ? `${this.#base}/${name}` : joinRaw(this.#base, name);
  }

  /** The path of `name` as people know it. */
  named(name: RawName): string {
    return join(this.path, displayName(name));
  }

  /** Opens a folder in this one; a link in its place is a fault (`ELOOP` or `ENOTDIR`). */
  open(name: RawName): Folder {
    return holdFolder(this.named(name), this.at(name));
  }

  /** Names of the entries, as bytes, sorted as bytes. */
  names(): Buffer[] {
    const names = attempt('list', this.path, () => readdirSync(`${this.#base}/.`, { encoding: 'buffer' }));
    return names.sort(Buffer.compare);
  }

  /** Permission bits with setuid, setgid and sticky. */
  mode(): number {
    return attempt('look at', this.path, () => fstatSync(this.#descriptor).mode & 0o7777);
  }

  /** Makes the folder's own entries durable. */
  sync(): void {
    attempt('sync the folder', this.path, () => fsyncSync(this.#descriptor));
  }

  syncAndClose(): void {
    try {
      this.sync();
    } finally {
      this.close();
    }
  }

  /** Whether the path still leads here, its last component not followed. */
  isInPlace(): boolean {
    return isSameFile(identityAt(this.path), this.identity);
  }

  /** Closing twice is fine: a descriptor number is soon somebody else's, so it is closed once. */
  close(): void {
    if (this.#isOpen) succeeds(() => closeSync(this.#descriptor));
    this.#isOpen = false;
  }
}

/** Opens a folder by path; its last component must not be a link. Throws `FilesFault`. */
export const openFolder = (path: string): Folder => holdFolder(path, path);

function holdFolder(path: string, where: string | Buffer): Folder {
  return attempt('open the folder', path, () => {
    const descriptor = openSync(where, folderFlags);
    try {
      return new Folder(path, descriptor);
    } catch (error) {
      closeSync(descriptor);
      throw error;
    }
  });
}

/** Runs `use` with a folder that is closed afterwards. */
export function withFolder<T>(folder: Folder, use: (folder: Folder) => T): T {
  try {
    return use(folder);
  } finally {
    folder.close();
  }
}
