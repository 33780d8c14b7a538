// Reproductions as their users run them: assemble, then reproduce, over a small repository with a defect and its mend. Every
// way to end is reached by the command line, and two runs leave the same bytes.
import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { encodeCanonical, type Json, sha256Hex } from '#canonical';
import { type Admitted, type ResolvedProfile, resolvedProfileKind } from '#contract';
import { evaluateDuty, impliedEnvironmentClaim, impliedStage, shippedBundle } from '#control';
import { profileSet } from '../../../libs/adapters/test/support/world.ts';
import { TestRepository, temporaryFolder } from '../../../libs/git/test/support/repositories.ts';
import { type Edit, edited } from '../../../test/support/edit.ts';
import { runYstack } from '../../ystack/test/support/run-ystack.ts';

const time = '2026-04-05T06:07:08Z';
const environmentId = 'env.kitchen';
const golden = 'bake until golden\n';

const lent = (): string => {
  const folder = join(temporaryFolder(), 'lent');
  mkdirSync(folder, { mode: 0o700 });
  return folder;
};
const bytesOf = (value: unknown): Uint8Array => encodeCanonical(value as Json);

type World = {
  readonly repository: TestRepository;
  readonly commits: { readonly broken: string; readonly mended: string };
  readonly documents: Readonly<Record<'claim' | 'policySet' | 'duty' | 'identity' | 'registry' | 'requester', unknown>>;
  readonly profileFolder: string;
  readonly resolved: string;
};

let world: World;

beforeAll(() => {
  const repository = TestRepository.create();
  repository.commit({ 'README.md': 'a bakery\n' });
  const broken = repository.commit({
    'oven/timer.md': 'bake until black\n',
    'oven/link.md': 'x\n',
    'oven/big.md': 'x'.repeat(1_048_577),
  });
  const mended = repository.commit({ 'oven/timer.md': golden });
  const root = repository.git('rev-list', '--max-parents=0', 'HEAD');
  const { profile, resolved, manifests } = profileSet();
  const folder = temporaryFolder();
  const profileFolder = join(folder, 'profile');
  mkdirSync(join(profileFolder, 'manifests'), { recursive: true });
  writeFileSync(join(profileFolder, 'profile.json'), bytesOf(profile.content));
  for (const { content } of manifests)
    writeFileSync(join(profileFolder, 'manifests', `${content.id}.json`), bytesOf(content));
  const config = bytesOf({ oven: 'hot' });
  writeFileSync(join(profileFolder, 'producer-config.json'), config);
  const whole = shipping(resolved.content, sha256Hex(config));
  if (!resolvedProfileKind.parse(whole.bytes).ok) throw new Error('the sample is no resolved profile');
  const bundle = shippedBundle();
  const policySet = bundle.sets.plain;
  const stage = impliedStage(whole, 'verifier', time);
  const duty = evaluateDuty(bundle, {
    policySet: policySet.bytes,
    request: stage.request.bytes,
    resolved: whole.bytes,
    result: stage.result.bytes,
  });
  if (!duty.ok) throw new Error(JSON.stringify(duty.refusal));
  const claim = impliedEnvironmentClaim(stage, { policySet, duty: duty.value }, bundle.policies.sandbox.policy.content);
  const registry = {
    schema_version: 1,
    kind: 'shadow_environment_registry',
    id: 'shadow.environments.v1',
    body: {
      activation_state: 'inactive',
      registry_version: 'v1',
      environments: [
        {
          description: 'The kitchen.',
          environment_id: environmentId,
          evidence_scope: 'fixtures-only',
          proof_state: 'unproven',
          source_root_commit: root,
          target_repository_id: 'repo.bakery',
        },
      ],
    },
  };
  const requester = {
    role: 'operator',
    implementation_id: 'implementation.oven-watch',
    implementation_version: 'v1',
    adapter_instance_id: 'instance.oven-watch',
    principal_id: 'principal.oven-watch',
    execution_boundary_id: 'boundary.oven-watch',
  };
  const content = (name: string) => ({ content_id: name, media_type: 'application/json', sha256: sha256Hex(name) });
  const identity = {
    schema_version: 1,
    kind: 'qualified_identity',
    id: 'identity.burnt-crust',
    body: {
      adapter_config_refs: [content('config')],
      model_request: { provider_id: 'provider.one', model_id: 'model.one', effort_id: 'high' },
      prompt_refs: [content('prompt')],
      skill_refs: [],
      verification_instructions_ref: content('instructions'),
    },
  };
  const resolvedFile = join(folder, 'resolved.json');
  writeFileSync(resolvedFile, whole.bytes);
  world = {
    repository,
    commits: { broken, mended },
    documents: {
      claim: { ...claim, id: environmentId },
      policySet: policySet.content,
      duty: duty.value.content,
      identity,
      registry,
      requester,
    },
    profileFolder,
    resolved: resolvedFile,
  };
});

/** The resolved profile with the configuration of this digest. */
function shipping(content: ResolvedProfile, sha256: string): Admitted<ResolvedProfile> {
  const changed = structuredClone(content);
  for (const { config_source } of changed.body.bindings) {
    if (config_source.state === 'present') config_source.value.value_sha256 = sha256;
  }
  const bytes = bytesOf(changed);
  return { content: changed, sha256: sha256Hex(bytes), bytes };
}

const incidentAt = (commit_id: string, failing_check: unknown) => ({
  schema_version: 1,
  kind: 'shadow_incident_record',
  id: 'incident.burnt-crust',
  body: {
    deploy_authority: 'none',
    failing_check,
    git_revision_ref: { repository_id: 'repo.bakery', hash_algorithm: 'sha1', commit_id },
    observed_at: time,
    observed_symptom: 'The crust is black.',
    reporter_actor_ref: 'actor.baker',
    target_repository_id: 'repo.bakery',
  },
});

