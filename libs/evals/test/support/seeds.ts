// Seed sets in memory: small, of one judge, with as many cases as a row of a table needs. Values are open to editing.
import { documentDigest, encodeCanonical, type Json } from '#canonical';
import { type EvalContext, type EvalPair, type EvalRunResult, runSeedSet, shippedContext } from '#evals';

export const at = '2026-03-01T08:00:00Z';

// biome-ignore lint/suspicious/noExplicitAny: tests edit documents at places that no one type has
export type Loose = any;

/** A document as seed sets carry it. */
export const carried = (content: Json) => ({ content, sha256: documentDigest(content) });

const coreContract = (context: EvalContext) => context.catalog.content.body.core_contract;

const seedSet = (version: number, id: string, source: string, cases: readonly Json[], context: EvalContext): Loose => ({
  schema_version: version,
  kind: 'eval_seed_set',
  id,
  body: { seed_source: source, core_contract: coreContract(context), shared: {}, cases },
});

/** One case of the content gate: a text and what must come of it (`admitted`, or a detail such as `content.hidden`). */
export const fileCase = (case_id: string, text: string, expected: string): Loose => ({
  case_id,
  family_id: 'malicious-instructions',
  input: carried({ path: 'notes.md', text }),
  expectation:
    expected === 'admitted'
      ? { disposition: 'admitted' }
      : { disposition: 'rejected', error_token: 'E_DENYLIST', detail: expected },
});

/** A set for the content gate. */
export const fileSeeds = (cases: readonly Json[], context = shippedContext()): Loose =>
  seedSet(2, 'evals.seed.notes.v1', 'content.file-gate.v1', cases, context);

/** A case that an adapter refuses by its envelope. */
export const envelopeCase = (case_id: string, normalizer = 'github-forge'): Loose => ({
  case_id,
  family_id: 'adapter-contract-compliance',
  normalizer,
  input: carried({}),
  expectation: { disposition: 'rejected', error_token: 'github-forge.invalid-envelope' },
});

/** A set for the adapters. */
export const adapterSeeds = (cases: readonly Json[], context = shippedContext()): Loose =>
  seedSet(1, 'evals.seed.envelopes.v1', 'adapters.provider-normalizers.v1', cases, context);

/** `count` cases of the content gate that all pass; ids begin with `prefix`. */
export const manyFileCases = (count: number, prefix = 'note'): Loose[] =>
  Array.from({ length: count }, (_, index) =>
    fileCase(`${prefix}.${String(index).padStart(3, '0')}`, `Line ${index}\n`, 'admitted'),
  );

/** The result of a set that must run. */
export function resultOf(seeds: Json, observedAt = at, context = shippedContext()) {
  const run = runSeedSet(context, encodeCanonical(seeds), observedAt);
  if (!run.ok) throw new Error(JSON.stringify(run.refusal));
  return run.value;
}

/** A set and its result as a dashboard takes them. */
export const pairOf = (seeds: Json, observedAt = at, context = shippedContext()): EvalPair => ({
  seed: encodeCanonical(seeds),
  result: resultOf(seeds, observedAt, context).bytes,
});

/** The one case of a result, or an error. */
export function onlyCase({ body }: EvalRunResult) {
  const [first, ...more] = body.cases;
  if (first === undefined || more.length > 0) throw new Error('not one case');
  return first;
}
