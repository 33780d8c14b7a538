// `resolved_profile`: a profile with every pin found and hashed. Its sources must be those of its refs, and it must keep
// the rules of a profile by itself, as it is judged where the profile is not at hand.
import { coreBounds, type Refusal } from '#canonical';
import { defineKind } from '../define-kind.ts';
import { type ResolvedProfile, validate } from '../generated/resolved-profile.js';
import { byText, compareGitObjects } from '../git-key.ts';
import { firstAmong, firstOf, unrelated } from '../refusals.ts';
import { checkBindingSources } from '../relations/binding-sources.ts';
import { checkCapabilityGrant } from '../relations/capability-grant.ts';
import { checkRoleSeparation } from '../relations/role-separation.ts';
import { checkSourceClaims } from '../relations/source-claims.ts';
import { checkBindingShape } from '../shapes/binding-shape.ts';
import { checkSorted } from '../shapes/sorted.ts';
import { coreSchemaVersion } from '../vocabulary.ts';

const place = ['body', 'bindings'] as const;

export const resolvedProfileKind = defineKind<ResolvedProfile>({
  kind: 'resolved_profile',
  schemaVersion: coreSchemaVersion,
  bounds: coreBounds,
  validate,
  shapes: [
    ({ body }) =>
      checkSorted(
        body.bindings,
        byText(({ binding }) => binding.binding_id),
        place,
        'binding_id',
      ),
    ({ body }) => firstAmong(body.bindings, checkResolvedBindingShape),
  ],
  relations: [
    checkProfileSource,
    ({ body }) =>
      checkRoleSeparation(
        body.bindings.map(({ binding }, index) => ({ item: binding, place: [...place, index, 'binding'] })),
        place,
      ),
    ({ body }) =>
      firstAmong(body.bindings, ({ binding }, index) =>
        checkCapabilityGrant(binding, [...place, index, 'binding'], unrelated),
      ),
    ({ body }) => firstAmong(body.bindings, (binding, index) => checkBindingSources(binding, [...place, index])),
    checkSourceClaims,
  ],
});

function checkResolvedBindingShape(
  { binding, skill_sources, tool_sources }: ResolvedProfile['body']['bindings'][number],
  index: number,
): Refusal | undefined {
  return firstOf([
    () => checkBindingShape(binding, [...place, index, 'binding']),
    () =>
      checkSorted(
        skill_sources,
        (a, b) => compareGitObjects(a.source, b.source),
        [...place, index, 'skill_sources'],
        'git key',
      ),
    () =>
      checkSorted(
        tool_sources,
        byText((tool) => tool.tool_id),
        [...place, index, 'tool_sources'],
        'tool_id',
      ),
  ]);
}

function checkProfileSource({ body }: ResolvedProfile): Refusal | undefined {
  return body.profile_source.value_sha256 === body.profile_ref.sha256
    ? undefined
    : unrelated(['body', 'profile_source', 'value_sha256'], `the profile's digest ${body.profile_ref.sha256}`);
}
