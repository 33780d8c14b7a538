// Finds the schemas: `libs/<lib>/schemas/*.schema.json`, `libs/adapters/src/<adapter>/schemas/*.schema.json` and
// `sandbox/schemas/*.schema.json`. The path decides the `$id` a schema must carry and where its validator and type are written.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Schema = { readonly [keyword: string]: unknown };

export type SchemaFile = {
  readonly path: string;
  readonly id: string;
  /** The file's base name: `stage-request` for `stage-request.schema.json`. */
  readonly name: string;
  /** Folder of the generated files, relative to the root. */
  readonly target: string;
  readonly lib: string;
  readonly schema: Schema;
};

type Home = { readonly folder: string; readonly target: string; readonly lib: string; readonly namespace: string };

/** Every schema of the tree below `root`, sorted by path. Throws when a `$id` is not the one its path asks for. */
export function findSchemas(root: string): readonly SchemaFile[] {
  return schemaHomes(root)
    .flatMap((home) => filesIn(join(root, home.folder), '.schema.json').map((file) => readSchema(root, home, file)))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Folders that may hold schemas, whether or not they do. */
export function schemaHomes(root: string): readonly Home[] {
  const libs = foldersIn(join(root, 'libs')).map((lib) => ({
    folder: `libs/${lib}/schemas`,
    target: `libs/${lib}/src/generated`,
    lib,
    namespace: lib,
  }));
  const adapters = foldersIn(join(root, 'libs/adapters/src'))
    .filter((adapter) => adapter !== 'generated')
    .map((adapter) => ({
      folder: `libs/adapters/src/${adapter}/schemas`,
      target: `libs/adapters/src/${adapter}/generated`,
      lib: 'adapters',
      namespace: `adapters:${adapter}`,
    }));
  const sandbox = { folder: 'sandbox/schemas', target: 'sandbox/src/generated', lib: 'sandbox', namespace: 'sandbox' };
  return [...libs, ...adapters, sandbox];
}

export function filesIn(folder: string, ending: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .sort();
}

function foldersIn(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}

function readSchema(root: string, home: Home, file: string): SchemaFile {
  const path = `${home.folder}/${file}`;
  const name = file.slice(0, -'.schema.json'.length);
  const id = `urn:ystack:schema:${home.namespace}:${name}`;
  const schema = JSON.parse(readFileSync(join(root, path), 'utf8')) as Schema;
  if (schema.$id !== id) throw new Error(`\`${path}\` must have the $id \`${id}\``);
  return { path, id, name, target: home.target, lib: home.lib, schema };
}
