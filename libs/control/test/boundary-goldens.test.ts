// One document of each frozen format of kill switch, sandbox, credentials, evidence and receipts, and the digest it has and
// must keep. All are made again from the samples of the tests, under a core of zeros.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Result, sha256Hex } from '#canonical';
import {
  acceptedIdentitiesKind,
  checkEnforcementReceipt,
  credentialClaimKind,
  credentialEvaluationKind,
  environmentClaimKind,
  environmentRegistryKind,
  evaluateBoundSandbox,
  evaluateCredentialPolicy,
  evaluateDuty,
  evaluateEvidenceIntegrity,
  evaluateKillSwitch,
  evidenceEvaluationKind,
  expectationKind,
  killSwitchAttemptKind,
  killSwitchEvaluationKind,
  killSwitchStateKind,
  presentationKind,
  receiptCheckKind,
  receiptKind,
  sandboxEvaluationKind,
  verifierObservationKind,
} from '#control';
import { buildStageRun } from '../../../test/support/builders.ts';
import { credentialClaimOf } from './support/credentials.ts';
import {
  claimOf,
  dutyOf,
  observationOf,
  sampleAcceptedSet,
  sampleRegistry,
  verifierSha256,
} from './support/declaration.ts';
import { bytesOf, digested } from './support/digested.ts';
import { presentationOf } from './support/evidence.ts';
import { attemptOf, clearedState } from './support/kill-switch.ts';
import { expectationOf, receiptOf } from './support/receipts.ts';
import { bundleOfZeros } from './support/zeros.ts';

const zeros = bundleOfZeros();
const { plain, sandboxBound } = zeros.sets;

function bytesIn(result: Result<{ readonly bytes: Uint8Array }>): Uint8Array {
  if (!result.ok) throw new Error(`${result.refusal.code} ${result.refusal.expected}`);
  return result.value.bytes;
}

function killSwitch() {
  const duty = digested(dutyOf(plain));
  const state = bytesOf(clearedState());
  const attempt = bytesOf(attemptOf(digested(clearedState()), duty));
  const inputs = { policySet: plain.bytes, state, attempt, duty: bytesOf(duty.content) };
  return { state, attempt, evaluation: bytesIn(evaluateKillSwitch(zeros, inputs)) };
}

function sandbox() {
  const duty = digested(dutyOf(sandboxBound));
  const claim = bytesOf(claimOf(sandboxBound, duty, verifierSha256));
  const observation = bytesOf(observationOf(digested(sampleRegistry()), digested(sampleAcceptedSet())));
  const registers = { registry: bytesOf(sampleRegistry()), acceptedSet: bytesOf(sampleAcceptedSet()) };
  const inputs = { policySet: sandboxBound.bytes, duty: bytesOf(duty.content), claim, observation };
  const evaluation = bytesIn(evaluateBoundSandbox(zeros, { ...inputs, ...registers }));
  const { policyRef, decisionRef } = zeros.policies['sandbox-bound'];
  const stated = receiptOf({
    decision_sha256: decisionRef.sha256,
    evaluator_driver_sha256: sha256Hex('driver'),
    evaluator_program_sha256: sha256Hex('program'),
    policy_sha256: policyRef.sha256,
    policy_set_sha256: sandboxBound.sha256,
    sandbox_evaluation_sha256: sha256Hex(evaluation),
  });
  const receipt = bytesOf(stated);
  const expectation = bytesOf(expectationOf(stated));
  const check = bytesIn(checkEnforcementReceipt(zeros, { receipt, expectation, evaluation, observation }, registers));
  return { claim, observation, ...registers, evaluation, receipt, expectation, check };
}

function stage() {
  const run = buildStageRun();
  const documents = { request: digested(run.request), resolved: digested(run.resolved), result: digested(run.result) };
  const tuple = { request: bytesOf(run.request), resolved: bytesOf(run.resolved), result: bytesOf(run.result) };
  const duty = evaluateDuty(zeros, { policySet: plain.bytes, ...tuple });
  if (!duty.ok) throw new Error(duty.refusal.code);
  const claimed = { policySet: plain, resolved: run.resolved, result: documents.result, duty: duty.value };
  const claim = bytesOf(credentialClaimOf(claimed));
  const presentation = bytesOf(presentationOf(documents));
  const set = { policySet: plain.bytes, ...tuple };
  return {
    claim,
    presentation,
    credentials: bytesIn(evaluateCredentialPolicy(zeros, { ...set, duty: duty.value.bytes, claim })),
    evidence: bytesIn(evaluateEvidenceIntegrity(zeros, { ...set, presentation })),
  };
}

