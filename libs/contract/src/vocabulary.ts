// The words of the portable core, version 2. They also stand in the schemas, as a validator needs them; a test holds the
// two together. All lists are sorted by code point.
import { compareCodePoints } from '#canonical';

/** The semantic identity of this core. */
export const semanticIdentity = 'core.contracts.v2';

export const coreSchemaVersion = 2;

/** Roles that an adapter can play. */
export const adapterRoles = [
  'ci',
  'execution',
  'forge',
  'identity',
  'producer',
  'publisher',
  'reviewer',
  'verifier',
] as const;

/** Roles that only somebody who asks or reports can act in. */
export const actorOnlyRoles = ['manager', 'observer', 'operator', 'orchestrator'] as const;

/** Every role somebody can act in. */
export const actorRoles = [...adapterRoles, ...actorOnlyRoles].sort(compareCodePoints);

/** Roles that a profile must bind, each once, each under an authority and apart from the others. */
export const protectedRoles = ['forge', 'producer', 'publisher', 'reviewer', 'verifier'] as const;

/** Roles that have no capability: bound or not, they are asked for nothing. */
export const dormantRoles = ['ci', 'execution', 'identity', 'publisher'] as const;

/** Roles a model may play; the others are programs. */
export const modelRoles = ['producer', 'reviewer'] as const;

export const executionKinds = ['deterministic', 'model'] as const;

export const evidenceKinds = ['architecture', 'behavioral', 'deterministic', 'independent-review'] as const;

export const evidenceVerdicts = ['failed', 'inconclusive', 'passed'] as const;

export const scopePurposes = [
  'allowed-delta',
  'authority',
  'config-contract',
  'finish-condition',
  'gate-decision',
  'gate-requirement',
  'grant',
  'output-contract',
  'policy',
  'qualification',
  'repository-context',
  'review-policy',
  'selection',
  'verification-instructions',
  'verification-plan',
] as const;

export const documentKinds = [
  'adapter_manifest',
  'profile',
  'resolved_profile',
  'stage_request',
  'stage_result',
] as const;

export const stageStatuses = ['blocked', 'cancelled', 'completed', 'failed', 'skipped', 'stale'] as const;
