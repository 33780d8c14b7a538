// What upgrades and rollbacks say to people. What touches something of theirs comes line by line; the rest is counted.
import { signatureNote } from '../release-signature.ts';
import { cut } from '../render.ts';
import type { Rollback } from './rollback.ts';
import type { Upgrade } from './upgrade.ts';
import type { UpgradeEntry } from './upgrade-plan.ts';

const mendedNotes = {
  nothing: [],
  'upgrade-undone': ['an upgrade that was cut short was undone first'],
  'upgrade-stands': ['an exchange that was cut short was put right first; the upgraded tree stands'],
  'rolled-back': ['a rollback that was cut short was finished first'],
} as const;

/** Notes of a plan, or of the upgrade that followed it; the last line of a plan says how to agree to it. */
export function upgradeNotes({ plan, digest, outcome, keptAs, mended, signature }: Upgrade): readonly string[] {
  const { entries, from, to, checked_against } = plan.content.body;
  return [
    ...mendedNotes[mended],
    `from ${from.release_id} (${basis[checked_against]})`,
    `to   ${to.release_id}`,
    signatureNote(signature),
    ...cut(entries.filter(isOfOwner), entryLine),
    countsLine(entries),
    ...outcomeLines[outcome](digest, keptAs ?? ''),
  ];
}

const basis = {
  manifest: 'its record held against the manifest that was named',
  record: "by the tree's own record; --installed-from DIR holds it against the release",
} as const;

const outcomeLines = {
  planned: (digest: string) => [
    `plan ${digest}`,
    `nothing was written; to do this, run it again with --plan ${digest}`,
  ],
  unchanged: (digest: string) => [`plan ${digest}`, 'this release is installed already; nothing was written'],
  upgraded: (digest: string, keptAs: string) => [
    `plan ${digest}`,
    `upgraded; the tree from before is kept in ${keptAs}, and \`rollback\` puts it back`,
  ],
} as const;

const isOfOwner = (entry: UpgradeEntry): boolean =>
  entry.beside !== undefined || ['added', 'edited', 'removed'].includes(entry.standing);

function entryLine({ action, path, standing, beside }: UpgradeEntry): string {
  if (beside !== undefined) return `conflict ${beside}: yours stays, the release's goes to ${path}`;
  if (action === 'replace') return `replace ${path}: new content, your mode`;
  if (standing === 'removed') return `keep ${path} away: you removed it`;
  return `keep ${path}: ${standing === 'added' ? 'it is yours' : 'you edited it'}`;
}

function countsLine(entries: readonly UpgradeEntry[]): string {
  const count = (action: UpgradeEntry['action']): number => entries.filter((entry) => entry.action === action).length;
  const conflicts = entries.filter(({ beside }) => beside !== undefined).length;
  const [add, replace, remove, mode, keep] = [
    count('add'),
    count('replace'),
    count('remove'),
    count('mode'),
    count('keep'),
  ];
  return `${add} added, ${replace} replaced, ${remove} removed, ${mode} with another mode, ${keep} kept, ${conflicts} in conflict`;
}

/** Notes of a rollback. */
export const rollbackNotes = ({ releaseId, keptAs, changedSince, mended }: Rollback): readonly string[] => [
  ...mendedNotes[mended],
  ...cut(changedSince, (path) => `changed since the upgrade: ${path}, now only in ${keptAs}`),
  `the tree of ${releaseId} stands again`,
  ...(keptAs === undefined
    ? ['this was all that was left to do; run it again to go back further']
    : [`the tree that was taken out is kept in ${keptAs}; remove it if nothing in it is needed`]),
];
