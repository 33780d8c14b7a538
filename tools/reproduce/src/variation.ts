// What a variation is: how a release is built again under one other circumstance, how one sees that the circumstance is
// really another, and what must come of it.

/** A way to start programs: in which folder, in which environment, through which other program. */
export type Setting = {
  /** A clone of the repository with its packages. */
  readonly root: string;
  /** Set above the plain environment, which is made from nothing; undefined takes a variable away. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** What is started instead of the command, and starts it. */
  readonly wrap?: (command: readonly string[]) => readonly string[];
  /** The `node` to use instead of the project's own, absolute. */
  readonly node?: string;
  /** Words behind the command. */
  readonly words?: readonly string[];
};

/** JavaScript that prints whether the circumstance holds: `true`, or the run shows nothing. */
export type Witness = string;

export type Variation = {
  /** Lower case and hyphens. */
  readonly name: string;
  /** What has gone wrong by it elsewhere, in one line. */
  readonly why: string;
  /**
   * `release` runs Nx and compares every file of the release directory; `manifest` derives the manifest in one process,
   * whose id covers every file, and compares that.
   */
  readonly compares: 'release' | 'manifest';
  /** Tokens that may come instead of equal bytes; without them only equal bytes will do. */
  readonly refusedWith?: readonly string[];
  readonly witness?: Witness;
  /** Makes the circumstance, or says in one line why this machine has none. */
  readonly prepare: (workshop: Workshop) => Promise<Setting | Unavailable> | Setting | Unavailable;
};

export type Unavailable = { readonly unavailable: string };

/** Where clones are made. */
export type Workshop = {
  /** A folder that is removed afterwards. */
  readonly folder: string;
  /** The release commit, in full hex. */
  readonly commit: string;
  /** The repository that is reproduced. */
  readonly source: string;
  /** A clone in the plain place, made once; `dist` and Nx's caches are gone. */
  readonly plain: () => string;
  /** A clone of its own at `name` below the folder. */
  readonly clone: (name: string, options?: readonly string[]) => string;
  /** Puts the packages beside a checkout. */
  readonly link: (root: string) => void;
  /** Runs Git in `root`; throws when it fails. */
  readonly git: (root: string, ...words: readonly string[]) => string;
  /** Whether a program can be started. */
  readonly has: (program: string) => boolean;
};
