// The repository door: the release is derived again from the commit that the manifest names, and must come out byte for
// byte. How that is done is the caller's (it needs Git and every gate); here it is held against the manifest, and its
// content handed on.
import type { Refusal, Result } from '#canonical';
import type { Admitted } from '#contract';
import type { ReleaseManifest } from '#packaging';
import type { Entries, ReleaseSource } from './release-source.ts';

export type RebuiltRelease = {
  /** Canonical bytes of the manifest that the commit and the profiles really give. */
  readonly manifest: Uint8Array;
  /** The content of every wanted path, sorted by path; may be asked more than once. */
  readonly entries: (wanted: ReadonlySet<string>) => Entries;
};

/** Derives a release again: `E_RELATION` when the repository does not know the commit, or what a gate refuses. */
export type Rebuild = (manifest: ReleaseManifest) => Promise<Result<RebuiltRelease>>;

/** A source over `rebuild`; `E_DIGEST` when what it derives is not the manifest at hand. */
export function repositorySource(rebuild: Rebuild): ReleaseSource {
  let rebuilt: RebuiltRelease | undefined;
  return {
    open: async () => undefined,
    confirm: async (manifest) => {
      const result = await rebuild(manifest.content);
      if (!result.ok) return result.refusal;
      rebuilt = result.value;
      return isSame(rebuilt.manifest, manifest) ? undefined : otherRelease(manifest);
    },
    entries: (_, wanted) => {
      if (rebuilt === undefined) throw new TypeError('the source was not asked to confirm the manifest');
      return rebuilt.entries(wanted);
    },
    // Git objects are named by their content: nothing can move.
    unchanged: () => true,
    close: () => undefined,
  };
}

const isSame = (bytes: Uint8Array, manifest: Admitted<ReleaseManifest>): boolean =>
  Buffer.compare(bytes, manifest.bytes) === 0;

const otherRelease = ({ content }: Admitted<ReleaseManifest>): Refusal<'E_DIGEST'> => ({
  code: 'E_DIGEST',
  at: content.id,
  expected: `the manifest that commit \`${content.body.source.commit_id}\` gives`,
  mend: 'build the release again and compare the two manifests',
});
