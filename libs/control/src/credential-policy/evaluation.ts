// `credential_policy_evaluation`: whether claimed credentials stay within what each role may hold.
import { defineEvaluation } from '../evaluation-kind.ts';
import { type CredentialPolicyEvaluation, validate } from '../generated/credential-policy-evaluation.js';
import { credentialReasons } from './reasons.ts';

export const credentialEvaluationKind = defineEvaluation<CredentialPolicyEvaluation>({
  kind: 'credential_policy_evaluation',
  validate,
  reasons: credentialReasons,
});
