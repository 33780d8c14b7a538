// `telemetry validate-trace-ledger` as a pure command.
import { accept } from '#canonical';
import { defineCommand, isId, type PureCommand } from '#contract';
import { traceLedgerBounds } from './trace-ledger.ts';
import { validateTraceLedger } from './validate-ledger.ts';

const id = <const Name extends string>(name: Name, describe: string) =>
  ({ name, describe, bytesMax: 128, word: { expected: 'an id', isFit: isId } }) as const;

const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

export const telemetryCommands: readonly PureCommand[] = [
  defineCommand({
    name: 'telemetry validate-trace-ledger',
    summary: 'Check a trace ledger of one attempt and make its receipt',
    inputs: [
      id('session-id', 'the session that the ledger must tell of'),
      id('attempt-id', 'the attempt that the ledger must tell of'),
      { name: 'ledger', describe: 'a trace ledger', bytesMax: traceLedgerBounds.bytesMax },
    ],
    output: 'telemetry_trace_ledger_validation',
    codes: ['E_LIMIT', 'E_PARSE', 'E_CANONICAL', 'E_SHAPE', 'E_RELATION'],
    run: ({ 'session-id': session, 'attempt-id': attempt, ledger }) => {
      const receipt = validateTraceLedger(ledger, { session_id: textOf(session), attempt_id: textOf(attempt) });
      return receipt.ok ? accept(receipt.value.bytes) : receipt;
    },
  }),
];
