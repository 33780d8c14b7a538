// A release derived from its commit: every gate of every profile, the manifest, and the archive as a stream. The packaging,
// `build-release` and the installer's repository door all come through here, so they cannot disagree.
import { accept, type Result, refuse, sha256Hex } from '#canonical';
import type { Admitted } from '#contract';
import { type Documents, profileNameOf } from '#gate';
import {
  archiveEntries,
  buildReleaseManifest,
  closedSetKind,
  gateDocumentPath,
  headerBytes,
  paddingOf,
  type ReleaseFile,
  type ReleaseManifest,
  trailer,
} from '#packaging';
import type { ReleaseEntry } from '#store';
import { coreContractAt } from './core-contract-at-commit.ts';
import { type DerivedGate, deriveGates } from './derive-gate.ts';
import type { Session } from './session.ts';

export type DerivedRelease = {
  readonly manifest: Admitted<ReleaseManifest>;
  /** The bytes of `releases/install.mjs` at the release commit. */
  readonly installer: Uint8Array;
  /** The gates by profile name, in chain order. */
  readonly gates: ReadonlyMap<string, readonly DerivedGate[]>;
};

/** Derives the release of `profileIds`. Refuses E_USAGE for ids that are none or stand twice, and what a gate refuses. */
export async function deriveRelease(
  session: Session,
  profileIds: readonly string[],
  progress: (line: string) => void = () => undefined,
): Promise<Result<DerivedRelease>> {
  const names = profileNames(profileIds);
  if (!names.ok) return names;
  const gates = new Map<string, readonly DerivedGate[]>();
  for (const name of names.value) {
    progress(`deriving the gates of profile ${name}`);
    const derived = await deriveGates(session, name);
    if (!derived.ok) return derived;
    gates.set(name, derived.value);
  }
  const installer = await readInstaller(session);
  if (!installer.ok) return installer;
  const core = await coreContractAt(session);
  if (!core.ok) return core;
  const manifest = buildReleaseManifest({
    source: {
      repository_id: session.definition.repository_id,
      hash_algorithm: session.repository.algorithm,
      commit_id: session.commit,
    },
    generationId: core.value.generationId,
    installer: { object_id: installer.value.oid, sha256: sha256Hex(installer.value.bytes) },
    profiles: [...gates].map(([name, passed]) => ({
      profileId: `profile.${name}.v1`,
      files: closedFiles(passed),
      gates: passed.map(({ gate, documents }) => ({ gate, documents: describe(documents) })),
    })),
  });
  return manifest.ok ? accept({ manifest: manifest.value, installer: installer.value.bytes, gates }) : manifest;
}

function profileNames(ids: readonly string[]): Result<readonly string[]> {
  const names = ids.map(profileNameOf);
  const odd = ids.find((_, index) => names[index] === undefined);
  if (odd !== undefined || ids.length === 0) {
    return refuse({ code: 'E_USAGE', at: odd ?? 'PROFILE_ID', expected: 'a profile id, `profile.<name>.v1`' });
  }
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) return refuse({ code: 'E_USAGE', at: twice, expected: 'each profile once' });
  return accept(names.map((name) => name ?? ''));
}

/** The files that the closed-set document of `validate` lists; a chain without one gives none, which the manifest refuses. */
function closedFiles(gates: readonly DerivedGate[]): readonly ReleaseFile[] {
  const bytes = gates.find(({ gate }) => gate === 'validate')?.documents.get('closed-set.json') ?? new Uint8Array();
  const parsed = closedSetKind.parse(bytes);
  return parsed.ok ? parsed.value.content.body.files : [];
}

const describe = (documents: Documents) =>
  [...documents].map(([name, bytes]) => ({ name, sha256: sha256Hex(bytes), size_bytes: bytes.length }));

const installerPath = 'releases/install.mjs';

async function readInstaller({ repository, commit }: Session) {
  const [answer] = await repository.answer([{ commit, path: installerPath }]);
  if (answer?.ok === true || (answer !== undefined && answer.refusal.detail !== 'path-missing')) return answer;
  const expected = `the installer in commit ${commit}`;
  return refuse({ code: 'E_RELATION', input: installerPath, expected, mend: 'npm run generate, then commit' });
}

/** The archive in pieces, in manifest order; contents are read from Git as they are needed. Throws when one is gone. */
export async function* archiveOf(session: Session, release: DerivedRelease): AsyncGenerator<Uint8Array> {
  const contents = entriesOf(session, release, undefined);
  for (const entry of archiveEntries(release.manifest.content)) {
    const content = (await contents.next()).value;
    if (content?.ok !== true) throw new Error(`\`${entry.path}\` could not be read from the repository`);
    yield headerBytes(entry);
    yield content.value.bytes;
    yield new Uint8Array(paddingOf(entry.size_bytes));
  }
  yield trailer;
}

/** The content of every entry of the archive, or of the wanted ones, in manifest order. */
export async function* entriesOf(
  { repository }: Session,
  release: DerivedRelease,
  wanted: ReadonlySet<string> | undefined,
): AsyncGenerator<Result<ReleaseEntry>, undefined> {
  const { body } = release.manifest.content;
  const isWanted = ({ path }: { readonly path: string }): boolean => wanted?.has(path) ?? true;
  const documents = gateDocuments(release);
  for (const { path, sha256 } of body.gate_documents.filter(isWanted)) {
    yield accept({ path, executable: false, bytes: documents.get(path) ?? new Uint8Array(), sha256 });
  }
  const files = body.files.filter(isWanted);
  const objects = repository.readObjects(files.map(({ object_id }) => object_id));
  for (const { path, mode } of files) {
    const object = (await objects.next()).value;
    if (object === undefined) return undefined;
    yield object.ok ? accept({ path, executable: mode === '100755', bytes: object.value.bytes }) : object;
  }
  return undefined;
}

const gateDocuments = ({ gates }: DerivedRelease): ReadonlyMap<string, Uint8Array> =>
  new Map(
    [...gates].flatMap(([name, passed]) =>
      passed.flatMap(({ gate, documents }) =>
        [...documents].map(([file, bytes]) => [gateDocumentPath(name, gate, file), bytes] as const),
      ),
    ),
  );
