// `control_policy_set`: which policy and which decision stand for each of the six sections. Its form is loose and its
// relations are strict, because evaluators tell the two apart: a set that cannot be read, and one that says something else.
import { coreBounds, type Refusal, type Result } from '#canonical';
import { type Admitted, type DocumentKind, defineKind, firstAmong, firstOf, isSha256, unrelated } from '#contract';
import { sectionIds } from '../bundle/names.ts';
import type { ControlPolicySet } from '../generated/control-policy-set.d.ts';
import { validate } from '../generated/control-policy-set.js';
import { decisionMediaType, policyMediaType } from '../refs.ts';

type Body = ControlPolicySet['body'];
type Section = Body['sections'][number];

export const policySetKind: DocumentKind<ControlPolicySet> = defineKind<ControlPolicySet>({
  kind: 'control_policy_set',
  schemaVersion: 1,
  bounds: coreBounds,
  validate,
  relations: [
    ({ body }) => checkWords(body),
    ({ body }) => checkCore(body.core_contract),
    ({ body }) => checkSectionIds(body.sections),
    ({ body }) => firstAmong(body.sections, checkSection),
    ({ body }) => checkDistinct(body.sections, 'policy_ref', 'sha256'),
    ({ body }) => checkDistinct(body.sections, 'decision_ref', 'content_id'),
    ({ body }) => checkDistinct(body.sections, 'decision_ref', 'sha256'),
  ],
});

/** One policy set by itself: E_LIMIT, E_PARSE, E_CANONICAL, E_LIMIT, E_SHAPE, E_RELATION. */
export const validatePolicySet = (bytes: Uint8Array): Result<Admitted<ControlPolicySet>> => policySetKind.parse(bytes);

const words = [
  ['policy_version', 'v1'],
  ['activation_state', 'inactive'],
  ['fail_mode', 'closed'],
] as const;

const checkWords = (body: Body): Refusal | undefined =>
  firstAmong(words, ([key, word]) => (body[key] === word ? undefined : unrelated(['body', key], `\`${word}\``)));

function checkCore({ semantic_identity, generation_id, package_ref }: Body['core_contract']): Refusal | undefined {
  const at = ['body', 'core_contract'];
  return firstOf([
    () =>
      /^core\.contracts\.v[1-9][0-9]{0,8}$/.test(semantic_identity)
        ? undefined
        : unrelated([...at, 'semantic_identity'], '`core.contracts.v` and a number'),
    () =>
      generation_id.startsWith('g-') && isSha256(generation_id.slice(2))
        ? undefined
        : unrelated([...at, 'generation_id'], '`g-` and 64 hex digits'),
    () =>
      package_ref.content_id === 'core-contract-package.v2' &&
      package_ref.media_type === 'application/vnd.ystack.core-contract+json'
        ? undefined
        : unrelated([...at, 'package_ref'], 'a core contract package'),
  ]);
}

const checkSectionIds = (sections: readonly Section[]): Refusal | undefined =>
  sections.length === sectionIds.length && sections.every(({ section_id }, index) => section_id === sectionIds[index])
    ? undefined
    : unrelated(['body', 'sections'], `the sections ${sectionIds.map((id) => `\`${id}\``).join(', ')}, in this order`);

function checkSection({ section_id, policy_ref, decision_ref }: Section, index: number): Refusal | undefined {
  const bound = [
    ['policy_ref', policy_ref, `control-policy.${section_id}`, policyMediaType],
    ['decision_ref', decision_ref, `control-decision.${section_id}`, decisionMediaType],
  ] as const;
  return firstAmong(bound, ([key, ref, contentId, mediaType]) =>
    ref.content_id === contentId && ref.media_type === mediaType
      ? undefined
      : unrelated(['body', 'sections', index, key], `\`${contentId}\` as \`${mediaType}\``),
  );
}

function checkDistinct(
  sections: readonly Section[],
  ref: 'policy_ref' | 'decision_ref',
  key: 'sha256' | 'content_id',
): Refusal | undefined {
  const seen = new Set<string>();
  return firstAmong(sections, (section, index) => {
    const value = section[ref][key];
    if (seen.has(value)) return unrelated(['body', 'sections', index, ref, key], 'another than in the sections before');
    seen.add(value);
    return undefined;
  });
}
