// Whether a policy still means what its examples say. Every example is judged; the first whose decision is another is told.
import { equalJson, type Refusal, type Result } from '#canonical';
import { firstAmong } from '#contract';
import { filesOf } from '../bundle/names.ts';
import type { AnyPinned } from '../bundle/types.ts';
import type { PolicyExample } from '../generated/control-policy-examples.d.ts';
import type { Decision } from '../verdict.ts';
import type { ExampleJudge } from './example-judge.ts';
import { policyExamplesKind } from './examples-kind.ts';
import { exampleJudges } from './judges.ts';

/**
 * Judges the examples of a policy. Refuses, with the file as `input`: what is no document of examples (E_LIMIT, E_PARSE,
 * E_CANONICAL, E_SHAPE); examples of another policy, and the first that does not hold, by its id (E_EXAMPLE). Undefined when all
 * hold or there are none.
 */
export function checkExamples(pinned: AnyPinned): Refusal | undefined {
  const { name, policyRef } = pinned;
  const bytes = pinned.examples();
  if (bytes === undefined) return undefined;
  const input = filesOf(name).examples;
  const parsed = policyExamplesKind.parse(bytes);
  if (!parsed.ok) return { ...parsed.refusal, input };
  const { id, body } = parsed.value.content;
  if (id !== `control-policy-examples.${name}` || !equalJson(body.policy_ref, policyRef)) {
    return {
      code: 'E_EXAMPLE',
      input,
      at: '/body/policy_ref',
      expected: `examples of \`${name}\` ${policyRef.sha256}`,
    };
  }
  const judge = exampleJudges[name] as ExampleJudge<AnyPinned> | undefined;
  if (judge === undefined) return undefined;
  return firstAmong(body.examples, (example, index) => {
    const found = judge(pinned, { ...body.shared, ...example.input });
    return holds(found, example) ? undefined : broken(found, example, index, input);
  });
}

const holds = (found: Result<Decision>, { verdict, reason_ids }: PolicyExample): boolean =>
  found.ok && equalJson({ ...found.value }, { verdict, reason_ids });

const broken = (
  found: Result<Decision>,
  { example_id, verdict, reason_ids }: PolicyExample,
  index: number,
  input: string,
): Refusal<'E_EXAMPLE'> => ({
  code: 'E_EXAMPLE',
  input,
  at: `/body/examples/${index}`,
  detail: example_id,
  expected: `${verdict} (${reason_ids.join(', ')}), not ${told(found)}`,
  mend: 'give the policy back what it said, or say by a new example what it means now',
});

const told = (found: Result<Decision>): string =>
  found.ok
    ? `${found.value.verdict} (${found.value.reason_ids.join(', ')})`
    : `${found.refusal.code} ${found.refusal.at ?? ''}: ${found.refusal.expected}`;
