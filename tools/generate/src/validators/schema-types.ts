// A schema becomes a `.d.ts`: one exported type for each of its `$defs`, one for the document, and the face of its
// validator. A shape of another schema is imported by name, so that every shape has one declaration.
import { compile } from 'json-schema-to-typescript';
import type { Schema, SchemaFile } from './schema-files.ts';
import { pascalCase, typeSource, type UsedName } from './type-source.ts';

/** The text of the declaration file of `file`. Throws on a reference to a schema that is not in `all`. */
export async function validatorTypes(file: SchemaFile, all: readonly SchemaFile[]): Promise<string> {
  const used = new Map<string, UsedName>();
  const shapes = Object.entries((file.schema.$defs ?? {}) as Record<string, Schema>);
  if (hasDocument(file)) shapes.push([file.name, file.schema]);
  const types: string[] = [];
  for (const [name, schema] of shapes) {
    types.push(await typeText(pascalCase(name), typeSource(schema, file, all, used)));
  }
  return [
    `// Generated from ${file.path} by tools/generate (npm run generate). Do not edit.`,
    ...importLines(file, [...used.values()]),
    types.join('\n'),
    ...(hasDocument(file) ? [faceText(pascalCase(file.name))] : []),
  ].join('\n');
}

/** Whether the schema describes a document itself, and is not only a home of shared `$defs`. */
export const hasDocument = ({ schema }: SchemaFile): boolean =>
  ['type', 'oneOf', 'anyOf', 'allOf', '$ref'].some((keyword) => keyword in schema);

async function typeText(name: string, schema: Schema): Promise<string> {
  const text = await compile({ ...schema, title: name }, name, {
    bannerComment: '',
    ignoreMinAndMaxItems: true,
    style: { singleQuote: true, printWidth: 120 },
  });
  // A type alias, unlike an interface, may be handed on as plain JSON.
  return text
    .replace(/^export interface (\w+) \{$/m, 'export type $1 = {')
    .replace(/^\}\n$/m, '};\n')
    .replaceAll(/^( *)\/\*\*\n *\* (.*)\n *\*\/$/gm, '$1/** $2 */');
}

function importLines(file: SchemaFile, used: readonly UsedName[]): string[] {
  const sources = new Map<string, string[]>();
  for (const { name, owner } of used) {
    const source = importSource(file, owner);
    sources.set(source, [...(sources.get(source) ?? []), name]);
  }
  return [...sources]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([source, names]) => `import type { ${names.sort().join(', ')} } from '${source}';`);
}

function importSource(file: SchemaFile, owner: SchemaFile | undefined): string {
  if (owner === undefined) return '#canonical';
  if (owner.target === file.target) return `./${owner.name}.d.ts`;
  if (owner.lib !== file.lib) return `#${owner.lib}`;
  throw new Error(`\`${file.path}\` refers to \`${owner.path}\`: adapters share shapes through a lib`);
}

const faceText = (type: string): string => `/** One rule that a value breaks; \`keyword\` and \`params\` as in ajv. */
type SchemaError = {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
};

/** Whether \`value\` has the shape of \`${type}\`; if not, \`validate.errors\` says what is wrong, until the next call. */
export declare const validate: {
  (value: unknown): value is ${type};
  errors?: SchemaError[] | null;
};
`;
