// A release of one profile and one gate more than none, with the contents that a difference reads, and what a ledger keeps of it.
import { encodeCanonical, type Json, sha256Hex } from '#canonical';
import type { Admitted } from '#contract';
import {
  encodeReleaseManifest,
  type ReleaseBody,
  type ReleaseManifest,
  releaseManifestKind,
  sealManifest,
} from '#packaging';
import {
  buildReleaseEntry,
  buildSandboxedEvidence,
  type ComparedRelease,
  entryFile,
  keptDocument,
  keptEvidence,
  manifestFile,
  type ReleaseEntry,
  type SandboxedEvidence,
} from '../../src/index.ts';

const oid = (text: string): string => sha256Hex(text).slice(0, 40);
export const bytesOf = (value: unknown): Uint8Array => encodeCanonical(value as Json);
export const good = <T>(result: { ok: true; value: T } | { ok: false; refusal: unknown }): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.refusal));
  return result.value;
};

export const profileId = 'profile.default.v1';
const commit = '1'.repeat(40);

const pin = (path: string, content: string) => ({
  location: { kind: 'path', value: path },
  mode: '100644',
  object_id: oid(content),
  object_type: 'blob',
  revision: { commit_id: '2'.repeat(40), hash_algorithm: 'sha1', repository_id: 'repo.example' },
});

// What a manifest must name beside, whatever it says.
const needed = [
  'libs/command/src/installed.ts',
  'libs/package.json',
  'profiles/default/producer-config.json',
  ...['ci', 'forge', 'producer', 'publisher', 'reviewer', 'verifier'].map(
    (role) => `profiles/default/manifests/${role}.json`,
  ),
].map((path) => [path, bytesOf({ path })] as const);

/** What can be varied; the rest stays. */
export type Variation = {
  readonly prompt?: string;
  readonly skills?: readonly string[];
  readonly permissions?: readonly string[];
  readonly shared?: string;
  readonly passed?: number;
};

export function contentsOf({ prompt = 'a', skills = ['one'], permissions = [], shared = 's', passed = 3 }: Variation) {
  const binding = {
    role: 'producer',
    package_ref: pin('adapters/x', 'x'),
    prompt_ref: pin('profiles/shared/prompts/p.md', prompt),
    requested_permissions: permissions,
    skill_refs: skills.map((skill) => pin(`profiles/shared/skills/${skill}`, skill)),
  };
  const families = [{ cases: { failed: 0, inconclusive: 0, passed, total: passed }, family_id: 'one-family' }];
  return new Map([
    ...needed,
    [
      'libs/adapters/src/x/closure.json',
      bytesOf({ body: { files: [{ object_id: oid(shared), path: 'libs/canonical/src/s.ts' }] } }),
    ],
    ['libs/canonical/src/s.ts', new TextEncoder().encode(shared)],
    ['profiles/default/profile.json', bytesOf({ body: { bindings: [binding] } })],
    ['gates/default/evaluate/dashboard.json', bytesOf({ body: { families } })],
    ['gates/default/evaluate/gate-record.json', bytesOf({ gate: 'evaluate', passed })],
    ['gates/default/shadow/case.command-claim.json', bytesOf({ claim: 1 })],
    ['gates/default/shadow/gate-record.json', bytesOf({ gate: 'shadow' })],
  ]);
}

export function bodyOf(contents: ReadonlyMap<string, Uint8Array>): ReleaseBody {
  const list = (isGate: boolean) => [...contents].filter(([path]) => path.startsWith('gates/') === isGate);
  const described = ([path, bytes]: readonly [string, Uint8Array]) => ({
    path,
    sha256: sha256Hex(bytes),
    size_bytes: bytes.length,
  });
  const byPath = (a: { path: string }, b: { path: string }) => (a.path < b.path ? -1 : 1);
  const files = list(false).map(described).toSorted(byPath);
  const documents = list(true).map(described).toSorted(byPath);
  const recordOf = (gate: string) =>
    documents.find(({ path }) => path === `gates/default/${gate}/gate-record.json`)?.sha256 ?? '';
  return {
    activation: 'none',
    authority: 'none',
    core_contract: { generation_id: `g-${sha256Hex('generation')}`, schema_major: 2 },
    files: files.map((file) => ({ ...file, mode: '100644', object_id: oid(file.sha256) })),
    gate_documents: documents,
    gates: (['evaluate', 'shadow'] as const).map((gate) => ({
      gate,
      profile_id: profileId,
      record_sha256: recordOf(gate),
      verdict: 'passed',
    })),
    installer: { object_id: oid('installer'), path: 'releases/install.mjs', sha256: sha256Hex('installer') },
    package_version: 'v2',
    profiles: [
      {
        files: files.map(({ path }) => path),
        gate_documents: documents.map(({ path }) => path),
        profile_id: profileId,
      },
    ],
    qualification: { state: 'unavailable' },
    source: { commit_id: commit, hash_algorithm: 'sha1', repository_id: 'repo.example' },
  };
}

/** Through the door that a manifest from outside takes. */
export const admitted = (body: ReleaseBody): Admitted<ReleaseManifest> =>
  good(releaseManifestKind.parse(encodeReleaseManifest(sealManifest(body))));

export function comparedRelease(
  variation: Variation = {},
  policies?: ReadonlyMap<string, Uint8Array>,
): ComparedRelease {
  const contents = contentsOf(variation);
  const { content: manifest, sha256: manifestSha256 } = admitted(bodyOf(contents));
  return { manifest, manifestSha256, contents, policies };
}

export function evidenceOf(
  manifest: ReleaseManifest,
  change: (body: SandboxedEvidence['body']) => SandboxedEvidence['body'] = (body) => body,
): Admitted<SandboxedEvidence> {
  const digestOf = (path: string): string =>
    manifest.body.gate_documents.find((document) => document.path === path)?.sha256 ?? '';
  return good(
    buildSandboxedEvidence(
      change({
        claims: [
          {
            claim_sha256: digestOf('gates/default/shadow/case.command-claim.json'),
            name: 'case',
            outcome: 'reproduced',
            receipt: { sha256: sha256Hex('receipt'), state: 'present' },
            record_sha256: sha256Hex('record'),
            required_outcome: 'reproduced',
          },
        ],
        profile_id: profileId,
        shadow_record_sha256: digestOf('gates/default/shadow/gate-record.json'),
        source: manifest.body.source,
      }),
    ),
  );
}

/** The folder of a version, by file name. */
export function recordedFiles(
  version: string,
  previous: ReleaseEntry['body']['previous'] = { reason_id: 'ledger.first', state: 'absent' },
): Map<string, Uint8Array> {
  const contents = contentsOf({});
  const manifest = admitted(bodyOf(contents));
  const dashboard = 'gates/default/evaluate/dashboard.json';
  const kept = [
    [keptEvidence(profileId), evidenceOf(manifest.content).bytes],
    [keptDocument(dashboard), contents.get(dashboard) ?? new Uint8Array()],
  ] as const;
  const entry = buildReleaseEntry({
    kept: kept.map(([name, bytes]) => ({ name, sha256: sha256Hex(bytes) })),
    previous,
    release: { commit_id: commit, manifest_sha256: manifest.sha256, release_id: manifest.content.id },
    repository_id: 'repo.example',
    version,
  });
  return new Map<string, Uint8Array>([...kept, [entryFile, good(entry).bytes], [manifestFile, manifest.bytes]]);
}
