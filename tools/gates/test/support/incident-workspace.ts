// A repository with all that the gate `shadow` reads of a commit: a defect and its mend in its history, the policies as they
// lie here, registers of its own, and a profile that ships both as incidents and a command incident beside them. The profile
// is a built one, so what the gates before would leave is made here and no pin has to hold.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { encodeCanonical, type Json, type Result, sha256Hex } from '#canonical';
import type { Documents } from '#gate';
import { closedSetDocument, type ReleaseFile } from '#packaging';
import { profileSet } from '../../../../libs/adapters/test/support/world.ts';
import { TestRepository } from '../../../../libs/git/test/support/repositories.ts';
import { commandRegistry } from '../../../../libs/shadow/test/support/command-sample.ts';
import type { GateContext, GateOutcome } from '../../src/gate.ts';
import { openSession } from '../../src/session.ts';
import { deriveShadow } from '../../src/shadow/derive-shadow.ts';
import { definition } from './small-workspace.ts';

const house = join(import.meta.dirname, '../../../..');
const policies = 'libs/control/policies';
export const incidents = 'profiles/sample/incidents';
export const environments = 'libs/control/registers/shadow-environments.json';
export const commands = 'libs/shadow/registers/shadow-commands.json';
export const repositoryId = 'repo.sample';

const golden = 'bake until golden\n';
export const bytesOf = (value: unknown): Uint8Array => encodeCanonical(value as Json);

export type IncidentWorkspace = {
  readonly repository: TestRepository;
  /** The commit that holds everything. */
  readonly base: string;
  readonly root: string;
  readonly broken: string;
  readonly mended: string;
};

export function incidentWorkspace(): IncidentWorkspace {
  const repository = TestRepository.create();
  const root = repository.commit({ 'README.md': 'A bakery.\n' });
  const broken = repository.commit({ 'oven/timer.md': 'bake until black\n' });
  const mended = repository.commit({ 'oven/timer.md': golden });
  for (const name of readdirSync(join(house, policies))) {
    repository.write({ [`${policies}/${name}`]: readFileSync(join(house, policies, name)) });
  }
  const { profile, manifests } = profileSet();
  for (const { content } of manifests) {
    repository.write({ [`profiles/sample/manifests/${content.id}.json`]: bytesOf(content) });
  }
  repository.write({
    'profiles/sample/profile.json': bytesOf(profile.content),
    'releases/release.json': definition(repositoryId),
    [environments]: bytesOf(environmentsOf(root)),
    [commands]: bytesOf(commandRegistry),
  });
  for (const [path, document] of Object.entries(shipped({ broken, mended }))) {
    repository.write({ [path]: bytesOf(document) });
  }
  return { repository, base: repository.commit(), root, broken, mended };
}

const environmentsOf = (source_root_commit: string) => ({
  schema_version: 1,
  kind: 'shadow_environment_registry',
  id: 'shadow.environments.v1',
  body: {
    activation_state: 'inactive',
    registry_version: 'v1',
    environments: [
      {
        description: 'The kitchen.',
        environment_id: 'env.self-host',
        evidence_scope: 'self-host',
        proof_state: 'unproven',
        source_root_commit,
        target_repository_id: repositoryId,
      },
    ],
  },
});

const seenAt = (commit_id: string) => ({
  deploy_authority: 'none',
  git_revision_ref: { repository_id: repositoryId, hash_algorithm: 'sha1', commit_id },
  observed_at: '2026-04-05T06:07:08Z',
  observed_symptom: 'The crust is black.',
  reporter_actor_ref: 'actor.baker',
  target_repository_id: repositoryId,
});

const timer = { kind: 'file-digest', path: 'oven/timer.md', expected_sha256: sha256Hex(golden) };

export const fileRecord = (id: string, commit: string, failing_check: unknown = timer) => ({
  schema_version: 1,
  kind: 'shadow_incident_record',
  id,
  body: { ...seenAt(commit), failing_check },
});

