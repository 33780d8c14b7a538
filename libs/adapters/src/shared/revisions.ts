// The pair of commits every provider snapshot and its trust context speak about.

import { gitRevision } from './scalars.ts';
import type { Fact, Fitted } from './shape.ts';

type Revision = Fitted<typeof gitRevision>;

/** The head and base a snapshot observed. */
export const observedRevisions = { head: gitRevision, base: gitRevision };

/** The head and base a trust context expects. */
export const expectedRevisions = { expected_head: gitRevision, expected_base: gitRevision };

export const observedInOneRepository: Fact<{ readonly head: Revision; readonly base: Revision }> = [
  '`head` and `base` in one repository',
  ({ head, base }) => head.repository_id === base.repository_id,
];

export const expectedInOneRepository: Fact<{ readonly expected_head: Revision; readonly expected_base: Revision }> = [
  '`expected_head` and `expected_base` in one repository',
  ({ expected_head, expected_base }) => expected_head.repository_id === expected_base.repository_id,
];
