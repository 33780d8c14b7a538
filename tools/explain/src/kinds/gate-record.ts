// The record of a gate: what went in, who judged, what came out. It has one verdict.

import type { JsonObject } from '#canonical';
import { type GateRecord, gateRecordKind } from '#gate';
import type { Explainer, Explanation } from '../explanation.ts';
import { anyGateWords, gateWords } from '../words/gates.ts';

export const explainers: readonly Explainer[] = [
  {
    kind: 'gate_record',
    self: 'gate',
    admits: gateRecordKind,
    explain: (content) => explain(content as unknown as GateRecord & JsonObject),
  },
];

function explain({ body }: GateRecord): Explanation {
  const { gate, profile_id, inputs, outputs, program, upstream, verdict } = body;
  const after =
    upstream.length === 0 ? 'first of all gates' : `after ${upstream.map((before) => before.gate).join(' and ')}`;
  return {
    verdict: `gate ${gate} ${verdict} for ${profile_id}`,
    summary: `A gate leaves a record only when it passes; it ran ${after}.`,
    remarks: [
      `It judged ${inputs.length} Git objects by the program with sha256 ${program.sha256}.`,
      ...outputs.map(({ path, sha256 }) => `It left ${path}, sha256 ${sha256}.`),
    ],
    findings: [
      {
        reason: gate,
        weight: 'satisfied',
        words: Object.hasOwn(gateWords, gate) ? (gateWords[gate] ?? anyGateWords) : anyGateWords,
      },
    ],
    inputs: [
      ...upstream.map((before) => ({
        name: `record of ${before.gate}`,
        kind: 'gate_record',
        sha256: before.record_sha256,
      })),
      ...outputs.map(({ path, sha256 }) => ({ name: path, kind: 'document', sha256 })),
    ],
  };
}
