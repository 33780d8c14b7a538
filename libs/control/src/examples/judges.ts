// Which judge answers the examples of which policy.
import type { PolicyName } from '../bundle/names.ts';
import type { Policies } from '../bundle/types.ts';
import { judgeCredentialExample } from '../credential-policy/example.ts';
import { judgeDutyExample } from '../duty-separation/example.ts';
import { judgeEvidenceExample } from '../evidence-integrity/example.ts';
import { judgeKillSwitchExample } from '../kill-switch/example.ts';
import { judgeRiskExample } from '../risk-gates/example.ts';
import { judgeBoundSandboxExample, judgeSandboxExample } from '../sandbox/example.ts';
import type { ExampleJudge } from './example-judge.ts';

type Judges = { readonly [Name in PolicyName]: ExampleJudge<Policies[Name]> };

export const exampleJudges: Judges = {
  'credential-policy': judgeCredentialExample,
  'duty-separation': judgeDutyExample,
  'evidence-integrity': judgeEvidenceExample,
  'kill-switch': judgeKillSwitchExample,
  'risk-gates': judgeRiskExample,
  sandbox: judgeSandboxExample,
  'sandbox-bound': judgeBoundSandboxExample,
};
