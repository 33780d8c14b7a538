// A release for frozen digests, written out: builders of samples change with the gates, what is said of a given release does not.
import type { AttestedRelease } from '#attest';
import type { GitObject } from '#contract';
import { encodeReleaseManifest, sealManifest } from '#packaging';

const sha1 = (digit: string): string => digit.repeat(40);
const sha256 = (digit: string): string => digit.repeat(64);

const profile_id = 'profile.fixed.v1';
const verdict = { gate: 'resolve', profile_id, record_sha256: sha256('1'), verdict: 'passed' } as const;
const source = { commit_id: sha1('2'), hash_algorithm: 'sha1', repository_id: 'repo.fixed' } as const;

const content = sealManifest({
  activation: 'none',
  authority: 'none',
  core_contract: { generation_id: `g-${sha256('3')}`, schema_major: 2 },
  files: [
    { mode: '100644', object_id: sha1('4'), path: 'profiles/fixed/prompt.md', sha256: sha256('4'), size_bytes: 4 },
    { mode: '100755', object_id: sha1('5'), path: 'profiles/fixed/skill/ä.sh', sha256: sha256('5'), size_bytes: 5 },
  ],
  gate_documents: [{ path: 'gates/fixed/resolve/gate-record.json', sha256: sha256('1'), size_bytes: 1 }],
  gates: [verdict],
  installer: { object_id: sha1('6'), path: 'releases/install.mjs', sha256: sha256('6') },
  package_version: 'v2',
  profiles: [
    {
      files: ['profiles/fixed/prompt.md', 'profiles/fixed/skill/ä.sh'],
      gate_documents: ['gates/fixed/resolve/gate-record.json'],
      profile_id,
    },
  ],
  qualification: { state: 'unavailable' },
  source,
});

const object = (path: string, object_type: 'blob' | 'tree', digit: string): GitObject => ({
  revision: { ...source, commit_id: sha1('7') },
  location: { kind: 'path', value: path },
  object_type,
  object_id: sha1(digit),
  mode: object_type === 'blob' ? '100644' : '040000',
});

/** Not admitted: only what is said of it counts. */
export const fixedRelease: AttestedRelease = {
  manifest: { content, sha256: sha256('8'), bytes: encodeReleaseManifest(content) },
  archiveSha256: sha256('9'),
  gates: [
    {
      profileName: 'fixed',
      verdict,
      record: {
        schema_version: 1,
        kind: 'gate_record',
        id: `gate.resolve.${profile_id}`,
        body: {
          gate: 'resolve',
          profile_id,
          source,
          inputs: [],
          upstream: [{ gate: 'before', record_sha256: sha256('a') }],
          program: { sha256: sha256('b') },
          outputs: [],
          verdict: 'passed',
        },
      },
    },
  ],
  pins: [
    {
      profileId: profile_id,
      role: 'producer',
      part: 'prompt',
      object: object('profiles/fixed/prompt.md', 'blob', '4'),
      sha256: sha256('4'),
    },
    {
      profileId: profile_id,
      role: 'producer',
      part: 'skill',
      object: object('profiles/fixed/skill', 'tree', 'c'),
      sha256: sha256('c'),
    },
    {
      profileId: profile_id,
      role: 'producer',
      part: 'config',
      object: object('profiles/fixed/old.json', 'blob', 'd'),
      sha256: sha256('d'),
    },
  ],
};
