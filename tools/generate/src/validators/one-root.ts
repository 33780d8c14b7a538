// Brings every shape that a schema refers to, in whatever file, under its own `$defs`. With a single root ajv compiles a
// shared shape once; across several it compiles it once per file that mentions it.
import { resolveReference, withoutFile } from './references.ts';
import type { Schema, SchemaFile } from './schema-files.ts';

/** `file`'s schema with local references only. Throws on a reference that nothing answers. */
export function withOneRoot(file: SchemaFile, all: readonly SchemaFile[]): Schema {
  const defs: Record<string, unknown> = {};

  const local = (ref: string, home: SchemaFile): string => {
    const { owner, def, schema } = resolveReference(ref, home, all);
    const key = [owner.id.slice('urn:ystack:schema:'.length).replaceAll(':', '.'), def].filter(Boolean).join('.');
    if (!(key in defs)) {
      defs[key] = true; // Taken before the descent, so that a shape may refer to itself.
      defs[key] = rewrite(withoutFile(schema), owner);
    }
    return `#/$defs/${key}`;
  };

  const rewrite = (node: unknown, home: SchemaFile): unknown => {
    if (Array.isArray(node)) return node.map((item) => rewrite(item, home));
    if (typeof node !== 'object' || node === null) return node;
    return Object.fromEntries(
      Object.entries(node).map(([key, value]) =>
        key === '$ref' && typeof value === 'string' ? [key, local(value, home)] : [key, rewrite(value, home)],
      ),
    );
  };

  const root = rewrite(withoutFile(file.schema), file) as Schema;
  const sorted = Object.entries(defs).sort(([a], [b]) => (a < b ? -1 : 1));
  return { $id: file.id, ...root, $defs: Object.fromEntries(sorted) };
}
