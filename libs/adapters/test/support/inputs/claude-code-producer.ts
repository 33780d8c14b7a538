// An attempt by this producer; see `producer.ts`.
import { errorCodes, inputBounds, name, normalize } from '../../../src/claude-code-producer/normalize.ts';
import type { Sample } from '../sample.ts';
import { producerMessage, producerSample, producerStates } from './producer.ts';

export const claudeCodeProducer: Sample = {
  name,
  normalize,
  errorCodes,
  inputBounds,
  valid: producerSample({
    adapter: name,
    provider: 'anthropic',
    model: 'claude.sonnet',
    snapshotKind: 'claude_code_producer_snapshot',
    snapshotFact: 'claude-code.v1',
  }),
  states: producerStates,
  opaque: [[producerMessage, 'text', 1024]],
};
