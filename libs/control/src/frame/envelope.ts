// A document whose body an evaluator judges whatever it holds: a body out of form is something it has a reason for, an
// envelope out of form is nothing it could name.
import { accept, checkParsedLimits, type Json, type JsonObject, type Result, refuse } from '#canonical';
import { type Digested, type DocumentKind, isId, misshapen, type Place } from '#contract';
import { renamed } from './admitting.ts';
import type { Read } from './reading.ts';

/** A document of good envelope: what names it, and the document itself if its body is of the form, too. */
export type Enveloped<T> = {
  readonly named: Digested<{ readonly schema_version: 1; readonly kind: string; readonly id: string }>;
  readonly document: T | undefined;
};

/**
 * The envelope `{schema_version: 1, kind, id, body: object}`, E_RELATION otherwise; `isName` says which ids will do, and
 * `index` is the index of the input. A body out of bounds or out of form makes no refusal.
 */
export function admitEnvelope<T>(
  kind: DocumentKind<T>,
  read: Read,
  index: number,
  isName: (id: Json) => boolean = isId,
): Result<Enveloped<T>, 'E_RELATION'> {
  const { value, sha256, tooDeep } = read;
  if (tooDeep !== undefined) return refuse(renamed(tooDeep, index, 'E_RELATION'));
  const broken = checkEnvelope(value, kind.kind, isName);
  if (broken !== undefined) return refuse(renamed(misshapen(...broken), index, 'E_RELATION'));
  const { schema_version, kind: name, id } = value as { schema_version: 1; kind: string; id: string };
  const checked = checkParsedLimits(value, kind.bounds) === undefined ? kind.check(value) : undefined;
  return accept({
    named: { content: { schema_version, kind: name, id }, sha256 },
    document: checked?.ok === true ? checked.value : undefined,
  });
}

/** Where a value has not the envelope of `kind`, schema version 1, and what should stand there. */
export function checkEnvelope(value: Json, kind: string, isName: (id: Json) => boolean): [Place, string] | undefined {
  if (!isObject(value)) return [[], 'an object'];
  if (Object.keys(value).length !== 4) return [[], 'the members schema_version, kind, id and body'];
  if (value.schema_version !== 1) return [['schema_version'], '1'];
  if (value.kind !== kind) return [['kind'], `\`${kind}\``];
  if (!isName(value.id ?? null)) return [['id'], 'a name'];
  return isObject(value.body ?? null) ? undefined : [['body'], 'an object'];
}

const isObject = (value: Json): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
