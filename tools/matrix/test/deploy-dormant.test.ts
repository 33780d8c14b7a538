// The dormant deployment adapter as a program: every exit status, and the receipt byte for byte.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { documentDigest, encodeCanonical, type Json } from '#canonical';
import { edited } from '../../../test/support/edit.ts';
import { root } from './support/hostile.ts';

const program = join(root, 'tools/matrix/fakes/deploy-dormant.mjs');
const folder = mkdtempSync(join(tmpdir(), 'ystack-dormant-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const documentRef = (kind: string, id: string) => ({ id, kind, schema_version: 1, sha256: '1'.repeat(64) });
const contentRef = (content_id: string, word: string) => ({
  content_id,
  media_type: `application/vnd.ystack.${word}+json`,
  sha256: '2'.repeat(64),
});
const evaluation = {
  schema_version: 1,
  kind: 'deploy_gate_evaluation',
  id: 'deploy.lamp-7',
  body: {
    activation_state: 'inactive',
    authority: 'none',
    authorization_ref: documentRef('deploy_authorization', 'authorization.lamp-7'),
    decision: 'admissible',
    decision_ref: contentRef('deploy-decision.deploy-gates', 'control-decision'),
    evaluation_mode: 'observation-only',
    kill_switch_evaluation_ref: documentRef('kill_switch_evaluation', 'attempt.lamp-7'),
    qualification: { reason: 'no-deployment-adapter-exists', state: 'unavailable' },
    reason_ids: ['deploy.admissible'],
    reference_semantics: 'identity-only',
    rehearsal_ref: documentRef('rollback_rehearsal_record', 'rehearsal.lamp-7'),
    release_ref: documentRef('release_record', 'release.lamp-7'),
    request_ref: documentRef('deploy_request', 'deploy.lamp-7'),
    requested_capability: 'deploy',
    risk_evaluation_ref: documentRef('risk_gate_evaluation', 'result.lamp-7'),
    tier: 'staging',
    tiers_ref: contentRef('deploy-policy.environment-tiers', 'deploy-policy'),
  },
};

function run(args: readonly string[], env: Record<string, string> = {}) {
  const { status, stdout } = spawnSync(process.execPath, [program, ...args], { env, encoding: 'utf8' });
  return { status, stdout };
}

let count = 0;
function fileOf(content: Json | string | Uint8Array): string {
  const path = join(folder, `evaluation-${count++}.json`);
  writeFileSync(
    path,
    typeof content === 'string' || content instanceof Uint8Array ? content : encodeCanonical(content),
  );
  return path;
}
const good = fileOf(evaluation);
const refused = (status: number) => ({ status, stdout: '' });

test('an admissible decision gets a receipt that says that nothing was done', () => {
  const receipt = {
    schema_version: 1,
    kind: 'adapter_receipt',
    adapter: { id: 'adapter.deploy-dormant.v1', status: 'inactive', version: 'v1' },
    authority: 'none',
    capabilities: [],
    effects: [],
    evaluation_ref: {
      schema_version: 1,
      kind: 'deploy_gate_evaluation',
      id: 'deploy.lamp-7',
      sha256: documentDigest(evaluation),
    },
    outcome: 'refused',
    permissions: [],
    qualification: { reason_id: 'adapter.unqualified', state: 'unavailable' },
    reason_id: 'deploy.dormant',
    tools: [],
  };
  expect(run([good])).toEqual({ status: 0, stdout: Buffer.from(encodeCanonical(receipt)).toString('utf8') });
});

test.each(['rollback', 'status'])('so does one about a %s', (capability) => {
  const other = edited(evaluation, [
    ['/body/requested_capability', capability],
    ['/body/request_ref/kind', `${capability}_request`],
  ]);
  expect(run([fileOf(other)]).status).toBe(0);
});

describe('64: not exactly one argument', () => {
  test.each([[[]], [[good, good]]])('%j', (args) => {
    expect(run(args, { DEPLOY_TOKEN: 'x' })).toEqual(refused(64));
  });
});

describe('70: something to deploy with is at hand', () => {
  test.each(['DEPLOY_TOKEN', 'GITHUB_TOKEN', 'AWS_SECRET_ACCESS_KEY', 'KUBECONFIG'])('%s', (name) => {
    expect(run([good], { [name]: 'x' })).toEqual(refused(70));
    expect(run([good], { [name]: '' })).toEqual(refused(70));
    expect(run([join(folder, 'absent')], { [name]: 'x' })).toEqual(refused(70));
  });

  test('another variable is none of its business', () => {
    expect(run([good], { DEPLOY_TOKENS: 'x' }).status).toBe(0);
  });
});

describe('66: no regular file of at most 1 MiB', () => {
  const link = join(folder, 'link.json');
  symlinkSync(good, link);
  const directory = join(folder, 'directory');
  mkdirSync(directory);

  test.each([
    ['absent', join(folder, 'absent')],
    ['a link', link],
    ['a folder', directory],
    ['a device', '/dev/null'],
    ['one byte too large', fileOf(' '.repeat(1_048_577))],
  ])('%s', (_what, path) => {
    expect(run([path])).toEqual(refused(66));
  });
});

describe('65: not exactly an admissible decision', () => {
  const text = Buffer.from(encodeCanonical(evaluation)).toString('utf8');
  test.each([
    ['empty', ''],
    ['large and no JSON', ' '.repeat(1_048_576)],
    ['deep', '['.repeat(500_000)],
    ['without a last line feed', text.trimEnd()],
    ['with a byte order mark', `\ufeff${text}`],
    ['not canonical', `${JSON.stringify(evaluation)}\n`],
    ['a key twice', text.replace('{"body"', '{"body":1,"body"')],
    ['no UTF-8', Buffer.from([0x22, 0xff, 0x22, 0x0a])],
    ['null', 'null\n'],
    ['a list', '[]\n'],
  ])('%s', (_what, content) => {
    expect(run([fileOf(content)])).toEqual(refused(65));
  });

  test.each<[string, unknown]>([
    ['/schema_version', 2],
    ['/kind', 'deploy_gate_decision'],
    ['/id', 'Deploy'],
    ['/note', 1],
    ['/body/note', 1],
    ['/body/tier', undefined],
    ['/body/activation_state', 'active'],
    ['/body/authority', 'deploy'],
    ['/body/decision', 'refused'],
    ['/body/evaluation_mode', 'live'],
    ['/body/reason_ids', []],
    ['/body/reason_ids', ['deploy.admissible', 'deploy.kill-switch']],
    ['/body/reference_semantics', 'authority'],
    ['/body/qualification/state', 'available'],
    ['/body/tier', 'Production'],
    ['/body/requested_capability', 'destroy'],
    ['/body/requested_capability', 'rollback'],
    ['/body/request_ref/id', 'deploy.other'],
    ['/body/request_ref/kind', 'rollback_request'],
    ['/body/request_ref/sha256', '1'.repeat(63)],
    ['/body/release_ref/kind', 'release_manifest'],
    ['/body/release_ref/schema_version', 2],
    ['/body/release_ref/note', 1],
    ['/body/authorization_ref/kind', 'release_record'],
    ['/body/rehearsal_ref', null],
    ['/body/risk_evaluation_ref/kind', 'kill_switch_evaluation'],
    ['/body/kill_switch_evaluation_ref/id', ''],
    ['/body/decision_ref/content_id', 'other'],
    ['/body/tiers_ref/media_type', 'application/json'],
  ])('%s %j', (place, value) => {
    expect(run([fileOf(edited(evaluation, [[place, value]]) as Json)])).toEqual(refused(65));
  });
});
