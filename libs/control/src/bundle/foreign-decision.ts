// A decision record of somebody else: what its evaluator is, is theirs to say, so the record is an identity and no more. Its
// envelope must be that of the section, and what it says of policies must be true.
import { accept, type Json, type JsonObject, type Refusal, type Result, refuse } from '#canonical';
import { misshapen } from '#contract';
import type { DecisionRecord } from './types.ts';

/** The version that records of the other implementation have; ours have the next. */
export const foreignDecisionVersion = 1;

/** Whether a value says that it is such a record. */
export const isForeignDecision = (value: Json): boolean =>
  isObject(value) && value.schema_version === foreignDecisionVersion;

/** A record with the envelope of `kind` and `id` and an open body; E_SHAPE otherwise. */
export function admitForeignDecision(value: Json, kind: string, id: string): Result<DecisionRecord, 'E_SHAPE'> {
  const wanted = [
    [Object.keys(value as JsonObject).length === 4, [], 'the members schema_version, kind, id and body'],
    [(value as JsonObject).kind === kind, ['kind'], `\`${kind}\``],
    [(value as JsonObject).id === id, ['id'], `\`${id}\``],
    [isObject((value as JsonObject).body ?? null), ['body'], 'an object'],
  ] as const;
  const broken = wanted.find(([holds]) => !holds);
  return broken === undefined
    ? accept(value as unknown as DecisionRecord)
    : refuse(misshapen(broken[1], broken[2]) as Refusal<'E_SHAPE'>);
}

const isObject = (value: Json): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
