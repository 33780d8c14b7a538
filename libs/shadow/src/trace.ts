// The trace that a reproduction leaves: two events, the environment judged and the outcome recorded. Times are the
// incident's, so that doing it again on another day gives the same bytes.
import type { Result } from '#canonical';
import type { Admitted, ContentRef } from '#contract';
import { buildTraceLedger, type EventDraft, type EventFacts, type TelemetryTraceLedger } from '#telemetry';
import type { ShadowIncidentRecord } from './generated/shadow-incident-record.d.ts';
import { incidentRefOf } from './incident.ts';
import type { Outcome } from './ladder.ts';

/** The one attempt and trace that a reproduction has. */
export const reproductionAttempt = 'attempt.shadow-reproduce';
const traceId = 'trace.shadow-reproduce';

/** What the trace tells, beside the incident. */
export type Told = {
  readonly incident: Admitted<ShadowIncidentRecord>;
  readonly claim: { readonly id: string; readonly ref: ContentRef };
  /** Whether the environment was judged fit; `environment-satisfied`, or why not, in one word. */
  readonly environment: string;
  readonly outcome: Outcome;
};

/** The ledger of one reproduction. */
export function buildReproductionTrace(told: Told): Result<Admitted<TelemetryTraceLedger>> {
  const { content } = told.incident;
  const from = (source_ref: ContentRef, value: string) => ({ state: 'recorded' as const, source_ref, value });
  const incident = (value: string) => from(incidentRefOf(told.incident), value);
  const claim = (value: string) => from(told.claim.ref, value);
  const none = { state: 'not-applicable' as const };
  const shared = {
    cost_microunits: { state: 'unavailable', reason_id: 'cost.not-measured' },
    execution_environment: claim(told.claim.id),
    identity: incident(content.body.reporter_actor_ref),
    initiative: incident(content.id),
    latency_ms: { state: 'unavailable', reason_id: 'latency.not-measured' },
    status: incident('status.completed'),
    task_class: incident('task.shadow-incident-reproduction'),
    workflow: incident('workflow.shadow-incident-reproduction'),
  } as const;
  const event = (id: string, event_type: string, facts: Omit<EventFacts, keyof typeof shared>): EventDraft => ({
    id,
    event_type,
    occurred_at: content.body.observed_at,
    trace_id: traceId,
    facts: { ...shared, ...facts },
  });
  return buildTraceLedger({
    id: 'shadow-trace-ledger',
    session_id: content.id,
    attempt_id: reproductionAttempt,
    events: [
      event('event.shadow-environment', 'shadow.environment-evaluated', {
        adapter: none,
        gate: claim('gate.sandbox-policy'),
        result: incident(`result.${told.environment}`),
        stage: incident('stage.shadow-environment'),
        tool: none,
      }),
      event('event.shadow-outcome', 'shadow.outcome-recorded', {
        adapter: incident('adapter.local-git-materializer.v1'),
        gate: none,
        result: incident(`result.${told.outcome}`),
        stage: incident('stage.shadow-reproduce'),
        tool: incident('tool.git-blob-digest'),
      }),
    ],
  });
}
