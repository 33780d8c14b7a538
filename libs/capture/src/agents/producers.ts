// The captures of both producers: an event log and what the caller knows, to the normalizer's input.
import { accept, refuse } from '#canonical';
import { contextOf } from '../context.ts';
import { type Capture, depart } from '../define-capture.ts';
import { Departure } from '../place.ts';
import { readClaudeCodeLog } from './claude-code.ts';
import { readCodexCliLog } from './codex-cli.ts';
import { logBounds } from './event-log.ts';
import { buildProducerInput, producerObserver } from './snapshot.ts';
import type { Told } from './told.ts';

type LogCapture = {
  readonly name: string;
  readonly takes: string;
  readonly snapshotKind: string;
  readonly readLog: (bytes: Uint8Array) => Told;
};

// A log is lines and may be cut off, so it is read by its own reader and not as the frame reads files.
const defineLogCapture = ({ name, takes, snapshotKind, readLog }: LogCapture): Capture => ({
  name,
  takes,
  observer: producerObserver,
  bounds: logBounds,
  capture: (texts, context) => {
    try {
      const known = contextOf(context, producerObserver);
      const [log, ...others] = texts;
      if (log === undefined) return depart('capture.missing-part', 'an event log');
      if (others.length > 0) return depart('capture.ambiguous', `one event log, not ${texts.length}`);
      return accept(buildProducerInput(snapshotKind, known, readLog(log)));
    } catch (error) {
      if (error instanceof Departure) return refuse(error.refusal);
      throw error;
    }
  },
});

/** Captures an attempt by Claude Code from the output of `claude -p --output-format stream-json --verbose`. */
export const claudeCodeProducer: Capture = defineLogCapture({
  name: 'claude-code-producer',
  takes: 'the event log of `claude -p --output-format stream-json --verbose`',
  snapshotKind: 'claude_code_producer_snapshot',
  readLog: readClaudeCodeLog,
});

/** Captures an attempt by Codex from the output of `codex exec --json`. */
export const codexCliProducer: Capture = defineLogCapture({
  name: 'codex-cli-producer',
  takes: 'the event log of `codex exec --json`',
  snapshotKind: 'codex_cli_producer_snapshot',
  readLog: readCodexCliLog,
});
