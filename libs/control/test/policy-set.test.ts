// One policy set by itself: form, then each relation, and the tokens in their order.
import { describe, expect, test } from 'vitest';
import { encodeCanonical } from '#canonical';
import { policySetKind, validatePolicySet } from '#control';
import { type Edit, edited } from '../../../test/support/edit.ts';
import { bytesOf } from './support/digested.ts';
import { refusalText } from './support/outcome.ts';
import { bundle } from './support/shipped.ts';

const { content } = bundle.sets.plain;
const refusalOf = (bytes: Uint8Array): string => {
  const admitted = validatePolicySet(bytes);
  return refusalText(admitted.ok ? undefined : admitted.refusal);
};
const setWith = (...edits: Edit[]): Uint8Array => bytesOf(edited(content, edits));
const sections = content.body.sections;
const core = '/body/core_contract';

// biome-ignore format: a table
const relations: readonly (readonly [edit: Edit, at: string])[] = [
  [['/body/policy_version', 'v2'],                                  '/body/policy_version'],
  [['/body/activation_state', 'active'],                            '/body/activation_state'],
  [['/body/fail_mode', 'open'],                                     '/body/fail_mode'],
  [[`${core}/semantic_identity`, 'core.contracts.v'],               `${core}/semantic_identity`],
  [[`${core}/semantic_identity`, 'core.contracts.v02'],             `${core}/semantic_identity`],
  [[`${core}/generation_id`, `g-${'0'.repeat(63)}`],                `${core}/generation_id`],
  [[`${core}/generation_id`, `h-${'0'.repeat(64)}`],                `${core}/generation_id`],
  [[`${core}/package_ref/content_id`, 'core-contract-package.v3'],  `${core}/package_ref`],
  [[`${core}/package_ref/media_type`, 'application/json'],          `${core}/package_ref`],
  [['/body/sections', sections.slice(1)],                           '/body/sections'],
  [['/body/sections', sections.toReversed()],                       '/body/sections'],
  [['/body/sections', [...sections, sections[5]]],                  '/body/sections'],
  [['/body/sections/2/section_id', 'evidence'],                     '/body/sections'],
  [['/body/sections/2/policy_ref/content_id', 'control-policy.sandbox'],     '/body/sections/2/policy_ref'],
  [['/body/sections/2/policy_ref/media_type', 'application/json'],  '/body/sections/2/policy_ref'],
  [['/body/sections/2/decision_ref/content_id', 'control-decision.sandbox'], '/body/sections/2/decision_ref'],
  [['/body/sections/2/decision_ref/media_type', 'application/json'], '/body/sections/2/decision_ref'],
  [['/body/sections/3/policy_ref/sha256', sections[1]?.policy_ref.sha256],   '/body/sections/3/policy_ref/sha256'],
  [['/body/sections/3/decision_ref/sha256', sections[1]?.decision_ref.sha256], '/body/sections/3/decision_ref/sha256'],
];

describe('relations', () => {
  test.each(relations)('%j', (edit, at) => {
    expect(refusalOf(setWith(edit))).toBe(`E_RELATION  ${at}`);
  });

  // biome-ignore format: a table
  test.each([
    // what may be another
    [['/id', 'control-policy-set.somebody']],
    [[`${core}/semantic_identity`, 'core.contracts.v3']],
    [[`${core}/generation_id`, `g-${'0'.repeat(64)}`]],
    [['/body/sections/3/policy_ref/sha256', '0'.repeat(64)]],
  ] as Edit[][])('%j is one', (edit) => {
    expect(refusalOf(setWith(edit as Edit))).toBe('none');
  });
});

// biome-ignore format: a table
const tokens: readonly (readonly [what: string, bytes: Uint8Array, token: string])[] = [
  ['a byte too many',       new Uint8Array(1_048_577),                                        'E_LIMIT'],
  ['no JSON',               Buffer.from('{"body":'),                                          'E_PARSE'],
  ['a blank',               Buffer.concat([Buffer.from(' '), setWith(['/unheard_of', 1])]),   'E_CANONICAL'],
  ['a long string',         setWith(['/id', 'x'.repeat(8193)], ['/unheard_of', 1]),           'E_LIMIT'],
  ['a stray member',        setWith(['/unheard_of', 1], ['/body/fail_mode', 'open']),         'E_SHAPE'],
  ['another version',       setWith(['/schema_version', 2]),                                  'E_SHAPE'],
  ['a ref of no content',   setWith(['/body/sections/0/policy_ref/content_id', 'a:b']),       'E_SHAPE'],
  ['no sections',           setWith(['/body/sections', []]),                                  'E_SHAPE'],
  ['an open fail mode',     setWith(['/body/fail_mode', 'open']),                             'E_RELATION'],
  ['the one that ships',    encodeCanonical(content as never),                                'none'],
];

test.each(tokens)('%s', (_what, bytes, token) => {
  expect(refusalOf(bytes).split(' ')[0]).toBe(token);
});

test('both sets that ship are policy sets', () => {
  for (const { bytes, sha256 } of Object.values(bundle.sets)) {
    const admitted = validatePolicySet(bytes);
    expect(admitted.ok && admitted.value.sha256).toBe(sha256);
  }
  expect(policySetKind.kind).toBe('control_policy_set');
});