const timer = { kind: 'file-digest', path: 'oven/timer.md', expected_sha256: sha256Hex(golden) };

/** Runs both commands; `edits` bend the documents in between. */
function run(commit: 'broken' | 'mended', check: unknown, edits: Readonly<Record<string, readonly Edit[]>> = {}) {
  const folder = temporaryFolder();
  const file = (name: string, value: unknown): string => {
    const path = join(folder, `${name}.json`);
    writeFileSync(path, bytesOf(edited(value, edits[name] ?? [])));
    return path;
  };
  const { documents, repository, profileFolder, resolved } = world;
  const claim = file('claim', documents.claim);
  const out = lent();
  const assembled = runYstack([
    'shadow',
    'assemble',
    'repo.bakery',
    repository.root,
    world.commits[commit],
    time,
    profileFolder,
    resolved,
    out,
    claim,
    file('requester', documents.requester),
  ]);
  if (assembled.status !== 0) return { assembled, reproduced: assembled, state: out };
  const read = (name: string): unknown => JSON.parse(readFileSync(join(out, name), 'utf8'));
  const identity = documents.identity as { body: object };
  const named = {
    ...identity,
    body: {
      ...identity.body,
      target_revision: incidentAt(world.commits[commit], check).body.git_revision_ref,
      stage_request_ref: read('stage-request-ref.json'),
      resolved_profile_ref: read('resolved-profile-ref.json'),
    },
  };
  const state = lent();
  const reproduced = runYstack([
    'shadow',
    'reproduce',
    file('incident', incidentAt(world.commits[commit], check)),
    claim,
    file('policy-set', documents.policySet),
    file('duty', documents.duty),
    file('input', read('input.json')),
    file('identity', named),
    repository.root,
    lent(),
    lent(),
    state,
    '--registry',
    file('registry', documents.registry),
  ]);
  return { assembled, reproduced, state };
}

const outcomeOf = ({ reproduced }: ReturnType<typeof run>): string => {
  if (reproduced.status !== 0) return reproduced.token;
  const { body } = JSON.parse(reproduced.stdout) as { body: { outcome: string; reason_id: string } };
  return `${body.outcome} ${body.reason_id}`;
};

describe('every way to end', () => {
  // biome-ignore format: an aligned table
  test.each<[string, 'broken' | 'mended', unknown, Readonly<Record<string, readonly Edit[]>>, string]>([
    ['before the mend',            'broken', timer,                                        {},                                                              'reproduced check.failed-at-revision'],
    ['after the mend',             'mended', timer,                                        {},                                                              'no-change check.passed-at-revision'],
    ['a file that is not there',   'mended', { ...timer, path: 'oven/none.md' },           {},                                                              'inconclusive check.unreadable'],
    ['a folder',                   'mended', { ...timer, path: 'oven' },                   {},                                                              'inconclusive check.unreadable'],
    ['a file of more than 1 MiB',  'mended', { ...timer, path: 'oven/big.md' },            {},                                                              'inconclusive check.unreadable'],
    ['a check by name',            'broken', { kind: 'named-check', check_id: 'check.taste' }, {},                                                          'inconclusive check.not-runnable'],
    ['an input that is none',      'broken', timer,                                        { input: [['/attempt/attempt_number', 0]] },                     'inconclusive materialization.refused'],
    ['an environment unlisted',    'broken', timer,                                        { registry: [['/body/environments', []]] },                      'inconclusive environment.unlisted'],
    ['a claim of a network',       'broken', timer,                                        { claim: [['/body/network/mode', 'allow']] },                    'inconclusive environment.not-satisfied'],
    ['a duty evaluation edited',   'broken', timer,                                        { duty: [['/body/verdict', 'violated']] },                       'inconclusive environment.evaluation-refused'],
    ['another history',            'broken', timer,                                        { registry: [['/body/environments/0/source_root_commit', 'f'.repeat(40)]] }, 'E_RELATION'],
    ['a patch slipped in',         'broken', timer,                                        { input: [['/payloads/1/data', 'x']] },                          'E_READ_ONLY'],
    ['a requester who may not',    'broken', timer,                                        { requester: [['/role', 'producer']] },                          'E_SHAPE'],
  ])('%s', (_what, commit, check, edits, expected) => {
    expect(outcomeOf(run(commit, check, edits))).toBe(expected);
  });
});

test('two runs leave the same four files, readable by their owner alone', () => {
  const [first, second] = [run('broken', timer), run('broken', timer)];
  const names = readdirSync(first.state).toSorted();
  expect(names).toEqual([
    'materialization-result.json',
    'shadow-record.json',
    'trace-ledger.json',
    'trace-receipt.json',
  ]);
  for (const name of names) {
    expect(readFileSync(join(first.state, name))).toEqual(readFileSync(join(second.state, name)));
    expect(statSync(join(first.state, name)).mode & 0o777).toBe(0o400);
  }
  expect(first.reproduced.stdout).toBe(readFileSync(join(first.state, 'shadow-record.json'), 'utf8'));
});

test('a folder that is not lent empty is refused before anything is read', () => {
  const state = lent();
  chmodSync(state, 0o755);
  const args = [
    'shadow',
    'reproduce',
    ...Array.from({ length: 6 }, () => world.resolved),
    world.repository.root,
    lent(),
    lent(),
    state,
  ];
  expect(runYstack(args)).toMatchObject({ token: 'E_WORKSPACE', stdout: '' });
});
