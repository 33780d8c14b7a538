// What the installer's commands say to people, one line each. The command lines of the repository and of `install.mjs`
// share these, so the two doors speak alike.
import type { Report } from '#command';
import type { Difference } from './inspect-tree.ts';
import type { Installation } from './install.ts';
import { type SignatureState, signatureNote } from './release-signature.ts';
import type { Uninstalled } from './uninstall.ts';
import type { Verification } from './verify.ts';

/** Differences that are printed one by one; the rest is counted. */
const linesMax = 1000;

/** Notes of an installation; `doorNote` says what was proven about the verdicts. */
export const installationNotes = (done: Installation, target: string, doorNote: string): readonly string[] => [
  `installed ${done.fileCount} files of ${done.releaseId} in ${target}/.ystack`,
  doorNote,
  signatureNote(done.signature),
  ...done.swept.map((name) => `removed ${name}, which a killed installation had left`),
  ...done.left.map((name) => `left ${name}: another machine or container may be using it; remove it if nobody is`),
];

const basis = {
  manifest: 'compared with the release manifest',
  'record-id': 'compared with the record id that was given',
  record:
    'compared with the record in the tree only: whoever can edit the tree can edit that too; name a release directory or the record id to be sure',
} as const;

/**
 * A verification's report: the record id; with differences the token `E_DIGEST`, each difference, and status 65. `signature`
 * is that of the release it was compared with.
 */
export function verificationReport(done: Verification, signature?: SignatureState): Report {
  const isWhole = done.differences.length === 0;
  return {
    ...(isWhole ? { stdout: new TextEncoder().encode(`${done.recordId}\n`) } : { status: dataStatus }),
    notes: [
      ...(isWhole ? [] : ['E_DIGEST']),
      ...cut(done.differences, differenceLine),
      `${done.fileCount} files of ${done.profileId} from ${done.releaseId}: ${basis[done.against]}`,
      ...(signature === undefined ? [] : [signatureNote(signature)]),
      `the north star is ${done.northStar === 'changed' ? "the owner's own" : 'the placeholder'}`,
    ],
  };
}

// sysexits: the input data was incorrect in some way.
const dataStatus = 65;

const differenceLine = ({ path, problem, expected, found }: Difference): string =>
  `${problem}: ${path === '' ? 'the tree itself' : path}: expected ${expected}, found ${found}`;

/** Notes of an uninstallation. */
export const uninstallationNotes = (done: Uninstalled): readonly string[] => [
  ...cut(done.kept, ({ path, why }) => `kept ${path}: ${why}`),
  ...done.aside.map(
    (name) => `left ${name}, a tree from before an upgrade or rollback: remove it if nothing in it is needed`,
  ),
  `removed ${done.removedCount} files`,
];

export function cut<T>(items: readonly T[], line: (item: T) => string): readonly string[] {
  const lines = items.slice(0, linesMax).map(line);
  return items.length > linesMax ? [...lines, `and ${items.length - linesMax} more`] : lines;
}
