// An attempt by this producer; see `producer.ts`.
import { errorCodes, inputBounds, name, normalize } from '../../../src/codex-cli-producer/normalize.ts';
import type { Sample } from '../sample.ts';
import { producerMessage, producerSample, producerStates } from './producer.ts';

export const codexCliProducer: Sample = {
  name,
  normalize,
  errorCodes,
  inputBounds,
  valid: producerSample({
    adapter: name,
    provider: 'openai',
    model: 'codex.gpt-5',
    snapshotKind: 'codex_cli_producer_snapshot',
    snapshotFact: 'codex-cli.v1',
  }),
  states: producerStates,
  opaque: [[producerMessage, 'text', 1024]],
};
