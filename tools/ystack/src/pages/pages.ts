// The generator of the reference pages. It reads no page: commands, tokens and kinds are told by the code itself.
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Bounds } from '#canonical';
import { type Generator, utf8 } from '../../../generate/src/generator.ts';

export const pages: Generator = {
  name: 'pages',
  generate: async (root, only) => {
    // The pages import every room; a run for one folder can do without.
    if (!only('docs/commands.md')) return new Map();
    // Imported late: the rooms need their generated validators, which an earlier generator may be about to write.
    const { allEntries } = await import('../commands.ts');
    const { commandsPage } = await import('./commands-page.ts');
    const { kindsPage, readKinds } = await import('./kinds-page.ts');
    const { tokensPage } = await import('./tokens-page.ts');
    return new Map([
      ['docs/commands.md', utf8(commandsPage(await allEntries()))],
      ['docs/kinds.md', utf8(kindsPage(await readKinds(root, await boundsByKind(root))))],
      ['docs/tokens.md', utf8(tokensPage())],
    ]);
  },
};

/** The bounds of every kind that a room exports, found by their form: nothing is listed a second time. */
async function boundsByKind(root: string): Promise<ReadonlyMap<string, Bounds>> {
  const found = new Map<string, Bounds>();
  const rooms = [...(await readdir(join(root, 'libs'))).sort().map((lib) => `libs/${lib}`), 'sandbox'];
  for (const room of rooms) {
    const index = join(root, room, 'src/index.ts');
    if (!existsSync(index)) continue;
    const exported = (await import(pathToFileURL(index).href)) as Record<string, unknown>;
    for (const value of Object.values(exported)) {
      if (isKind(value)) found.set(value.kind, value.bounds);
    }
  }
  return found;
}

const isKind = (value: unknown): value is { readonly kind: string; readonly bounds: Bounds } =>
  typeof value === 'object' && value !== null && 'kind' in value && 'bounds' in value && 'parse' in value;
