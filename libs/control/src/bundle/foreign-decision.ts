// A decision record of somebody else: what its evaluator is, is theirs to say, so the record is an identity and no more. Its
// envelope must be that of the section; what it says of policies is held against the bundle as in a record of ours.
import { accept, type Json, type Result, refuse } from '#canonical';
import { misshapen } from '#contract';
import { checkEnvelope } from '../frame/envelope.ts';
import type { DecisionRecord } from './types.ts';

/** Whether a value says that it is such a record: ours have schema version 2. */
export const isForeignDecision = (value: Json): boolean =>
  typeof value === 'object' && value !== null && 'schema_version' in value && value.schema_version === 1;

/** A record with the envelope of `kind` and `id` and an open body; E_SHAPE otherwise. */
export function admitForeignDecision(value: Json, kind: string, id: string): Result<DecisionRecord, 'E_SHAPE'> {
  const broken = checkEnvelope(value, kind, (found) => found === id);
  return broken === undefined ? accept(value as unknown as DecisionRecord) : refuse(misshapen(...broken));
}
