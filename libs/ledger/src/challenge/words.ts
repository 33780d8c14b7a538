// A challenge in words: what differs by name and field, what matches by number, and the outcome last.
import { fieldWords } from '../difference/words.ts';
import type { ReleaseChallenge } from '../generated/release-challenge.d.ts';
import { type ChallengeLine, lineNames, type UnderivedReason } from './build-challenge.ts';

const linesShownMax = 40;

const reasons: { readonly [reason in UnderivedReason]: string } = {
  'code.failed': "the commit's own code did not run here",
  'commit.missing': 'this clone does not hold the commit',
  'commit.unreachable': 'no branch or tag of this clone leads to the commit, and its code is not run',
  'gates.refused': "the commit's own gates refuse what the manifest says they passed",
  'history.shallow': 'this clone is cut short, and pins are held against history',
  'packages.unavailable': 'the packages that the commit locks could not be installed',
  'repository.unfit': 'this repository cannot be read',
};

const outcomes: Readonly<Record<ReleaseChallenge['body']['outcome'], string>> = {
  match: 'match: this clone gives the published release, byte for byte',
  differ: 'differ: this clone does not give the published release',
  unknown: 'unknown: nothing that was compared differs, and not everything could be compared',
};

const codes = {
  checkout: 'by this checkout, whose code is that of the commit',
  'own-clone': 'by the code of the commit, in a clone of its own',
} as const;

/** Lines for a terminal, without their ends. */
export const challengeWords = ({ body }: ReleaseChallenge): readonly string[] => [
  `release  ${body.release.release_id}`,
  `commit   ${body.release.commit_id}`,
  body.derivation.state === 'derived'
    ? `derived  ${codes[body.derivation.code]}`
    : `derived  not: ${reasons[body.derivation.reason_id]}`,
  ...lineNames.flatMap((name) => (body[name].length === 0 ? [] : listWords(name.replace('_', ' '), body[name]))),
  outcomes[body.outcome],
];

function listWords(title: string, lines: readonly ChallengeLine[]): readonly string[] {
  const counts = (['match', 'differ', 'unknown'] as const)
    .map((outcome) => [outcome, lines.filter((line) => line.outcome === outcome).length] as const)
    .filter(([, count]) => count > 0)
    .map(([outcome, count]) => `${count} ${outcome}`);
  const differing = lines.filter(({ outcome }) => outcome === 'differ');
  const more = differing.length - linesShownMax;
  return [
    `${title}: ${counts.join(', ')}`,
    ...differing
      .slice(0, linesShownMax)
      .map(({ name, fields }) => `  differs ${name}: ${fields.map(fieldWords).join(', ')}`),
    ...(more > 0 ? [`  and ${more} more`] : []),
  ];
}
