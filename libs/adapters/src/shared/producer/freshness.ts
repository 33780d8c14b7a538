// Whether a snapshot is of the work that the trust context is about: the snapshot that was verified, of this request under
// this profile, by the attempt that is expected, executed as it was asked for. Anything else is stale, however good.
import { equalJson } from '#canonical';
import { checkProjected, documentRefOf } from '#contract';
import type { Fact } from '../shape.ts';
import type { Work } from '../work.ts';
import type { ProducerInput } from './documents.ts';

export type ProducerCase = {
  readonly input: ProducerInput;
  readonly work: Work;
  /** The value of the snapshot fact that this producer's harness has. */
  readonly snapshotFact: string;
};

/** What must hold between snapshot, trust context and work, in the order in which it is asked. */
export const freshness: readonly Fact<ProducerCase>[] = [
  [
    'the snapshot that was verified',
    ({ input: { snapshot, trust_context } }) => equalJson(snapshot, trust_context.body.verified_snapshot.content),
  ],
  [
    'the request of the trust context',
    ({ input: { snapshot }, work }) => equalJson(snapshot.body.request_ref, documentRefOf(work.request)),
  ],
  [
    'the resolved profile of the trust context',
    ({ input: { snapshot }, work }) => equalJson(snapshot.body.resolved_profile_ref, documentRefOf(work.resolved)),
  ],
  [
    'the target revision of the trust context',
    ({ input: { snapshot, trust_context } }) =>
      equalJson(snapshot.body.target_revision, trust_context.body.target_revision),
  ],
  [
    'the expected attempt',
    ({ input: { snapshot, trust_context } }) =>
      snapshot.body.attempt.attempt_id === trust_context.body.expected_attempt_id &&
      snapshot.body.attempt.attempt_number === trust_context.body.expected_attempt_number,
  ],
  [
    'an attempt after its request',
    ({ input: { snapshot }, work }) => work.request.content.body.requested_at <= snapshot.body.attempt.started_at,
  ],
  [
    'the execution that was asked for',
    ({ input: { snapshot }, work }) => checkProjected(snapshot.body.execution, work.projection) === undefined,
  ],
  [
    'a harness snapshot of the known version',
    ({ input: { snapshot }, snapshotFact }) => {
      const fact = snapshot.body.execution.metadata.snapshot;
      return !('value' in fact) || fact.value === snapshotFact;
    },
  ],
  ['a patch where a patch was asked for', ({ input: { snapshot }, work }) => isAskedFor(snapshot.body.output, work)],
];

function isAskedFor(output: ProducerInput['snapshot']['body']['output'], { request }: Work): boolean {
  const { operation } = request.content.body;
  if (output.state === 'absent' || operation.capability_id !== 'core.harness.produce.v1') return true;
  return operation.arguments.artifact_kind !== 'git-patch' || output.value.media_type === 'text/x-diff';
}
