// `stage_request`: one stage of work that is asked for, by whom, about what, under which profile and with which proof.
import { compareCodePoints, compareJq, coreBounds, type Refusal } from '#canonical';
import { defineKind } from '../define-kind.ts';
import { type StageRequest, validate } from '../generated/stage-request.js';
import { byText } from '../git-key.ts';
import { misshapen } from '../refusals.ts';
import { checkDeliveredScopes } from '../relations/delivered-scopes.ts';
import { checkOperationTerms } from '../relations/operation-terms.ts';
import { checkRequestRepository } from '../relations/request-repository.ts';
import { checkRequestTarget } from '../relations/request-target.ts';
import { checkSorted, checkWordSet } from '../shapes/sorted.ts';
import { coreSchemaVersion } from '../vocabulary.ts';

type Body = StageRequest['body'];

export const stageRequestKind = defineKind<StageRequest>({
  kind: 'stage_request',
  schemaVersion: coreSchemaVersion,
  bounds: coreBounds,
  validate,
  shapes: [
    ({ body }) =>
      checkSorted(
        body.inputs,
        byText(({ input_id }) => input_id),
        ['body', 'inputs'],
        'input_id',
      ),
    ({ body }) => checkPriorEvidence(body),
    ({ body }) => checkWordSet(body.risk.reason_ids, ['body', 'risk', 'reason_ids']),
    ({ body }) => checkScopes(body.risk.required_gate_refs, ['body', 'risk', 'required_gate_refs']),
    ({ body }) => checkScopes(body.gate_decision_refs, ['body', 'gate_decision_refs']),
    ({ body }) => checkWordSet(body.operation.permissions, ['body', 'operation', 'permissions']),
    ({ body }) => checkChangeRepository(body),
    ({ body }) => checkWordSet(body.required_evidence_kinds, ['body', 'required_evidence_kinds']),
  ],
  relations: [checkOperationTerms, checkDeliveredScopes, checkRequestRepository, checkRequestTarget],
});

function checkPriorEvidence({ prior_evidence_refs }: Body): Refusal | undefined {
  const key = (ref: Body['prior_evidence_refs'][number]) => [ref.stage_result_ref.sha256, ref.evidence_id];
  const place = ['body', 'prior_evidence_refs'];
  return checkSorted(prior_evidence_refs, (a, b) => compareJq(key(a), key(b)), place, 'result digest and evidence_id');
}

function checkScopes(scopes: Body['gate_decision_refs'], place: readonly string[]): Refusal | undefined {
  return checkSorted(scopes, (a, b) => compareCodePoints(a.scope_sha256, b.scope_sha256), place, 'scope_sha256');
}

// A change is of one repository, by its form: head and base cannot be elsewhere.
function checkChangeRepository({ operation }: Body): Refusal | undefined {
  if (operation.capability_id !== 'core.review.change.v1') return undefined;
  const { repository_id, base, head } = operation.arguments.change_ref;
  const place = ['body', 'operation', 'arguments', 'change_ref'];
  const expected = `the change's repository \`${repository_id}\``;
  if (head.repository_id !== repository_id) return misshapen([...place, 'head', 'repository_id'], expected);
  if (base.state === 'present' && base.value.repository_id !== repository_id) {
    return misshapen([...place, 'base', 'value', 'repository_id'], expected);
  }
  return undefined;
}
