// A verification that passed, and how it reaches every other state. The result stands in the input four times over: in the
// snapshot, as it was verified, and in the snapshot as it was verified; what is changed in one is changed in all.
import { documentDigest } from '#canonical';
import { documentRefOf } from '#contract';
import { buildExecution, shapes } from '../../../../../test/support/builders.ts';
import { errorCodes, inputBounds, name, normalize } from '../../../src/deterministic-verifier/normalize.ts';
import type { Edits } from '../edit.ts';
import type { Sample } from '../sample.ts';
import { digested, manifestOf, profileSet, requestOf } from '../world.ts';

const { resolved, manifests } = profileSet();
const { request, projection } = requestOf('verifier', resolved);

const result = digested({
  schema_version: 2,
  kind: 'stage_result',
  id: 'result.verify',
  body: {
    request_ref: documentRefOf(request),
    resolved_profile_ref: documentRefOf(resolved),
    attempt_id: 'attempt.verify',
    attempt_number: 1,
    reported_by: projection.performer,
    status: 'completed',
    outcome: { family: 'check', value: 'passed' },
    outputs: [],
    diagnostics: [],
    evidence: [
      {
        evidence_id: 'evidence.verify',
        kind: 'deterministic',
        verdict: 'passed',
        proof_ref: shapes.content('proof.verify', '8', 'text/plain'),
      },
    ],
    execution: buildExecution(projection),
    started_at: '2026-03-03T08:10:00Z',
    finished_at: '2026-03-03T08:20:00Z',
    recorded_at: '2026-03-03T08:21:00Z',
  },
});

const snapshot = {
  schema_version: 1,
  kind: 'deterministic_verifier_snapshot',
  id: 'snapshot.verify',
  body: { observed_at: '2026-03-03T08:30:00Z', result },
};

const copies = [
  '/snapshot/body/result/content/body',
  '/trust_context/body/verified_result/content/body',
  '/trust_context/body/verified_snapshot/content/body/result/content/body',
];

/** Places below the result's body changed, in every copy of it. */
export const reporting = (changes: Edits): Edits =>
  Object.fromEntries(
    Object.entries(changes).flatMap(([place, value]) => copies.map((copy) => [`${copy}${place}`, value])),
  );

/** The snapshot's own observation time, in both its copies. */
export const observedAt = (time: string): Edits => ({
  '/snapshot/body/observed_at': time,
  '/trust_context/body/verified_snapshot/content/body/observed_at': time,
});

const found = (verdict: string): Edits =>
  reporting({
    '/evidence/0/verdict': verdict,
    '/outcome/value': verdict,
    ...(verdict === 'inconclusive' ? { '/reason': { reason_id: 'verify.unclear' } } : {}),
  });

const notRun: Edits = {
  '/evidence': [],
  '/outcome': undefined,
  '/execution': undefined,
  '/started_at': undefined,
  '/finished_at': undefined,
  '/reason': { reason_id: 'verify.not-run' },
};

const moved = { selector: { kind: 'target' }, observed: { state: 'present', value: shapes.revision('d') } };
const diagnostics = [shapes.content('diagnostic.verify', '9', 'text/plain')];

export const asStatus: Readonly<Record<string, Edits>> = {
  skipped: reporting({ ...notRun, '/status': 'skipped' }),
  stale: reporting({ ...notRun, '/status': 'stale', '/stale_observations': [moved] }),
  blocked: reporting({ ...notRun, '/status': 'blocked' }),
  failed: reporting({ ...notRun, '/status': 'failed', '/diagnostics': diagnostics }),
  cancelled: reporting({ ...notRun, '/status': 'cancelled' }),
};

export const deterministicVerifier: Sample = {
  name,
  normalize,
  errorCodes,
  inputBounds,
  valid: {
    snapshot,
    trust_context: {
      schema_version: 1,
      kind: 'adapter_trust_context',
      id: 'trust.verify',
      body: {
        binding_id: 'binding.verifier',
        expected_attempt_id: 'attempt.verify',
        expected_attempt_number: 1,
        manifest: manifestOf(manifests, 'verifier'),
        request,
        resolved_profile: resolved,
        verified_result: result,
        verified_snapshot: { content: snapshot, sha256: documentDigest(snapshot) },
      },
    },
  },
  states: [
    [{}, 'passed verifier.passed'],
    [found('failed'), 'failed verifier.failed'],
    [found('inconclusive'), 'inconclusive verifier.inconclusive'],
    [asStatus.stale ?? {}, 'stale verifier.inputs-stale'],
    [asStatus.failed ?? {}, 'failed verifier.stage-failed'],
    [asStatus.cancelled ?? {}, 'cancelled verifier.stage-cancelled'],
    [asStatus.blocked ?? {}, 'blocked verifier.stage-blocked'],
    [asStatus.skipped ?? {}, 'skipped verifier.stage-skipped'],
  ],
  opaque: [[Object.keys(reporting({ '/reason/summary': '' })), 'text', 1024]],
};
