// The words of `claude -p --output-format stream-json`: event types, the subtypes of `system` and of `result`, and what
// each is to a log. A word that is not here is passed over and counted, except where a result says how it ended.
import type { Ending } from './told.ts';

/** What an event is: `work` belongs to a turn that runs, `end` ends one, `aside` may stand anywhere. */
export const eventTypes = {
  assistant: 'work',
  user: 'work',
  stream_event: 'work',
  result: 'end',
  system: 'aside',
  active_goal: 'aside',
  auth_status: 'aside',
  control_cancel_request: 'aside',
  control_request: 'aside',
  control_response: 'aside',
  conversation_reset: 'aside',
  keep_alive: 'aside',
  prompt_suggestion: 'aside',
  rate_limit_event: 'aside',
  tool_progress: 'aside',
  tool_use_summary: 'aside',
} as const;

/** Subtypes of `system`. Only `init` says anything: that a turn begins, in which session, by which model. */
export const systemSubtypes = [
  'api_retry',
  'background_tasks_changed',
  'commands_changed',
  'compact_boundary',
  'control_request_progress',
  'elicitation_complete',
  'files_persisted',
  'hook_progress',
  'hook_response',
  'hook_started',
  'informational',
  'init',
  'local_command_output',
  'memory_recall',
  'mirror_error',
  'model_refusal_fallback',
  'model_refusal_no_fallback',
  'notification',
  'permission_denied',
  'plugin_install',
  'session_state_changed',
  'session_writes_lost',
  'status',
  'task_notification',
  'task_progress',
  'task_started',
  'task_updated',
  'thinking_tokens',
  'worker_shutting_down',
] as const;

/** Subtypes of `result`. A limit that stopped the work is not its failure: what was done until then may stand. */
export const resultSubtypes: { readonly [subtype: string]: Ending } = {
  success: 'done',
  error_during_execution: 'failure',
  error_max_budget_usd: 'degraded',
  error_max_structured_output_retries: 'degraded',
  error_max_turns: 'degraded',
};
