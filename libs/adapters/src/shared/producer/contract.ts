// What tells one producer from another, and the work a producer may be bound to.
import { equalJson } from '#canonical';
import type { Fact } from '../shape.ts';
import type { Work, WorkContract } from '../work.ts';
import type { TrustContextBody } from './documents.ts';

/** The words by which one producer differs from another. */
export type ProducerContract = {
  readonly name: string;
  /** The model provider that its bindings must request. */
  readonly providerId: string;
  readonly snapshotKind: string;
  /** The content id by which an observation names the snapshot. */
  readonly snapshotContentId: string;
  /** The value of the snapshot fact that its harness has, where that fact is known. */
  readonly snapshotFact: string;
};

export const producerWork = ({ name }: ProducerContract): WorkContract => ({
  name,
  role: 'producer',
  executionKind: 'model',
  isConfigured: true,
});

/** What a producer's work must be beyond what every adapter's must. */
export const producerWorkFacts = (contract: ProducerContract, trust: TrustContextBody): readonly Fact<Work>[] => [
  [
    'a request about the target revision of the trust context',
    ({ request }) =>
      equalJson(request.content.body.target_revision, { state: 'present', value: trust.target_revision }),
  ],
  [
    `a binding to a model of \`${contract.providerId}\``,
    ({ bound }) => bound.binding.model_request?.provider_id === contract.providerId,
  ],
  [
    'a binding with a configuration and a prompt',
    ({ bound }) => bound.binding.config_ref !== undefined && bound.binding.prompt_ref !== undefined,
  ],
];
