// Examples of the sandbox, plain and bound: a policy set, a duty evaluation of it and a claim; bound, also what was observed,
// registered and accepted. Which policies the set pins does not matter here.
import { accept, type JsonObject, type Result } from '#canonical';
import type { Policies } from '../bundle/types.ts';
import { admitPolicySet } from '../frame/admitting.ts';
import { readValue } from '../frame/reading.ts';
import type { Decision } from '../verdict.ts';
import { admitBinding, decideBoundSandbox } from './binding.ts';
import { admitDeclared, type Declaration } from './declaration.ts';
import { decideSandbox } from './judge.ts';

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
  const bound = admitBinding([readValue(input.observation), readValue(input.registry), readValue(input.accepted_set)]);
  if (!bound.ok) return bound;
  const facts = { ...declared.value, ...bound.value, claim: declared.value.claim.content, policy: policy.content };
  return accept(decideBoundSandbox(facts));
}

function admitExample({ policy_set, duty, claim }: JsonObject): Result<Declaration> {
  const policySet = admitPolicySet(readValue(policy_set));
  return policySet.ok ? admitDeclared(policySet.value, [readValue(duty), readValue(claim)]) : policySet;
}
