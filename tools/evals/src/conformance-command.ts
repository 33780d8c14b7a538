// `evals conformance`: the seven seed sets of another implementation, under its own catalog and policies.
import type { EffectCommand } from '#command';

export const conformanceCommand: EffectCommand = {
  name: 'evals conformance',
  summary: 'Run the seed sets of a corpus under its own catalog and policies; every case must be met',
  details: [
    'Reads `control/v1` (policies, decision records, policy sets) and `evals/v1` (the catalog and seven seed sets) below the folder; where it holds `SHA256SUMS`, each of these must be as listed there. The last line is `N of M cases met`, where M is what the seed sets hold; the exit status is 0 only when N is M, else 1.',
  ],
  arguments: [{ name: 'CORPUS_DIR', describe: 'the folder of the corpus' }],
  options: [],
  codes: ['E_RUNTIME', 'E_LIMIT', 'E_DIGEST', 'E_PARSE', 'E_CANONICAL', 'E_SHAPE', 'E_RELATION', 'E_STALE'],
  run: async (context) => {
    const { runConformance } = await import('./run-conformance.ts');
    return runConformance(context.place(String(context.arguments.CORPUS_DIR)));
  },
};
