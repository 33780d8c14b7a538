// Refs to documents that no case carries: their digests are one digit repeated.
import { type CoreKind, coreSchemaVersion, type DocumentRef } from '#contract';
import { shapes } from '../../../../test/support/builders.ts';

/** A ref to a core document. */
export const coreRef = (kind: CoreKind, id: string, digit: string): DocumentRef => ({
  schema_version: coreSchemaVersion,
  kind,
  id,
  sha256: shapes.sha(digit),
});

/** The refs by which a duty evaluation names the run of a role. */
export const stageRefs = (role: string) => ({
  request_ref: coreRef('stage_request', `request.${role}`, '3'),
  resolved_profile_ref: coreRef('resolved_profile', 'resolved.ferry', '4'),
  result_ref: coreRef('stage_result', `result.${role}`, '5'),
});

/** A ref as the orchestrator's documents spell it; `name` is that of its schema. */
export const orchestratorRef = (name: string, id: string, digit: string) => ({
  id,
  kind: `orchestrator_${name.replace('-', '_')}`,
  schema_identity: `orchestrator.${name}.v1`,
  sha256: shapes.sha(digit),
});
