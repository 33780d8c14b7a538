// A small release with valid profiles, built by rule so that a test can bend a single part of it, and its two doors: a
// release directory on disk, and a repository that would derive it again.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { accept, compareCodePoints, gitBlobId, sha256Hex } from '#canonical';
import { generationId } from '#contract';
import { buildGateRecord, type GateFacts, gateChain } from '#gate';
import {
  archiveEntries,
  encodeReleaseManifest,
  headerBytes,
  paddingOf,
  type ReleaseBody,
  type ReleaseManifest,
  sealManifest,
  trailer,
} from '#packaging';
import { encodeSums, type ReleaseSource, repositorySource } from '#store';
import { sampleProfile } from './sample-profile.ts';

export type SampleRelease = {
  readonly manifest: ReleaseManifest;
  readonly manifestBytes: Uint8Array;
  readonly contents: ReadonlyMap<string, Uint8Array>;
  readonly installer: Uint8Array;
};

export type SampleOptions = {
  /** Names of the profiles; `sample` alone unless given. */
  readonly profiles?: readonly string[];
  /** More files of every profile, by path; they replace others of the same path. */
  readonly extra?: Readonly<Record<string, string | Uint8Array>>;
  readonly executable?: readonly string[];
  /** The bytes of `install.mjs`; a comment unless given. */
  readonly installer?: Uint8Array;
  /** The last word on the body before it is sealed. */
  readonly bend?: (body: ReleaseBody) => ReleaseBody;
};

const utf8 = (content: string | Uint8Array): Uint8Array =>
  typeof content === 'string' ? new TextEncoder().encode(content) : content;

/** A contract of two files; a release names its generation. */
const contract: readonly (readonly [string, Uint8Array])[] = [
  ['libs/canonical/src/index.ts', utf8('export const word = 1;\n')],
  ['libs/contract/src/index.ts', utf8("export { word } from '#canonical';\n")],
];
const generation = generationId(contract.map(([path, bytes]) => ({ path, sha256: sha256Hex(bytes) })));

const comment = utf8('// an installer\n');

/** Builds a release. */
export function sampleRelease(options: SampleOptions = {}): SampleRelease {
  const { profiles = ['sample'], extra = {}, executable = [], installer = comment, bend = (body) => body } = options;
  const contents = new Map<string, Uint8Array>();
  const parts = profiles.map((name) => {
    const own = filesOf(name, extra);
    const documents = documentsOf(name, own.resolved, extra);
    for (const [path, bytes] of [...own.files, ...documents]) contents.set(path, bytes);
    return { name, files: sorted(own.files.keys()), documents: sorted(documents.keys()) };
  });
  const at = (path: string): Uint8Array => contents.get(path) ?? utf8('');
  const sizeAndDigest = (path: string) => ({ path, sha256: sha256Hex(at(path)), size_bytes: at(path).length });
  const body: ReleaseBody = {
    activation: 'none',
    authority: 'none',
    core_contract: { generation_id: generation, schema_major: 2 },
    files: sorted(new Set(parts.flatMap(({ files }) => files))).map((path) => ({
      ...sizeAndDigest(path),
      mode: executable.includes(path) ? '100755' : '100644',
      object_id: gitBlobId(at(path), 'sha1'),
    })),
    gate_documents: sorted(parts.flatMap(({ documents }) => documents)).map(sizeAndDigest),
    gates: parts.flatMap(({ name }) =>
      gateChain.map((gate) => ({
        gate,
        profile_id: `profile.${name}.v1`,
        record_sha256: sha256Hex(at(`gates/${name}/${gate}/gate-record.json`)),
        verdict: 'passed' as const,
      })),
    ),
    installer: {
      object_id: gitBlobId(installer, 'sha1'),
      path: 'releases/install.mjs',
      sha256: sha256Hex(installer),
    },
    package_version: 'v2',
    profiles: parts.map(({ name, files, documents }) => ({
      files,
      gate_documents: documents,
      profile_id: `profile.${name}.v1`,
    })),
    qualification: { state: 'unavailable' },
    source: { commit_id: '3'.repeat(40), hash_algorithm: 'sha1', repository_id: 'repo.sample' },
  };
  const manifest = sealManifest(bend(body));
  return { manifest, manifestBytes: encodeReleaseManifest(manifest), contents, installer };
}

