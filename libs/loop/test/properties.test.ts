// What holds for every review: a severe finding more never makes a plan more lenient, a protected path is never allowed, and
// nothing at the boundary is ever taken for proven that is not.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { encodeCanonical, type Json } from '#canonical';
import { type PlanDecision, reviewFix, reviewFixInputs, shippedReviewFixPolicy } from '#loop';
import { edited } from '../../../test/support/edit.ts';
import { reverseKeys } from '../../../test/support/reverse-keys.ts';
import { seeded } from '../../../test/support/scale.ts';
import { isProtected } from '../src/documents/protected-path.ts';
import { change, type Documents, digested } from './support/changes.ts';

const policy = shippedReviewFixPolicy();
const { body } = policy.content;

const severity = fc.constantFrom(
  ...body.actionable_severities,
  ...body.ignored_severities,
  'Major',
  'P0',
  'unheard-of',
);
const path = fc
  .array(fc.constantFrom('src', 'deploy', 'Auth', 'auth', 'a.ts', 'config', 'REVIEW.md', 'x*', 'docs'), {
    minLength: 1,
    maxLength: 3,
  })
  .map((segments) => segments.join('/'));

const findings = fc.uniqueArray(
  fc.record({ finding_id: fc.integer({ min: 1, max: 99 }).map((n) => `F${n}`), path, provider_severity: severity }),
  {
    maxLength: 8,
    selector: ({ finding_id }) => finding_id,
  },
);

const decide = (documents: Documents): PlanDecision => {
  const planned = reviewFix(policy, digested(documents));
  if (!planned.ok) throw new Error(JSON.stringify(planned.refusal));
  return planned.value.body.decision;
};

const asked = ({ fix_request }: PlanDecision): readonly string[] =>
  fix_request.state === 'present' ? fix_request.value.findings.map(({ finding_id }) => finding_id) : [];

describe('the planner', () => {
  test('asks for no less when a severe finding is added', () => {
    const more = fc.record({ path, provider_severity: fc.constantFrom(...body.actionable_severities, 'BLOCKER') });
    fc.assert(
      fc.property(findings, more, fc.integer({ min: 0, max: 2 }), (given, added, attempts) => {
        const recorded = Array.from({ length: attempts }, (_, index) => index + 1);
        const before = decide(change(given, recorded));
        const after = decide(change([...given, { finding_id: 'N', ...added }], recorded));
        if (before.outcome !== 'no-actionable-findings') expect(after.outcome).toBe(before.outcome);
        expect(asked(before).filter((id) => !asked(after).includes(id))).toEqual([]);
        expect(after.detail).not.toContain('findings.review-clean');
        if (attempts < 2) {
          const told = [...asked(after), ...after.excluded_protected_findings.map(({ finding_id }) => finding_id)];
          expect(told).toContain('N');
        }
      }),
      seeded(200, 5000),
    );
  });

  test('never allows a path that is protected or that no finding names', () => {
    fc.assert(
      fc.property(findings, (given) => {
        const { fix_request } = decide(change(given));
        if (fix_request.state === 'absent') return;
        const { allowed_paths } = fix_request.value;
        expect(allowed_paths.filter((allowed) => isProtected(allowed, body))).toEqual([]);
        expect(allowed_paths.filter((allowed) => !given.some((finding) => finding.path === allowed))).toEqual([]);
      }),
      seeded(200, 5000),
    );
  });

  test('takes nothing for proven that does not say so', () => {
    const unknown = fc.constantFrom(
      ['credential', 'inconclusive', 'claim.incomplete'],
      ['credential', 'violated', 'credential.direct-delivery'],
      ['risk', 'inconclusive', 'duty.inconclusive'],
      ['risk', 'violated', 'duty.violated'],
    );
    fc.assert(
      fc.property(findings, unknown, (given, [name, verdict, reason]) => {
        const documents = edited(change(given), [
          [`/${name}/body/verdict`, verdict],
          [`/${name}/body/reason_ids`, [reason]],
        ]);
        expect(decide(documents).outcome).toBe('boundaries-unproven');
      }),
      seeded(50, 1000),
    );
  });

  test('does not depend on the order of keys, and is the same each time', () => {
    fc.assert(
      fc.property(findings, (given) => {
        const documents = change(given);
        const reversed = Object.fromEntries(
          reviewFixInputs.map((name) => [name, reverseKeys(documents[name])]),
        ) as Documents;
        const decided = decide(documents);
        expect(decide(documents)).toEqual(decided);
        expect(encodeCanonical(decide(reversed) as unknown as Json)).toEqual(
          encodeCanonical(decided as unknown as Json),
        );
      }),
      seeded(50, 1000),
    );
  });

  test('goes by no text of a provider', () => {
    fc.assert(
      fc.property(findings, fc.string({ minLength: 1, maxLength: 40, unit: 'grapheme' }), (given, text) => {
        const documents = change(given);
        const edits = given.map(
          (_, index) => [`/observation/observation/inline_findings/${index}/body`, text] as const,
        );
        const told = edited(documents, [...edits, ['/observation/observation/provider_metadata', { note: text }]]);
        expect(decide(told)).toEqual(decide(documents));
      }),
      seeded(50, 1000),
    );
  });
});
