// Words for what a generated validator found. Of several errors the one deepest in the document is told: the shallower
// ones only say that something below them is wrong.
import { jsonPointer, type Refusal } from '#canonical';

/** One error of a generated validator. */
export type SchemaError = {
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
};

/** The face of a generated validator. */
export type Validator<T> = { (value: unknown): value is T; errors?: readonly SchemaError[] | null };

/** The refusal for a value that a validator did not take, from the validator's `errors`. */
export function schemaRefusal(errors: readonly SchemaError[] | null | undefined): Refusal<'E_SHAPE'> {
  let deepest: Told | undefined;
  for (const error of errors ?? []) {
    const told = tell(error);
    if (told !== undefined && (deepest === undefined || depthOf(told) > depthOf(deepest))) deepest = told;
  }
  return { code: 'E_SHAPE', at: deepest?.at ?? '', expected: deepest?.expected ?? 'another form' };
}

type Params = SchemaError['params'];
type Told = { readonly at: string; readonly expected: string };

const depthOf = ({ at }: Told): number => at.split('/').length;

function tell({ instancePath, keyword, params }: SchemaError): Told | undefined {
  if (summaries.has(keyword)) return undefined;
  const below = places.get(keyword);
  if (below === undefined) {
    return { at: instancePath, expected: wants.get(keyword)?.(params) ?? `another form (${keyword})` };
  }
  return { at: instancePath + jsonPointer([String(params[below.key])]), expected: below.expected };
}

// These only say that something below them is wrong.
const summaries = new Set(['if', 'oneOf', 'anyOf']);

// These are told of an object but are about one of its keys, which `params` names.
const places: ReadonlyMap<string, { readonly key: string; readonly expected: string }> = new Map([
  ['required', { key: 'missingProperty', expected: 'a value here' }],
  ['additionalProperties', { key: 'additionalProperty', expected: 'no such key' }],
  ['discriminator', { key: 'tag', expected: 'one of the known words' }],
]);

// A constant that is no word can be long; the schema shows it.
const quoted = (word: unknown): string =>
  typeof word === 'object' && word !== null ? 'the constant of the schema' : `\`${String(word)}\``;

const wants: ReadonlyMap<string, (params: Params) => string> = new Map<string, (params: Params) => string>([
  ['type', ({ type }) => articles.get(String(type)) ?? String(type)],
  ['const', ({ allowedValue }) => quoted(allowedValue)],
  ['enum', ({ allowedValues }) => `one of ${(allowedValues as unknown[]).map(quoted).join(', ')}`],
  ['pattern', ({ pattern }) => `text of the form ${quoted(pattern)}`],
  ['minItems', ({ limit }) => `at least ${limit} items`],
  ['maxItems', ({ limit }) => `at most ${limit} items`],
  ['minLength', ({ limit }) => `at least ${limit} characters`],
  ['maxLength', ({ limit }) => `at most ${limit} characters`],
  ['minimum', ({ limit }) => `at least ${limit}`],
  ['maximum', ({ limit }) => `at most ${limit}`],
  ['false schema', () => 'no such key here'],
  ['not', () => 'a value that is not reserved'],
]);

const articles = new Map([
  ['object', 'an object'],
  ['array', 'a list'],
  ['string', 'text'],
  ['integer', 'an integer'],
  ['number', 'a number'],
  ['boolean', 'true or false'],
  ['null', 'null'],
]);
