// The first reading of a release: every file of the chosen profile is judged, nothing is written. Afterwards come the
// questions about the files together: are they of the contract that the manifest names, is the profile valid in it, and are
// the gates' documents those of their records.
import type { Refusal } from '#canonical';
import { type Admitted, firstOf } from '#contract';
import type { ReleaseManifest } from '#packaging';
import { checkContent, checkDigest, checkObjectId, pairEntries } from './check-entries.ts';
import { checkGeneration, isContractFile } from './contract-generation.ts';
import { checkGateRecords, type GateHoldings, isGateRecord } from './gate-records.ts';
import { checkInstalledPath } from './installed-paths.ts';
import { KeptFiles } from './kept-files.ts';
import { checkProfileDocuments, isProfileDocument } from './profile-set.ts';
import type { ReleaseSource } from './release-source.ts';
import { itemsOf, type Selection } from './selection.ts';
import type { Target } from './target.ts';

export type Checked = {
  readonly manifest: Admitted<ReleaseManifest>;
  readonly selection: Selection;
  /** Where the files would go; only its path is looked at. */
  readonly target: Pick<Target, 'path'>;
  readonly source: ReleaseSource;
};

/** For each file in order `E_PATH`, `E_DIGEST`, `E_LIMIT`, `E_DENYLIST`; then `E_RELATION` (contract), `E_PROFILE`. */
export async function checkSelection({ manifest, selection, target, source }: Checked): Promise<Refusal | undefined> {
  const items = itemsOf(selection);
  const wanted = new Set(items.map(({ path }) => path));
  const { hash_algorithm: hash } = manifest.content.body.source;
  const { profileId } = selection;
  const kept = new KeptFiles(
    (path) => isContractFile(path) || isProfileDocument(profileId, path) || isGateRecord(profileId, path),
  );
  const pairs = pairEntries(source.entries(manifest, wanted), items);
  for (;;) {
    const next = await pairs.next();
    if (next.done) {
      return (
        next.value ??
        checkGeneration(manifest.content, kept) ??
        checkProfileDocuments(profileId, kept) ??
        checkGateRecords(gatesOf(manifest.content, profileId, kept))
      );
    }
    const pair = next.value;
    const wrong = firstOf<Refusal>([
      () => checkInstalledPath(pair.item, target.path),
      () => checkDigest(pair),
      () => checkObjectId(pair, hash),
      () => checkContent(pair),
      () => kept.keep(pair.item.path, pair.entry.bytes),
    ]);
    if (wrong !== undefined) return wrong;
  }
}

const gatesOf = ({ body }: ReleaseManifest, profileId: string, kept: KeptFiles): GateHoldings => ({
  profileId,
  repositoryId: body.source.repository_id,
  gates: body.gates.filter((gate) => gate.profile_id === profileId),
  documents: body.gate_documents,
  read: (path) => kept.get(path),
});
