// What the documents of a bundle say of one another: every digest is that of the document it means, and all name one core.
import { equalJson, type Json, type JsonObject, type Refusal } from '#canonical';
import { coreContractBlock, firstAmong, firstOf, type Place, unrelated } from '#contract';
import { filesOf, type PolicyName, policyNames, policySetFiles, sectionIds, sectionOf } from './names.ts';
import type { AnyPinned, PolicyBundle } from './types.ts';

/** The first contradiction between the documents of a bundle, E_RELATION with the file as `input`. */
export const checkBundle = (bundle: PolicyBundle): Refusal | undefined =>
  firstOf<Refusal>([
    ...policyNames.map((name) => () => checkPolicy(bundle, bundle.policies[name])),
    () => checkSet(bundle, 'plain', 'sandbox'),
    () => checkSet(bundle, 'sandboxBound', 'sandbox-bound'),
  ]);

/** The core that a policy set names, in both of its forms. */
export const coreOf = ({ sets }: Pick<PolicyBundle, 'sets'>): PolicyBundle['coreContract'] => {
  const { generation_id, package_ref } = sets.plain.content.body.core_contract;
  return coreContractBlock(generation_id, package_ref.sha256);
};

// A ref by its place in the document and what stands there in a bundle that agrees with itself. Not every document has each.
type Said = readonly [place: Place, expected: Json];

function checkPolicy(bundle: PolicyBundle, pinned: AnyPinned): Refusal | undefined {
  const { policyRef, decisionRef } = bundle.policies['duty-separation'];
  const { policy, decision } = filesOf(pinned.name);
  const shared: readonly Said[] = [
    [['body', 'duty_decision_ref'], decisionRef],
    [['body', 'duty_separation', 'decision_ref'], decisionRef],
    [['body', 'duty_separation', 'policy_ref'], policyRef],
    [['body', 'dependencies', 'duty_separation', 'decision_ref'], decisionRef],
    [['body', 'dependencies', 'duty_separation', 'policy_ref'], policyRef],
  ];
  const ofPolicy: readonly Said[] = [[['body', 'core_contract'], bundle.coreContract.hashed], ...shared];
  const ofDecision: readonly Said[] = [...shared];
  return firstOf<Refusal>([
    () => checkSaid(pinned.policy.content as unknown as Json, ofPolicy, policy),
    () => checkOwnPolicy(pinned, decision),
    () => checkSaid(pinned.decision.content as unknown as Json, ofDecision, decision),
  ]);
}

const checkSaid = (document: Json, said: readonly Said[], input: string): Refusal | undefined =>
  firstAmong(said, ([place, expected]) => {
    const found = at(document, place);
    return found === undefined || equalJson(found, expected)
      ? undefined
      : { ...unrelated(place, 'the core, policy or decision of this bundle, by its digest'), input };
  });

// The one ref that every decision must have, a foreign one too.
function checkOwnPolicy({ decision, policyRef }: AnyPinned, input: string): Refusal | undefined {
  const place = ['body', 'policy_ref'];
  const found = at(decision.content as unknown as Json, place);
  return found !== undefined && equalJson(found, policyRef)
    ? undefined
    : { ...unrelated(place, `the policy with digest ${policyRef.sha256}`), input };
}

function checkSet(
  { sets, coreContract, policies }: PolicyBundle,
  set: keyof typeof policySetFiles,
  sandbox: PolicyName,
): Refusal | undefined {
  const { id, body } = sets[set].content;
  const input = policySetFiles[set];
  const names = policyNames.filter((name) => sectionOf(name) !== 'sandbox' || name === sandbox);
  const refusal = firstOf<Refusal>([
    () => (id === policySetIds[set] ? undefined : unrelated(['id'], `\`${policySetIds[set]}\``)),
    () =>
      equalJson(body.core_contract, coreContract.named)
        ? undefined
        : unrelated(['body', 'core_contract'], `the core \`${coreContract.named.generation_id}\``),
    () =>
      firstAmong(names, (name) => {
        const index = sectionIds.indexOf(sectionOf(name));
        const { policyRef, decisionRef } = policies[name];
        const { policy_ref, decision_ref } = body.sections[index] ?? {};
        return equalJson(policy_ref ?? null, policyRef) && equalJson(decision_ref ?? null, decisionRef)
          ? undefined
          : unrelated(['body', 'sections', index], `policy and decision of \`${name}\`, by their digests`);
      }),
  ]);
  return refusal === undefined ? undefined : { ...refusal, input };
}

/** The ids of the two policy sets. */
export const policySetIds = {
  plain: 'control-policy-set.v1',
  sandboxBound: 'control-policy-set.sandbox-bound.v1',
} as const;

function at(document: Json, place: Place): Json | undefined {
  let value: Json | undefined = document;
  for (const key of place) {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
    value = Object.hasOwn(value, key) ? (value as JsonObject)[key] : undefined;
  }
  return value;
}
