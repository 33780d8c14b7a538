// Three scopes of a request are handed to the stage as inputs: when it is finished, how that is verified, and the terms of
// its capability. Each has an input of its own that is the scope's subject, in a form a reader can read.
import { equalJson, type Refusal } from '#canonical';
import type { DeliveredScope } from '../generated/common.d.ts';
import type { Operation, StageRequest } from '../generated/stage-request.d.ts';
import { firstAmong, firstOf, unrelated } from '../refusals.ts';
import type { Placed } from './role-separation.ts';

const readable = ['application/json', 'text/plain'];

/** Refuses (E_RELATION) delivered scopes without their input, or that share one with each other or with the work itself. */
export function checkDeliveredScopes(request: StageRequest): Refusal | undefined {
  const scopes = deliveredScopes(request);
  return firstOf([
    () => checkDistinctInputs(scopes),
    () => firstAmong(scopes, (scope) => checkDelivered(scope, request)),
    () => checkWorkInput(scopes, request),
  ]);
}

/** The three delivered scopes of a request, and where each stands. */
export const deliveredScopes = ({ body }: StageRequest): readonly Placed<DeliveredScope>[] => [
  { item: body.finish_condition, place: ['body', 'finish_condition'] },
  { item: body.verification_instruction, place: ['body', 'verification_instruction'] },
  capabilityScope(body.operation),
];

function capabilityScope(operation: Operation): Placed<DeliveredScope> {
  const at = (key: string) => ['body', 'operation', 'arguments', key];
  switch (operation.capability_id) {
    case 'core.forge.materialize-candidate.v2':
      return { item: operation.arguments.materialization_contract, place: at('materialization_contract') };
    case 'core.harness.produce.v1':
      return operation.arguments.artifact_kind === 'git-patch'
        ? { item: operation.arguments.allowed_delta, place: at('allowed_delta') }
        : { item: operation.arguments.output_contract, place: at('output_contract') };
    case 'core.review.change.v1':
      return { item: operation.arguments.review_policy, place: at('review_policy') };
    case 'core.verify.run.v1':
      return { item: operation.arguments.verification_plan, place: at('verification_plan') };
  }
}

/** The input that holds the tree worked on and where the request names it, for the two operations that have one. */
export function workInputOf(operation: Operation): Placed<string> | undefined {
  const at = (key: string) => ['body', 'operation', 'arguments', key];
  switch (operation.capability_id) {
    case 'core.forge.materialize-candidate.v2':
      return { item: operation.arguments.source_tree_input_id, place: at('source_tree_input_id') };
    case 'core.verify.run.v1':
      return { item: operation.arguments.candidate_input_id, place: at('candidate_input_id') };
    case 'core.harness.produce.v1':
    case 'core.review.change.v1':
      return undefined;
  }
}

function checkDistinctInputs(scopes: readonly Placed<DeliveredScope>[]): Refusal | undefined {
  const taken = new Set<string>();
  return firstAmong(scopes, ({ item, place }) => {
    if (taken.has(item.input_id))
      return unrelated([...place, 'input_id'], 'an input that no other delivered scope names');
    taken.add(item.input_id);
    return undefined;
  });
}

function checkDelivered({ item, place }: Placed<DeliveredScope>, { body }: StageRequest): Refusal | undefined {
  const inputs = body.inputs.filter(({ input_id }) => input_id === item.input_id);
  const [input] = inputs;
  if (input === undefined || inputs.length > 1) return unrelated([...place, 'input_id'], 'the id of exactly one input');
  if (!equalJson(input.value, item.ref.subject_ref)) {
    return unrelated([...place, 'ref', 'subject_ref'], `the value of the input \`${item.input_id}\``);
  }
  const mediaType = mediaTypeOf(item);
  return mediaType !== undefined && readable.includes(mediaType)
    ? undefined
    : unrelated(
        [...place, 'ref', 'subject_ref'],
        `one of the media types ${readable.map((type) => `\`${type}\``).join(', ')}`,
      );
}

function mediaTypeOf({ ref }: DeliveredScope): string | undefined {
  const subject = ref.subject_ref;
  return subject.type === 'artifact' && subject.value.type === 'content' ? subject.value.value.media_type : undefined;
}

function checkWorkInput(scopes: readonly Placed<DeliveredScope>[], { body }: StageRequest): Refusal | undefined {
  const work = workInputOf(body.operation);
  if (work === undefined || scopes.every(({ item }) => item.input_id !== work.item)) return undefined;
  return unrelated(work.place, 'an input that no delivered scope names');
}
