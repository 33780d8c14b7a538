// The words of `credential_policy_evaluation`. A claim about credentials is only a claim, so the best verdict is
// inconclusive with `claim.provenance-unqualified` alone.
import { type WordTable, words } from './words.ts';

const accesses = 'claim /body/accesses';

export const credentialPolicyWords: WordTable = {
  'claim.malformed': words(
    'The body of the claim is not of the form of a claim, so nothing in it counts.',
    ['claim /body'],
    'Write the claim anew: one access for each binding, sorted, each with its actor and its credentials.',
  ),
  'duty.violated': words(
    'Duties are not kept apart.',
    ['duty /body/verdict', 'duty /body/reason_ids'],
    'Mend what the duty separation evaluation names.',
  ),
  'claim.policy-set-ref-mismatch': words(
    'The claim was made under another policy set.',
    ['claim /body/policy_set_ref', 'evaluation /body/policy_set'],
    'Make the claim under the policy set at hand.',
  ),
  'claim.duty-ref-mismatch': words(
    'The claim names another duty separation evaluation than the one at hand.',
    ['claim /body/duty_evaluation_ref', 'evaluation /body/duty_evaluation_ref'],
    'Name the evaluation at hand by id and digest.',
  ),
  'claim.stage-result-ref-mismatch': words(
    'The claim is about another stage result.',
    ['claim /body/stage_result_ref', 'evaluation /body/stage/result_ref'],
    'Make the claim about the result at hand.',
  ),
  'claim.binding-set-incomplete': words(
    'The claim says that it is complete and leaves out a binding.',
    [`${accesses}/*/binding_id`, 'resolved /body/bindings/*/binding/binding_id', 'claim /body/declaration_status'],
    'List every binding of the resolved profile, those without credentials too.',
  ),
  'claim.binding-extra': words(
    'The claim lists a binding that the resolved profile does not have.',
    [`${accesses}/*/binding_id`, 'resolved /body/bindings/*/binding/binding_id'],
    'List the bindings of the resolved profile, and no other.',
  ),
  'claim.actor-or-binding-mismatch': words(
    'An access names another actor than its binding has.',
    [`${accesses}/*/actor`, 'resolved /body/bindings/*/binding/principal_id'],
    'Name the actor of the binding.',
  ),
  'credential.ceiling-denied': words(
    'A model producer or reviewer holds exactly one brokered credential for its model, and nobody else holds any.',
    [`${accesses}/*/credentials`, 'policy /body/credential_classes'],
    'Hand out what the policy lists for the role and execution kind, neither more nor less.',
  ),
  'credential.class-role-denied': words(
    'A credential of a class is held by a role that may not hold it.',
    [`${accesses}/*/credentials/*/credential_class`, 'policy /body/credential_classes'],
    'Hand the class to the roles that the policy lists for it.',
  ),
  'credential.incompatible-permission': words(
    'A binding holds a credential and a permission to run or write the candidate, which together would let the candidate use it.',
    [
      `${accesses}/*/credentials`,
      'resolved /body/bindings/*/binding/requested_permissions',
      'policy /body/credential_incompatible_permissions',
    ],
    'Take away the credential or the permission.',
  ),
  'credential.direct-delivery': words(
    'A credential is handed over itself instead of being used by a broker.',
    [`${accesses}/*/credentials/*/delivery`],
    'Let a broker use the credential.',
  ),
  'credential.material-exposed': words(
    'The material of a credential is visible to its holder.',
    [`${accesses}/*/credentials/*/exposure`],
    'Expose none: a broker does not need to.',
  ),
  'credential.scope-denied': words(
    'A credential lives longer than one stage.',
    [`${accesses}/*/credentials/*/scope`],
    'Issue it for a single stage.',
  ),
  'duty.inconclusive': words(
    'Whether duties are kept apart is not known.',
    ['duty /body/verdict', 'duty /body/reason_ids'],
    'Settle what the duty separation evaluation could not.',
  ),
  'claim.incomplete': words(
    'The claim says itself that it is not complete.',
    ['claim /body/declaration_status'],
    'List every binding, and say that the claim is complete.',
  ),
  'credential.access-unknown': words(
    'How a credential is delivered, exposed or scoped is not known.',
    [`${accesses}/*/credentials`],
    'Find out, and declare it.',
  ),
  'claim.provenance-unqualified': words(
    'What can be compared agrees, but a claim is only a claim: nothing here proves who wrote it.',
    ['evaluation /body/claim_ref'],
    'Nothing can, yet: this contract knows no way to qualify a claim, and inconclusive with this reason alone is its best verdict.',
  ),
};
