// One document of each frozen format, and the digest it has and must keep. Set and duty evaluation stand under a core of zeros,
// so that they can be made again whatever our own core is; of the others the members are compared.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { sha256Hex } from '#canonical';
import {
  dutyEvaluationKind,
  evaluateDuty,
  evaluateRiskGates,
  policySetKind,
  riskClaimKind,
  riskEvaluationKind,
} from '#control';
import { buildStageRun } from '../../../test/support/builders.ts';
import { bytesOf } from './support/digested.ts';
import { bundle } from './support/shipped.ts';
import { riskBytes } from './support/stage.ts';
import { bundleOfZeros } from './support/zeros.ts';

const folder = join(import.meta.dirname, 'goldens');
const golden = (file: string): Uint8Array => readFileSync(join(folder, file));

const zeros = bundleOfZeros();

function dutyOfZeros(): Uint8Array {
  const run = buildStageRun();
  const [request, resolved, result] = [run.request, run.resolved, run.result].map(bytesOf) as [
    Uint8Array,
    Uint8Array,
    Uint8Array,
  ];
  const evaluated = evaluateDuty(zeros, { policySet: zeros.sets.plain.bytes, request, resolved, result });
  if (!evaluated.ok) throw new Error(evaluated.refusal.expected);
  return evaluated.value.bytes;
}

// biome-ignore format: an aligned table
const goldens = [
  ['control-policy-set.json',         policySetKind,      '39474934b61503f86f96520ef74f8162a807ac992c5e11cda69f4c213f251ec2'],
  ['duty-separation-evaluation.json', dutyEvaluationKind, '9845131fc4acb2dc92e0f30f3bb93ac05510478b40afad36072a9455a991f357'],
  ['risk-gate-decision-claim.json',   riskClaimKind,      'e89869d7dedfd3eefb98ab10dd30cc02e032c62f0b0d87ad2c642b0dbe87cc22'],
  ['risk-gate-evaluation.json',       riskEvaluationKind, '31f3dde2359bf20e85cec498bc70dd8c3d88d192bb43fbfdad02aefc8b6c46f2'],
] as const;

describe('goldens', () => {
  test.each(goldens)('%s keeps its digest and is one', (file, kind, sha256) => {
    expect(sha256Hex(golden(file))).toBe(sha256);
    expect(kind.parse(golden(file)).ok).toBe(true);
  });

  test('what is made now is what was made then', () => {
    expect(Buffer.from(zeros.sets.plain.bytes)).toEqual(golden('control-policy-set.json'));
    expect(Buffer.from(dutyOfZeros())).toEqual(golden('duty-separation-evaluation.json'));
  });

  test('a risk evaluation, and a claim, have the members that they had then', () => {
    const evaluated = evaluateRiskGates(bundle, riskBytes());
    if (!evaluated.ok) throw new Error(evaluated.refusal.expected);
    expect(shapeOf(evaluated.value.bytes)).toEqual(shapeOf(golden('risk-gate-evaluation.json')));
    expect(shapeOf(riskBytes().claim)).toEqual(shapeOf(golden('risk-gate-decision-claim.json')));
  });

  test('every golden is read', () => {
    expect(readdirSync(folder).sort()).toEqual(expect.arrayContaining(goldens.map(([file]) => file)));
  });
});

/** The members of a document, without its words. */
function shapeOf(bytes: Uint8Array): string {
  return JSON.stringify(JSON.parse(Buffer.from(bytes).toString('utf8')), (_key, value) =>
    typeof value === 'string' ? 'text' : value,
  );
}
