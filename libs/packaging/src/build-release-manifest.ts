// Makes the manifest of a release from what was derived: the closed set of each profile and what each gate left. Nothing is
// read or judged here; the result goes through the same door as a manifest from outside, so a wrong input cannot pass.
import { compareCodePoints, type Result } from '#canonical';
import type { Admitted, GitRevision } from '#contract';
import type { GateDocument, ReleaseFile, ReleaseManifest } from './generated/release-manifest.js';
import { gateDocumentPath, gateRecordName } from './manifest-gates.ts';
import { profileNameOf } from './packaged-roots.ts';
import { encodeReleaseManifest, releaseManifestKind, sealManifest } from './release-manifest.ts';

/** A document that a gate left, by its file name. */
export type GateFile = { readonly name: string; readonly sha256: string; readonly size_bytes: number };

/** A gate that a profile passed; its `gate-record.json` is among the documents. */
export type PassedGate = { readonly gate: string; readonly documents: readonly GateFile[] };

export type ReleasedProfile = {
  readonly profileId: string;
  /** The profile's closed set. */
  readonly files: readonly ReleaseFile[];
  /** In the order of the chain. */
  readonly gates: readonly PassedGate[];
};

export type ReleaseInput = {
  /** The release commit. */
  readonly source: GitRevision;
  readonly generationId: string;
  readonly installer: { readonly object_id: string; readonly sha256: string };
  /** In any order. */
  readonly profiles: readonly ReleasedProfile[];
};

/**
 * Builds a manifest with its id, canonical bytes and digest. Refuses E_SHAPE as `releaseManifestKind` does, E_LIMIT for
 * too much of anything. Throws when two profiles disagree on a file, which one commit cannot make them do.
 */
export function buildReleaseManifest(input: ReleaseInput): Result<Admitted<ReleaseManifest>> {
  const profiles = input.profiles.toSorted((a, b) => compareCodePoints(a.profileId, b.profileId));
  const manifest = sealManifest({
    activation: 'none',
    authority: 'none',
    core_contract: { generation_id: input.generationId, schema_major: 2 },
    files: mergeFiles(profiles),
    gate_documents: profiles.flatMap(documentsOf).sort(byPath),
    gates: profiles.flatMap(verdictsOf),
    installer: { ...input.installer, path: 'releases/install.mjs' },
    package_version: 'v2',
    profiles: profiles.map((profile) => ({
      files: profile.files.map(({ path }) => path).sort(compareCodePoints),
      gate_documents: documentsOf(profile)
        .map(({ path }) => path)
        .sort(compareCodePoints),
      profile_id: profile.profileId,
    })),
    qualification: { state: 'unavailable' },
    source: input.source,
  });
  return releaseManifestKind.parse(encodeReleaseManifest(manifest));
}

const byPath = (a: { readonly path: string }, b: { readonly path: string }): number =>
  compareCodePoints(a.path, b.path);

function mergeFiles(profiles: readonly ReleasedProfile[]): ReleaseFile[] {
  const merged = new Map<string, ReleaseFile>();
  for (const { files } of profiles) {
    for (const file of files) {
      const known = merged.get(file.path);
      if (known !== undefined && (known.object_id !== file.object_id || known.mode !== file.mode)) {
        throw new Error(`two profiles were derived from different trees: \`${file.path}\``);
      }
      merged.set(file.path, file);
    }
  }
  return [...merged.values()].sort(byPath);
}

const documentsOf = ({ profileId, gates }: ReleasedProfile): GateDocument[] =>
  gates.flatMap(({ gate, documents }) =>
    documents.map(({ name, sha256, size_bytes }) => ({
      path: gateDocumentPath(profileNameOf(profileId) ?? '', gate, name),
      sha256,
      size_bytes,
    })),
  );

const verdictsOf = ({ profileId, gates }: ReleasedProfile): ReleaseManifest['body']['gates'] =>
  gates.map(({ gate, documents }) => ({
    gate,
    profile_id: profileId,
    // A gate without its record gives a manifest that its own door refuses.
    record_sha256: documents.find(({ name }) => name === gateRecordName)?.sha256 ?? '',
    verdict: 'passed',
  }));
