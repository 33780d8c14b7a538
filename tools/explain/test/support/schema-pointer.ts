// Whether a JSON pointer can lead anywhere in documents of a kind, by the schema of the kind.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Schema = { readonly [key: string]: unknown };

const root = join(import.meta.dirname, '../../../..');
const byId = new Map<string, Schema>();
const byFile = new Map<string, Schema>();
for (const path of globSync('libs/*/schemas/*.schema.json', { cwd: root })) {
  const schema = JSON.parse(readFileSync(join(root, path), 'utf8')) as Schema;
  byId.set(String(schema.$id), schema);
  byFile.set((path.split('/').at(-1) as string).replace('.schema.json', ''), schema);
}

/** Whether the schema of `kind` allows something at the pointer, `*` standing for any item of a list. */
export function leadsSomewhere(kind: string, pointer: string): boolean {
  const document = byFile.get(kind.replaceAll('_', '-'));
  if (document === undefined) throw new Error(`no schema for \`${kind}\``);
  const steps = pointer.split('/').slice(1);
  let places: readonly (readonly [schema: Schema, document: Schema])[] = [[document, document]];
  for (const step of steps) {
    places = places
      .flatMap(([schema, owner]) => variants(schema, owner))
      .flatMap(([schema, owner]) => {
        const members = membersOf(schema);
        const next = step === '*' ? [schema.items as Schema | undefined, ...Object.values(members)] : [members[step]];
        const found = next.filter((each): each is Schema => each !== undefined);
        if (found.length > 0) return found.map((each) => [each, owner] as const);
        return schema.additionalProperties === true ? [[schema, owner] as const] : [];
      });
  }
  return places.length > 0;
}

/** What an object may hold; one that is a constant holds constants. */
const membersOf = ({ properties = {}, const: constant }: Schema): { readonly [name: string]: Schema } =>
  typeof constant === 'object' && constant !== null
    ? Object.fromEntries(Object.entries(constant).map(([name, value]) => [name, { const: value }]))
    : (properties as { readonly [name: string]: Schema });

/** A schema with what it refers to and every branch it has. */
function variants(schema: Schema, document: Schema): readonly (readonly [Schema, Schema])[] {
  const branches = ['oneOf', 'anyOf', 'allOf'].flatMap((word) => (schema[word] as readonly Schema[] | undefined) ?? []);
  const conditional = [schema.then, schema.else].filter((branch): branch is Schema => branch !== undefined);
  const inner = [...branches, ...conditional].flatMap((branch) => variants(branch, document));
  if (typeof schema.$ref !== 'string') return [[schema, document], ...inner];
  const [id, path = ''] = schema.$ref.split('#');
  const owner = id === '' ? document : byId.get(String(id));
  if (owner === undefined) throw new Error(`no schema \`${id}\``);
  const target = path
    .split('/')
    .slice(1)
    .reduce<Schema>((at, key) => at[key] as Schema, owner);
  return [[schema, document], ...inner, ...variants(target, owner)];
}
