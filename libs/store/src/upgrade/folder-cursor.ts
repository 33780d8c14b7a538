// Opens the folders of a tree on the way to one path after another: what two paths share stays open, so a walk in order
// opens each folder once, and no more descriptors are held than the tree is deep.
import type { Folder, RawName } from '#files';

export class FolderCursor {
  readonly #root: Folder;
  readonly #nameOf: (path: string) => RawName;
  readonly #open: { readonly path: string; readonly folder: Folder }[] = [];

  /** `nameOf` gives the last name of a path as it is on disk. */
  constructor(root: Folder, nameOf: (path: string) => RawName) {
    this.#root = root;
    this.#nameOf = nameOf;
  }

  /** The folder that holds `path`, good until the next call. A link on the way is a fault. */
  holding(path: string): Folder {
    const parent = parentOf(path);
    while (this.#open.length > 0 && !isAt(this.#open.at(-1)?.path ?? '', parent)) this.#open.pop()?.folder.close();
    const from = this.#open.at(-1);
    let folder = from?.folder ?? this.#root;
    let reached = from?.path ?? '';
    while (reached !== parent) {
      const end = parent.indexOf('/', reached === '' ? 0 : reached.length + 1);
      reached = end < 0 ? parent : parent.slice(0, end);
      folder = folder.open(this.#nameOf(reached));
      this.#open.push({ path: reached, folder });
    }
    return folder;
  }

  close(): void {
    for (const { folder } of this.#open.splice(0)) folder.close();
  }
}

const parentOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')));

const isAt = (folder: string, parent: string): boolean => parent === folder || parent.startsWith(`${folder}/`);
