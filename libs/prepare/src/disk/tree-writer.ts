// Writes a tree below a held folder, each folder made and opened through the one above it, so nothing that appears in the
// way is followed. Folders stay writable until the whole tree stands; as many are open as the path is deep.
import { createFile, type Folder, makeFolder } from '#files';

export class TreeWriter {
  readonly #root: Folder;
  readonly #made = new Set<string>();
  #open: { readonly path: string; readonly folder: Folder }[] = [];

  constructor(root: Folder) {
    this.#root = root;
  }

  /** Creates a file at a path of names joined by slashes. Throws `FilesFault`, `EEXIST` when something stands there. */
  write(path: string, bytes: Uint8Array, mode: number): void {
    const end = path.lastIndexOf('/');
    const folder = end < 0 ? this.#root : this.#enter(path.slice(0, end));
    createFile(folder, path.slice(end + 1), bytes, mode, false);
  }

  close(): void {
    for (const { folder } of this.#open.splice(0)) folder.close();
  }

  #enter(path: string): Folder {
    for (let last = this.#open.at(-1); last !== undefined && !isInside(path, last.path); last = this.#open.at(-1)) {
      last.folder.close();
      this.#open.pop();
    }
    for (let last = this.#open.at(-1); ; last = this.#open.at(-1)) {
      if (last?.path === path) return last.folder;
      const start = last === undefined ? 0 : last.path.length + 1;
      const slash = path.indexOf('/', start);
      const next = slash < 0 ? path : path.slice(0, slash);
      this.#open.push({
        path: next,
        folder: this.#step(last?.folder ?? this.#root, next, path.slice(start, next.length)),
      });
    }
  }

  #step(parent: Folder, path: string, name: string): Folder {
    if (this.#made.has(path)) return parent.open(name);
    this.#made.add(path);
    return makeFolder(parent, name, 0o700);
  }
}

const isInside = (path: string, folder: string): boolean => path === folder || path.startsWith(`${folder}/`);
