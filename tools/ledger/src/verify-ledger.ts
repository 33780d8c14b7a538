// The whole ledger of a commit, asked: every version is whole, names the one before, was released from a commit of this
// history, has the files that the commit holds, and was complete when it was recorded: every profile that its commit
// releases, every gate that its commit has, and evidence that the command incidents came out as claimed.
import { accept, type Refusal, type Result, refuse } from '#canonical';
import { profileIdOf } from '#gate';
import { type AdmittedVersion, admitVersion, checkChain, checkComplete, type Demanded, placeOf } from '#ledger';
import { openSession, type Session } from '../../gates/src/session.ts';
import { foldersAtCommit, ledgerFolder, versionAtCommit } from './recorded.ts';

/** The versions of the session's commit, oldest first. Refuses E_LEDGER, E_EVIDENCE, and what reading refuses. */
export async function verifyLedger(
  session: Session,
  progress: (line: string) => void,
): Promise<Result<readonly AdmittedVersion[]>> {
  const folders = await foldersAtCommit(session);
  if (!folders.ok) return folders;
  const [stray] = folders.value.others;
  if (stray !== undefined) {
    const expected = 'a folder for each version and no other';
    return refuse({
      code: 'E_LEDGER',
      input: `${ledgerFolder}/${stray}`,
      expected,
      mend: 'name it by a version, or remove it',
    });
  }
  const versions: AdmittedVersion[] = [];
  for (const version of folders.value.versions) {
    progress(`checking ${version}`);
    const recorded = await versionAtCommit(session, version);
    if (!recorded.ok) return recorded;
    const admitted = admitVersion(recorded.value);
    if (!admitted.ok) return refuse(admitted.refusal);
    const wrong = await checkAgainstCommit(session, admitted.value);
    if (wrong !== undefined) return refuse(wrong);
    versions.push(admitted.value);
  }
  const broken = checkChain(versions);
  return broken === undefined ? accept(versions) : refuse(broken);
}

async function checkAgainstCommit(session: Session, recorded: AdmittedVersion): Promise<Refusal | undefined> {
  const { version, manifest } = recorded;
  const { commit_id } = manifest.content.body.source;
  const wrong = (expected: string): Refusal => ({
    code: 'E_LEDGER',
    input: placeOf(version, 'manifest.json'),
    expected,
    mend: `npm run -s ystack -- challenge ${placeOf(version, 'manifest.json')}`,
  });
  const released = await openSession(session.root, commit_id);
  if (!released.ok)
    return wrong(`a commit of this repository (${released.refusal.code}: ${released.refusal.expected})`);
  try {
    const isOurs = await session.repository.isAncestor(commit_id, session.commit);
    if (!isOurs.ok) return isOurs.refusal;
    if (!isOurs.value) return wrong(`a commit that ${session.commit} comes after`);
    const differing = await findDiffering(released.value, recorded);
    if (differing !== undefined) return wrong(`the files of commit ${commit_id}; \`${differing}\` is another`);
    return checkComplete(recorded, await demandedAt(released.value));
  } finally {
    await released.value.repository.close();
  }
}

async function findDiffering(
  { repository, commit }: Session,
  { manifest }: AdmittedVersion,
): Promise<string | undefined> {
  const listed = await repository.listFiles(commit);
  const held = new Map(listed.ok ? listed.value.map(({ path, mode, oid }) => [path, `${mode} ${oid}`]) : []);
  const { files, installer } = manifest.content.body;
  const published = [...files, { ...installer, mode: '100644' }];
  return published.find(({ path, mode, object_id }) => held.get(path) !== `${mode} ${object_id}`)?.path;
}

const gateModules = 'tools/gates/src/gates';

/** What a release of this commit must hold: the profiles of its release definition, the gates that its own code has. */
async function demandedAt({ repository, commit, definition }: Session): Promise<Demanded> {
  const listed = await repository.listFiles(commit, gateModules);
  const names = listed.ok ? listed.value.map(({ path }) => path.slice(gateModules.length + 1)) : [];
  return {
    profiles: definition.profiles.map(profileIdOf),
    gates: names.filter((name) => name.endsWith('.ts')).map((name) => name.slice(0, -'.ts'.length)),
  };
}
