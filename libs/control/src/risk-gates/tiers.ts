// How risky a stage is at least, whatever it says of itself.
import type { StageRequest } from '#contract';
import type { RiskTierName } from '../generated/risk-gate-decision-claim.d.ts';
import type { RiskGatesPolicy } from '../generated/risk-gates-policy.d.ts';

export type MinimumTier = RiskTierName | 'unknown';

/**
 * The lowest tier that the request can have, given the tier that was claimed for it: unknown when the claim cannot be read
 * or the request's tier is none of the core; `bootstrap` when there is no target or no base to change; `high` when one of
 * its reasons forces that; otherwise what was claimed.
 */
export function minimumTier(
  { body: policy }: RiskGatesPolicy,
  { body: { risk, target_revision, base } }: StageRequest,
  claimed: RiskTierName | undefined,
): MinimumTier {
  if (claimed === undefined || risk.tier.namespace !== 'core') return 'unknown';
  if (target_revision.state === 'absent' || base.state === 'absent') return 'bootstrap';
  const forced: readonly string[] = policy.forced_high_reason_ids;
  return risk.reason_ids.some((reason) => forced.includes(reason)) ? 'high' : claimed;
}

export type TierRule = RiskGatesPolicy['body']['tier_rules'][number];

/** The rule that says which decision a stage of this minimum needs when it declares that tier; undefined when none does. */
export const ruleFor = ({ body }: RiskGatesPolicy, minimum: MinimumTier, declared: string): TierRule | undefined =>
  body.tier_rules.find(({ classification, declared_tier }) => classification === minimum && declared_tier === declared);
