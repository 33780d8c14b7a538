// The claims that belong to an implied stage are the best that the policies can be given: judged by them, the only thing
// left to say is what no claim can settle.
import { describe, expect, test } from 'vitest';
import { encodeCanonical, type Json } from '#canonical';
import { type Admitted, type ResolvedProfile, resolvedProfileKind } from '#contract';
import {
  evaluateCredentialPolicy,
  evaluateDuty,
  evaluateSandbox,
  impliedCredentialClaim,
  impliedEnvironmentClaim,
  impliedStage,
  shippedBundle,
  stageRoles,
} from '#control';
import { type BuiltProfileSet, buildProfileSet, refreshProfileSet } from '../../../../test/support/builders.ts';

const at = '2030-01-02T03:04:05Z';
const bundle = shippedBundle();
const set = bundle.sets.plain;

const admitted = (resolved: ResolvedProfile): Admitted<ResolvedProfile> => {
  const parsed = resolvedProfileKind.parse(encodeCanonical(resolved as unknown as Json));
  if (!parsed.ok) throw new Error(parsed.refusal.expected);
  return parsed.value;
};

/** What duty, credential and sandbox policy say of the implied stage of a role. */
function judged(resolved: ResolvedProfile, role: (typeof stageRoles)[number]) {
  const stage = impliedStage(admitted(resolved), role, at);
  const { request, result } = stage;
  const tuple = { policySet: set.bytes, request: request.bytes, resolved: stage.resolved.bytes, result: result.bytes };
  const duty = demand(evaluateDuty(bundle, tuple));
  const context = { policySet: set, duty };
  const inputs = { ...tuple, duty: duty.bytes };
  const credentialClaim = encodeCanonical(impliedCredentialClaim(stage, context) as unknown as Json);
  const environment = impliedEnvironmentClaim(stage, context, bundle.policies.sandbox.policy.content);
  const environmentClaim = encodeCanonical(environment as unknown as Json);
  return {
    duty: said(duty),
    credential: said(demand(evaluateCredentialPolicy(bundle, { ...inputs, claim: credentialClaim }))),
    sandbox: said(demand(evaluateSandbox(bundle, { policySet: set.bytes, duty: duty.bytes, claim: environmentClaim }))),
  };
}

function demand<T>(
  result: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: unknown },
): T {
  if (!result.ok) throw new Error(JSON.stringify(result.refusal));
  return result.value;
}

const said = ({
  content,
}: {
  readonly content: { readonly body: { verdict: string; reason_ids: readonly string[] } };
}) => `${content.body.verdict}: ${content.body.reason_ids.join(' ')}`;

const kinds = ['deterministic', 'model'] as const;

describe.each(stageRoles)('%s', (role) => {
  test.each(kinds.flatMap((producer) => kinds.map((reviewer) => [producer, reviewer] as const)))(
    'with a %s producer and a %s reviewer',
    (producer, reviewer) => {
      const { duty, credential, sandbox } = judged(buildProfileSet({ producer, reviewer }).resolved, role);
      expect(duty).toBe('satisfied: duty.satisfied');
      expect(credential).toBe('inconclusive: claim.provenance-unqualified');
      if (role === 'verifier') expect(sandbox).toBe('satisfied: sandbox.declaration-satisfied');
    },
  );
});

test('a profile that binds the identity of the implied orchestrator collides with it', () => {
  const set: BuiltProfileSet = buildProfileSet();
  for (const { binding } of set.resolved.body.bindings) {
    if (binding.role === 'verifier') binding.principal_id = 'principal.implied-orchestrator';
  }
  refreshProfileSet(set);
  expect(judged(set.resolved, 'producer').duty).toBe('violated: requester.principal_id-collision');
});
