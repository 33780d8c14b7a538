// The commands of this room. Each evaluator is one: its documents in, in the order of the first implementation, its
// evaluation out.
import { accept, coreBounds } from '#canonical';
import { defineCommand, type PureCommand } from '#contract';
import { credentialCodes, evaluateCredentialPolicy } from './credential-policy/evaluate.ts';
import { dutyCodes, evaluateDuty } from './duty-separation/evaluate.ts';
import { evaluateEvidenceIntegrity, evidenceCodes } from './evidence-integrity/evaluate.ts';
import { evaluatorCommand, stageInputs } from './frame/command.ts';
import { evaluateKillSwitch, killSwitchCodes } from './kill-switch/evaluate.ts';
import { validatePolicySet } from './policy-set/policy-set.ts';
import { evaluateRiskGates, riskCodes } from './risk-gates/evaluate.ts';
import { evaluateSandbox, sandboxCodes } from './sandbox/evaluate.ts';
import { type BoundSandboxInputs, evaluateBoundSandbox } from './sandbox/evaluate-bound.ts';
import { registersFolder, registersFrom, type SandboxRegisters } from './sandbox/registers.ts';

const { policySet, request, resolved, result, duty } = stageInputs;
const environmentClaim = ['claim', 'the claim about the environment of the stage'] as const;

/** `control …`, in the order of the help. */
export const controlCommands: readonly PureCommand[] = [
  defineCommand({
    name: 'control validate-policy-set',
    summary: 'Check one policy set by itself: form and the relations inside it',
    inputs: [{ name: 'policy-set', describe: 'a policy set', bytesMax: coreBounds.bytesMax }],
    codes: ['E_LIMIT', 'E_PARSE', 'E_CANONICAL', 'E_SHAPE', 'E_RELATION'],
    run: (given) => {
      const admitted = validatePolicySet(given['policy-set']);
      return admitted.ok ? accept(undefined) : admitted;
    },
  }),
  evaluatorCommand({
    name: 'control evaluate-duty',
    summary: 'Say whether a stage run kept its duties apart',
    inputs: [policySet, request, resolved, result],
    output: 'duty_separation_evaluation',
    codes: dutyCodes,
    style: 'merged',
    evaluate: evaluateDuty,
  }),
  evaluatorCommand({
    name: 'control evaluate-risk-gates',
    summary: 'Say whether a stage has the decision that its risk asks for',
    inputs: [policySet, request, resolved, result, duty, ['claim', 'the claim of a decision about the request']],
    output: 'risk_gate_evaluation',
    codes: riskCodes,
    style: 'merged',
    evaluate: evaluateRiskGates,
  }),
  evaluatorCommand({
    name: 'control evaluate-kill-switch',
    summary: 'Say whether an attempt may go on under the kill switch',
    inputs: [
      policySet,
      ['state', 'the state of the kill switch'],
      ['attempt', 'the attempt that asks'],
      ['duty', 'the duty evaluation of the attempt'],
    ],
    output: 'kill_switch_evaluation',
    codes: killSwitchCodes,
    style: 'merged',
    evaluate: evaluateKillSwitch,
  }),
  evaluatorCommand({
    name: 'control evaluate-sandbox',
    summary: 'Say what a declared environment breaks of the sandbox policy',
    inputs: [policySet, duty, environmentClaim],
    output: 'sandbox_policy_evaluation',
    codes: sandboxCodes,
    style: 'in-turn',
    evaluate: evaluateSandbox,
  }),
  evaluatorCommand<Omit<BoundSandboxInputs, keyof SandboxRegisters>>({
    name: 'control evaluate-bound-sandbox',
    summary: 'Say whether the verifier of a declared environment is an accepted one that was observed',
    inputs: [policySet, duty, environmentClaim, ['observation', 'what was observed of the verifier']],
    output: 'sandbox_policy_evaluation',
    codes: sandboxCodes,
    style: 'in-turn',
    folder: registersFolder,
    evaluate: (bundle, inputs, folder) => evaluateBoundSandbox(bundle, { ...inputs, ...registersFrom(folder) }),
  }),
  evaluatorCommand({
    name: 'control evaluate-credential-policy',
    summary: 'Say whether claimed credentials stay within what each role may hold',
    inputs: [policySet, request, resolved, result, duty, ['claim', 'the claim about credentials']],
    output: 'credential_policy_evaluation',
    codes: credentialCodes,
    style: 'in-turn',
    evaluate: evaluateCredentialPolicy,
  }),
  evaluatorCommand({
    name: 'control evaluate-evidence-integrity',
    summary: 'Say whether evidence is presented as the stage run has it',
    inputs: [policySet, request, resolved, result, ['presentation', 'the evidence as it is presented']],
    output: 'evidence_integrity_evaluation',
    codes: evidenceCodes,
    style: 'in-turn',
    evaluate: evaluateEvidenceIntegrity,
  }),
];