export const commandRecord = (id: string, commit: string) => ({
  schema_version: 1,
  kind: 'shadow_command_incident',
  id,
  body: {
    ...seenAt(commit),
    check_id: 'check.timer',
    expected: { exit_status: 0, stdout: { kind: 'lines', lines: ['1'] } },
    observed: { exit_status: 1, stdout: { kind: 'lines', lines: ['0'] } },
  },
});

/** A release incident of `record`, as its file `<name>.json` holds it. */
export const releaseOf = (name: string, record: { readonly kind: string }, required_outcome: string) => {
  const content_id = record.kind.replaceAll('_', '-');
  return {
    schema_version: 1,
    kind: 'release_incident',
    id: `release-incident.${name}`,
    body: {
      incident_ref: {
        content_id,
        media_type: `application/vnd.ystack.${content_id}+json`,
        sha256: sha256Hex(bytesOf(record)),
      },
      required_outcome,
    },
  };
};

/** The two files of an incident. */
export const incidentFiles = (name: string, record: { readonly kind: string }, required: string) => ({
  [`${incidents}/${name}.json`]: releaseOf(name, record, required),
  [`${incidents}/records/${name}.json`]: record,
});

const shipped = ({ broken, mended }: { readonly broken: string; readonly mended: string }) => ({
  ...incidentFiles('after', fileRecord('incident.after', mended), 'no-change'),
  ...incidentFiles('before', fileRecord('incident.before', broken), 'reproduced'),
  ...incidentFiles('command', commandRecord('incident.command', broken), 'reproduced'),
});

/** What the gates before leave of a profile that lies in `commit`. */
function upstreamAt(repository: TestRepository, commit: string): ReadonlyMap<string, Documents> {
  const { resolved } = profileSet();
  const listed = repository.git('ls-tree', '-r', commit, 'profiles/sample').split('\n');
  const files = listed.flatMap((line): ReleaseFile[] => {
    const [, mode = '', object_id = '', path = ''] = /^(\d+) blob ([0-9a-f]+)\t(.*)$/.exec(line) ?? [];
    const bytes = repository.run(['cat-file', 'blob', object_id]);
    return [{ path, mode: mode as '100644', object_id, sha256: sha256Hex(bytes), size_bytes: bytes.length }];
  });
  const configs = resolved.content.body.bindings.flatMap(({ config_source }) =>
    config_source.state === 'present' ? [config_source.value] : [],
  );
  const config = configs.map(
    ({ source, value_sha256 }): ReleaseFile => ({
      path: 'profiles/sample/producer-config.json',
      mode: '100644',
      object_id: source.object_id,
      sha256: value_sha256,
      size_bytes: 1,
    }),
  );
  const all = [...files, ...config].toSorted((a, b) => (a.path < b.path ? -1 : 1));
  return new Map([
    ['resolve', new Map([['resolved-profile.json', bytesOf(resolved.content)]])],
    ['validate', new Map([['closed-set.json', bytesOf(closedSetDocument('profile.sample.v1', all))]])],
  ]);
}

/** Hands `use` what the gate is handed at `commit`, which is the source commit, too. */
export async function inContext<T>(
  repository: TestRepository,
  commit: string,
  use: (context: GateContext) => Promise<T>,
  upstream: ReadonlyMap<string, Documents> = upstreamAt(repository, commit),
): Promise<T> {
  const session = await openSession(repository.root, commit);
  if (!session.ok) throw new Error(session.refusal.code);
  try {
    return await use({ session: session.value, profile: 'sample', sourceCommit: commit, upstream });
  } finally {
    await session.value.repository.close();
  }
}

/** Derives the gate at `commit`. */
export const shadowAt = (
  repository: TestRepository,
  commit: string,
  upstream?: ReadonlyMap<string, Documents>,
): Promise<Result<GateOutcome>> => inContext(repository, commit, deriveShadow, upstream);

/** A clone that has only the newest commits. */
export function shallowClone(repository: TestRepository, depth: number): TestRepository {
  const clone = TestRepository.create();
  execFileSync('git', ['-C', clone.root, 'fetch', '--quiet', `--depth=${depth}`, `file://${repository.root}`, 'main']);
  clone.git('reset', '--quiet', '--hard', 'FETCH_HEAD');
  return clone;
}