function filesOf(name: string, extra: SampleOptions['extra'] = {}) {
  const { profile, resolved, manifests } = sampleProfile(name);
  const files = new Map<string, Uint8Array>([
    ['libs/package.json', utf8('{"type":"module"}\n')],
    ['libs/command/src/installed.ts', utf8('export {};\n')],
    ...contract,
    [`profiles/${name}/profile.json`, profile],
    [`profiles/${name}/producer-config.json`, utf8('{}\n')],
    ...[...manifests].map(([role, bytes], index) => {
      const folder = index < 3 ? name : 'shared';
      return [`profiles/${folder}/manifests/${role}.json`, bytes] as const;
    }),
  ]);
  for (const [path, content] of Object.entries(extra)) {
    if (!path.startsWith('gates/')) files.set(path, utf8(content));
  }
  return { files, resolved };
}

function documentsOf(name: string, resolved: Uint8Array, extra: SampleOptions['extra'] = {}) {
  const gates = new Map<string, Map<string, Uint8Array>>([
    ['resolve', new Map([['resolved-profile.json', resolved]])],
    ...gateChain.slice(1).map((gate) => [gate, new Map([['said.json', utf8('{}\n')]])] as const),
  ]);
  for (const [path, content] of Object.entries(extra)) {
    const [top, profile, gate = '', file = ''] = path.split('/');
    if (top === 'gates' && profile === name) gates.get(gate)?.set(file, utf8(content));
  }
  const documents = new Map<string, Uint8Array>();
  const upstream: { gate: string; recordSha256: string }[] = [];
  for (const [gate, outputs] of gates) {
    const record = recordOf(name, gate, outputs, upstream);
    for (const [file, bytes] of [...outputs, ['gate-record.json', record] as const]) {
      documents.set(`gates/${name}/${gate}/${file}`, bytes);
    }
    upstream.push({ gate, recordSha256: sha256Hex(record) });
  }
  return documents;
}

function recordOf(
  name: string,
  gate: string,
  documents: ReadonlyMap<string, Uint8Array>,
  upstream: GateFacts['upstream'],
): Uint8Array {
  const record = buildGateRecord({
    gate,
    profileId: `profile.${name}.v1`,
    source: { commit_id: '3'.repeat(40), hash_algorithm: 'sha1', repository_id: 'repo.sample' },
    inputs: [{ path: 'profiles/x.json', mode: '100644', object_id: '4'.repeat(40), sha256: '5'.repeat(64) }],
    upstream,
    programSha256: '6'.repeat(64),
    documents,
  });
  if (!record.ok) throw new Error(JSON.stringify(record.refusal));
  return record.value.bytes;
}

const sorted = (paths: Iterable<string>): string[] => [...paths].sort(compareCodePoints);

/** The archive of a release, in pieces. */
export function* archivePieces({ manifest, contents }: SampleRelease): Generator<Uint8Array> {
  for (const entry of archiveEntries(manifest)) {
    yield headerBytes(entry);
    yield contents.get(entry.path) ?? new Uint8Array(0);
    yield new Uint8Array(paddingOf(entry.size_bytes));
  }
  yield trailer;
}

export const archiveOf = (release: SampleRelease): Buffer => Buffer.concat([...archivePieces(release)]);

/** Writes a release directory plainly; the names of other bytes replace those of the release. */
export function writeDirectory(path: string, release: SampleRelease, other: Record<string, string | Uint8Array> = {}) {
  const archive = archiveOf(release);
  const sums = {
    installer: sha256Hex(release.installer),
    manifest: sha256Hex(release.manifestBytes),
    archive: sha256Hex(archive),
  };
  const files = {
    'manifest.json': release.manifestBytes,
    'release.tar': archive,
    'install.mjs': release.installer,
    SHA256SUMS: encodeSums(sums),
    ...other,
  };
  mkdirSync(path, { recursive: true });
  for (const [name, bytes] of Object.entries(files)) writeFileSync(join(path, name), bytes);
}

/** The repository door of a release that derives to exactly these bytes. */
export const sampleRepository = ({ manifest, manifestBytes, contents }: SampleRelease): ReleaseSource =>
  repositorySource(async () =>
    accept({
      manifest: manifestBytes,
      entries: function* (wanted) {
        for (const { path, mode } of archiveEntries(manifest)) {
          const bytes = contents.get(path);
          if (wanted.has(path) && bytes !== undefined) yield accept({ path, executable: mode === '100755', bytes });
        }
      },
    }),
  );
