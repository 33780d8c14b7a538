// The bundle that ships: our own policies, as JSON modules, so that a command needs no folder and no disk. It is put
// together when it is first asked for; the examples of a policy are judged when the policy is first used.
import { encodeCanonical, type Json } from '#canonical';
import controlPolicySet from '../policies/control-policy-set.json' with { type: 'json' };
import controlPolicySetSandboxBound from '../policies/control-policy-set-sandbox-bound.json' with { type: 'json' };
import credentialExamples from '../policies/credential-policy.examples.json' with { type: 'json' };
import credentialPolicy from '../policies/credential-policy.json' with { type: 'json' };
import credentialDecision from '../policies/credential-policy-decision.json' with { type: 'json' };
import dutyDecision from '../policies/duty-separation-decision.json' with { type: 'json' };
import dutyExamples from '../policies/duty-separation-policy.examples.json' with { type: 'json' };
import dutyPolicy from '../policies/duty-separation-policy.json' with { type: 'json' };
import evidenceDecision from '../policies/evidence-integrity-decision.json' with { type: 'json' };
import evidenceExamples from '../policies/evidence-integrity-policy.examples.json' with { type: 'json' };
import evidencePolicy from '../policies/evidence-integrity-policy.json' with { type: 'json' };
import killSwitchDecision from '../policies/kill-switch-decision.json' with { type: 'json' };
import killSwitchExamples from '../policies/kill-switch-policy.examples.json' with { type: 'json' };
import killSwitchPolicy from '../policies/kill-switch-policy.json' with { type: 'json' };
import riskDecision from '../policies/risk-gates-decision.json' with { type: 'json' };
import riskExamples from '../policies/risk-gates-policy.examples.json' with { type: 'json' };
import riskPolicy from '../policies/risk-gates-policy.json' with { type: 'json' };
import boundSandboxDecision from '../policies/sandbox-bound-decision.json' with { type: 'json' };
import boundSandboxExamples from '../policies/sandbox-bound-policy.examples.json' with { type: 'json' };
import boundSandboxPolicy from '../policies/sandbox-bound-policy.json' with { type: 'json' };
import sandboxDecision from '../policies/sandbox-decision.json' with { type: 'json' };
import sandboxExamples from '../policies/sandbox-policy.examples.json' with { type: 'json' };
import sandboxPolicy from '../policies/sandbox-policy.json' with { type: 'json' };
import { admitBundle, type BundleFiles } from './bundle/bundle.ts';
import type { PolicyBundle } from './bundle/types.ts';

const documents: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['control-policy-set.json', controlPolicySet],
  ['control-policy-set-sandbox-bound.json', controlPolicySetSandboxBound],
  ['credential-policy.json', credentialPolicy],
  ['credential-policy-decision.json', credentialDecision],
  ['credential-policy.examples.json', credentialExamples],
  ['duty-separation-decision.json', dutyDecision],
  ['duty-separation-policy.examples.json', dutyExamples],
  ['duty-separation-policy.json', dutyPolicy],
  ['evidence-integrity-decision.json', evidenceDecision],
  ['evidence-integrity-policy.examples.json', evidenceExamples],
  ['evidence-integrity-policy.json', evidencePolicy],
  ['kill-switch-decision.json', killSwitchDecision],
  ['kill-switch-policy.examples.json', killSwitchExamples],
  ['kill-switch-policy.json', killSwitchPolicy],
  ['risk-gates-decision.json', riskDecision],
  ['risk-gates-policy.examples.json', riskExamples],
  ['risk-gates-policy.json', riskPolicy],
  ['sandbox-bound-decision.json', boundSandboxDecision],
  ['sandbox-bound-policy.examples.json', boundSandboxExamples],
  ['sandbox-bound-policy.json', boundSandboxPolicy],
  ['sandbox-decision.json', sandboxDecision],
  ['sandbox-policy.examples.json', sandboxExamples],
  ['sandbox-policy.json', sandboxPolicy],
]);

const files: BundleFiles = {
  has: (file) => documents.has(file),
  keys: () => documents.keys(),
  // Spelled when asked for: most calls use one policy, and the examples are far larger than the policies.
  get: (file) => (documents.has(file) ? encodeCanonical(documents.get(file) as Json) : undefined),
};

let shipped: PolicyBundle | undefined;

/** The policies of this house. Throws when what ships is no bundle: that is our fault. */
export function shippedBundle(): PolicyBundle {
  shipped ??= load();
  return shipped;
}

function load(): PolicyBundle {
  const bundle = admitBundle(files, { requireExamples: true, deferExamples: true });
  if (bundle.ok) return bundle.value;
  const { code, input = '', at = '', expected } = bundle.refusal;
  throw new Error(`the policies that ship do not hold together: ${code} ${input} ${at}: ${expected}`, {
    cause: { document: `libs/control/policies/${input}`, at, expected: `${expected} (${code})` },
  });
}
