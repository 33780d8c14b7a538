// `credential_policy_evaluation`: whether claimed credentials stay within what each role may hold.
import { type DocumentKind, unrelated } from '#contract';
import { defineEvaluation } from '../evaluation-kind.ts';
import { type CredentialPolicyEvaluation, validate } from '../generated/credential-policy-evaluation.js';
import { credentialReasons } from './reasons.ts';

export const credentialEvaluationKind: DocumentKind<CredentialPolicyEvaluation> =
  defineEvaluation<CredentialPolicyEvaluation>({
    kind: 'credential_policy_evaluation',
    validate,
    reasons: credentialReasons,
    relations: [
      ({ id, body }) =>
        id === body.stage.result_ref.id
          ? undefined
          : unrelated(['id'], `the id of the stage result \`${body.stage.result_ref.id}\``),
    ],
  });
