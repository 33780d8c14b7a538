// Observes an attempt at a change by Codex's command line. The program is the one of every producer; here are the words that are this one's.
import type { ProducerContract } from '../shared/producer/contract.ts';
import { producerErrorCodes, producerInputBounds, producerNormalizer } from '../shared/producer/normalize.ts';

export const name = 'codex-cli-producer';

export const inputBounds = producerInputBounds;

export const errorCodes = producerErrorCodes;

const contract: ProducerContract = {
  name,
  providerId: 'openai',
  snapshotKind: 'codex_cli_producer_snapshot',
  snapshotContentId: 'codex-cli-snapshot',
  snapshotFact: 'codex-cli.v1',
};

/** Observes one attempt: see `producerNormalizer`. */
export const normalize = producerNormalizer(contract);
