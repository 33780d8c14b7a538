// What a version keeps beside its manifest: the evidence of every profile, which no release holds, and the dashboards, which the
// archive holds and a later difference reads without one.
import { accept, type Result, refuse } from '#canonical';
import type { Admitted } from '#contract';
import { checkEvidence, keptDocument, keptEvidence, type SandboxedEvidence, wantedPaths } from '#ledger';
import { gateDocumentPath, type ReleaseManifest } from '#packaging';
import type { DerivedRelease } from '../../../gates/src/derive-release.ts';
import { readEvidence } from './read-evidence.ts';

type Kept = ReadonlyMap<string, Uint8Array>;

/** The evidence of every profile, by the name it is kept under. Refuses E_EVIDENCE where it does not show that the release passed. */
export function collectEvidence(root: string, manifest: ReleaseManifest): Result<Kept> {
  const evidence = new Map<string, Admitted<SandboxedEvidence>>();
  for (const { profile_id } of manifest.body.profiles) {
    const read = readEvidence(root, profile_id);
    if (!read.ok) return read;
    evidence.set(profile_id, read.value);
  }
  const unproved = checkEvidence(manifest, new Map([...evidence].map(([id, { content }]) => [id, content])));
  if (unproved !== undefined) return refuse(unproved);
  return accept(new Map([...evidence].map(([id, { bytes }]) => [keptEvidence(id), bytes])));
}

/** The dashboards of a release, by the name they are kept under. */
export function collectDashboards({ manifest, gates }: DerivedRelease): Kept {
  const wanted = new Set(wantedPaths(manifest.content, 'dashboards'));
  const documents = [...gates].flatMap(([profile, derived]) =>
    derived.flatMap(({ gate, documents: left }) =>
      [...left].map(([file, bytes]) => [gateDocumentPath(profile, gate, file), bytes] as const),
    ),
  );
  return new Map(documents.flatMap(([path, bytes]) => (wanted.has(path) ? [[keptDocument(path), bytes]] : [])));
}
