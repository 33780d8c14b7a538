// What holds for an event log whatever an agent, its harness, or somebody in their place writes.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Json } from '#canonical';
import { edited } from '../../../test/support/edit.ts';
import { seeded } from '../../../test/support/scale.ts';
import { claudeCodeProducer, codexCliProducer } from '../src/agents/producers.ts';
import {
  claude,
  claudeContext,
  claudeLog,
  codex,
  codexContext,
  codexLog,
  type Event,
  logOf,
} from './support/agent-events.ts';
import { hostile, reactionOf, tempting } from './support/hostile.ts';
import { outcomeOf } from './support/outcome.ts';

const agents = [
  {
    capture: claudeCodeProducer,
    context: claudeContext(),
    logs: [
      claudeLog(),
      claudeLog(claude.result({ is_error: true })),
      claudeLog(claude.failed('error_max_turns')),
      claudeLog(claude.result({ subtype: 'partial_success' })),
    ],
    opaque: [
      ...['/0/cwd', '/0/tools', '/0/claude_code_version', '/0/permissionMode', '/0/extra', '/0/model'],
      ...['/1/message', '/1/error', '/1/uuid', '/2/message', '/2/isSynthetic', '/3/message/content'],
      ...[
        '/4/result',
        '/4/errors',
        '/4/duration_ms',
        '/4/num_turns',
        '/4/stop_reason',
        '/4/usage',
        '/4/total_cost_usd',
      ],
      ...['/4/permission_denials', '/4/terminal_reason', '/4/modelUsage', '/4/structured_output'],
    ],
  },
  {
    capture: codexCliProducer,
    context: codexContext(),
    logs: [
      codexLog(),
      codexLog(codex.failed()),
      codexLog(codex.error(), codex.completed()),
      codexLog(codex.message('One more.')),
    ],
    opaque: [
      ...['/0/thread_id', '/0/extra', '/1/model', '/2/item', '/2/item/command', '/2/item/type', '/2/item/id'],
      ...['/3/item/exit_code', '/3/item/status', '/4/item/changes', '/4/item/status', '/5/item/text', '/5/item/type'],
      ...['/6/usage', '/6/error', '/6/message', '/6/status'],
    ],
  },
] as const;

describe.each(agents)('$capture.name', ({ capture, context, logs, opaque }) => {
  const outcome = (events: readonly Event[]): string => outcomeOf(capture, [logOf(events)], context);

  test('the logs end in every way', () => {
    expect(new Set(logs.map(outcome)).size).toBe(logs.length);
  });

  test('mutations give an observation or a named refusal', () => {
    const seen = { observed: 0, refused: 0 };
    fc.assert(
      fc.property(hostile, fc.constantFrom(...logs), (change, log) => {
        const events = change.events(log as Json);
        const bytes = change.bytes(
          logOf(Array.isArray(events) ? (events as unknown as readonly Event[]) : [events as Event]),
        );
        seen[reactionOf(capture, bytes, change.context(context))] += 1;
      }),
      seeded(300, 10_000),
    );
    expect(seen.observed).toBeGreaterThan(0);
    expect(seen.refused).toBeGreaterThan(0);
  });

  test.each(opaque)('nothing at %s changes what is observed', (pointer) => {
    let compared = 0;
    fc.assert(
      fc.property(tempting, fc.constantFrom(...logs), (value, log) => {
        compared += 1;
        return outcome(edited(log, [[pointer, value]])) === outcome(log);
      }),
      seeded(20, 500),
    );
    expect(compared).toBeGreaterThan(0);
  });

  const known = /^(assistant|user|stream_event|result|system|error|(thread|turn|item)\..*)$/;
  const type = fc.oneof(fc.string({ maxLength: 12 }), fc.constantFrom('Result', 'turn_completed', '', '__proto__'));
  const stranger = fc
    .record({ type, subtype: tempting, session_id: tempting, is_error: tempting, message: tempting, error: tempting })
    .filter((event) => !known.test(event.type));

  test('events of unknown kinds change nothing, wherever they stand', () => {
    fc.assert(
      fc.property(stranger, fc.nat(), fc.constantFrom(...logs), (event, place, log) => {
        const at = place % (log.length + 1);
        return outcome([...log.slice(0, at), event, ...log.slice(at)]) === outcome(log);
      }),
      seeded(100, 2000),
    );
  });

  test('no part of a log is a change unless it has the end', () => {
    const [log] = logs;
    for (let length = 0; length < log.length; length += 1) {
      expect(outcome(log.slice(0, length))).not.toMatch(/^(changed|no-change)/);
    }
  });
});
