// A release of two profiles with four gates each, of which one comes after two others; its documents are made by the rooms
// that make them, as far as the report reads them.
import { encodeCanonical, type Json, sha256Hex } from '#canonical';
import { buildGateRecord, type Documents } from '#gate';
import { buildDifference, type ComparedRelease, wantedContents } from '#ledger';
import { type ReleaseManifest, sealManifest } from '#packaging';
import { buildProfileSet } from '../../../../test/support/builders.ts';
import { evaluationBytes } from '../../../explain/test/support/evaluations.ts';
import type { Release, Since } from '../../src/index.ts';
import { clean } from './sample-dashboard.ts';

const names = ['alternative', 'default'] as const;
const chain = [
  ['resolve', []],
  ['validate', ['resolve']],
  ['evaluate', ['resolve', 'validate']],
  ['shadow', ['resolve', 'evaluate']],
] as const;

const packagePath = 'adapters/example';
const commit = '0123456789abcdef0123456789abcdef01234567';
const bytesOf = (value: unknown): Uint8Array => encodeCanonical(value as Json);
const closure = bytesOf({ kind: 'adapter_closure', body: { files: [{ path: 'libs/canonical/src/index.ts' }] } });

// biome-ignore format: an aligned table
const files = (name: string): readonly (readonly [path: string, text: string | Uint8Array])[] => [
  [`${packagePath}/closure.json`,              closure],
  [`${packagePath}/normalize.ts`,              'export const normalize = 1;\n'],
  ['libs/canonical/src/index.ts',              'export const canonical = 1;\n'],
  ['libs/command/src/installed.ts',            'export const installed = 1;\n'],
  ['libs/package.json',                        '{}\n'],
  [`profiles/${name}/profile.json`,            '{}\n'],
  ['profiles/shared/authority/decision.md',    'Decided.\n'],
  ['stray/file.txt',                           'nobody knows\n'],
];

function resolvedProfile(): Uint8Array {
  const { resolved } = buildProfileSet();
  for (const { binding } of resolved.body.bindings) binding.package_ref.location = { kind: 'path', value: packagePath };
  return bytesOf(resolved);
}

function documentsOf(gate: string): Documents {
  switch (gate) {
    case 'resolve':
      return new Map([['resolved-profile.json', resolvedProfile()]]);
    case 'evaluate':
      return new Map([
        [
          'credential-policy.producer.json',
          evaluationBytes('credential_policy_evaluation', ['claim.provenance-unqualified'], 'inconclusive'),
        ],
        [
          'duty-separation.producer.json',
          evaluationBytes('duty_separation_evaluation', ['duty.satisfied'], 'satisfied'),
        ],
        [
          'duty-separation.reviewer.json',
          evaluationBytes('duty_separation_evaluation', ['publisher.requested'], 'violated'),
        ],
        ['eval-dashboard.json', bytesOf(clean.dashboard.content)],
      ]);
    case 'shadow':
      return new Map([
        ['incident.example.json', bytesOf(incident)],
        ['notes.json', new TextEncoder().encode('no JSON')],
      ]);
    default:
      return new Map([['closed-set.json', bytesOf({ kind: 'closed_set' })]]);
  }
}

const incident = {
  kind: 'shadow_reproduction_record',
  id: 'incident.example',
  schema_version: 1,
  body: {
    outcome: 'reproduced',
    reason_id: 'check.failed-at-revision',
    check: { failing_check: { kind: 'file-digest' } },
  },
};

/** The documents of a profile's gates by path in the release. */
function gatesOf(name: string) {
  const contents = new Map<string, Uint8Array>();
  const records = new Map<string, string>();
  for (const [gate, after] of chain) {
    const documents = documentsOf(gate);
    const record = buildGateRecord({
      gate,
      profileId: `profile.${name}.v1`,
      source: { repository_id: 'repo.example', hash_algorithm: 'sha1', commit_id: commit },
      inputs: files(name).map(([path, text]) => ({
        path,
        mode: '100644',
        object_id: 'a'.repeat(40),
        sha256: sha256Hex(text),
      })),
      upstream: after.map((before) => ({ gate: before, recordSha256: records.get(before) ?? '' })),
      programSha256: sha256Hex(`program of ${gate}`),
      documents,
    });
    if (!record.ok) throw new Error(JSON.stringify(record.refusal));
    records.set(gate, record.value.sha256);
    for (const [file, bytes] of [...documents, ['gate-record.json', record.value.bytes] as const]) {
      contents.set(`gates/${name}/${gate}/${file}`, bytes);
    }
  }
  return { contents, records };
}

/** The release. */
export function sampleRelease(since?: Since): Release {
  const gates = new Map(names.map((name) => [name, gatesOf(name)]));
  const contents = new Map([...gates.values()].flatMap((of) => [...of.contents]));
  const all = new Map(names.flatMap((name) => files(name)));
  const describe = (path: string, bytes: string | Uint8Array) => ({
    path,
    sha256: sha256Hex(bytes),
    size_bytes: bytes.length,
  });
  const sorted = <T>(entries: Iterable<readonly [string, T]>) => [...entries].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const manifest = sealManifest({
    activation: 'none',
    authority: 'none',
    core_contract: { generation_id: `g-${sha256Hex('generation')}`, schema_major: 2 },
    files: sorted(all).map(([path, bytes]) => ({
      ...describe(path, bytes),
      mode: '100644',
      object_id: 'a'.repeat(40),
    })),
    gate_documents: sorted(contents).map(([path, bytes]) => describe(path, bytes)),
    gates: names.flatMap((name) =>
      chain.map(([gate]) => ({
        gate,
        profile_id: `profile.${name}.v1`,
        record_sha256: gates.get(name)?.records.get(gate) ?? '',
        verdict: 'passed' as const,
      })),
    ),
    installer: { object_id: 'b'.repeat(40), path: 'releases/install.mjs', sha256: sha256Hex('installer') },
    package_version: 'v2',
    profiles: names.map((name) => ({
      profile_id: `profile.${name}.v1`,
      files: sorted(files(name)).map(([path]) => path),
      gate_documents: sorted(gates.get(name)?.contents ?? []).map(([path]) => path),
    })),
    qualification: { state: 'unavailable' },
    source: { repository_id: 'repo.example', hash_algorithm: 'sha1', commit_id: commit },
  } satisfies ReleaseManifest['body']);
  return {
    manifest,
    contents: new Map([...contents, ...sorted(all).filter(([path]) => path.endsWith('closure.json'))] as [
      string,
      Uint8Array,
    ][]),
    since: since ?? sinceBefore(manifest),
  };
}

/** A version before that had one file less, one of another content, and whose policies nobody can read any more. */
function sinceBefore(manifest: ReleaseManifest): Since {
  const { files, ...rest } = manifest.body;
  const before = sealManifest({
    ...rest,
    files: files
      .filter(({ path }) => path !== 'stray/file.txt')
      .map((file) => (file.path === 'libs/package.json' ? { ...file, sha256: sha256Hex('before') } : file)),
  });
  const contents = new Map(wantedPathsOf(manifest).map((path) => [path, bytesOf({ path })] as const));
  const compared = (one: ReleaseManifest): ComparedRelease => ({
    manifest: one,
    manifestSha256: sha256Hex(one.id),
    contents,
  });
  const difference = buildDifference(compared(before), compared(manifest));
  if (!difference.ok) throw new Error(JSON.stringify(difference.refusal));
  return { state: 'recorded', version: '1.2.0', difference: difference.value.content };
}

const wantedPathsOf = (manifest: ReleaseManifest) => [...wantedContents(manifest)];
