// `profile`: which adapter plays each role, what each may do, and what each is pinned to.
import { coreBounds } from '#canonical';
import { defineKind } from '../define-kind.ts';
import { type Profile, validate } from '../generated/profile.js';
import { byText } from '../git-key.ts';
import { firstAmong, misshapen } from '../refusals.ts';
import { checkCapabilityGrant } from '../relations/capability-grant.ts';
import { checkRoleSeparation } from '../relations/role-separation.ts';
import { checkBindingShape } from '../shapes/binding-shape.ts';
import { checkSorted } from '../shapes/sorted.ts';
import { coreSchemaVersion } from '../vocabulary.ts';

const place = ['body', 'bindings'] as const;

export const profileKind = defineKind<Profile>({
  kind: 'profile',
  schemaVersion: coreSchemaVersion,
  bounds: coreBounds,
  validate,
  shapes: [
    ({ body }) =>
      checkSorted(
        body.bindings,
        byText((binding) => binding.binding_id),
        place,
        'binding_id',
      ),
    ({ body }) => firstAmong(body.bindings, (binding, index) => checkBindingShape(binding, [...place, index])),
    ({ body }) =>
      firstAmong(body.bindings, (binding, index) => checkCapabilityGrant(binding, [...place, index], misshapen)),
  ],
  relations: [
    ({ body }) =>
      checkRoleSeparation(
        body.bindings.map((item, index) => ({ item, place: [...place, index] })),
        place,
      ),
  ],
});
