// One pack of the embedded backend: found by our index reader, bounded by our look at its entries, unfolded by
// isomorphic-git. The library is shown this pack and nothing else of the disk, and nothing it could write to.
import { closeSync, constants, fstatSync, openSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readObject } from 'isomorphic-git';
import type { ObjectType } from '#objects';
import { Unreadable } from './loose-object.ts';
import { PackEntries } from './pack-entry.ts';
import { type PackIndex, parsePackIndex } from './pack-index.ts';
import { kindOf, readSmallFile } from './small-file.ts';

/** Largest pack and index, in bytes: the library holds a pack in memory whole. */
export const packBytesMax = 1024 * 1_048_576;
export const indexBytesMax = 256 * 1_048_576;

export type PackInfo = { readonly type: ObjectType; readonly sizeBytes: number };

export class PackFile {
  readonly #index: PackIndex;
  readonly #entries: PackEntries;
  readonly #handle: number;
  readonly #view: ReadOnlyView;
  // The library keeps its parsed index and the pack here; without it each call would read both again.
  readonly #cache = {};

  private constructor(handle: number, index: PackIndex, view: ReadOnlyView) {
    this.#handle = handle;
    this.#index = index;
    this.#entries = new PackEntries(handle, index);
    this.#view = view;
  }

  /** Opens `<folder>/<name>.pack` and its index; undefined when either is damaged or above this backend's bounds. */
  static open(folder: string, name: string): PackFile | undefined {
    const index = readSmallFile(join(folder, `${name}.idx`), name, indexBytesMax);
    if (!index.ok || index.value === undefined || kindOf(join(folder, `${name}.pack`)) !== 'file') return undefined;
    const handle = openSync(
      join(folder, `${name}.pack`),
      constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK,
    );
    const stat = fstatSync(handle);
    const parsed = stat.isFile() && stat.size <= packBytesMax ? parsePackIndex(index.value, stat.size) : undefined;
    if (parsed === undefined) {
      closeSync(handle);
      return undefined;
    }
    return new PackFile(handle, parsed, new ReadOnlyView(folder, name));
  }

  /** Type and size of an object in this pack; undefined when it is not in it. Throws `Unreadable`. */
  info(oid: string): PackInfo | undefined {
    const offset = this.#index.find(oid);
    return offset === undefined ? undefined : this.#entries.info(offset);
  }

  /** Content of an object in this pack, not yet hashed. Throws `Unreadable`. */
  async content(oid: string, expected: ObjectType): Promise<Uint8Array> {
    this.#entries.prove(this.#index.find(oid) ?? 0);
    const { type, object } = await this.#unfold(oid);
    if (type !== expected || !(object instanceof Uint8Array)) throw new Unreadable();
    return new Uint8Array(object.buffer, object.byteOffset, object.length);
  }

  async #unfold(oid: string) {
    try {
      return await readObject({ fs: this.#view.fs, gitdir: root, oid, format: 'content', cache: this.#cache });
    } catch {
      throw new Unreadable();
    }
  }

  close(): void {
    closeSync(this.#handle);
  }
}

const root = '/repository';
const packFolder = `${root}/objects/pack`;

/** The disk as the library sees it: a repository with one pack. */
class ReadOnlyView {
  readonly fs;

  constructor(folder: string, name: string) {
    const files = [`${name}.idx`, `${name}.pack`];
    const absent = async (path: string): Promise<never> => {
      throw Object.assign(new Error(`no ${path}`), { code: 'ENOENT' });
    };
    const sealed = async (): Promise<never> => {
      throw Object.assign(new Error('read only'), { code: 'EROFS' });
    };
    const known = (path: string) => files.find((file) => path === `${packFolder}/${file}`);
    const stat = async (path: string) =>
      path === root ? { isDirectory: () => true, isFile: () => false, isSymbolicLink: () => false } : absent(path);
    this.fs = {
      promises: {
        readFile: async (path: string) => {
          const file = known(path);
          return file === undefined ? absent(path) : readFile(join(folder, file));
        },
        readdir: async (path: string) => (path === packFolder ? files : absent(path)),
        stat,
        lstat: stat,
        readlink: absent,
        writeFile: sealed,
        unlink: sealed,
        mkdir: sealed,
        rmdir: sealed,
        symlink: sealed,
        chmod: sealed,
      },
    };
  }
}
