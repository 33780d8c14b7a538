// The kind `shadow_incident_record`: somebody saw a failure at an exact revision and names the check that shows it. A
// record asks for nothing but looking; it carries no authority to deploy. Every fault of it is one of form.
import { accept, type Bounds, encodeCanonical, isLongerThan, type Json, type Refusal, type Result } from '#canonical';
import { type Admitted, defineKind, isPortablePath, misshapen } from '#contract';
import type { IncidentRef } from './generated/common.d.ts';
import type { ShadowIncidentRecord } from './generated/shadow-incident-record.d.ts';
import { validate } from './generated/shadow-incident-record.js';
import type { ShadowIncidentValidation } from './generated/shadow-incident-validation.d.ts';
import { validate as validateReceipt } from './generated/shadow-incident-validation.js';

/** Bounds of incidents and identities. */
export const incidentBounds: Bounds = {
  bytesMax: 262_144,
  depthMax: 16,
  depthOf: 'leaves',
  entriesMax: 256,
  objectEntriesMax: 64,
  stringBytesMax: 4096,
  keyBytesMax: 1024,
  integers: 'int32',
  byteOrderMark: 'refused',
};

const symptomBytesMax = 256;

/** Incident records. Refuses E_LIMIT, E_PARSE, E_CANONICAL, E_SHAPE. */
export const incidentKind = defineKind<ShadowIncidentRecord>({
  kind: 'shadow_incident_record',
  schemaVersion: 1,
  bounds: incidentBounds,
  validate,
  shapes: [checkSymptom, checkPath, checkRepository],
});

/** What every kind of incident says of itself. */
type Seen = {
  readonly body: Pick<ShadowIncidentRecord['body'], 'git_revision_ref' | 'observed_symptom' | 'target_repository_id'>;
};

/** The symptom is not longer than it may be. E_SHAPE. */
export function checkSymptom({ body }: Seen): Refusal | undefined {
  return isLongerThan(body.observed_symptom, symptomBytesMax)
    ? misshapen(['body', 'observed_symptom'], `at most ${symptomBytesMax} bytes`)
    : undefined;
}

function checkPath({ body: { failing_check } }: ShadowIncidentRecord): Refusal | undefined {
  return failing_check.kind === 'named-check' || isPortablePath(failing_check.path)
    ? undefined
    : misshapen(['body', 'failing_check', 'path'], 'a path that every checkout reads as itself');
}

/** The revision is one of the target. E_SHAPE. */
export function checkRepository({ body }: Seen): Refusal | undefined {
  return body.git_revision_ref.repository_id === body.target_repository_id
    ? undefined
    : misshapen(['body', 'git_revision_ref', 'repository_id'], `the target's \`${body.target_repository_id}\``);
}

/** How documents name an incident. */
export const incidentRefOf = ({ sha256 }: Admitted<ShadowIncidentRecord>): IncidentRef => ({
  content_id: 'shadow-incident-record',
  media_type: 'application/vnd.ystack.shadow-incident-record+json',
  sha256,
});

/** Receipts of valid incidents. */
export const incidentValidationKind = defineKind<ShadowIncidentValidation>({
  kind: 'shadow_incident_validation',
  schemaVersion: 1,
  bounds: incidentBounds,
  validate: validateReceipt,
});

/** The receipt of an incident given as canonical bytes. Refuses what `incidentKind` refuses. */
export function validateIncident(bytes: Uint8Array): Result<Admitted<ShadowIncidentValidation>> {
  const incident = incidentKind.parse(bytes);
  if (!incident.ok) return incident;
  const { id, body } = incident.value.content;
  const { deploy_authority, ...summary } = body;
  const receipt: ShadowIncidentValidation = {
    schema_version: 1,
    kind: 'shadow_incident_validation',
    id,
    body: {
      activation_state: 'inactive',
      authority_effect: 'none',
      deploy_authority,
      forge_effect: 'none',
      incident_ref: incidentRefOf(incident.value),
      summary,
    },
  };
  const admitted = incidentValidationKind.parse(encodeCanonical(receipt as Json));
  return admitted.ok ? accept(admitted.value) : admitted;
}
