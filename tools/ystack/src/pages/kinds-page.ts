// docs/kinds.md: every schema of the house, with the bounds its room reads it under.
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Bounds } from '#canonical';
import { code, page, table } from './markdown.ts';

type Schema = {
  readonly title?: string;
  readonly description?: string;
  readonly properties?: {
    readonly kind?: { const?: string };
    readonly schema_version?: { const?: number; enum?: readonly number[] };
  };
};

export type KindRow = {
  readonly kind: string;
  readonly version: string;
  readonly room: string;
  readonly path: string;
  readonly description: string;
  readonly bounds: Bounds | undefined;
};

const intro = [
  'A document is `{schema_version, kind, id, body}` in canonical bytes: what `jq -S -c` prints, one line feed at the end. Each',
  'kind is a JSON Schema (2020-12) in the room that owns it; types and validators are generated from it. Bounds: bytes of the',
  'file, nesting, entries of one list or object, members of the whole tree, bytes of one string, and which integers.',
].join('\n');

/** The page for these kinds. */
export const kindsPage = (rows: readonly KindRow[]): string =>
  page('Kinds of document', [
    intro,
    table(
      ['kind', 'version', 'room', 'bounds', 'what it is'],
      rows.map(({ kind, version, room, path, description, bounds }) => [
        `[${code(kind)}](../${path})`,
        version,
        room,
        bounds === undefined ? '' : boundsText(bounds),
        description,
      ]),
    ),
  ]);

/** Reads every schema below `root`; `boundsOf` knows the bounds of the kinds that are defined in code. */
export async function readKinds(root: string, boundsOf: ReadonlyMap<string, Bounds>): Promise<readonly KindRow[]> {
  const paths: string[] = [];
  for await (const path of glob('{libs/**,sandbox}/schemas/*.schema.json', { cwd: root })) paths.push(path);
  const rows: KindRow[] = [];
  for (const path of paths.sort()) {
    const schema = JSON.parse(await readFile(join(root, path), 'utf8')) as Schema;
    const kind = schema.properties?.kind?.const ?? (path.split('/').at(-1) as string).replace('.schema.json', '');
    rows.push({
      kind,
      version: versionsOf(schema),
      room: path
        .split('/')
        .slice(path.startsWith('libs/') ? 1 : 0, path.startsWith('libs/') ? (path.includes('/src/') ? 4 : 2) : 1)
        .filter((part) => part !== 'src')
        .join('/'),
      path,
      description: schema.description ?? schema.title ?? '',
      bounds: boundsOf.get(kind),
    });
  }
  return rows;
}

const versionsOf = ({ properties: { schema_version: said } = {} }: Schema): string =>
  (said?.enum ?? [said?.const ?? '']).join(', ');

const boundsText = (bounds: Bounds): string =>
  [
    `${bounds.bytesMax} bytes`,
    `depth ${bounds.depthMax}`,
    bounds.entriesMax === undefined ? '' : `${bounds.entriesMax} entries`,
    bounds.objectEntriesMax === undefined ? '' : `${bounds.objectEntriesMax} keys`,
    bounds.membersMax === undefined ? '' : `${bounds.membersMax} members`,
    bounds.stringBytesMax === undefined ? '' : `${bounds.stringBytesMax} string bytes`,
    bounds.keyBytesMax === undefined ? '' : `${bounds.keyBytesMax} key bytes`,
    bounds.integers ?? '',
  ]
    .filter((text) => text !== '')
    .join(', ');
