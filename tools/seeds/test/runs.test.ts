// Every case is met when its judge is asked, and no expectation is empty talk: said in any other way, exactly its case fails.
import { expect, test } from 'vitest';
import { encodeCanonical, type Json } from '#canonical';
import { buildDashboard, runSeedSet, shippedContext } from '#evals';
import { flipsOf } from './support/flips.ts';
import { bytesOf, type Document, documents, observedAt, run, unmet } from './support/sets.ts';

test.each(documents)('%s: every case is met', (name, { body }) => {
  const result = run(bytesOf(name));
  expect(unmet(result.body.cases)).toEqual([]);
  expect(result.body.summary).toMatchObject({ total: body.cases.length, passed: body.cases.length });
});

/** The set with the `which`-th flip of every case that `isFlipped`, and the ids of those that have one. */
function flipped({ body, ...envelope }: Document, which: number, isFlipped: (index: number) => boolean) {
  const changed: string[] = [];
  const cases = body.cases.map((one, index) => {
    const flip = flipsOf(body.seed_source, one.expectation)[which];
    if (flip === undefined || !isFlipped(index)) return one;
    changed.push(one.case_id);
    return { ...one, expectation: flip };
  });
  return { changed, bytes: encodeCanonical({ ...envelope, body: { ...body, cases } } as unknown as Json) };
}

// Flipped by halves, so that a flip is seen to fail its own case and to leave its neighbours alone.
test.each(documents)('%s: an expectation said otherwise fails exactly its case', (_name, document) => {
  let flips = 0;
  for (const parity of [0, 1]) {
    for (let which = 0; ; which += 1) {
      const { changed, bytes } = flipped(document, which, (index) => index % 2 === parity);
      if (changed.length === 0) break;
      const failed = run(bytes).body.cases.filter(({ verdict }) => verdict === 'failed');
      expect(failed.map(({ case_id }) => case_id)).toEqual(changed);
      flips += changed.length;
    }
  }
  expect(flips).toBeGreaterThan(document.body.cases.length);
});

test('one dashboard holds them all, with every family graded and every kind of recovery seen', () => {
  const context = shippedContext();
  const pairs = documents.map(([name]) => {
    const seed = bytesOf(name);
    const ran = runSeedSet(context, seed, observedAt);
    if (!ran.ok) throw new Error(`${name}: ${ran.refusal.code}`);
    return { seed, result: ran.value.bytes };
  });
  const built = buildDashboard(context, observedAt, pairs);
  if (!built.ok) throw new Error(built.refusal.code);
  const { coverage, families, quality, recovery } = built.value.content.body;
  expect(coverage).toMatchObject({ families_total: 9, families_seeded: 9, families_with_results: 9 });
  expect(quality).toMatchObject({ failed: 0, inconclusive: 0 });
  expect(families.filter(({ cases }) => cases.passed === 0)).toEqual([]);
  expect(recovery).toEqual({
    stranded_recovered: 9,
    cancelled_stayed_terminal: 2,
    repeats_redelivered_once: 7,
    repeats_suppressed_after_acknowledgement: 4,
    retry_limit_enforced: 2,
    events_refused: 39,
  });
});
