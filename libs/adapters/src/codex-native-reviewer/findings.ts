// What a review found: findings about the change as a whole, and findings at a line of it. Severity and text are the
// provider's words; that there is a finding is all that an observation goes by.
import { compareCodePoints } from '#canonical';
import { fullObjectId, path, text } from '../shared/scalars.ts';
import type { Fitted } from '../shared/shape.ts';
import { integer, matching, oneOf, record, sortedList } from '../shared/shape.ts';
import { metadata } from './metadata.ts';

const findingsMax = 256;
const lineMax = 2_147_483_647;

const findingMembers = {
  finding_id: matching('a finding id', /^[A-Za-z0-9][A-Za-z0-9._:-]{0,127}$/),
  body: text(8192),
  provider_severity: text(8192),
  provider_metadata: metadata,
};

const topLevelFinding = record(findingMembers);

const inlineFinding = record({
  ...findingMembers,
  path,
  line: integer(1, lineMax),
  side: oneOf('LEFT', 'RIGHT'),
  commit_id: fullObjectId,
});

type InlineFinding = Fitted<typeof inlineFinding>;

const compareInline = (left: InlineFinding, right: InlineFinding): number =>
  compareCodePoints(left.path, right.path) ||
  left.line - right.line ||
  compareCodePoints(left.side, right.side) ||
  compareCodePoints(left.finding_id, right.finding_id);

export const topLevelFindings = sortedList(topLevelFinding, 0, findingsMax, (left, right) =>
  compareCodePoints(left.finding_id, right.finding_id),
);

export const inlineFindings = sortedList(inlineFinding, 0, findingsMax, compareInline);
