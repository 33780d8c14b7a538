// Runs a corpus and counts. What a seed set holds is counted apart from what was run, so a case that never ran is missed.
import { type Outcome, statuses } from '#command';
import { type EvalContext, type GradedCase, runSeedSet } from '#evals';
import { type NamedSeedSet, readCorpus } from './read-corpus.ts';

/** Conformance is not of any moment; a result needs one. */
const observedAt = '2026-01-01T00:00:00Z';

/**
 * A line a seed set, a line for each case that was not met, and at last `N of M cases met`. Status 1 unless every seed set
 * ran, holds a case, and has all of them met.
 */
export function runConformance(folder: string): Outcome {
  const corpus = readCorpus(folder);
  if (!corpus.ok) return corpus.refusal;
  const runs = corpus.value.seedSets.map((seedSet) => runOne(corpus.value.context, seedSet));
  const met = sum(runs.map((run) => run.met));
  const held = sum(runs.map((run) => run.held));
  const lines = [...runs.flatMap((run) => run.lines), `${met} of ${held} cases met`];
  return {
    stdout: new TextEncoder().encode(lines.map((line) => `${line}\n`).join('')),
    status: runs.every(isMet) ? statuses.ok : unmetStatus,
  };
}

const unmetStatus = 1;

type Run = { readonly met: number; readonly held: number; readonly lines: readonly string[] };

const isMet = ({ met, held }: Run): boolean => held > 0 && met === held;

function runOne(context: EvalContext, { file, bytes }: NamedSeedSet): Run {
  const held = casesIn(bytes);
  const run = runSeedSet(context, bytes, observedAt);
  if (!run.ok) {
    const { code, at = '', expected } = run.refusal;
    return { met: 0, held, lines: [`${file}: 0 of ${held}`, `  ${code} ${at}: expected ${expected}`] };
  }
  const { cases, summary } = run.value.content.body;
  const unmet = cases.filter(({ verdict }) => verdict !== 'passed');
  return { met: summary.passed, held, lines: [`${file}: ${summary.passed} of ${held}`, ...unmet.map(unmetLine)] };
}

const unmetLine = ({ case_id, verdict, reason_id, observation }: GradedCase): string =>
  `  ${case_id}: ${verdict}, ${reason_id}; seen ${JSON.stringify(observation)}`;

/** How many cases stand in a seed set, read apart from the runner; none when it cannot be read. */
function casesIn(bytes: Uint8Array): number {
  try {
    const { body } = JSON.parse(new TextDecoder().decode(bytes)) as { readonly body?: { readonly cases?: unknown } };
    return Array.isArray(body?.cases) ? body.cases.length : 0;
  } catch {
    return 0;
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
