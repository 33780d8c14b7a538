// The tables of examples by policy.
import { credentialExamples } from './credential-policy.ts';
import { dutyExamples } from './duty-separation.ts';
import { evidenceExamples } from './evidence-integrity.ts';
import type { ExampleTable } from './example-table.ts';
import { killSwitchExamples } from './kill-switch.ts';
import { riskExamples } from './risk-gates.ts';
import { boundSandboxExamples, sandboxExamples } from './sandbox.ts';

export const exampleTables: { readonly [policy: string]: ExampleTable } = {
  'credential-policy': credentialExamples,
  'duty-separation': dutyExamples,
  'evidence-integrity': evidenceExamples,
  'kill-switch': killSwitchExamples,
  'risk-gates': riskExamples,
  sandbox: sandboxExamples,
  'sandbox-bound': boundSandboxExamples,
};
