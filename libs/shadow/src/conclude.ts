// Turns what happened in a reproduction into its documents: the trace, the trace's receipt and the record. The same facts
// give the same bytes, because every time is the incident's and nothing else is read.
import { accept, encodeCanonical, type Json, type Result, refuse } from '#canonical';
import { type Admitted, documentRefOf, type StageResult, type StageResultRef } from '#contract';
import {
  type TelemetryTraceLedger,
  type TelemetryTraceLedgerValidation,
  traceLedgerMediaType,
  validateTraceLedger,
} from '#telemetry';
import type { QualifiedIdentity } from './generated/qualified-identity.d.ts';
import type { ShadowIncidentRecord } from './generated/shadow-incident-record.d.ts';
import type {
  Candidate,
  CandidateSource,
  RecordBody,
  ShadowReproductionRecord,
} from './generated/shadow-reproduction-record.d.ts';
import { incidentRefOf } from './incident.ts';
import { ladder, type ReasonId, type Rung } from './ladder.ts';
import { reproductionRecordKind } from './reproduction-record.ts';
import { buildReproductionTrace, reproductionAttempt } from './trace.ts';

/** What a reproduction started from. */
export type Subject = {
  readonly incident: Admitted<ShadowIncidentRecord>;
  readonly identity: Admitted<QualifiedIdentity>;
  readonly claim: { readonly id: string; readonly sha256: string };
  readonly registrySha256: string;
};

/** What a reproduction found, as far as it got. */
export type Findings = {
  readonly reason: ReasonId;
  readonly evaluation?: {
    readonly sha256: string;
    readonly reasonIds: readonly string[];
    readonly verdict: 'inconclusive' | 'satisfied' | 'violated';
  };
  readonly materialization?: {
    readonly candidate: Candidate;
    readonly source: CandidateSource;
    readonly stageResult: Admitted<StageResult>;
  };
  readonly observedSha256?: string;
};

/** The documents of one reproduction. */
export type Reproduction = {
  readonly record: Admitted<ShadowReproductionRecord>;
  readonly trace: Admitted<TelemetryTraceLedger>;
  readonly traceReceipt: Admitted<TelemetryTraceLedgerValidation>;
};

/** Builds the documents. Refuses E_RELATION when the findings do not fit the reason they are given with. */
export function concludeReproduction(subject: Subject, findings: Findings): Result<Reproduction> {
  const { incident, claim } = subject;
  const rung: Rung = ladder[findings.reason];
  const environment = rung.evaluation === 'satisfied' ? 'environment-satisfied' : findings.reason.replace('.', '-');
  const trace = buildReproductionTrace({
    incident,
    claim: { id: claim.id, ref: claimRef(claim) },
    environment,
    outcome: rung.outcome,
  });
  if (!trace.ok) return trace;
  const attempt = { session_id: incident.content.id, attempt_id: reproductionAttempt };
  const traceReceipt = validateTraceLedger(trace.value.bytes, attempt);
  if (!traceReceipt.ok) return traceReceipt;
  const body = recordBody(subject, findings, rung, trace.value.sha256);
  if (body === undefined) {
    return refuse({ code: 'E_RELATION', at: '/body/reason_id', expected: 'findings that the reason implies' });
  }
  const { id } = incident.content;
  const document = { schema_version: 1, kind: 'shadow_reproduction_record', id, body };
  const record = reproductionRecordKind.parse(encodeCanonical(document as unknown as Json));
  return record.ok ? accept({ record: record.value, trace: trace.value, traceReceipt: traceReceipt.value }) : record;
}

const claimRef = ({ sha256 }: Subject['claim']) =>
  ({
    content_id: 'shadow-environment-claim',
    media_type: 'application/vnd.ystack.control-execution-environment-claim+json',
    sha256,
  }) as const;

function recordBody(subject: Subject, findings: Findings, rung: Rung, traceSha256: string): RecordBody | undefined {
  const { incident, identity, claim, registrySha256 } = subject;
  const { failing_check, git_revision_ref, observed_at, target_repository_id } = incident.content.body;
  const evaluation = evaluationOf(findings);
  const materialization = materializationOf(findings, rung);
  const execution = executionOf(findings, rung, failing_check);
  if (evaluation === undefined || materialization === undefined || execution === undefined) return undefined;
  return {
    activation_state: 'inactive',
    authority: 'none',
    check: { execution, failing_check },
    deploy_authority: 'none',
    effects: ['caller-disposable-candidate-repository'],
    environment: {
      claim_ref: claimRef(claim),
      environment_id: claim.id,
      evaluation,
      registry_ref: {
        content_id: 'shadow-environment-registry',
        media_type: 'application/vnd.ystack.shadow-environment-registry+json',
        sha256: registrySha256,
      },
    },
    evaluation_mode: 'observation-only',
    git_revision_ref,
    incident_ref: incidentRefOf(incident),
    materialization,
    observed_at,
    outcome: rung.outcome,
    qualification: { reason_id: 'shadow.unqualified', state: 'unavailable' },
    qualified_identity: identity.content.body,
    qualified_identity_ref: {
      content_id: 'shadow-qualified-identity',
      media_type: 'application/vnd.ystack.qualified-identity+json',
      sha256: identity.sha256,
    },
    reason_id: findings.reason,
    shadow: true,
    target_repository_id,
    trace_ledger_ref: { content_id: 'shadow-trace-ledger', media_type: traceLedgerMediaType, sha256: traceSha256 },
  };
}

function evaluationOf({ reason, evaluation }: Findings): RecordBody['environment']['evaluation'] | undefined {
  if (reason === 'environment.unlisted' || reason === 'environment.evaluation-refused') {
    return evaluation === undefined ? { state: 'absent', reason_id: reason } : undefined;
  }
  if (evaluation === undefined) return undefined;
  const { sha256, reasonIds, verdict } = evaluation;
  const evaluation_ref = {
    content_id: 'shadow-sandbox-evaluation',
    media_type: 'application/vnd.ystack.control-evaluation+json',
    sha256,
  } as const;
  return { state: 'present', value: { evaluation_ref, reason_ids: [...reasonIds], verdict } };
}

function materializationOf({ materialization }: Findings, rung: Rung): RecordBody['materialization'] | undefined {
  if (rung.materialization !== 'present') {
    return materialization === undefined ? { state: 'absent', reason_id: rung.materialization } : undefined;
  }
  if (materialization === undefined) return undefined;
  const { candidate, source, stageResult } = materialization;
  return {
    state: 'present',
    value: {
      adapter_id: 'adapter.local-git-materializer.v1',
      candidate,
      outcome: 'no-change',
      source,
      stage_result_ref: documentRefOf(stageResult) as StageResultRef,
    },
  };
}

function executionOf(
  { observedSha256 }: Findings,
  { execution }: Rung,
  check: RecordBody['check']['failing_check'],
): RecordBody['check']['execution'] | undefined {
  if (execution === 'check.not-attempted' || execution === 'check.unreadable') {
    return observedSha256 === undefined ? { state: 'absent', reason_id: execution } : undefined;
  }
  if (observedSha256 === undefined || check.kind !== 'file-digest') return undefined;
  const matches_expected = observedSha256 === check.expected_sha256;
  return {
    state: 'present',
    value: { matches_expected, observed_sha256: observedSha256, tool_id: 'tool.git-blob-digest' },
  };
}
