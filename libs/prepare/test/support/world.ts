// A candidate as it comes: a small repository, a materialization's input for one of its commits, and what the materializer made
// and said of it, under either hash format. Hostile candidates are repositories of any content with an account that fits them.
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { encodeCanonical } from '#canonical';
import type { HashAlgorithm } from '#objects';
import type { Handed, PreparationOutcome, Prepared } from '#prepare';
import { materialize } from '../../../../tools/shadow/src/index.ts';
import { TestRepository, temporaryFolder } from '../../../git/test/support/repositories.ts';
import { accountOf, inputFor } from './account.ts';

export type World = { readonly handed: Handed; readonly candidate: string };
export type Content = Readonly<Record<string, string | Uint8Array>>;

const places: string[] = [];
// Bundles cannot be removed as they are, but by root.
afterAll(() => {
  if (places.length > 0) execFileSync('chmod', ['-R', 'u+w', ...places.splice(0)]);
});

/** A fresh folder of mode 0700, and a path in it at which nothing stands. */
export function freshPlace(): { readonly parent: string; readonly bundle: string } {
  const parent = mkdtempSync(join(temporaryFolder(), 'place-'));
  places.push(parent);
  return { parent, bundle: join(parent, 'bundle') };
}

const lent = (): string => {
  const folder = join(temporaryFolder(), 'lent');
  mkdirSync(folder, { mode: 0o700 });
  return folder;
};

export const sampleContent: Content = {
  'README.md': 'a lamp\n',
  'bin/light*': '#!/bin/sh\necho on\n',
  'docs/deep/er/tides.md': 'high\nlow\n',
  'docs-more/empty.txt': '',
  'docs.md': 'beside\n',
  'naïve ü.txt': 'umlaut\n',
  'src/data.bin': Buffer.from([0, 1, 2, 255]),
  'src/lamp.ts': 'on();\n',
};

const lampPatch = [
  'diff --git a/src/lamp.ts b/src/lamp.ts',
  '--- a/src/lamp.ts',
  '+++ b/src/lamp.ts',
  '@@ -1 +1 @@',
  '-on();',
  '+onAtDusk();',
  '',
].join('\n');

/** What the materializer makes of `content` with a patch of `src/lamp.ts`, or with none. */
export async function materialized(
  algorithm: HashAlgorithm,
  content: Content = sampleContent,
  patch: string = lampPatch,
): Promise<World> {
  const repository = TestRepository.create(algorithm);
  const commitId = repository.commit(content);
  const treeId = repository.git('rev-parse', 'HEAD^{tree}');
  const candidate = lent();
  const input = inputFor({ algorithm, commitId, treeId }, patch);
  const made = await materialize(input, { source: repository.root, candidate, scratch: lent() });
  if (!made.ok) throw new Error(JSON.stringify(made.refusal));
  return { handed: { input: encodeCanonical(input), response: made.value.response }, candidate };
}

/** A bare repository whose one commit has a tree that `store` makes, with an account that fits it. */
export function forged(algorithm: HashAlgorithm, store: (repository: TestRepository) => string): World {
  const repository = TestRepository.create(algorithm);
  const treeId = store(repository);
  const who = 'A <a@example.org> 1700000000 +0000';
  const commitId = repository.store('commit', `tree ${treeId}\nauthor ${who}\ncommitter ${who}\n\nx\n`);
  repository.git('update-ref', 'refs/heads/main', commitId);
  const candidate = join(repository.root, '.git');
  chmodSync(candidate, 0o700);
  return { handed: accountOf(algorithm, commitId, treeId), candidate };
}

/** The bytes of a tree with entries as they are given, in that order. */
export function treeBytes(
  entries: readonly (readonly [mode: string, name: string | Uint8Array, oid: string])[],
): Buffer {
  return Buffer.concat(
    entries.flatMap(([mode, name, oid]) => [
      Buffer.from(`${mode} `),
      Buffer.from(name),
      Buffer.from([0]),
      Buffer.from(oid, 'hex'),
    ]),
  );
}

/** The result of a preparation that must succeed. */
export function done(outcome: PreparationOutcome<Prepared>): Prepared {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusal));
  return outcome.value;
}

/** `E_CODE detail`, or `ok`. */
export const said = (outcome: PreparationOutcome<unknown>): string =>
  outcome.ok ? 'ok' : `${outcome.refusal.code} ${outcome.refusal.detail}`;
