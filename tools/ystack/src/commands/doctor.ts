// What this machine has and lacks. A report, not a verdict: it ends with 0 whatever it finds.
import type { EffectCommand } from '#command';

export const doctor: EffectCommand = {
  name: 'doctor',
  summary: 'Say what this machine has and lacks, each probed by a real run',
  arguments: [],
  options: [{ flag: '--json', describe: 'print canonical JSON instead of a table' }],
  codes: [],
  run: async ({ options, progress }) => {
    const { probeAll, reportBytes, reportTable } = await import('../doctor/report.ts');
    const probed = await probeAll(({ name, state }) => progress(`${name}: ${state}`));
    return { stdout: options.json === true ? reportBytes(probed) : Buffer.from(reportTable(probed)) };
  },
};
