// Every seed set there is, one a source.
import { contentGate } from './content-gate.ts';
import { controlApprovals } from './control-approvals.ts';
import { controlBoundaries } from './control-boundaries.ts';
import { controlDuty } from './control-duty.ts';
import { coreStageRun } from './core-stage-run.ts';
import { orchestratorEvents } from './orchestrator-events.ts';
import { orchestratorPlans } from './orchestrator-plans.ts';
import { providerNormalizers } from './provider-normalizers.ts';
import { reviewFix } from './review-fix.ts';
import type { SeedSet } from './seed-set.ts';

export const seedSets: readonly SeedSet[] = [
  contentGate,
  controlApprovals,
  controlBoundaries,
  controlDuty,
  coreStageRun,
  orchestratorEvents,
  orchestratorPlans,
  providerNormalizers,
  reviewFix,
];
