// The kind `qualified_identity`: every input that shaped the work whose failure is looked at (configuration, model, prompts,
// skills, profile, request, instructions) at one revision, by digest. Two runs with equal identities had equal inputs.
import { compareJq, type Json, type Refusal } from '#canonical';
import { checkSorted, defineKind, firstOf, misshapen, unrelated } from '#contract';
import type { QualifiedIdentity } from './generated/qualified-identity.d.ts';
import { validate } from './generated/qualified-identity.js';
import type { ShadowIncidentRecord } from './generated/shadow-incident-record.d.ts';
import { incidentBounds } from './incident.ts';

const sets = ['adapter_config_refs', 'prompt_refs', 'skill_refs'] as const;

/** The rules of an identity's body alone: its lists are sorted sets (content references before Git objects). E_SHAPE. */
export const checkIdentityBody = (
  body: QualifiedIdentity['body'],
  place: readonly string[] = ['body'],
): Refusal | undefined =>
  firstOf(
    sets.map(
      (key) => () =>
        checkSorted(body[key], (a, b) => compareJq(a as Json, b as Json), [...place, key], 'canonical value'),
    ),
  );

/** Identities. Refuses E_LIMIT, E_PARSE, E_CANONICAL, E_SHAPE. */
export const identityKind = defineKind<QualifiedIdentity>({
  kind: 'qualified_identity',
  schemaVersion: 1,
  bounds: incidentBounds,
  validate,
  shapes: [({ body }) => checkIdentityBody(body)],
});

/** Whether an identity is about the incident's revision: E_SHAPE for another repository, E_RELATION for another commit. */
export function checkIdentityOf(
  { body: { target_revision: named } }: QualifiedIdentity,
  { body: { git_revision_ref: revision } }: ShadowIncidentRecord,
): Refusal | undefined {
  const place = (key: string) => ['body', 'target_revision', key];
  if (named.repository_id !== revision.repository_id) {
    return misshapen(place('repository_id'), `the incident's \`${revision.repository_id}\``);
  }
  const keys = ['hash_algorithm', 'commit_id'] as const;
  const other = keys.find((key) => named[key] !== revision[key]);
  return other === undefined ? undefined : unrelated(place(other), `the incident's \`${revision[other]}\``);
}
