// What an operation works on. Verifying and materializing take one tree of exactly the target commit; a review is of the
// change that ends there; only the bootstrap of an empty repository has no target at all.
import { equalJson, type Refusal } from '#canonical';
import type { GitRevision } from '../generated/common.d.ts';
import type { StageRequest } from '../generated/stage-request.d.ts';
import { firstOf, unrelated } from '../refusals.ts';
import { workInputOf } from './delivered-scopes.ts';
import type { Placed } from './role-separation.ts';

/** Refuses (E_RELATION) a target, work input, candidate or change that the operation cannot be about. */
export const checkRequestTarget = (request: StageRequest): Refusal | undefined =>
  firstOf([
    () => checkAbsentTarget(request),
    () => checkWorkTree(request),
    () => checkCandidateOutput(request),
    () => checkChange(request),
  ]);

// So where the operation is another than a producer's, the rules below find a target.
function checkAbsentTarget({ body }: StageRequest): Refusal | undefined {
  if (body.target_revision.state === 'present') return undefined;
  const { tier } = body.risk;
  const isBootstrap = body.operation.role === 'producer' && tier.namespace === 'core' && tier.name === 'bootstrap';
  return isBootstrap
    ? undefined
    : unrelated(['body', 'target_revision', 'state'], '`present`, except for a producer of core tier `bootstrap`');
}

function checkWorkTree({ body }: StageRequest): Refusal | undefined {
  const work = workInputOf(body.operation);
  if (work === undefined || body.target_revision.state === 'absent') return undefined;
  return checkTreeInput(work, body, body.target_revision.value);
}

function checkTreeInput(work: Placed<string>, body: StageRequest['body'], target: GitRevision): Refusal | undefined {
  const inputs = body.inputs.filter(({ input_id }) => input_id === work.item);
  const [input] = inputs;
  if (input === undefined || inputs.length > 1) return unrelated(work.place, 'the id of exactly one input');
  const place = ['body', 'inputs', body.inputs.indexOf(input), 'value'];
  if (input.value.type !== 'artifact' || input.value.value.type !== 'git-object') {
    return unrelated(place, 'a Git tree of the target revision');
  }
  const object = input.value.value.value;
  if (object.object_type !== 'tree') return unrelated([...place, 'value', 'value', 'object_type'], '`tree`');
  return equalJson(object.revision, target)
    ? undefined
    : unrelated([...place, 'value', 'value', 'revision'], 'the target revision');
}

function checkCandidateOutput({ body }: StageRequest): Refusal | undefined {
  if (body.operation.capability_id !== 'core.forge.materialize-candidate.v2') return undefined;
  const { candidate_output_id } = body.operation.arguments;
  return body.inputs.some(({ input_id }) => input_id === candidate_output_id)
    ? unrelated(['body', 'operation', 'arguments', 'candidate_output_id'], 'an id that no input has')
    : undefined;
}

function checkChange({ body }: StageRequest): Refusal | undefined {
  if (body.operation.capability_id !== 'core.review.change.v1') return undefined;
  const { change_ref } = body.operation.arguments;
  const place = ['body', 'operation', 'arguments', 'change_ref'];
  if (body.target_revision.state === 'absent') return undefined;
  if (!equalJson(change_ref.head, body.target_revision.value))
    return unrelated([...place, 'head'], 'the target revision');
  return equalJson(change_ref.base, body.base) ? undefined : unrelated([...place, 'base'], 'the base of the request');
}
