// How an evaluator answers an example: from the policy and one input to a decision, or a refusal when the input is none that
// it could be asked about. An example is judged by the very rules that an evaluation is judged by.
import type { JsonObject, Result } from '#canonical';
import type { Decision } from '../verdict.ts';

/** `input` is an example's own members laid over the shared ones; nothing about its form is known. */
export type ExampleJudge<Pinned> = (pinned: Pinned, input: JsonObject) => Result<Decision>;
