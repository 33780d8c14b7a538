// Event logs of Claude Code and Codex, of our own writing, and what a caller knows about the attempt that wrote them.
import type { Json } from '#canonical';
import { valueAt } from '../../../../test/support/edit.ts';
import { claudeCodeProducer } from '../../../adapters/test/support/inputs/claude-code-producer.ts';
import { codexCliProducer } from '../../../adapters/test/support/inputs/codex-cli-producer.ts';

export type Event = { readonly [name: string]: unknown };

const session_id = '5f0c3a52-1a6e-4e0b-9d0e-0a4c3f8f7b11';
export const claudeModel = 'claude-lantern-4-2';

export const claude = {
  init: (changes: Event = {}): Event => ({
    type: 'system',
    subtype: 'init',
    session_id,
    model: claudeModel,
    claude_code_version: '2.1.0',
    cwd: '/src',
    tools: ['Bash', 'Edit'],
    permissionMode: 'default',
    ...changes,
  }),
  system: (subtype: string): Event => ({ type: 'system', subtype, session_id }),
  assistant: (changes: Event = {}): Event => ({
    type: 'assistant',
    session_id,
    parent_tool_use_id: null,
    message: {
      id: 'msg_1',
      role: 'assistant',
      model: claudeModel,
      content: [{ type: 'text', text: 'All gates passed.' }],
    },
    ...changes,
  }),
  user: (changes: Event = {}): Event => ({
    type: 'user',
    session_id,
    parent_tool_use_id: null,
    message: { role: 'user', content: [{ type: 'tool_result', tool_use_id: 'toolu_1', content: 'ok' }] },
    ...changes,
  }),
  result: (changes: Event = {}): Event => ({
    type: 'result',
    subtype: 'success',
    is_error: false,
    session_id,
    duration_ms: 61_034,
    duration_api_ms: 48_120,
    num_turns: 7,
    result: 'The lamp turns at dusk.',
    stop_reason: 'end_turn',
    total_cost_usd: 0.3125,
    usage: { input_tokens: 12, output_tokens: 900 },
    permission_denials: [],
    ...changes,
  }),
  failed: (subtype: string, changes: Event = {}): Event => {
    const { result: _result, ...rest } = claude.result({ subtype, is_error: true, errors: ['no oil', 'no wick'] });
    return { ...rest, ...changes };
  },
};

/** A whole log, with the result that is given. */
export const claudeLog = (result: Event = claude.result()): readonly Event[] => [
  claude.init(),
  claude.assistant(),
  claude.user(),
  claude.assistant(),
  result,
];

export const codex = {
  thread: (): Event => ({ type: 'thread.started', thread_id: '0199a213-81c0-7800-8aa1-bbab2a035a53' }),
  turn: (): Event => ({ type: 'turn.started' }),
  item: (event: string, type: string, changes: Event = {}): Event => ({
    type: event,
    item: { id: 'item_0', type, ...changes },
  }),
  message: (text: string): Event => codex.item('item.completed', 'agent_message', { text }),
  completed: (): Event => ({ type: 'turn.completed', usage: { input_tokens: 24_763, output_tokens: 122 } }),
  failed: (message = 'the model hung up'): Event => ({ type: 'turn.failed', error: { message } }),
  error: (message = 'reconnecting 1/5'): Event => ({ type: 'error', message }),
};

/** A whole log, with the end that is given. */
export const codexLog = (...end: readonly Event[]): readonly Event[] => [
  codex.thread(),
  codex.turn(),
  codex.item('item.started', 'command_execution', { command: 'cargo test', status: 'in_progress' }),
  codex.item('item.completed', 'command_execution', { command: 'cargo test', exit_code: 101, status: 'failed' }),
  codex.item('item.completed', 'file_change', {
    changes: [{ path: 'src/lamp.ts', kind: 'update' }],
    status: 'completed',
  }),
  codex.message('The lamp turns at dusk.'),
  ...(end.length === 0 ? [codex.completed()] : end),
];

export const textOf = (events: readonly Event[]): string =>
  events.map((event) => `${JSON.stringify(event)}\n`).join('');

export const logOf = (events: readonly Event[] | string): Uint8Array =>
  new TextEncoder().encode(typeof events === 'string' ? events : textOf(events));

/** The context of an attempt that has an output, made from what the normalizer's own sample says of one. */
function contextFrom(input: Json): Json {
  const at = (pointer: string): Json => structuredClone(valueAt(input, pointer)) as Json;
  const body = '/snapshot/body';
  const { verified_snapshot: _verified, ...trusted } = at('/trust_context/body') as { [name: string]: Json };
  return {
    observer: {
      attempt: at(`${body}/attempt`),
      ended: 'exited-clean',
      execution: at(`${body}/execution`),
      observed_at: at(`${body}/observed_at`),
      output: at(`${body}/output`),
      request_ref: at(`${body}/request_ref`),
      resolved_profile_ref: at(`${body}/resolved_profile_ref`),
      snapshot_id: 'snapshot.attempt',
      target_revision: at(`${body}/target_revision`),
    },
    trust_context: { ...(at('/trust_context') as object), body: trusted },
  };
}

export const claudeContext = (): Json => contextFrom(claudeCodeProducer.valid);
export const codexContext = (): Json => contextFrom(codexCliProducer.valid);
