// Versions of releases: semantic versions (2.0.0), narrowed so that one release has one spelling. No build metadata, which
// semver leaves out of the order; lower case only, since a version is the name of a folder.
import { compareCodePoints } from '#canonical';

const numeric = '(?:0|[1-9][0-9]*)';
const word = '(?:0|[1-9][0-9]*|[0-9]*[a-z-][0-9a-z-]*)';
const pattern = new RegExp(`^${numeric}\\.${numeric}\\.${numeric}(?:-${word}(?:\\.${word})*)?$`);

export const versionLengthMax = 64;

/** Whether `text` is a version of the ledger. */
export const isVersion = (text: string): boolean => text.length <= versionLengthMax && pattern.test(text);

/** The order of semver, clause 11: numbers as numbers, a pre-release before its release, fewer words first. */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [partsOf(a), partsOf(b)];
  const core = compareWords(left.core, right.core);
  if (core !== 0) return core;
  if (left.pre.length === 0 || right.pre.length === 0) return right.pre.length - left.pre.length;
  return compareWords(left.pre, right.pre);
}

function partsOf(version: string): { readonly core: readonly string[]; readonly pre: readonly string[] } {
  const dash = version.indexOf('-');
  if (dash < 0) return { core: version.split('.'), pre: [] };
  return { core: version.slice(0, dash).split('.'), pre: version.slice(dash + 1).split('.') };
}

function compareWords(a: readonly string[], b: readonly string[]): number {
  for (const [index, left] of a.entries()) {
    const right = b[index];
    if (right === undefined) return 1;
    const order = compareWord(left, right);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

// Numbers may have more digits than a double holds: the longer one is the greater, neither has leading zeros.
function compareWord(a: string, b: string): number {
  const [isLeft, isRight] = [isNumber(a), isNumber(b)];
  if (isLeft !== isRight) return isLeft ? -1 : 1;
  return isLeft && a.length !== b.length ? a.length - b.length : compareCodePoints(a, b);
}

const isNumber = (word: string): boolean => /^[0-9]+$/.test(word);
