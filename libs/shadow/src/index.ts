export { concludeReproduction, type Findings, type Reproduction, type Subject } from './conclude.ts';
export type { QualifiedIdentity } from './generated/qualified-identity.d.ts';
export type { ShadowIncidentRecord } from './generated/shadow-incident-record.d.ts';
export type { ShadowIncidentValidation } from './generated/shadow-incident-validation.d.ts';
export type { Candidate, CandidateSource, ShadowReproductionRecord } from './generated/shadow-reproduction-record.d.ts';
export { incidentBounds, incidentKind, incidentRefOf, incidentValidationKind, validateIncident } from './incident.ts';
export { ladder, type Outcome, type ReasonId, type Rung } from './ladder.ts';
export { checkIdentityOf, identityKind } from './qualified-identity.ts';
export { recordBounds, reproductionRecordKind } from './reproduction-record.ts';
