// A release with as much of its content as is at hand, and which content a difference would like to see. Everything here is
// named by a digest of the manifest, so whoever hands it in cannot make anything up.
import type { ReleaseManifest } from '#packaging';

export type ComparedRelease = {
  readonly manifest: ReleaseManifest;
  readonly manifestSha256: string;
  /** By path in the release, the wanted ones that are at hand. */
  readonly contents: ReadonlyMap<string, Uint8Array>;
  /** By repository path, everything that profiles are judged by at the release's commit; undefined where it is not at hand. */
  readonly policies?: ReadonlyMap<string, Uint8Array> | undefined;
};

const wanted = {
  profiles: /^profiles\/[^/]+\/profile\.json$/,
  closures: /\/closure\.json$/,
  dashboards: /^gates\/[^/]+\/evaluate\/dashboard\.json$/,
} as const;

export type Wanted = keyof typeof wanted;

/** Paths of the release whose content is of this kind, in the order of the manifest. */
export const wantedPaths = ({ body }: ReleaseManifest, what: Wanted): readonly string[] =>
  (what === 'dashboards' ? body.gate_documents : body.files)
    .map(({ path }) => path)
    .filter((path) => wanted[what].test(path));

/** Every path whose content a difference can use. */
export const wantedContents = (manifest: ReleaseManifest): ReadonlySet<string> =>
  new Set((Object.keys(wanted) as Wanted[]).flatMap((what) => wantedPaths(manifest, what)));

/** The contents of this kind by path; undefined when one is not at hand. */
export function contentsOf(
  { manifest, contents }: ComparedRelease,
  what: Wanted,
): ReadonlyMap<string, Uint8Array> | undefined {
  const found = new Map<string, Uint8Array>();
  for (const path of wantedPaths(manifest, what)) {
    const bytes = contents.get(path);
    if (bytes === undefined) return undefined;
    found.set(path, bytes);
  }
  return found;
}
