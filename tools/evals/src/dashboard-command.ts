// `evals dashboard`: the dashboard of several results, as a document and, if asked, as a page.
import type { EffectCommand } from '#command';

export const dashboardCommand: EffectCommand = {
  name: 'evals dashboard',
  summary: 'Replay results of seed sets and show together what passed, what failed and what nobody knows',
  details: [
    'A result counts only when its seed set, run again at the moment the result names, gives the same bytes. A dashboard takes 1 to 16 pairs; what is not measured is shown as absent. With `--html` a page for people is written as well, one file that needs no script and no network.',
  ],
  arguments: [
    { name: 'OBSERVED_AT', describe: 'the moment of the dashboard in UTC, such as 2026-01-31T09:00:00Z' },
    {
      name: 'PAIR',
      describe: 'a seed set and then its result, 1 to 16 times',
      variadic: { min: 2, max: 32 },
    },
  ],
  options: [{ flag: '--html', value: 'FILE', describe: 'write the page for people to this file' }],
  codes: [
    'E_USAGE',
    'E_RUNTIME',
    'E_LIMIT',
    'E_STALE',
    'E_PARSE',
    'E_CANONICAL',
    'E_SHAPE',
    'E_RELATION',
    'E_TARGET',
    'E_IO',
  ],
  run: async (context) => {
    const { makeDashboard } = await import('./make-dashboard.ts');
    const { html } = context.options;
    return makeDashboard({
      observedAt: String(context.arguments.OBSERVED_AT),
      paths: context.arguments.PAIR as readonly string[],
      html: typeof html === 'string' ? html : undefined,
      place: context.place,
    });
  },
};
