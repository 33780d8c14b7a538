// Keeps a standalone validator (`<name>.js`) and a type (`<name>.d.ts`) beside the code of every lib that owns a schema.
// A schema of nothing but `$defs` yields the types alone.
import { join } from 'node:path';

import { type GeneratedFiles, type Generator, type Only, utf8 } from '../generator.ts';
import { validatorCode } from './schema-code.ts';
import { filesIn, findSchemas, schemaHomes } from './schema-files.ts';
import { checkSchemaRules } from './schema-rules.ts';
import { hasDocument, validatorTypes } from './schema-types.ts';

export const validators: Generator = { name: 'validators', generate, existing };

async function generate(root: string, only: Only): Promise<GeneratedFiles> {
  const all = findSchemas(root);
  const files = new Map<string, Uint8Array>();
  for (const file of all.filter(({ target }) => only(`${target}/`))) {
    checkSchemaRules(file);
    if (hasDocument(file)) files.set(`${file.target}/${file.name}.js`, utf8(await validatorCode(file, all)));
    files.set(`${file.target}/${file.name}.d.ts`, utf8(await validatorTypes(file, all)));
  }
  return files;
}

function existing(root: string): readonly string[] {
  return schemaHomes(root).flatMap(({ target }) =>
    [...filesIn(join(root, target), '.js'), ...filesIn(join(root, target), '.d.ts')].map((name) => `${target}/${name}`),
  );
}
