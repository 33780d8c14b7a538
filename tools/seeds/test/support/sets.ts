// The seed sets as they lie in the repository, and as their tables make them now.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Json, Result } from '#canonical';
import { type EvalRunResult, type GradedCase, runSeedSet, shippedContext } from '#evals';
import { readHouse } from '../../src/house.ts';
import type { SeedCase } from '../../src/seed-set.ts';
import { seedSets } from '../../src/sets.ts';

export const root = join(import.meta.dirname, '../../../..');
export const house = readHouse(root);
export const observedAt = '2030-03-01T00:00:00Z';

export type Document = {
  readonly id: string;
  readonly schema_version: number;
  readonly body: { readonly cases: readonly SeedCase[]; readonly seed_source: string; readonly [member: string]: Json };
};

/** The bytes of a committed seed set. */
export const bytesOf = (name: string): Buffer => readFileSync(join(root, `libs/evals/seeds/${name}.json`));

export const documents: readonly (readonly [name: string, document: Document])[] = seedSets.map(({ name }) => [
  name,
  JSON.parse(bytesOf(name).toString('utf8')) as Document,
]);

/** Every case of every set. */
export const allCases = documents.flatMap(([, { body }]) => body.cases);

/** The cases of one source. */
export const casesOf = (source: string): readonly SeedCase[] =>
  documents.flatMap(([, { body }]) => (body.seed_source === source ? body.cases : []));

/** Runs a seed set, and throws when it is not one. */
export function run(bytes: Uint8Array): EvalRunResult {
  const ran: Result<{ readonly content: EvalRunResult }> = runSeedSet(shippedContext(), bytes, observedAt);
  if (!ran.ok) throw new Error(`${ran.refusal.code} at ${ran.refusal.at ?? ''}: ${ran.refusal.expected}`);
  return ran.value.content;
}

/** The cases that were not met, each in a line. */
export const unmet = (cases: readonly GradedCase[]): readonly string[] =>
  cases.filter(({ verdict }) => verdict !== 'passed').map(({ case_id, reason_id }) => `${case_id} ${reason_id}`);
