// The review-fix policy, as a kind. Somebody else's may be handed in: it may protect more and allow fewer attempts than the
// one that ships, never the other way round.
import { compareCodePoints, isStrictlySorted } from '#canonical';
import { type DocumentKind, defineKind, firstAmong, firstOf, misshapen, unrelated } from '#contract';
import type { ReviewFixPolicy } from '../generated/review-fix-policy.d.ts';
import { validate } from '../generated/review-fix-policy.js';
import { loopBounds } from './bounds.ts';

/** What every policy protects, sorted. */
const floor = {
  protected_path_prefixes: [
    '.claude/',
    '.github/',
    'config/',
    'control/',
    'deploy/',
    'identity/',
    'infra/',
    'secrets/',
    'security/',
  ],
  protected_path_segments: ['auth', 'credentials', 'identity', 'migrations', 'secrets', 'workflows'],
  protected_root_files: ['AGENTS.md', 'CLAUDE.md', 'NORTH_STAR.md', 'REVIEW.md', 'ROADMAP.md'],
} as const;

/** What a producer is given to fix with, sorted. */
const permissions = [
  'core.perm.evidence.write.v1',
  'core.perm.model.invoke.v1',
  'core.perm.scratch.write.v1',
  'core.perm.target.read.v1',
];

const wordLists = [
  'actionable_severities',
  'ignored_severities',
  'protected_path_prefixes',
  'protected_path_segments',
  'protected_root_files',
] as const;

const checkSortedLists = ({ body }: ReviewFixPolicy) =>
  firstAmong(wordLists, (list) =>
    isStrictlySorted<string>(body[list], compareCodePoints)
      ? undefined
      : misshapen(['body', list], 'strict order by code point, so that nothing stands twice'),
  );

const checkPermissions = ({ body }: ReviewFixPolicy) =>
  body.producer.permissions.every((permission, index) => permission === permissions[index])
    ? undefined
    : unrelated(['body', 'producer', 'permissions'], permissions.map((permission) => `\`${permission}\``).join(', '));

const checkSeverities = ({ body }: ReviewFixPolicy) =>
  firstAmong(body.ignored_severities, (severity, index) =>
    body.actionable_severities.includes(severity)
      ? unrelated(['body', 'ignored_severities', index], 'a severity that is not actionable')
      : undefined,
  );

const checkFloor = ({ body }: ReviewFixPolicy) =>
  firstOf(
    (['protected_path_prefixes', 'protected_path_segments', 'protected_root_files'] as const).map((list) => () => {
      const missing = floor[list].find((name) => !body[list].includes(name));
      return missing === undefined ? undefined : unrelated(['body', list], `\`${missing}\` among them`);
    }),
  );

export const reviewFixPolicyKind: DocumentKind<ReviewFixPolicy> = defineKind<ReviewFixPolicy>({
  kind: 'review_fix_policy',
  schemaVersion: 1,
  bounds: loopBounds,
  validate,
  shapes: [checkSortedLists],
  relations: [checkPermissions, checkSeverities, checkFloor],
});
