// The judges that seed sets are put to, by the word that seed sets name them by.
import type { EvalSeedSetBody } from '../generated/eval-seed-set.d.ts';
import { coreStageRun } from './core-stage-run.ts';
import { dutySeparation } from './duty-separation.ts';
import { fileGate } from './file-gate.ts';
import { providerNormalizers } from './provider-normalizers.ts';
import { reconciliationPlan } from './reconciliation-plan.ts';
import { reviewFix } from './review-fix.ts';
import { riskGates } from './risk-gates.ts';
import { sandboxPolicy } from './sandbox-policy.ts';
import type { Source } from './source.ts';
import { stateScanner } from './state-scanner.ts';

const sources: ReadonlyMap<string, Source> = new Map(
  [
    coreStageRun,
    dutySeparation,
    fileGate,
    providerNormalizers,
    reconciliationPlan,
    reviewFix,
    riskGates,
    sandboxPolicy,
    stateScanner,
  ].map((source) => [source.source, source]),
);

/** The source of that name. Throws for a name that the schema of seed sets does not know: that is our fault. */
export function sourceOf(name: EvalSeedSetBody['seed_source']): Source {
  const source = sources.get(name);
  if (source === undefined) throw new Error(`no seed source \`${name}\``);
  return source;
}
