// What statements about a release are made of: its manifest, the digest of its archive, and those of its gates' documents
// that say what was pinned and who judged.
import { accept, type Result, refuse } from '#canonical';
import { type Admitted, resolvedProfileKind } from '#contract';
import { type GateRecord, gateRecordKind, profileNameOf } from '#gate';
import { type GateVerdict, gateDocumentPath, gateRecordName, type ReleaseManifest } from '#packaging';
import { type Pin, pinsOf } from './pins.ts';

export type AttestedGate = {
  readonly profileName: string;
  readonly verdict: GateVerdict;
  readonly record: GateRecord;
};

export type AttestedRelease = {
  readonly manifest: Admitted<ReleaseManifest>;
  readonly archiveSha256: string;
  /** In the order of the manifest. */
  readonly gates: readonly AttestedGate[];
  /** By profile in the order of the manifest. */
  readonly pins: readonly Pin[];
};

const nameOf = (profileId: string): string => profileNameOf(profileId) ?? '';

export const gateRecordPath = ({ gate, profile_id }: GateVerdict): string =>
  gateDocumentPath(nameOf(profile_id), gate, gateRecordName);

const resolvedPath = (profileId: string): string =>
  gateDocumentPath(nameOf(profileId), 'resolve', 'resolved-profile.json');

/** The gate documents that statements are made of, by path. */
export const attestedPaths = ({ body }: ReleaseManifest): ReadonlySet<string> =>
  new Set([...body.gates.map(gateRecordPath), ...body.profiles.map(({ profile_id }) => resolvedPath(profile_id))]);

/**
 * Reads those documents, whose digests the caller has held against the manifest. E_PROFILE with the path of the first that
 * is missing or is not what its name says.
 */
export function admitRelease(
  manifest: Admitted<ReleaseManifest>,
  archiveSha256: string,
  documents: ReadonlyMap<string, Uint8Array>,
): Result<AttestedRelease, 'E_PROFILE'> {
  const { gates: verdicts, profiles } = manifest.content.body;
  const gates: AttestedGate[] = [];
  for (const verdict of verdicts) {
    const record = gateRecordKind.parse(documents.get(gateRecordPath(verdict)) ?? noBytes);
    if (!record.ok) return broken(gateRecordPath(verdict), record.refusal.expected);
    gates.push({ profileName: nameOf(verdict.profile_id), verdict, record: record.value.content });
  }
  const pins: Pin[] = [];
  for (const { profile_id } of profiles) {
    const resolved = resolvedProfileKind.parse(documents.get(resolvedPath(profile_id)) ?? noBytes);
    if (!resolved.ok) return broken(resolvedPath(profile_id), resolved.refusal.expected);
    pins.push(...pinsOf(profile_id, resolved.value.content));
  }
  return accept({ manifest, archiveSha256, gates, pins });
}

const noBytes = new Uint8Array();

const broken = (at: string, expected: string) =>
  refuse({ code: 'E_PROFILE', at, expected, mend: 'have the release built again' } as const);