const made = { ...killSwitch(), sandbox: sandbox(), stage: stage() };

// biome-ignore format: an aligned table
const goldens = [
  ['kill-switch-state.json',                 killSwitchStateKind,       made.state,                'e31af97e85682e962b4a32c63cc718145d7d8b23cb21da7905b31697cb143259'],
  ['kill-switch-attempt.json',               killSwitchAttemptKind,     made.attempt,              'aec15cba256e5df3a7e0e1e324b645e2e3043ef905748be99b3d02e9da62740c'],
  ['kill-switch-evaluation.json',            killSwitchEvaluationKind,  made.evaluation,           'd62436ae9a7d26ca2736e51706f103977c4188dd5335660ce1e44dfdf74251a3'],
  ['execution-environment-claim.json',       environmentClaimKind,      made.sandbox.claim,        '73e61bcc357f2e0bc324787d076bde983b2cc7399de5b6ae4fbfa001b0eb1902'],
  ['sandbox-verifier-observation.json',      verifierObservationKind,   made.sandbox.observation,  '6cdb27faee94afb45d9e2b347a67a6189852a7431d18d2a1344a56e732559e5e'],
  ['shadow-environment-registry.json',       environmentRegistryKind,   made.sandbox.registry,     '4b6fc366d56c8d0bcf3da53cfe243c95dc4d46634c60911ff3b03e1bc465bd09'],
  ['sandbox-accepted-identity-set.json',     acceptedIdentitiesKind,    made.sandbox.acceptedSet,  '60f165686c9d8b51cd984c3e580f6947fd2cc5c888ac89c66f3bac47b675f619'],
  ['sandbox-policy-evaluation.json',         sandboxEvaluationKind,     made.sandbox.evaluation,   '6fa094fac4d1b6f4f465b1b44488dfb8487b2d3f7d06bd869e5025931990b297'],
  ['sandbox-enforcement-receipt.json',       receiptKind,               made.sandbox.receipt,      '5f8b451401922841d32f6fa67c5048708739f73cb6beedbd5c7cce17c888f76b'],
  ['sandbox-receipt-expectation.json',       expectationKind,           made.sandbox.expectation,  '39b06396589b501b2150889b3d50c803640381e1275189cb5f6c75fcafca0571'],
  ['sandbox-receipt-check.json',             receiptCheckKind,          made.sandbox.check,        '03ed1fd1f872f6196c62bd2055a6526ed057f8d0846d5df48a22f7f11c9e31b4'],
  ['credential-boundary-claim.json',         credentialClaimKind,       made.stage.claim,          'beae2596697604fcd09b53b87b31c9baf4d88f68384a7c597c7fb54ce172554c'],
  ['credential-policy-evaluation.json',      credentialEvaluationKind,  made.stage.credentials,    '325d4e47f1d53d4c660579139d1ea1a9e73d5b39c382c3cbbba0545dab601c03'],
  ['evidence-integrity-presentation.json',   presentationKind,          made.stage.presentation,   '97fc5b7ac4463e6ac4301e80630cd0963d4402f371456fd211e3b62d36ad154f'],
  ['evidence-integrity-evaluation.json',     evidenceEvaluationKind,    made.stage.evidence,       '37fd919f2c88a664ae0e7033c73aa6d92d132c18a947178bd49ad4bc245ccfa3'],
] as const;

describe('goldens', () => {
  test.each(goldens)('%s keeps its digest, is one, and is made again', (file, kind, bytes, sha256) => {
    const golden = readFileSync(join(import.meta.dirname, 'goldens', file));
    expect(sha256Hex(golden)).toBe(sha256);
    expect(kind.parse(golden).ok).toBe(true);
    expect(Buffer.from(bytes)).toEqual(golden);
  });

  test('the sandbox evaluation and the receipt check are satisfied ones', () => {
    const said = (bytes: Uint8Array) => JSON.parse(Buffer.from(bytes).toString('utf8')).body.reason_ids;
    expect(said(made.sandbox.evaluation)).toEqual(['sandbox.verifier-binding-satisfied']);
    expect(said(made.sandbox.check)).toEqual(['receipt.valid']);
  });
});
