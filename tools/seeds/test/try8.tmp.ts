import { readFileSync } from 'node:fs';
import { runSeedSet } from '#evals';
import { seedSets } from '../src/sets.ts';
import { context } from './ctx.tmp.ts';

for (const { name } of seedSets) {
  const t = performance.now();
  let r: any;
  try {
    r = runSeedSet(
      context(),
      readFileSync(`${import.meta.dirname}/../../../libs/evals/seeds/${name}.json`),
      '2030-03-01T00:00:00Z',
    );
  } catch (e) {
    console.log(name, String(e));
    continue;
  }
  if (!r.ok) {
    console.log(name, r.refusal);
    continue;
  }
  console.log(
    name,
    JSON.stringify(r.value.content.body.summary),
    r.value.bytes.length,
    Math.round(performance.now() - t),
    'ms',
  );
  for (const c of r.value.content.body.cases)
    if (c.verdict !== 'passed')
      console.log('  ', c.case_id, c.reason_id, JSON.stringify(c.expectation), JSON.stringify(c.observation));
}
