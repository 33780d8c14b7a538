// A door: where an installation takes a release from. Whatever stands behind it (a release directory, a repository that is
// rebuilt), it says whether it stands for the manifest and hands over content, twice; the rest of the code is one.
import type { Refusal, Result } from '#canonical';
import type { Admitted } from '#contract';
import type { ReleaseManifest } from '#packaging';

/** One file or gate document of a release. The bytes are good until the next entry is asked for. */
export type ReleaseEntry = {
  readonly path: string;
  /** Whether the source holds it as executable (Git mode 100755). */
  readonly executable: boolean;
  readonly bytes: Uint8Array;
  /** The digest of `bytes`, where the source itself has taken it from them. */
  readonly sha256?: string;
};

export type Entries = AsyncIterable<Result<ReleaseEntry>> | Iterable<Result<ReleaseEntry>>;

export interface ReleaseSource {
  /** Takes hold of what it reads from; `E_RUNTIME` when that is missing. Called once, first. */
  open(): Promise<Refusal | undefined>;
  /** `E_LIMIT`, `E_RELATION`, `E_DIGEST` when the source does not stand for exactly this manifest. */
  confirm(manifest: Admitted<ReleaseManifest>): Promise<Refusal | undefined>;
  /**
   * The content of every path in `wanted`, in the order of the manifest, more or fewer is the caller's to notice. Ends
   * with a refusal where content cannot be had. May be asked again, and reads again.
   */
  entries(manifest: Admitted<ReleaseManifest>, wanted: ReadonlySet<string>): Entries;
  /** Whether what it reads from held still since `open`. */
  unchanged(): boolean;
  close(): void;
}
