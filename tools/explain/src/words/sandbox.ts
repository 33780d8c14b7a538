// The words of `sandbox_policy_evaluation`, which judges what a claim declares; nothing here looked into a sandbox. The
// bound form compares an observed verifier instead, and has two reasons of its own.
import { type WordTable, words } from './words.ts';

export const sandboxWords: WordTable = {
  'sandbox.declaration-satisfied': words(
    'The claim declares an environment that is exactly the one the policy fixes, and duties are kept apart.',
    ['claim /body/declaration_status'],
    'It is a declaration: a receipt of what was enforced is judged by the receipt check.',
  ),
  'sandbox.verifier-binding-satisfied': words(
    'The verifier that was observed is one that the accepted set lists for this environment, and every other comparison holds.',
    ['evaluation /body/verifier_binding'],
    'It holds for this verifier, environment and accepted set only.',
  ),
  'sandbox.verifier-binding-refused': words(
    'The observed verifier, its environment or the claim is not what registry, accepted set and policy call for; which one is not told.',
    ['evaluation /body/verifier_binding', 'claim /body/tools'],
    'Claim a verifier whose digest the accepted set lists for an environment that the registry names.',
  ),
  'identity.role-denied': words(
    'Only the verifier may run in this environment.',
    ['claim /body/execution_identity/role', 'policy /body/required_role'],
    'Claim the environment for the verifier.',
  ),
  'policy-set.reference-mismatch': words(
    'The claim was made under another policy set.',
    ['claim /body/policy_set_ref', 'evaluation /body/policy_set'],
    'Make the claim under the policy set at hand.',
  ),
  'duty.reference-mismatch': words(
    'The claim names another duty separation evaluation than the one at hand.',
    ['claim /body/duty_evaluation_ref', 'evaluation /body/duty_evaluation_ref'],
    'Name the evaluation at hand by id and digest.',
  ),
  'duty.stage-result-mismatch': words(
    'The duty separation evaluation is about another stage result than the claim.',
    ['claim /body/stage_result_ref', 'duty /body/stage/result_ref'],
    'Judge duties for the result that the claim is about.',
  ),
  'duty.violated': words(
    'Duties are not kept apart.',
    ['duty /body/verdict', 'duty /body/reason_ids'],
    'Mend what the duty separation evaluation names.',
  ),
  'network.not-denied': words(
    'The network must be denied and no endpoint listed.',
    ['claim /body/network'],
    'Run the check without network.',
  ),
  'environment.not-cleared': words(
    'Environment variables are inherited instead of cleared.',
    ['claim /body/environment/mode'],
    'Clear the environment, then set the allowed variables.',
  ),
  'environment.not-allowlisted': words(
    'The variables are not exactly those that the policy lists.',
    ['claim /body/environment/variables', 'policy /body/environment/variables'],
    'Set the variables of the policy, no others and with those values.',
  ),
  'environment.sensitive-material': words(
    'The name or value of a variable speaks of a credential, password, secret, token or key.',
    ['claim /body/environment/variables'],
    'Keep such material out of the environment.',
  ),
  'environment.external-url': words(
    'The value of a variable holds an address.',
    ['claim /body/environment/variables'],
    'Set no variable to an address: there is no network to use it on.',
  ),
  'filesystem.read-roots-denied': words(
    'The folders to read from are not exactly those of the policy.',
    ['claim /body/filesystem/read_roots', 'policy /body/filesystem/read_roots'],
    'Offer the candidate and the toolchain read-only, nothing else.',
  ),
  'filesystem.write-roots-denied': words(
    'The folders to write to are not exactly those of the policy.',
    ['claim /body/filesystem/write_roots', 'policy /body/filesystem/write_roots'],
    'Offer evidence and scratch as the policy says, nothing else.',
  ),
  'isolation.not-candidate-only': words(
    'More than the candidate is visible.',
    ['claim /body/isolation/candidate_only'],
    'Show the candidate alone.',
  ),
  'isolation.not-disposable': words(
    'The environment outlives the check.',
    ['claim /body/isolation/disposable'],
    'Throw the environment away after each check.',
  ),
  'isolation.host-access': words(
    'The check can reach the host.',
    ['claim /body/isolation/host_access'],
    'Give no access to the host.',
  ),
  'limits.not-fixed': words(
    'The limits are not exactly those of the policy.',
    ['claim /body/limits', 'policy /body/limits'],
    'Set the five limits as the policy fixes them.',
  ),
  'resources.not-fixed': words(
    'The resources are not exactly those of the policy.',
    ['claim /body/resources', 'policy /body/resources'],
    'Offer the four resources that the policy names.',
  ),
  'tools.not-fixed': words(
    'The tools are not exactly those of the policy.',
    ['claim /body/tools', 'policy /body/tools'],
    'Offer the one tool of the policy, with its arguments and digest.',
  ),
  'tools.external-url': words(
    'A tool is named or called with an address.',
    ['claim /body/tools'],
    'Call tools that lie in the sandbox.',
  ),
  'tools.network-requested': words(
    'A tool asks for the network.',
    ['claim /body/tools/*/network'],
    'Offer tools that need none.',
  ),
  'sensitive-material.exposed': words(
    'Credentials or secrets are present or referred to.',
    ['claim /body/sensitive_material'],
    'Keep credentials and secrets out of the environment.',
  ),
  'effects.target-write': words(
    'The check writes to the target repository.',
    ['claim /body/effects/target_writes'],
    'Let the check write evidence and scratch only.',
  ),
  'effects.external-write': words(
    'The check writes outside its environment.',
    ['claim /body/effects/external_writes'],
    'Let the check write evidence and scratch only.',
  ),
  'declaration.incomplete': words(
    'The claim says itself that it is not complete.',
    ['claim /body/declaration_status'],
    'Declare everything that the form asks for, and say that it is complete.',
  ),
  'duty.inconclusive': words(
    'Whether duties are kept apart is not known.',
    ['duty /body/verdict', 'duty /body/reason_ids'],
    'Settle what the duty separation evaluation could not.',
  ),
  'network.unknown': words(
    'Whether the network is denied is not known.',
    ['claim /body/network/mode'],
    'Find out, and declare it.',
  ),
  'environment.unknown': words(
    'Whether the environment is cleared is not known.',
    ['claim /body/environment/mode'],
    'Find out, and declare it.',
  ),
  'isolation.unknown': words(
    'How far the environment is isolated is not known.',
    ['claim /body/isolation'],
    'Find out, and declare it.',
  ),
  'sensitive-material.unknown': words(
    'Whether credentials or secrets are exposed is not known.',
    ['claim /body/sensitive_material/exposure'],
    'Find out, and declare it.',
  ),
  'effects.unknown': words(
    'What the check writes to is not known.',
    ['claim /body/effects'],
    'Find out, and declare it.',
  ),
};
