// Prepares a schema for the type generator: references become type names, free places become `Json`, and what only narrows
// values is dropped. It keeps account of the names it used, so that they can be imported.
import { resolveReference, withoutFile } from './references.ts';
import type { Schema, SchemaFile } from './schema-files.ts';

/** A name that a type mentions: of another schema file, or `Json` and `JsonObject` where `owner` is undefined. */
export type UsedName = { readonly name: string; readonly owner: SchemaFile | undefined };

/** `schema`, a shape of `file`, as the type generator should see it; the names it mentions are put into `used`. */
export function typeSource(
  schema: Schema,
  file: SchemaFile,
  all: readonly SchemaFile[],
  used: Map<string, UsedName>,
): Schema {
  const use = (name: string, owner: SchemaFile | undefined): string => {
    if (owner !== file) used.set(name, { name, owner });
    return name;
  };

  const prepare = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(prepare);
    if (typeof node !== 'object' || node === null) return node;
    const inner = node as Schema;
    if (typeof inner.$ref === 'string') {
      const { owner, def } = resolveReference(inner.$ref, file, all);
      return named(use(pascalCase(def ?? owner.name), owner), inner);
    }
    if (isAnything(inner)) return named(use('Json', undefined), inner);
    if (isOpenObject(inner)) return named(use('JsonObject', undefined), inner);
    return Object.fromEntries(Object.entries(inner).flatMap(([key, value]) => prepareKeyword(key, value)));
  };

  const prepareKeyword = (key: string, value: unknown): readonly (readonly [string, unknown])[] => {
    if (narrowing.has(key) || (key === 'allOf' && isConditions(value))) return [];
    if (values.has(key)) return [[key, value]];
    if (key === 'properties') {
      return [[key, Object.fromEntries(Object.entries(value as Schema).map(([name, item]) => [name, prepare(item)]))]];
    }
    if (key === 'additionalProperties' && value === true) return [[key, { tsType: use('Json', undefined) }]];
    return [[key, prepare(value)]];
  };

  return prepare(withoutFile(schema)) as Schema;
}

/** `stage-request`, `stage_request` and `stageRequest` all become `StageRequest`. */
export const pascalCase = (name: string): string =>
  name.replaceAll(/(?:^|[-_.])([a-zA-Z0-9])/g, (_, letter: string) => letter.toUpperCase());

const values = new Set(['const', 'enum', 'required']);
const narrowing = new Set(
  'if then else not discriminator pattern minLength maxLength minItems maxItems minimum maximum'.split(' '),
);

const named = (tsType: string, { description }: Schema): Schema => ({
  tsType,
  ...(description === undefined ? {} : { description }),
});

const isAnything = (schema: Schema): boolean => Object.keys(schema).every((key) => key === 'description');

const isOpenObject = (schema: Schema): boolean =>
  schema.type === 'object' &&
  !['properties', 'oneOf', 'anyOf', 'allOf'].some((keyword) => keyword in schema) &&
  (schema.additionalProperties === undefined || schema.additionalProperties === true);

// `allOf` made of nothing but if/then adds no type.
const isConditions = (value: unknown): boolean => Array.isArray(value) && value.every((item) => 'if' in item);
