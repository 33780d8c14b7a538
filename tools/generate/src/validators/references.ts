// How our schemas refer to one another: `urn:ystack:schema:<lib>:<name>` for a whole schema, `…#/$defs/<shape>` for one of
// its shapes, `#/$defs/<shape>` within a file. Nothing else, so validator and type find the same thing.
import type { Schema, SchemaFile } from './schema-files.ts';

export type Target = { readonly owner: SchemaFile; readonly def: string | undefined; readonly schema: Schema };

/** What `ref`, written in `home`, refers to. Throws on another form, and on what no schema has. */
export function resolveReference(ref: string, home: SchemaFile, all: readonly SchemaFile[]): Target {
  const parts = /^([^#]*)(?:#(?:\/\$defs\/([A-Za-z0-9_-]+))?)?$/.exec(ref);
  if (parts === null) throw new Error(`\`${home.path}\`: refer to \`#/$defs/<name>\`, not \`${ref}\``);
  const [, id, def] = parts;
  const owner = id === '' ? home : all.find((candidate) => candidate.id === id);
  const schema = def === undefined ? owner?.schema : (owner?.schema.$defs as Record<string, Schema> | undefined)?.[def];
  if (owner === undefined || schema === undefined)
    throw new Error(`\`${home.path}\` refers to \`${ref}\`, which nothing answers`);
  return { owner, def, schema };
}

/** A schema without what belongs to its file: name, dialect and the shapes it keeps. */
export function withoutFile({ $id: _id, $schema: _schema, $defs: _defs, ...rest }: Schema): Schema {
  return rest;
}
