// One release commit of one repository, opened for reading: what every gate, the packaging and the plugin start from.
import { resolve } from 'node:path';
import { accept, type Result, refuse } from '#canonical';
import { type ReleaseDefinition, releaseDefinitionKind, releaseDefinitionPath } from '#gate';
import { type Backend, openRepository, type Repository } from '#git';

export type Session = {
  readonly root: string;
  readonly repository: Repository;
  /** Full id of the release commit. */
  readonly commit: string;
  readonly definition: ReleaseDefinition['body'];
};

/**
 * Opens the repository at `root` and the release definition at `commit` (full hex; HEAD when undefined), by `backend` where one
 * is insisted on. Refuses
 * E_REPOSITORY, E_COMMIT for what is no commit of this clone, E_PROFILE when the commit holds no release definition, E_OBJECT when
 * it cannot be read.
 */
export async function openSession(
  root: string,
  commit: string | undefined,
  backend?: Backend,
): Promise<Result<Session>> {
  const opened = await openRepository(root, backend === undefined ? {} : { backend });
  if (!opened.ok) return opened;
  const session = await sessionAt(resolve(root), opened.value, commit);
  if (!session.ok) await opened.value.close();
  return session;
}

async function sessionAt(root: string, repository: Repository, named: string | undefined): Promise<Result<Session>> {
  if (named !== undefined && !/^([0-9a-f]{40}|[0-9a-f]{64})$/.test(named)) {
    return refuse({ code: 'E_COMMIT', at: named, expected: 'a full commit id', mend: 'git rev-parse HEAD' });
  }
  const commit = named === undefined ? await repository.head() : await repository.resolveRevision(named);
  if (!commit.ok)
    return refuse({ ...commit.refusal, code: 'E_COMMIT', mend: 'git fetch, or name a commit of this clone' });
  const definition = await readDefinition(repository, commit.value);
  return definition.ok ? accept({ root, repository, commit: commit.value, definition: definition.value }) : definition;
}

async function readDefinition(repository: Repository, commit: string): Promise<Result<ReleaseDefinition['body']>> {
  const [answer] = await repository.answer([{ commit, path: releaseDefinitionPath }]);
  if (answer?.ok === false && answer.refusal.detail !== 'path-missing') {
    return refuse({ ...answer.refusal, input: releaseDefinitionPath });
  }
  if (answer?.ok !== true) {
    return refuse({
      code: 'E_PROFILE',
      input: releaseDefinitionPath,
      expected: `the release definition in commit ${commit}`,
      mend: `commit \`${releaseDefinitionPath}\``,
    });
  }
  const parsed = releaseDefinitionKind.parse(answer.value.bytes);
  return parsed.ok ? accept(parsed.value.content.body) : refuse({ ...parsed.refusal, input: releaseDefinitionPath });
}
