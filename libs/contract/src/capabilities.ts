// What each role can do, under which permissions, and what evidence it owes. One table; everything else about
// capabilities is read from it. Roles without a row have no capability.
import type { AdapterRole, CapabilityId, EvidenceKind, ExecutionKind, PermissionId } from './generated/common.d.ts';

export type Capability = {
  readonly id: CapabilityId;
  readonly role: AdapterRole;
  /** The exact permissions for each execution kind that the role allows, sorted. */
  readonly permissions: Readonly<Partial<Record<ExecutionKind, readonly PermissionId[]>>>;
  /** Which family its outcome belongs to. */
  readonly family: 'change' | 'check';
  /** Evidence that may be required, and that must be. */
  readonly evidence: { readonly allowed: readonly EvidenceKind[]; readonly required: readonly EvidenceKind[] };
};

const candidateRepository = 'core.perm.candidate-repository.write.v2';
const candidateExecute = 'core.perm.candidate.execute.v1';
const evidenceWrite = 'core.perm.evidence.write.v1';
const modelInvoke = 'core.perm.model.invoke.v1';
const scratchWrite = 'core.perm.scratch.write.v1';
const targetRead = 'core.perm.target.read.v1';

const exactly = (kind: EvidenceKind): Capability['evidence'] => ({ allowed: [kind], required: [kind] });

/** The capabilities, sorted by id. */
export const capabilities: readonly Capability[] = [
  {
    id: 'core.forge.materialize-candidate.v2',
    role: 'forge',
    permissions: { deterministic: [candidateRepository, evidenceWrite, scratchWrite, targetRead] },
    family: 'change',
    evidence: exactly('deterministic'),
  },
  {
    id: 'core.harness.produce.v1',
    role: 'producer',
    permissions: {
      deterministic: [evidenceWrite, scratchWrite, targetRead],
      model: [evidenceWrite, modelInvoke, scratchWrite, targetRead],
    },
    family: 'change',
    evidence: exactly('deterministic'),
  },
  {
    id: 'core.review.change.v1',
    role: 'reviewer',
    permissions: {
      deterministic: [evidenceWrite, targetRead],
      model: [evidenceWrite, modelInvoke, targetRead],
    },
    family: 'check',
    evidence: exactly('independent-review'),
  },
  {
    id: 'core.verify.run.v1',
    role: 'verifier',
    permissions: { deterministic: [candidateExecute, evidenceWrite, targetRead] },
    family: 'check',
    evidence: { allowed: ['architecture', 'behavioral', 'deterministic'], required: ['deterministic'] },
  },
];

/** What each permission covers and what it lets one do there. */
export const permissions: Readonly<Record<PermissionId, { readonly resource: string; readonly access: string }>> = {
  [candidateRepository]: { resource: 'caller-disposable-candidate-repository', access: 'write' },
  [candidateExecute]: { resource: 'exact-candidate', access: 'execute' },
  [evidenceWrite]: { resource: 'current-attempt-evidence', access: 'append' },
  [modelInvoke]: { resource: 'exact-resolved-model-binding', access: 'invoke' },
  [scratchWrite]: { resource: 'caller-disposable-scratch', access: 'write' },
  [targetRead]: { resource: 'exact-target-git', access: 'read' },
};

/** The capability of a role, or undefined when it has none. */
export const capabilityOfRole = (role: string): Capability | undefined =>
  capabilities.find((capability) => capability.role === role);

/** The capability of that id, or undefined. */
export const capabilityById = (id: string): Capability | undefined =>
  capabilities.find((capability) => capability.id === id);

/** What a binding of `role` working as `kind` must request: its one capability and exactly these permissions, or nothing. */
export function grantOf(
  role: string,
  kind: ExecutionKind,
): { readonly capabilities: readonly CapabilityId[]; readonly permissions: readonly PermissionId[] } {
  const capability = capabilityOfRole(role);
  if (capability === undefined) return { capabilities: [], permissions: [] };
  return { capabilities: [capability.id], permissions: capability.permissions[kind] ?? [] };
}
