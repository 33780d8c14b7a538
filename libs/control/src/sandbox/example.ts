// Examples of the sandbox, plain and bound: a policy set, a duty evaluation of it and a claim; bound, also what was observed,
// registered and accepted. Which policies the set pins does not matter here.
import { accept, type JsonObject, type Result } from '#canonical';
import type { Policies } from '../bundle/types.ts';
import { admitAs, admitPolicySet } from '../frame/admitting.ts';
import { readValue } from '../frame/reading.ts';
import type { Decision } from '../verdict.ts';
import { admitRegisters } from './admit-registers.ts';
import { decideBoundSandbox } from './binding.ts';
import { admitDeclared, type Declaration } from './declaration.ts';
import { decideSandbox } from './judge.ts';
import { verifierObservationKind } from './observation.ts';

/** Members `policy_set`, `duty` and `claim`, each a document; refused like the inputs of the evaluator. */
export function judgeSandboxExample({ policy }: Policies['sandbox'], input: JsonObject): Result<Decision> {
  const declared = admitExample(input);
  if (!declared.ok) return declared;
  const facts = { ...declared.value, claim: declared.value.claim.content, policy: policy.content };
  return accept(decideSandbox(facts));
}

/** The same members, and `observation`, `registry` and `accepted_set`. */
export function judgeBoundSandboxExample({ policy }: Policies['sandbox-bound'], input: JsonObject): Result<Decision> {
  const declared = admitExample(input);
  if (!declared.ok) return declared;
  const reads = { registry: readValue(input.registry), acceptedSet: readValue(input.accepted_set) };
  const registers = admitRegisters(reads);
  if (!registers.ok) return registers;
  const observation = admitAs(verifierObservationKind, readValue(input.observation), 3, 'E_RELATION');
  if (!observation.ok) return observation;
  const compared = { ...registers.value, observation: observation.value };
  const facts = { ...declared.value, ...compared, claim: declared.value.claim.content, policy: policy.content };
  return accept(decideBoundSandbox(facts));
}

function admitExample({ policy_set, duty, claim }: JsonObject): Result<Declaration> {
  const policySet = admitPolicySet(readValue(policy_set));
  return policySet.ok ? admitDeclared(policySet.value, [readValue(duty), readValue(claim)]) : policySet;
}
