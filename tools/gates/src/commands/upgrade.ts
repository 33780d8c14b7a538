// `upgrade MANIFEST PROFILE_ID TARGET`: the repository door of an upgrade.
import type { EffectCommand } from '#command';
import {
  upgrade,
  upgradeArguments,
  upgradeCodes,
  upgradeDetails,
  upgradeOptions,
  upgradeReport,
  upgradeSummary,
  upgradeWords,
} from '#store';
import { withRepositoryDoor } from './rebuild.ts';
import { doorOf } from './rebuilt-directory.ts';
import { gateCodes } from './words.ts';

export const upgradeCommand: EffectCommand = {
  name: 'upgrade',
  summary: upgradeSummary,
  details: upgradeDetails,
  arguments: [{ name: 'MANIFEST', describe: 'the manifest of the release to upgrade to' }, ...upgradeArguments],
  options: upgradeOptions,
  codes: [...new Set([...upgradeCodes, 'E_DIRTY', ...gateCodes])],
  run: async (context) => {
    const words = upgradeWords(context);
    const manifestPath = context.place(String(context.arguments.MANIFEST));
    return withRepositoryDoor(context.progress, async (repository) => {
      const { source } = doorOf(manifestPath, repository);
      return upgradeReport(await upgrade({ ...words, manifestPath, source }));
    });
  },
};
