// `adapter matrix`: runs the fakes against one another and says whether the adapter contract holds between them.
import type { EffectCommand } from '#command';

export const matrixCommand: EffectCommand = {
  name: 'adapter matrix',
  summary: 'Try every fake producer with every fake forge, and check each document and object on the way',
  details: [
    'Two producers and two forges run as programs of their own, in cleared environments and folders that are thrown away, against a Git repository made for the purpose. The programs are those that the inventory pins. Exit status 0 only when all four combinations hold, 65 otherwise; the report is printed either way.',
  ],
  arguments: [],
  options: [{ flag: '--json', describe: 'print the report as canonical JSON instead of a table' }],
  codes: ['E_INVENTORY'],
  run: async ({ options, progress }) => {
    const { runPinned } = await import('./run-pinned.ts');
    return runPinned({ isJson: options.json === true, progress });
  },
};
