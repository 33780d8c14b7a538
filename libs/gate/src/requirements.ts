// What the evaluation and the incidents of a release must show. The floor is built in: every family is required, and of each
// at least one graded case; of incidents none. A release definition can raise the counts and nothing else; one that would
// lower anything is refused, so that a change of one small file never makes a release easier to pass.
import { compareCodePoints, isStrictlySorted, type Refusal } from '#canonical';
import { firstAmong, firstOf, unrelated } from '#contract';
import type { ReleaseDefinition, ReleaseRequirements } from './generated/release-definition.d.ts';

/** The families that every release must have judged, sorted: those of the eval catalog. */
export const requiredFamilies = [
  'actor-rerun-identity',
  'adapter-contract-compliance',
  'approval-invalidation-no-push-after-approval',
  'empty-fake-timed-out-degraded-reviews',
  'malicious-instructions',
  'protected-path-credential-network-publisher-boundaries',
  'repeated-cancelled-missed-events',
  'reviewer-severity-false-positive-negative',
  'stale-moved-artifacts',
] as const;

/** Graded cases that each family must have, whatever a definition says. */
export const familyCasesFloor = 1;

export type Requirements = {
  /** Graded cases in all. */
  readonly casesMin: number;
  /** Every required family and its graded cases. */
  readonly families: ReadonlyMap<string, number>;
  /** Profiles and the incidents each must have; a profile that is not named needs none. */
  readonly incidents: ReadonlyMap<string, number>;
};

/** The floor, raised by what the definition says. */
export function requirementsOf({ requirements }: ReleaseDefinition['body']): Requirements {
  const families = raised(requirements?.families ?? []);
  const incidents = (requirements?.shadow ?? []).map(({ profile, incidents_min }) => [profile, incidents_min] as const);
  return { families, casesMin: Math.max(requirements?.cases_min ?? 0, sumOf(families)), incidents: new Map(incidents) };
}

/** Refuses (E_RELATION) requirements that are lower than the floor, contradict themselves or name no family. */
export function checkRequirements({ body: { profiles, requirements } }: ReleaseDefinition): Refusal | undefined {
  if (requirements === undefined) return undefined;
  const at = ['body', 'requirements'];
  return firstOf([
    () =>
      isStrictlySorted(requirements.families, (a, b) => compareCodePoints(a.family_id, b.family_id))
        ? undefined
        : unrelated([...at, 'families'], 'families sorted by code point, each once'),
    () => firstAmong(requirements.families, (family, index) => checkFamily(family, [...at, 'families', index])),
    () => checkTotal(requirements, [...at, 'cases_min']),
    () => checkIncidents(requirements.shadow ?? [], profiles, [...at, 'shadow']),
  ]);
}

function checkIncidents(
  required: NonNullable<ReleaseRequirements['shadow']>,
  profiles: readonly string[],
  at: readonly string[],
): Refusal | undefined {
  if (!isStrictlySorted(required, (a, b) => compareCodePoints(a.profile, b.profile))) {
    return unrelated(at, 'profiles sorted by code point, each once');
  }
  return firstAmong(required, ({ profile }, index) =>
    profiles.includes(profile) ? undefined : unrelated([...at, index, 'profile'], 'a profile of the release'),
  );
}

function checkFamily({ family_id, cases_min }: Family, at: readonly (string | number)[]): Refusal | undefined {
  if (!(requiredFamilies as readonly string[]).includes(family_id)) {
    const known = requiredFamilies.map((family) => `\`${family}\``).join(', ');
    return unrelated([...at, 'family_id'], `one of the required families: ${known}`);
  }
  return cases_min >= familyCasesFloor
    ? undefined
    : unrelated(
        [...at, 'cases_min'],
        `at least ${familyCasesFloor}: requirements raise the floor, they never lower it`,
      );
}

function checkTotal(requirements: ReleaseRequirements, at: readonly string[]): Refusal | undefined {
  const sum = sumOf(raised(requirements.families));
  return requirements.cases_min >= sum
    ? undefined
    : unrelated(at, `at least ${sum}, which the families add up to: requirements raise the floor, they never lower it`);
}

type Family = ReleaseRequirements['families'][number];

const raised = (families: readonly Family[]): ReadonlyMap<string, number> =>
  new Map([
    ...requiredFamilies.map((family) => [family, familyCasesFloor] as const),
    ...families.map(({ family_id, cases_min }) => [family_id, cases_min] as const),
  ]);

const sumOf = (families: ReadonlyMap<string, number>): number =>
  [...families.values()].reduce((sum, count) => sum + count, 0);
