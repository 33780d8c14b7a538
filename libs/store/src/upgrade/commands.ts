// `upgrade` and `rollback` as commands. An upgrade comes through two doors like an installation: from the release directory
// here, from the repository in tools; what they share stands here.
import { join } from 'node:path';
import type { Result } from '#canonical';
import type { Context, EffectCommand, Option, Outcome } from '#command';
import { releaseDirectorySource } from '../release-directory.ts';
import { allowedSignersOf, allowedSignersOption } from '../signers-option.ts';
import { manifestFile } from '../sums.ts';
import { rollbackNotes, upgradeNotes } from './render-upgrade.ts';
import { rollback } from './rollback.ts';
import { type Upgrade, type UpgradeOrder, upgrade } from './upgrade.ts';

const target = { name: 'TARGET', describe: 'the folder that was installed into' } as const;
const profile = { name: 'PROFILE_ID', describe: 'the profile that is installed, such as profile.default.v1' } as const;

/** The words of an upgrade beside where the release comes from. */
export const upgradeArguments = [profile, target] as const;

export const upgradeOptions: readonly Option[] = [
  { flag: '--plan', value: 'DIGEST', describe: 'the digest of the plan to carry out; without it nothing is written' },
  {
    flag: '--installed-from',
    value: 'DIR',
    describe: 'the release directory that the installed tree must come from',
  },
  allowedSignersOption,
];

export const upgradeSummary = 'Plan the upgrade of an installed tree to another release, or carry out a plan';

export const upgradeDetails: readonly string[] = [
  'Without `--plan` it prints the plan as a document, its digest and a summary for people, and writes nothing. With the digest it derives the plan again and carries it out only if it is still the same.',
  "What you edited, added or removed stays. A file that you edited and the release changed stays too, and the release's new content lies beside it as `NAME.ystack-new`. The whole tree from before is kept in `TARGET/.ystack-previous-N`.",
];

export const upgradeCodes: readonly string[] = [
  'E_USAGE',
  'E_RUNTIME',
  'E_TARGET',
  'E_LOCK',
  'E_SIGNERS',
  'E_SIGNATURE',
  'E_LIMIT',
  'E_PARSE',
  'E_CANONICAL',
  'E_SHAPE',
  'E_RELATION',
  'E_DIGEST',
  'E_PROFILE',
  'E_PATH',
  'E_DENYLIST',
  'E_STALE',
  'E_IO',
];

/** The part of an order that the words give, whatever door it is. */
export function upgradeWords(context: Context) {
  const { arguments: words, options, place, progress } = context;
  const from = options['installed-from'];
  return {
    profileId: String(words.PROFILE_ID),
    target: place(String(words.TARGET)),
    plan: typeof options.plan === 'string' ? options.plan : undefined,
    oldManifestPath: typeof from === 'string' ? join(place(from), manifestFile) : undefined,
    allowedSigners: allowedSignersOf(context),
    progress,
  } satisfies Partial<UpgradeOrder>;
}

/** A plan's document on stdout, or the id of the record that stands after an upgrade. */
export function upgradeReport(done: Result<Upgrade>): Outcome {
  if (!done.ok) return done.refusal;
  const { outcome, plan } = done.value;
  const recordId = new TextEncoder().encode(`${plan.content.body.to.record_id}\n`);
  return { stdout: outcome === 'planned' ? plan.bytes : recordId, notes: upgradeNotes(done.value) };
}

/** `upgrade --from DIR PROFILE_ID TARGET [--plan DIGEST]`: the release directory door. */
export const upgradeFromDirectoryCommand: EffectCommand = {
  name: 'upgrade',
  summary: upgradeSummary,
  details: upgradeDetails,
  arguments: upgradeArguments,
  options: [{ flag: '--from', value: 'DIR', describe: 'the release directory to upgrade to' }, ...upgradeOptions],
  codes: upgradeCodes,
  run: async (context) => {
    const directory = context.options.from;
    if (typeof directory !== 'string') {
      return { code: 'E_USAGE', expected: 'a release directory', mend: '--from DIR' };
    }
    const place = context.place(directory);
    const words = upgradeWords(context);
    const source = releaseDirectorySource(place);
    return upgradeReport(await upgrade({ ...words, manifestPath: join(place, manifestFile), source }));
  },
};

/** `rollback TARGET`. Prints the id of the record that stands again. */
export const rollbackCommand: EffectCommand = {
  name: 'rollback',
  summary: 'Put back the tree from before the last upgrade, exactly, and keep the present one aside',
  details: [
    'The tree that goes is kept whole in `TARGET/.ystack-undone-N`; what was changed in it since the upgrade is named. Run again, it goes back by one more upgrade. A run that was cut short is put right first.',
  ],
  arguments: [target],
  options: [],
  codes: [
    'E_TARGET',
    'E_LOCK',
    'E_RUNTIME',
    'E_LIMIT',
    'E_PARSE',
    'E_CANONICAL',
    'E_SHAPE',
    'E_RELATION',
    'E_DIGEST',
    'E_IO',
  ],
  run: async (context): Promise<Outcome> => {
    const done = rollback(context.place(String(context.arguments.TARGET)));
    if (!done.ok) return done.refusal;
    return { stdout: new TextEncoder().encode(`${done.value.recordId}\n`), notes: rollbackNotes(done.value) };
  },
};
