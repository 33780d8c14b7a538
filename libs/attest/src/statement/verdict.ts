// One gate's verdict as an in-toto test result. Of the standard types this is the one that says no more than we know: a
// verification summary (VSA) names levels of SLSA, a simple verification result (SVR) demands a time, and a gate has neither.
import type { Json } from '#canonical';
import { type AttestedGate, type AttestedRelease, gateRecordPath } from './attested-release.ts';
import { encodeStatement, type Resource, subjectsOf } from './in-toto.ts';

const predicateType = 'https://in-toto.io/attestation/test-result/v0.1';

/** The statement's bytes. What went into the gate and came out of it stands in its record, which is named by digest. */
export function buildVerdict(release: AttestedRelease, { verdict, record, profileName }: AttestedGate): Uint8Array {
  const configuration: readonly Resource[] = [
    { name: gateRecordPath(verdict), digest: { sha256: verdict.record_sha256 } },
    { name: 'program', digest: { sha256: record.body.program.sha256 } },
    ...record.body.upstream.map(({ gate, record_sha256 }) => ({
      name: gateRecordPath({ ...verdict, gate }),
      digest: { sha256: record_sha256 },
    })),
  ];
  return encodeStatement(subjectsOf(release), predicateType, {
    result: verdict.verdict.toUpperCase(),
    configuration: configuration as Json,
    passedTests: [`${profileName}/${verdict.gate}`],
  });
}
