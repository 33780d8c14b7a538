// What a generator is: a function from the working tree to the bytes of the files it keeps. It writes nothing itself, so
// `npm run generate` and `npm run generate -- --check` go through the same bytes.

/** Files by path relative to the repository root, `/`-separated. */
export type GeneratedFiles = ReadonlyMap<string, Uint8Array>;

/** Whether a path is asked for: `--only libs/store` narrows a run to what lies below. */
export type Only = (path: string) => boolean;

export type Generator = {
  /** One word for messages. */
  readonly name: string;
  /**
   * The bytes of every file this generator keeps below one of the folders `only`. A generator may make more than that;
   * what lies elsewhere is dropped. Throws when a source of it is unusable.
   */
  readonly generate: (root: string, only: Only) => Promise<GeneratedFiles>;
  /** Files that exist now and belong to this generator; one that it no longer makes is removed. */
  readonly existing?: (root: string) => readonly string[];
};

export const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
