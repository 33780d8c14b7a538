// What our schemas may say. The type generator misreads some keywords, others cost too much or are ours to check in code;
// a schema that uses one is refused here, so validator and type cannot part ways unseen.
import type { SchemaFile } from './schema-files.ts';

const banned: ReadonlyMap<string, string> = new Map([
  ['prefixItems', 'the type generator gets it wrong'],
  ['unevaluatedProperties', 'the type generator gets it wrong'],
  ['unevaluatedItems', 'the type generator gets it wrong'],
  ['uniqueItems', 'quadratic: check order in code'],
  ['$dynamicRef', 'the validators are built without dynamic scopes'],
  ['$dynamicAnchor', 'the validators are built without dynamic scopes'],
  ['$anchor', 'refer by `#/$defs/<name>`'],
  ['tsType', 'the type must follow from the schema'],
  ['patternProperties', 'the type generator gets it wrong'],
  ['format', 'not checked by the validators: use `pattern`'],
]);

type Node = Readonly<Record<string, unknown>>;

/**
 * Throws on the first keyword of `file` that is not allowed, and on an object that does not say whether it is open.
 * A condition, and what stands beside a `$ref`, only narrows another schema and need not say so again.
 */
export function checkSchemaRules(file: SchemaFile): void {
  visit(file.schema, '', false, (node, at, narrows) => {
    for (const [keyword, why] of banned) {
      if (keyword in node) throw new Error(`\`${file.path}#${at}/${keyword}\` is not allowed: ${why}`);
    }
    if (!narrows && 'properties' in node && !('additionalProperties' in node)) {
      throw new Error(`\`${file.path}#${at}\` does not say whether it is open: set additionalProperties`);
    }
  });
}

const mapsOfSchemas = new Set(['properties', '$defs']);
const plainValues = new Set(['const', 'enum', 'default', 'examples', 'required', 'discriminator']);
const conditions = new Set(['if', 'then', 'else', 'not']);

function visit(
  node: unknown,
  at: string,
  narrows: boolean,
  check: (node: Node, at: string, narrows: boolean) => void,
): void {
  if (Array.isArray(node)) {
    for (const [index, item] of node.entries()) visit(item, `${at}/${index}`, narrows, check);
    return;
  }
  if (typeof node !== 'object' || node === null) return;
  const schema = node as Node;
  const inner = narrows || '$ref' in schema;
  check(schema, at, inner);
  for (const [key, value] of Object.entries(schema)) {
    if (plainValues.has(key)) continue;
    if (!mapsOfSchemas.has(key)) visit(value, `${at}/${key}`, inner || conditions.has(key), check);
    else for (const [name, item] of Object.entries(value as Node)) visit(item, `${at}/${key}/${name}`, inner, check);
  }
}
