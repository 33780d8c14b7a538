// What holds of duty separation whatever is handed in: unknown is never satisfied, more that is wrong is never better, and
// what no rule reads changes nothing. Identities come from a small pool, so that they meet often.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { encodeCanonical, type Json } from '#canonical';
import { type DutyCase, evaluateDuty, judgeDuty, type Verdict } from '#control';
import { type Edit, edited } from '../../../test/support/edit.ts';
import { seeded } from '../../../test/support/scale.ts';
import { dutyInputs } from '../../../tools/seeds/src/base/duty-run.ts';
import { dimensions } from '../src/duty-separation/reasons.ts';
import { saidOf } from './support/outcome.ts';
import { reversedKeys, withStrayMembers } from './support/reshape.ts';
import { bundle, house } from './support/shipped.ts';
import { dutyBytes } from './support/stage.ts';

const { policy } = bundle.policies['duty-separation'];
const judge = (run: DutyCase): Verdict => judgeDuty(policy.content, run).verdict;

const rank: Record<Verdict, number> = { satisfied: 0, inconclusive: 1, violated: 2 };

function runOf(request: readonly Edit[], result: readonly Edit[]): DutyCase {
  const built = dutyInputs(house, { status: 'failed', request, result });
  return { request: built.request, resolved: built.resolved_profile, result: built.result };
}

const unclassified: Edit = ['/execution/used_capability', { kind: 'unclassified', id: 'capability.unheard-of' }];

/** Each breaks one rule by itself, or with others. */
const wrongs: readonly { readonly request?: Edit; readonly result?: Edit }[] = [
  ...['observer', 'producer', 'ci'].map((role) => ({ request: ['/requested_by/role', role] as Edit })),
  ...dimensions.map((what) => ({ request: [`/requested_by/${what}`, `${nameOf(what)}.reviewer`] as Edit })),
  ...dimensions.flatMap((what) =>
    ['/execution/actual_binding', '/execution/performer', '/reported_by'].map((place) => ({
      result: [`${place}/${what}`, `somebody.else-${place.length}`] as Edit,
    })),
  ),
  { result: ['/reported_by/role', 'observer'] },
  { result: ['/execution/used_capability', { kind: 'registered', id: 'core.review.change.v1' }] },
];

function nameOf(dimension: string): string {
  return dimension.split('_').at(-2) ?? '';
}

const someWrongs = fc.subarray([...wrongs], { maxLength: 5 });

const built = (given: typeof wrongs, isUnknown: boolean): DutyCase =>
  runOf(
    given.flatMap(({ request }) => (request === undefined ? [] : [request])),
    [...given.flatMap(({ result }) => (result === undefined ? [] : [result])), ...(isUnknown ? [unclassified] : [])],
  );

describe('duty separation', () => {
  test('adding a violation never improves a verdict', () => {
    fc.assert(
      fc.property(someWrongs, fc.constantFrom(...wrongs), fc.boolean(), (given, more, isUnknown) => {
        const before = judge(built(given, isUnknown));
        const after = judge(built([...given, more], isUnknown));
        // One edit may undo another at the same place, so the new one goes last and must show.
        expect(rank[after]).toBeGreaterThanOrEqual(rank[before]);
        expect(after).toBe(more.result?.[0].endsWith('used_capability') && isUnknown ? after : 'violated');
      }),
      seeded(60, 2000),
    );
  });

  test('an unknown is never satisfied, and never makes a violation less', () => {
    fc.assert(
      fc.property(someWrongs, (given) => {
        const known = judge(built(given, false));
        const unknown = judge(built(given, true));
        expect(unknown).not.toBe('satisfied');
        const others = given.filter(({ result }) => result?.[0].endsWith('used_capability') !== true);
        expect(unknown).toBe(others.length === 0 ? 'inconclusive' : known);
      }),
      seeded(60, 2000),
    );
  });

  test('it is satisfied exactly when everybody is who they should be', () => {
    const who = fc.constantFrom('one', 'two', 'three');
    const identity = fc.record({ adapter_instance_id: who, execution_boundary_id: who, principal_id: who });
    const { request, resolved, result } = runOf([], []);
    fc.assert(
      fc.property(identity, identity, identity, identity, (selected, actual, performer, reporter) => {
        const run = {
          request,
          resolved: edited(resolved, [['/content/body/bindings', bindingsWith(selected)]]),
          result: edited(result, placed(actual, performer, reporter)),
        };
        const isOne = dimensions.every(
          (what) =>
            selected[what] === actual[what] && actual[what] === performer[what] && performer[what] === reporter[what],
        );
        expect(judge(run)).toBe(isOne ? 'satisfied' : 'violated');
      }),
      seeded(200, 5000),
    );

    function bindingsWith(selected: Record<(typeof dimensions)[number], string>) {
      return resolved.content.body.bindings.map((one) =>
        one.binding.role === 'producer' ? { ...one, binding: { ...one.binding, ...selected } } : one,
      );
    }

    function placed(...three: readonly Record<string, string>[]): Edit[] {
      const places = ['/execution/actual_binding', '/execution/performer', '/reported_by'];
      return places.flatMap((place, index) =>
        Object.entries(three[index] ?? {}).map(([what, value]): Edit => [`/content/body${place}/${what}`, value]),
      );
    }
  });

  test('key order and members that no rule reads change nothing in the judge', () => {
    fc.assert(
      fc.property(someWrongs, fc.boolean(), (given, isUnknown) => {
        const run = built(given, isUnknown);
        const said = judgeDuty(policy.content, run);
        expect(judgeDuty(reversedKeys(policy.content), reversedKeys(run))).toEqual(said);
        expect(judgeDuty(policy.content, withStrayMembers(run))).toEqual(said);
      }),
      seeded(40, 1000),
    );
  });

  // biome-ignore format: a table
  test.each([
    // input        reversed keys   a stray member
    ['policySet',   'E_RELATION',   'E_POLICY_SET'],
    ['request',     'E_RELATION',   'E_CORE'],
    ['resolved',    'E_RELATION',   'E_CORE'],
    ['result',      'E_RELATION',   'E_CORE'],
  ] as const)('at the door both are refused in `%s`: %s, %s', (input, unordered, stray) => {
    const inputs = dutyBytes();
    const value: Json = JSON.parse(Buffer.from(inputs[input]).toString('utf8'));
    const spelled = Buffer.from(`${JSON.stringify(reversedKeys(value))}\n`);
    expect(saidOf(evaluateDuty(bundle, { ...inputs, [input]: spelled }))).toBe(unordered);
    expect(saidOf(evaluateDuty(bundle, { ...inputs, [input]: encodeCanonical(withStrayMembers(value)) }))).toBe(stray);
  });
});
