// The review_fix_policy and its loop_policy_examples: what another policy may say, that ours means what its examples say, and
// that every rule of it is shown by some example.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { encodeCanonical, type Json, parseCanonical } from '#canonical';
import { admitReviewFixPolicy, policyExamplesKind, reviewFixPolicyKind, shippedReviewFixPolicy } from '#loop';
import { corpusBytes, corpusRoot, corpusSkip } from '../../../test/support/corpus.ts';
import { type Edit, edited } from '../../../test/support/edit.ts';

const folder = join(import.meta.dirname, '../policies');
const policyBytes = readFileSync(join(folder, 'review-fix-policy.json'));
const examplesBytes = readFileSync(join(folder, 'review-fix-policy.examples.json'));

const readValue = (bytes: Uint8Array): Json => {
  const read = parseCanonical(bytes, reviewFixPolicyKind.bounds);
  if (!read.ok) throw new Error(JSON.stringify(read.refusal));
  return read.value;
};
const policy = readValue(policyBytes);
const examples = readValue(examplesBytes) as unknown as {
  body: { policy_ref: { sha256: string }; examples: readonly Record<string, Json>[] };
};

describe('the policy that ships', () => {
  test('is the committed one, with its examples', () => {
    expect(Buffer.from(shippedReviewFixPolicy().bytes)).toEqual(policyBytes);
    expect(shippedReviewFixPolicy()).toBe(shippedReviewFixPolicy());
    expect(admitReviewFixPolicy(policyBytes, examplesBytes)).toMatchObject({ ok: true });
    expect(policyExamplesKind.parse(examplesBytes)).toMatchObject({ ok: true });
  });

  test('has an example for each word of it', () => {
    const { body } = shippedReviewFixPolicy().content;
    const findings = examples.body.examples.flatMap(
      ({ findings: found }) => found as { path: string; provider_severity: string }[],
    );
    const severities = [...body.actionable_severities, ...body.ignored_severities];
    expect(severities.filter((word) => !findings.some(({ provider_severity }) => provider_severity === word))).toEqual(
      [],
    );
    const places = [...body.protected_path_prefixes, ...body.protected_root_files];
    expect(places.filter((place) => !findings.some(({ path }) => path.startsWith(place)))).toEqual([]);
    const segments = body.protected_path_segments;
    expect(segments.filter((segment) => !findings.some(({ path }) => path.split('/').includes(segment)))).toEqual([]);
  });
});

describe('a policy of somebody else', () => {
  const lists = '/body/protected_path_segments';
  // biome-ignore format: a table
  const rows: readonly (readonly [edits: readonly Edit[], code: string, place: string])[] = [
    // edits                                                                   token         place
    [[['/body/max_attempts', 1]],                                              'accepted',   ''],
    [[['/body/protected_path_prefixes/-', 'vault/']],                          'accepted',   ''],
    [[['/body/actionable_severities', ['blocker']]],                           'accepted',   ''],
    [[['/body/max_attempts', 3]],                                              'E_SHAPE',    '/body/max_attempts'],
    [[['/body/push_allowed', true]],                                           'E_SHAPE',    '/body/push_allowed'],
    [[['/body/fail_mode', 'open']],                                            'E_SHAPE',    '/body/fail_mode'],
    [[['/body/activation_state', 'active']],                                   'E_SHAPE',    '/body/activation_state'],
    [[['/body/producer/role', 'reviewer']],                                    'E_SHAPE',    '/body/producer/role'],
    [[['/body/actionable_severities', ['Blocker']]],                           'E_SHAPE',    '/body/actionable_severities/0'],
    [[['/body/protected_path_prefixes/0', '.claude']],                         'E_SHAPE',    '/body/protected_path_prefixes/0'],
    [[['/body/actionable_severities', ['p1', 'blocker']]],                     'E_SHAPE',    '/body/actionable_severities'],
    [[[lists, ['auth', 'auth', 'credentials', 'identity', 'migrations', 'secrets', 'workflows']]], 'E_SHAPE', lists],
    [[['/body/producer/permissions/3', 'core.perm.candidate.execute.v1']],     'E_RELATION', '/body/producer/permissions'],
    [[['/body/ignored_severities/-', 'p0'], ['/body/ignored_severities', ['p0']]], 'E_RELATION', '/body/ignored_severities/0'],
    [[[`${lists}/0`, undefined]],                                              'E_RELATION', lists],
    [[['/body/protected_path_prefixes/8', undefined]],                         'E_RELATION', '/body/protected_path_prefixes'],
    [[['/body/protected_root_files/4', undefined]],                            'E_RELATION', '/body/protected_root_files'],
  ];

  test.each(rows.map(([edits, code, place]) => [code, place, edits] as const))('%s %s', (code, place, edits) => {
    const admitted = admitReviewFixPolicy(encodeCanonical(edited(policy, edits)));
    expect(admitted.ok ? 'accepted' : admitted.refusal.code).toBe(code);
    if (!admitted.ok) expect(admitted.refusal).toMatchObject({ at: place, input: '0' });
  });
});

