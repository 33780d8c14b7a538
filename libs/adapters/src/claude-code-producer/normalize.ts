// Observes an attempt at a change by Claude Code. The program is the one of every producer; here are the words that are this one's.
import type { ProducerContract } from '../shared/producer/contract.ts';
import { producerErrorCodes, producerInputBounds, producerNormalizer } from '../shared/producer/normalize.ts';

export const name = 'claude-code-producer';

export const inputBounds = producerInputBounds;

export const errorCodes = producerErrorCodes;

const contract: ProducerContract = {
  name,
  providerId: 'anthropic',
  snapshotKind: 'claude_code_producer_snapshot',
  snapshotContentId: 'claude-code-snapshot',
  snapshotFact: 'claude-code.v1',
};

/** Observes one attempt: see `producerNormalizer`. */
export const normalize = producerNormalizer(contract);
