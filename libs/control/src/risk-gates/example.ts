// An example of risk gates: a request, the profile it is under, the verdict of duty separation and a claim.
import { accept, type JsonObject, type Result, refuse } from '#canonical';
import { resolvedProfileKind, stageRequestKind } from '#contract';
import type { Policies } from '../bundle/types.ts';
import { admitAs } from '../frame/admitting.ts';
import { readValue } from '../frame/reading.ts';
import type { Decision, Verdict } from '../verdict.ts';
import { readRiskClaim } from './claim.ts';
import { judgeRisk } from './judge.ts';

const verdicts: readonly unknown[] = ['inconclusive', 'satisfied', 'violated'] satisfies Verdict[];

/**
 * Members `claim`, `request` and `resolved_profile`, each a document, and `duty_verdict`, a word. E_CORE for a request or
 * profile that is none, E_RELATION for a claim without an envelope or another word.
 */
export function judgeRiskExample(pinned: Policies['risk-gates'], input: JsonObject): Result<Decision> {
  const request = admitAs(stageRequestKind, readValue(input.request), 0, 'E_CORE');
  if (!request.ok) return request;
  const resolved = admitAs(resolvedProfileKind, readValue(input.resolved_profile), 1, 'E_CORE');
  if (!resolved.ok) return resolved;
  if (!verdicts.includes(input.duty_verdict))
    return refuse({ code: 'E_RELATION', at: '/duty_verdict', expected: 'a verdict' });
  const claim = readRiskClaim(readValue(input.claim), 2);
  if (!claim.ok) return claim;
  const duty = input.duty_verdict as Verdict;
  return accept(
    judgeRisk(pinned, { request: request.value.content, resolved: resolved.value.content, duty, claim: claim.value })
      .decision,
  );
}
