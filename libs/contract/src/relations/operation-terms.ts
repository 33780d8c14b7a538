// What an operation asks must be what its role's one capability is: that capability, exactly its permissions, and the
// evidence it owes.
import type { Refusal } from '#canonical';
import { type Capability, capabilityOfRole } from '../capabilities.ts';
import type { StageRequest } from '../generated/stage-request.d.ts';
import { firstOf, unrelated } from '../refusals.ts';
import { listed, sameWords } from './capability-grant.ts';

/** Refuses (E_RELATION) a capability, permissions or required evidence other than the operation's role has. */
export function checkOperationTerms({ body }: StageRequest): Refusal | undefined {
  const { operation } = body;
  const capability = capabilityOfRole(operation.role);
  if (capability === undefined || capability.id !== operation.capability_id) {
    const owned = capability === undefined ? 'no capability: the role has none' : `\`${capability.id}\``;
    return unrelated(['body', 'operation', 'capability_id'], owned);
  }
  return firstOf([
    () => checkPermissions(operation.permissions, capability),
    () => checkRequiredEvidence(body.required_evidence_kinds, capability),
  ]);
}

function checkPermissions(permissions: readonly string[], capability: Capability): Refusal | undefined {
  const lists = Object.values(capability.permissions);
  if (lists.some((list) => sameWords(list, permissions))) return undefined;
  return unrelated(['body', 'operation', 'permissions'], `exactly ${lists.map(listed).join(' or ')}`);
}

function checkRequiredEvidence(kinds: readonly string[], { evidence }: Capability): Refusal | undefined {
  const place = ['body', 'required_evidence_kinds'];
  const missing = evidence.required.find((kind) => !kinds.includes(kind));
  if (missing !== undefined) return unrelated(place, `\`${missing}\` among the kinds`);
  const foreign = kinds.find((kind) => !(evidence.allowed as readonly string[]).includes(kind));
  return foreign === undefined ? undefined : unrelated(place, `no kind but ${listed(evidence.allowed)}`);
}
