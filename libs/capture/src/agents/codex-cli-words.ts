// The words of `codex exec --json`: event types and item types, and what each is to a log. A word that is not here is
// passed over and counted.

/** What an event is: `begin` of the thread, `open` of a turn, `work` inside one, its end, or `trouble` on the way. */
export const eventTypes = {
  'thread.started': 'begin',
  'turn.started': 'open',
  'item.started': 'work',
  'item.updated': 'work',
  'item.completed': 'work',
  'turn.completed': 'done',
  'turn.failed': 'failure',
  error: 'trouble',
} as const;

/** Types of items. What an item holds is the agent's; only the text of the last message is carried, for people. */
export const itemTypes = [
  'agent_message',
  'command_execution',
  'error',
  'file_change',
  'mcp_tool_call',
  'reasoning',
  'todo_list',
  'web_search',
] as const;
