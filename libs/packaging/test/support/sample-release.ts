// A small release of one or more invented profiles, built by rule so that tests can bend single parts of it.
import { gitBlobId, sha256Hex } from '#canonical';
import { type ReleaseBody, type ReleaseManifest, sealManifest } from '#packaging';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

export type Sample = { readonly manifest: ReleaseManifest; readonly contents: ReadonlyMap<string, Uint8Array> };

const roles = ['ci', 'forge', 'producer', 'publisher', 'reviewer', 'verifier'];

/** Files of a profile by path; extra ones are added to every profile. */
const filesOf = (name: string, extra: Readonly<Record<string, string>>): Record<string, string> => ({
  'libs/package.json': '{"type":"module"}\n',
  'libs/command/src/installed.ts': 'export {};\n',
  [`profiles/${name}/profile.json`]: `{"id":"profile.${name}.v1"}\n`,
  [`profiles/${name}/producer-config.json`]: '{}\n',
  ...Object.fromEntries(roles.slice(0, 3).map((role) => [`profiles/${name}/manifests/${role}.json`, `"${role}"\n`])),
  ...Object.fromEntries(roles.slice(3).map((role) => [`profiles/shared/manifests/${role}.json`, `"${role}"\n`])),
  ...extra,
});

/** A manifest body with the contents behind it, for profiles of these names. */
export function sampleBody(
  names: readonly string[] = ['sample'],
  extra: Readonly<Record<string, string>> = {},
  executable: readonly string[] = [],
): { body: ReleaseBody; contents: Map<string, Uint8Array> } {
  const contents = new Map<string, Uint8Array>();
  const sorted = (paths: Iterable<string>) =>
    [...new Set(paths)].toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
  for (const name of names) {
    for (const [path, text] of Object.entries(filesOf(name, extra))) contents.set(path, utf8(text));
  }
  const files = sorted(contents.keys()).map((path) => {
    const bytes = contents.get(path) ?? utf8('');
    const mode = executable.includes(path) ? ('100755' as const) : ('100644' as const);
    return { mode, object_id: gitBlobId(bytes, 'sha1'), path, sha256: sha256Hex(bytes), size_bytes: bytes.length };
  });
  const documents = names.flatMap((name) =>
    ['resolve', 'validate'].flatMap((gate) =>
      ['gate-record.json', `${gate}.json`].map(
        (file) => [`gates/${name}/${gate}/${file}`, `"${gate} ${file}"\n`] as const,
      ),
    ),
  );
  for (const [path, text] of documents) contents.set(path, utf8(text));
  const digestOf = (path: string) => sha256Hex(contents.get(path) ?? utf8(''));
  const body: ReleaseBody = {
    activation: 'none',
    authority: 'none',
    core_contract: { generation_id: `g-${'0'.repeat(64)}`, schema_major: 2 },
    files,
    gate_documents: sorted(documents.map(([path]) => path)).map((path) => ({
      path,
      sha256: digestOf(path),
      size_bytes: contents.get(path)?.length ?? 0,
    })),
    gates: sorted(names).flatMap((name) =>
      ['resolve', 'validate'].map((gate) => ({
        gate,
        profile_id: `profile.${name}.v1`,
        record_sha256: digestOf(`gates/${name}/${gate}/gate-record.json`),
        verdict: 'passed' as const,
      })),
    ),
    installer: { object_id: '1'.repeat(40), path: 'releases/install.mjs', sha256: '2'.repeat(64) },
    package_version: 'v2',
    profiles: sorted(names).map((name) => ({
      files: sorted(Object.keys(filesOf(name, extra))),
      gate_documents: sorted(documents.map(([path]) => path)).filter((path) => path.startsWith(`gates/${name}/`)),
      profile_id: `profile.${name}.v1`,
    })),
    qualification: { state: 'unavailable' },
    source: { commit_id: '3'.repeat(40), hash_algorithm: 'sha1', repository_id: 'repo.sample' },
  };
  return { body, contents };
}

/** A sealed sample. */
export function sampleRelease(...parameters: Parameters<typeof sampleBody>): Sample {
  const { body, contents } = sampleBody(...parameters);
  return { manifest: sealManifest(body), contents };
}
