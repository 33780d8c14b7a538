// What the evaluation and the incidents of a release must show. The floor is built in: every family is required, with about
// as many graded cases as it has; of incidents none. A release definition can raise the counts and nothing else; one that
// would lower anything is refused, and one without requirements has the floor, so that a change of that one small file never
// makes a release easier to pass. To remove many cases of a family is to lower its number here, in the code that judges.
import { compareCodePoints, isStrictlySorted, type Refusal } from '#canonical';
import { firstAmong, firstOf, unrelated } from '#contract';
import type { ReleaseDefinition, ReleaseRequirements } from './generated/release-definition.d.ts';

/** Graded cases that each family must have, whatever a definition says; a little below what the seed sets hold. */
export const familyCasesFloor = {
  'actor-rerun-identity': 30,
  'adapter-contract-compliance': 50,
  'approval-invalidation-no-push-after-approval': 25,
  'empty-fake-timed-out-degraded-reviews': 30,
  'malicious-instructions': 60,
  'protected-path-credential-network-publisher-boundaries': 50,
  'repeated-cancelled-missed-events': 70,
  'reviewer-severity-false-positive-negative': 50,
  'stale-moved-artifacts': 25,
} as const;

export type RequiredFamily = keyof typeof familyCasesFloor;

/** The families that every release must have judged, sorted: those of the eval catalog. */
export const requiredFamilies = Object.keys(familyCasesFloor) as readonly RequiredFamily[];

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
  if (!isRequired(family_id)) {
    const known = requiredFamilies.map((family) => `\`${family}\``).join(', ');
    return unrelated([...at, 'family_id'], `one of the required families: ${known}`);
  }
  const least = familyCasesFloor[family_id];
  return cases_min >= least
    ? undefined
    : unrelated([...at, 'cases_min'], `at least ${least}: requirements raise the floor, they never lower it`);
}

const isRequired = (family: string): family is RequiredFamily => Object.hasOwn(familyCasesFloor, family);

function checkTotal(requirements: ReleaseRequirements, at: readonly string[]): Refusal | undefined {
  const sum = sumOf(raised(requirements.families));
  return requirements.cases_min >= sum
    ? undefined
    : unrelated(at, `at least ${sum}, which the families add up to: requirements raise the floor, they never lower it`);
}

type Family = ReleaseRequirements['families'][number];

const raised = (families: readonly Family[]): ReadonlyMap<string, number> =>
  new Map<string, number>([
    ...Object.entries(familyCasesFloor),
    ...families.map(({ family_id, cases_min }) => [family_id, cases_min] as const),
  ]);

const sumOf = (families: ReadonlyMap<string, number>): number =>
  [...families.values()].reduce((sum, count) => sum + count, 0);
