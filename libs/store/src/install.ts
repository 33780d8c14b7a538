// An installation, from the first look at its words to the one rename that shows the tree. The order of the refusals is
// the order of this file. Nothing is written before every file of the profile passed; content is read twice, checked both
// times, and read a third time from disk before the tree appears.
import { accept, type Refusal, type Result, refuse } from '#canonical';
import type { Admitted } from '#contract';
import { type AdmittedFile, admitFile } from '#files';
import { type ReleaseManifest, releaseManifestBounds, releaseManifestKind } from '#packaging';
import { checkSelection } from './check-selection.ts';
import { checkGateChain } from './gate-records.ts';
import { publishTree } from './publish-tree.ts';
import { judgeSignature, type SignatureState } from './release-signature.ts';
import type { ReleaseSource } from './release-source.ts';
import { itemsOf, type Selection, selectProfile } from './selection.ts';
import { openTarget, type Target } from './target.ts';
import type { Surroundings } from './target-rules.ts';

export type InstallOrder = {
  /** The release manifest; the name is for messages, so it may be relative. */
  readonly manifestPath: string;
  readonly profileId: string;
  /** The folder to fill, absolute. */
  readonly target: string;
  readonly source: ReleaseSource;
  readonly surroundings: Surroundings;
  /** A file of allowed signers, by one of whom the manifest must be signed; undefined demands no signature. */
  readonly allowedSigners?: string | undefined;
  /** Called with one line for a person who waits. */
  readonly progress?: (line: string) => void;
};

export type Installation = {
  readonly recordId: string;
  readonly releaseId: string;
  readonly manifestSha256: string;
  readonly fileCount: number;
  readonly signature: SignatureState;
  /** What a killed run had left beside the target and this one removed. */
  readonly swept: readonly string[];
  /** What looks left over beside the target but may be in use by somebody this process cannot see. */
  readonly left: readonly string[];
};

export const profileIdPattern = /^profile\.[a-z0-9][a-z0-9-]{0,30}\.v1$/;

/**
 * Installs one profile of a release into an empty folder. Refuses in this order: `E_USAGE`, `E_RUNTIME` (manifest, source),
 * `E_TARGET`, with allowed signers `E_SIGNERS` and `E_SIGNATURE`, `E_LIMIT`, `E_PARSE`, `E_CANONICAL`, `E_SHAPE`,
 * `E_RELATION`, `E_DIGEST` (source and manifest are not of one release), `E_PROFILE` (no such profile, or one of the release that did not pass every gate); then for each file in order `E_PATH`, `E_DIGEST`, `E_LIMIT`, `E_DENYLIST`; then `E_RELATION`
 * when the contract that came along is not the one named, `E_PROFILE` when the profile does not validate in it; last `E_RUNTIME` or `E_TARGET` when input or target moved meanwhile. The target is then as
 * it was. Throws `FilesFault` when the disk fails; the target is then empty, or complete but not known to be durable.
 */
export async function install(order: InstallOrder): Promise<Result<Installation>> {
  const { profileId, source, manifestPath } = order;
  if (!profileIdPattern.test(profileId)) {
    return refuse({ code: 'E_USAGE', at: profileId, expected: 'a profile id, `profile.<name>.v1`' });
  }
  const manifestFile = admitFile(manifestPath, { bytesMax: releaseManifestBounds.bytesMax });
  if (!manifestFile.ok && manifestFile.refusal.code === 'E_RUNTIME') return manifestFile;
  const absent = await source.open();
  try {
    if (absent !== undefined) return refuse(absent);
    const target = openTarget(order.target, order.surroundings);
    if (!target.ok) return target;
    try {
      return manifestFile.ok ? await installInto(target.value, manifestFile.value, order) : manifestFile;
    } finally {
      target.value.close();
    }
  } finally {
    source.close();
  }
}

async function installInto(target: Target, file: AdmittedFile, order: InstallOrder): Promise<Result<Installation>> {
  const { source } = order;
  const checked = await checkRelease(target, file, order);
  if (!checked.ok) return checked;
  const { manifest, selection, signature } = checked.value;
  order.progress?.('writing the tree');
  const isStill = (): Refusal | undefined => {
    if (!file.unchanged()) return moved(file.path);
    return source.unchanged() ? target.moved() : moved('the release');
  };
  const published = await publishTree({ manifest, selection, target, source, isStill });
  if (!published.ok) return published;
  return accept({
    ...published.value,
    releaseId: manifest.content.id,
    manifestSha256: manifest.sha256,
    fileCount: itemsOf(selection).length,
    signature,
  });
}

export type CheckedRelease = {
  readonly manifest: Admitted<ReleaseManifest>;
  readonly selection: Selection;
  readonly signature: SignatureState;
};

/** A release that was checked whole, for a target at a path; the signature before a byte of the manifest is parsed. */
export async function checkRelease(
  target: Pick<Target, 'path'>,
  file: AdmittedFile,
  {
    source,
    profileId,
    allowedSigners,
    progress,
  }: Pick<InstallOrder, 'source' | 'profileId' | 'allowedSigners' | 'progress'>,
): Promise<Result<CheckedRelease>> {
  const signature = judgeSignature({ manifestPath: file.path, manifest: file.bytes, allowedSigners });
  if (!signature.ok) return signature;
  const manifest = releaseManifestKind.parse(file.bytes);
  if (!manifest.ok) return refuse({ ...manifest.refusal, input: file.path });
  const unconfirmed = await source.confirm(manifest.value);
  if (unconfirmed !== undefined) return refuse(unconfirmed);
  const selection = selectProfile(manifest.value.content, profileId);
  if (!selection.ok) return selection;
  const unjudged = checkGateChain(manifest.value.content);
  if (unjudged !== undefined) return refuse({ ...unjudged, input: file.path });
  progress?.('checking every file');
  const wrong = await checkSelection({ manifest: manifest.value, selection: selection.value, target, source });
  if (wrong !== undefined) return refuse(wrong);
  return accept({ manifest: manifest.value, selection: selection.value, signature: signature.value });
}

export const moved = (input: string): Refusal<'E_RUNTIME'> => ({
  code: 'E_RUNTIME',
  input,
  expected: 'a release that holds still while it is installed',
  mend: 'run it again when nothing writes to it',
});
