// What ships, as tests use it: the bundle, its files as they lie on disk, and the house that the builders of the seeds ask for.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { encodeCanonical, type Json } from '#canonical';
import { admitBundle, type PolicyBundle, shippedBundle } from '#control';
import { type Edit, edited } from '../../../../test/support/edit.ts';
import type { House, PolicySet } from '../../../../tools/seeds/src/house.ts';
import { digested } from './digested.ts';

const folder = join(import.meta.dirname, '../../policies');

const onDisk: ReadonlyMap<string, Uint8Array> = new Map(
  readdirSync(folder).map((name) => [name, readFileSync(join(folder, name))]),
);

export const shippedFiles = (): Map<string, Uint8Array> => new Map(onDisk);

export const bundle: PolicyBundle = shippedBundle();

export const house: House = {
  core: bundle.coreContract,
  policySet: digested(bundle.sets.plain.content as unknown as PolicySet),
  reviewFixPolicy: digested({}),
};

/** The shipped files with edits of one of them; `undefined` instead of edits takes the file away. */
export function filesWith(file: string, edits: readonly Edit[] | undefined): Map<string, Uint8Array> {
  const files = shippedFiles();
  const bytes = files.get(file);
  if (bytes === undefined) throw new Error(`no file \`${file}\` ships`);
  files.delete(file);
  if (edits !== undefined) {
    const document: Json = JSON.parse(Buffer.from(bytes).toString('utf8'));
    files.set(file, encodeCanonical(edited(document, edits)));
  }
  return files;
}

/** A bundle of ours whose examples of one policy do not hold; it is admitted, because they are judged at first use. */
export function bundleWithBadExamples(file: string): PolicyBundle {
  const edits: Edit[] = [['/body/examples/0/reason_ids', ['nobody.would-say-this']]];
  const admitted = admitBundle(filesWith(file, edits), { deferExamples: true });
  if (!admitted.ok) throw new Error(admitted.refusal.expected);
  return admitted.value;
}
