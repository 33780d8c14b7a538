// Turns a checked archive into whole files. Content that lies in one piece of the input is handed over as it lies there,
// only what straddles pieces is put together; so memory is one piece and the largest file.
import { accept, type Result, refuse } from '#canonical';
import { type ArchiveEntry, type ArchivePart, createArchiveChecker } from '#packaging';
import type { ReleaseEntry } from './release-source.ts';

/** The wanted entries of an archive, each proven; ends with `E_DIGEST` at the first byte that the manifest does not imply. */
export function* readArchive(
  entries: readonly ArchiveEntry[],
  chunks: Iterable<Uint8Array>,
  wanted: ReadonlySet<string>,
): Generator<Result<ReleaseEntry, 'E_DIGEST'>> {
  const checker = createArchiveChecker(entries);
  const file = new Assembly(wanted);
  for (const chunk of chunks) {
    const parts = checker.push(chunk);
    if (!parts.ok) return yield refuse(parts.refusal);
    for (const part of parts.value) {
      const whole = file.add(part);
      if (whole !== undefined) yield accept(whole);
    }
    file.keep();
  }
  const end = checker.end();
  if (!end.ok) yield refuse(end.refusal);
}

/** One file on its way through. */
class Assembly {
  readonly #wanted: ReadonlySet<string>;
  /** What was seen of the file: a view of the current piece, or a buffer of the file's whole size. */
  #view: Uint8Array | undefined;
  #whole: Uint8Array | undefined;
  #length = 0;
  #isWanted = false;

  constructor(wanted: ReadonlySet<string>) {
    this.#wanted = wanted;
  }

  /** Takes a part; gives the file when it is complete. */
  add(part: ArchivePart): ReleaseEntry | undefined {
    switch (part.type) {
      case 'begin':
        this.#begin(part.entry);
        return undefined;
      case 'content':
        if (this.#isWanted) this.#append(part.entry, part.bytes);
        return undefined;
      case 'end':
        return this.#isWanted ? this.#finish(part.entry) : undefined;
    }
  }

  /** Called before the current piece is given up: what is only a view of it is copied. */
  keep(): void {
    if (this.#view !== undefined && this.#whole === undefined) this.#view = this.#view.slice();
  }

  #begin({ path }: ArchiveEntry): void {
    this.#isWanted = this.#wanted.has(path);
    this.#view = undefined;
    this.#whole = undefined;
    this.#length = 0;
  }

  #append({ size_bytes: sizeBytes }: ArchiveEntry, bytes: Uint8Array): void {
    if (this.#length === 0) {
      this.#view = bytes;
      this.#length = bytes.length;
      return;
    }
    if (this.#whole === undefined) {
      this.#whole = new Uint8Array(sizeBytes);
      this.#whole.set(this.#view ?? new Uint8Array(0));
    }
    this.#whole.set(bytes, this.#length);
    this.#length += bytes.length;
  }

  #finish({ path, mode, sha256 }: ArchiveEntry): ReleaseEntry {
    const bytes = this.#whole ?? this.#view ?? new Uint8Array(0);
    this.#isWanted = false;
    this.#view = undefined;
    this.#whole = undefined;
    return { path, executable: mode === '100755', bytes, sha256 };
  }
}