describe('examples', () => {
  const admit = (edits: readonly Edit[]) =>
    admitReviewFixPolicy(policyBytes, encodeCanonical(edited(examples as unknown as Json, edits)));
  const at = '/body/examples/0';

  // biome-ignore format: a table
  const rows: readonly (readonly [edits: readonly Edit[], code: string, place: string])[] = [
    // edits                                                                   token         place
    [[[`${at}/recorded_attempt_number`, 9]],                                   'E_SHAPE',    `${at}/recorded_attempt_number`],
    [[['/body/examples', []]],                                                 'E_SHAPE',    '/body/examples'],
    [[['/body/examples/1', examples.body.examples[0]]],                        'E_SHAPE',    '/body/examples/1'],
    [[[`${at}/allowed_paths`, ['src/b.ts', 'src/a.ts']]],                      'E_SHAPE',    `${at}/allowed_paths/1`],
    [[['/body/policy_ref/sha256', '0'.repeat(64)]],                            'E_EXAMPLE',  '/body/policy_ref'],
    [[[`${at}/outcome`, 'attempt-limit']],                                     'E_EXAMPLE',  at],
    [[[`${at}/allowed_paths`, []]],                                            'E_EXAMPLE',  at],
    [[[`${at}/detail`, ['findings.review-clean']]],                            'E_EXAMPLE',  at],
    [[[`${at}/findings/0/provider_severity`, 'nit']],                          'E_EXAMPLE',  at],
  ];

  test.each(rows.map(([edits, code, place]) => [code, place, edits] as const))('%s at %s', (code, place, edits) => {
    expect(admit(edits)).toMatchObject({ ok: false, refusal: { code, at: place, input: '1' } });
  });

  test('a finding twice is refused', () => {
    const index = examples.body.examples.findIndex(({ findings }) => (findings as Json[]).length > 1);
    const [found] = (examples.body.examples[index]?.findings ?? []) as Json[];
    const place = `/body/examples/${index}/findings/1`;
    expect(admit([[place, found]])).toMatchObject({ ok: false, refusal: { code: 'E_SHAPE', at: place } });
  });

  test('a policy that was changed is not shown by the examples of the old one', () => {
    const changed = encodeCanonical(edited(policy, [['/body/max_attempts', 1]]));
    expect(admitReviewFixPolicy(changed, examplesBytes)).toMatchObject({
      refusal: { code: 'E_EXAMPLE', at: '/body/policy_ref' },
    });
    const sha256 = reviewFixPolicyKind.parse(changed);
    const renamed = edited(examples as unknown as Json, [
      ['/body/policy_ref/sha256', sha256.ok ? sha256.value.sha256 : ''],
    ]);
    expect(admitReviewFixPolicy(changed, encodeCanonical(renamed))).toMatchObject({
      refusal: { code: 'E_EXAMPLE', detail: 'attempts.second' },
    });
  });
});

describe.skipIf(corpusRoot === undefined)(corpusRoot === undefined ? corpusSkip : 'the corpus', () => {
  test('its policy is accepted when it is handed in, and means the same', () => {
    const bytes = corpusBytes('loop/v1/review-fix-policy.json');
    expect(admitReviewFixPolicy(bytes)).toMatchObject({ ok: true });
    expect(admitReviewFixPolicy(bytes, examplesBytes)).toMatchObject({ ok: true });
  });
});
