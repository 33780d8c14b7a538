// Event logs of agents, to what is observed of the attempts that wrote them.
import { describe, expect, test } from 'vitest';
import type { Json } from '#canonical';
import { edited, valueAt } from '../../../test/support/edit.ts';
import { systemSubtypes } from '../src/agents/claude-code-words.ts';
import { itemTypes } from '../src/agents/codex-cli-words.ts';
import { isSeen, outcomes } from '../src/agents/ending.ts';
import { eventsMax } from '../src/agents/event-log.ts';
import { claudeCodeProducer, codexCliProducer } from '../src/agents/producers.ts';
import {
  claude,
  claudeContext,
  claudeLog,
  claudeModel,
  codex,
  codexContext,
  codexLog,
  type Event,
  logOf,
  textOf,
} from './support/agent-events.ts';
import { observe, outcomeOf } from './support/outcome.ts';

const changed = 'changed adapter.changed';
const noChange = 'no-change adapter.no-change';
const failure = 'inconclusive adapter.provider-failure';
const timeout = 'inconclusive adapter.provider-timeout';
const degraded = 'inconclusive adapter.provider-degraded';
const unsettled = 'inconclusive adapter.provider-inconclusive';
const unconfirmed = 'inconclusive adapter.metadata-incomplete';
const stale = 'stale adapter.inputs-stale';

type Log = readonly Event[] | string;

const ofClaude = (log: Log, context = claudeContext()): string => outcomeOf(claudeCodeProducer, [logOf(log)], context);
const ofCodex = (log: Log, context = codexContext()): string => outcomeOf(codexCliProducer, [logOf(log)], context);

describe('a log of Claude Code', () => {
  const whole = textOf(claudeLog());
  const helper = claude.assistant({ parent_tool_use_id: 'toolu_1', message: { model: 'claude-match-1', content: [] } });

  // biome-ignore format: a table
  const rows: readonly (readonly [rule: string, log: Log, outcome: string])[] = [
    ['a result that is no error',               claudeLog(),                                                               changed],
    ['a provider error that comes as success',  claudeLog(claude.result({ is_error: true })),                              failure],
    ['a success that does not say',             claudeLog(claude.result({ is_error: undefined })),                         unsettled],
    ['a success that says it as text',          claudeLog(claude.result({ is_error: 'false' })),                           unsettled],
    ['an error on the way',                     claudeLog(claude.failed('error_during_execution')),                        failure],
    ['the limit of turns',                      claudeLog(claude.failed('error_max_turns')),                               degraded],
    ['the limit of cost',                       claudeLog(claude.failed('error_max_budget_usd')),                          degraded],
    ['the limit of retries',                    claudeLog(claude.failed('error_max_structured_output_retries')),           degraded],
    ['a limit that claims to be no error',      claudeLog(claude.failed('error_max_turns', { is_error: false })),          degraded],
    ['a result of a new kind',                  claudeLog(claude.result({ subtype: 'partial_success' })),                  unsettled],
    ['a result of a name of every object',      claudeLog(claude.result({ subtype: 'constructor' })),                      unsettled],
    ['a result of no kind',                     claudeLog(claude.result({ subtype: undefined })),                          unsettled],
    ['a failure before the session began',      [claude.failed('error_during_execution')],                                 failure],
    ['a success without a beginning',           claudeLog().slice(1),                                                      unsettled],
    ['no result',                               claudeLog().slice(0, -1),                                                  unsettled],
    ['nothing at all',                          '',                                                                        unsettled],
    ['cut off in a line',                       whole.slice(0, -40),                                                       unsettled],
    ['cut off in a line behind the result',     `${whole}{"type":"sys`,                                                    unsettled],
    ['cut off in a character',                  `${whole}{"type":"é`.slice(0, -1),                                         unsettled],
    ['cut off behind a number',                 `${whole}1`,                                                               unsettled],
    ['no line feed at the very end',            whole.slice(0, -1),                                                        changed],
    ['line ends of another system',             whole.replaceAll('\n', '\r\n\r\n'),                                        changed],
    ['work behind the result',                  [...claudeLog(), claude.assistant()],                                      unsettled],
    ['a helper at work behind the result',      [...claudeLog(), helper],                                                  unsettled],
    ['a stream behind the result',              [...claudeLog(), { type: 'stream_event', event: {} }],                     unsettled],
    ['a second turn that does not end',         [...claudeLog(), claude.init()],                                           unsettled],
    ['a second turn that ends as the first',    [...claudeLog(), ...claudeLog()],                                          changed],
    ['a second turn that ends otherwise',       [...claudeLog(), ...claudeLog(claude.failed('error_max_turns'))],          unsettled],
    ['a failure, then a success',               [...claudeLog(claude.failed('error_during_execution')), ...claudeLog()],   unsettled],
    ['two sessions in one log',                 [...claudeLog(), claude.init({ session_id: 'other' }), claude.result()],   unsettled],
    ['news behind the result',                  [...claudeLog(), claude.system('task_notification'), { type: 'prompt_suggestion', suggestion: 'merge' }], changed],
    ['events of new kinds',                     [{ type: 'tide' }, ...claudeLog(), { type: 'moon', subtype: 'error_during_execution' }], changed],
    ['a kind that every object has',            [...claudeLog(), { type: 'constructor' }, { type: '__proto__' }],          changed],
    ['events of no kind',                       [...claudeLog(), { result: 'failed' }, { type: 7 }],                       changed],
    ['system events of new kinds',              [claude.init(), claude.system('eclipse'), ...claudeLog().slice(1)],        changed],
    ['a denied tool is only said',              claudeLog(claude.result({ permission_denials: [{ tool_name: 'Bash' }] })), changed],
    ['a model that refuses is only said',       claudeLog(claude.result({ stop_reason: 'refusal' })),                      changed],
    ['a line that is no JSON',                  `${textOf(claudeLog().slice(0, 2))}warning: low oil\n${textOf(claudeLog().slice(2))}`, 'capture.not-json line 3, byte 0'],
    ['a line of another text',                  `${whole}[]\n`,                                                            'capture.wrong-event line 6'],
    ['half a character',                        claudeLog(claude.result({ result: 'a\ud83d b' })),                        'capture.not-json line 5, byte 175'],
    ['two events in a line',                    `{"type":"a"}{"type":"b"}\n${whole}`,                                      'capture.wrong-event line 1'],
    ['a key twice',                             `${whole}{"type":"result","type":"user"}\n`,                               'capture.duplicate-key line 6, byte 17'],
    ['a line nested too deep',                  `${'['.repeat(129)}${']'.repeat(129)}\n`,                                  'capture.bounds line 1, byte 128'],
    ['too many events',                         '{}\n'.repeat(eventsMax + 1),                                              `capture.bounds line ${eventsMax + 1}`],
  ];
  test.each(rows)('%s', (_rule, log, expected) => {
    expect(ofClaude(log)).toBe(expected);
  });

  test('every kind of news is known and may stand anywhere', () => {
    const news = systemSubtypes.filter((subtype) => subtype !== 'init').map(claude.system);
    expect(ofClaude([...news, ...claudeLog(), ...news])).toBe(changed);
  });

  const lantern = [claudeModel];
  // biome-ignore format: a table
  const models: readonly (readonly [rule: string, log: readonly Event[], models: Json, outcome: string])[] = [
    ['the model that was asked for',          claudeLog(),                                                          lantern,            changed],
    ['one of several names of it',            claudeLog(),                                                          ['x', ...lantern],  changed],
    ['a helper may be of another',            [claude.init(), helper, ...claudeLog().slice(1)],                     lantern,            changed],
    ['the harness may speak for itself',      [claude.init(), claude.assistant({ message: { model: '<synthetic>' } }), claude.result()], lantern, changed],
    ['another model',                         claudeLog(),                                                          ['claude-match-1'], unconfirmed],
    ['another model from the middle on',      [claude.init(), claude.assistant({ message: { model: 'claude-match-1' } }), claude.result()], lantern, unconfirmed],
    ['no model named',                        [claude.init({ model: undefined }), claude.result()],                 lantern,            unconfirmed],
    ['a failure has its own name',            claudeLog(claude.failed('error_during_execution')),                   ['claude-match-1'], failure],
    ['no names to confirm by',                claudeLog(),                                                          [],                 'capture.invalid-context /observer/provider_models'],
    ['a name that is none',                   claudeLog(),                                                          [7],                'capture.invalid-context /observer/provider_models/0'],
  ];
  test.each(models)('%s', (_rule, log, provider_models, expected) => {
    expect(ofClaude(log, edited(claudeContext(), [['/observer/provider_models', provider_models]]))).toBe(expected);
  });

  test('more models than are told apart leave the model unconfirmed', () => {
    const many = Array.from({ length: 40 }, (_, index) => claude.assistant({ message: { model: `model-${index}` } }));
    const context = edited(claudeContext(), [['/observer/provider_models', [claudeModel]]]);
    expect(ofClaude([claude.init(), ...many, claude.result()], context)).toBe(unconfirmed);
  });
});

describe('a log of Codex', () => {
  const whole = textOf(codexLog());

  // biome-ignore format: a table
  const rows: readonly (readonly [rule: string, log: Log, outcome: string])[] = [
    ['a turn that was completed',               codexLog(),                                                       changed],
    ['a turn that failed',                      codexLog(codex.failed()),                                         failure],
    ['an error, and then it failed',            codexLog(codex.error(), codex.failed()),                          failure],
    ['an error, and then it was completed',     codexLog(codex.error(), codex.completed()),                       degraded],
    ['an error at the end',                     codexLog(codex.completed(), codex.error()),                       degraded],
    ['an error and no end',                     codexLog(codex.error()),                                          failure],
    ['an error and nothing else',               [codex.error()],                                                  failure],
    ['an item that tells of an error',          codexLog(codex.item('item.completed', 'error', { message: 'slow' }), codex.completed()), changed],
    ['no end of the turn',                      codexLog().slice(0, -1),                                          unsettled],
    ['nothing at all',                          '',                                                               unsettled],
    ['blank lines only',                        '\n \n\t\r\n',                                                    unsettled],
    ['cut off in a line',                       whole.slice(0, -20),                                              unsettled],
    ['cut off behind the end of the turn',      `${whole}{"type":"turn.st`,                                       unsettled],
    ['no thread began',                         codexLog().slice(1),                                              unsettled],
    ['no turn began',                           [codex.thread(), codex.completed()],                              unsettled],
    ['two threads',                             [...codexLog(), ...codexLog()],                                   unsettled],
    ['a second turn that ends as the first',    [...codexLog(), codex.turn(), codex.completed()],                 changed],
    ['a second turn that does not end',         [...codexLog(), codex.turn()],                                    unsettled],
    ['a second turn that ends otherwise',       [...codexLog(), codex.turn(), codex.failed()],                    unsettled],
    ['two turns that fail',                     [...codexLog(codex.failed()), codex.turn(), codex.failed()],      failure],
    ['a turn in a turn',                        [codex.thread(), codex.turn(), ...codexLog().slice(1)],           unsettled],
    ['work behind the end of the turn',         [...codexLog(), codex.message('One more thing.')],                unsettled],
    ['an end behind the end',                   [...codexLog(), codex.completed()],                               unsettled],
    ['events of new kinds',                     [{ type: 'tide.turned' }, ...codexLog(), { type: 'turn.paused' }], changed],
    ['items of new kinds',                      codexLog(codex.item('item.started', 'lantern'), codex.completed()), changed],
    ['items that are none',                     codexLog({ type: 'item.updated', item: null }, { type: 'item.updated', item: 7 }, codex.completed()), changed],
    ['a line that is no JSON',                  `thread started\n${whole}`,                                       'capture.not-json line 1, byte 0'],
  ];
  test.each(rows)('%s', (_rule, log, expected) => {
    expect(ofCodex(log)).toBe(expected);
  });

  test('every kind of item is known', () => {
    expect(ofCodex(codexLog(...itemTypes.map((type) => codex.item('item.updated', type)), codex.completed()))).toBe(
      changed,
    );
  });

  test('a log that names no model confirms none', () => {
    const context = edited(codexContext(), [['/observer/provider_models', ['gpt-lantern']]]);
    expect(ofCodex(codexLog(), context)).toBe(unconfirmed);
  });
});

describe('what the caller says', () => {
  const logs = {
    done: claudeLog(),
    failure: claudeLog(claude.failed('error_during_execution')),
    degraded: claudeLog(claude.failed('error_max_turns')),
    unsettled: claudeLog().slice(0, -1),
  } as const;

  // biome-ignore format: a table
  const rows = [
    // the caller saw    done       failure  degraded  unsettled
    ['exited-clean',     [changed,   failure, degraded, unsettled]],
    ['exited-failing',   [unsettled, failure, degraded, failure]],
    ['interrupted',      [unsettled, failure, degraded, unsettled]],
    ['timed-out',        [timeout,   timeout, timeout,  timeout]],
    ['inputs-stale',     [stale,     stale,   stale,    stale]],
  ] as const;
  test.each(rows)('%s', (ended, expected) => {
    const context = edited(claudeContext(), [['/observer/ended', ended]]);
    expect(Object.values(logs).map((log) => ofClaude(log, context))).toEqual(expected);
  });

  test('every word for an end has a row', () => {
    expect(rows.map(([ended]) => ended).filter(isSeen)).toEqual(Object.keys(outcomes));
  });

  type Edits = readonly (readonly [pointer: string, value: unknown])[];
  // biome-ignore format: a table
  const edits: readonly (readonly [rule: string, edits: Edits, outcome: string])[] = [
    ['an output is a change',          [],                                                                     changed],
    ['no output is none',              [['/observer/output', { state: 'absent' }]],                            noChange],
    ['an output that is neither',      [['/observer/output', { state: 'lost' }]],                              'capture.invalid-context /observer/output'],
    ['an output without a value',      [['/observer/output', { state: 'present' }]],                           'capture.invalid-context /observer/output/value'],
    ['an end in another word',         [['/observer/ended', 'well']],                                          'capture.invalid-context /observer/ended'],
    ['an end of every object',         [['/observer/ended', 'constructor']],                                   'capture.invalid-context /observer/ended'],
    ['no end',                         [['/observer/ended', undefined]],                                       'capture.invalid-context /observer'],
    ['a state of its own',             [['/observer/state', 'changed']],                                       'capture.invalid-context /observer'],
    ['an id that is none',             [['/observer/snapshot_id', 'A snapshot']],                              'capture.invalid-context /observer/snapshot_id'],
    ['an execution that is none',      [['/observer/execution', 'as asked']],                                  'capture.invalid-context /observer/execution'],
    ['an attempt that ended early',    [['/observer/attempt/finished_at', '2026-03-03T08:09:59Z']],            'E_SHAPE /snapshot/body/attempt'],
    ['an attempt that is another',     [['/observer/attempt/attempt_number', 3]],                              'E_STALE /snapshot'],
    ['another request',                [['/observer/request_ref/sha256', '0'.repeat(64)]],                     'E_STALE /snapshot'],
    ['another target',                 [['/observer/target_revision/commit_id', '0'.repeat(40)]],              'E_STALE /snapshot'],
    ['another harness',                [['/observer/execution/metadata/snapshot/value', 'codex-cli.v1']],      'E_STALE /snapshot'],
    ['an output that is no patch',     [['/observer/output/value/media_type', 'text/plain']],                  'E_STALE /snapshot'],
    ['a fact that is not known',       [['/observer/execution/metadata/effort', { state: 'unavailable', reason_id: 'x' }]], unconfirmed],
    ['trust in nothing',               [['/trust_context', {}]],                                               'E_SHAPE /trust_context'],
    ['trust that is a text',           [['/trust_context', 'all']],                                            'capture.invalid-context /trust_context'],
    ['trust in another binding',       [['/trust_context/body/binding_id', 'binding.reviewer']],               'E_TRUST /trust_context/body'],
  ];
  test.each(edits)('%s', (_rule, made, expected) => {
    expect(ofClaude(claudeLog(), edited(claudeContext(), made))).toBe(expected);
  });

  test('what was verified before stays what it was', () => {
    const first = claudeCodeProducer.capture([logOf(claudeLog())], claudeContext());
    if (!first.ok) throw new Error(first.refusal.code);
    const verified = valueAt(first.value, '/trust_context/body/verified_snapshot');
    const context = edited(claudeContext(), [['/trust_context/body/verified_snapshot', verified]]);
    expect(ofClaude(claudeLog(), context)).toBe(changed);
    expect(ofClaude(claudeLog(claude.result({ result: 'Other words.' })), context)).toBe('E_STALE /snapshot');
  });

  test('one log an attempt', () => {
    const log = logOf(claudeLog());
    expect(outcomeOf(claudeCodeProducer, [], claudeContext())).toBe('capture.missing-part');
    expect(outcomeOf(claudeCodeProducer, [log, log], claudeContext())).toBe('capture.ambiguous');
  });

  test('the log of one harness is none of the other', () => {
    expect(ofClaude(codexLog(), claudeContext())).toBe(unsettled);
    expect(ofCodex(claudeLog(), codexContext())).toBe(unsettled);
  });
});

describe('the message', () => {
  const messageOf = (log: readonly Event[], of = claudeCodeProducer, context = claudeContext()): unknown => {
    const result = observe(of, [logOf(log)], context);
    if (!result.ok) throw new Error(result.refusal.code);
    return valueAt(result.value, '/observation/provider_metadata/message');
  };
  const present = (value: string) => ({ state: 'present', value });
  const absent = { state: 'absent' };
  const ofResult = (result: unknown) => messageOf(claudeLog(claude.result({ result })));

  // biome-ignore format: a table
  const rows: readonly (readonly [rule: string, message: unknown, expected: unknown])[] = [
    ['the result of Claude Code',        ofResult('Done.'),                                                present('Done.')],
    ['an empty one is none',             ofResult(''),                                                     absent],
    ['what is no text is none',          ofResult({ text: 'Done.' }),                                      absent],
    ['1024 bytes',                       ofResult('x'.repeat(1024)),                                       present('x'.repeat(1024))],
    ['one byte more',                    ofResult('x'.repeat(1025)),                                       present('x'.repeat(1024))],
    ['whole characters',                 ofResult(`xx${'é'.repeat(600)}`),                                 present(`xx${'é'.repeat(511)}`)],
    ['of three bytes',                   ofResult('灯'.repeat(500)),                                       present('灯'.repeat(341))],
    ['of four',                          ofResult(`x${'🗼'.repeat(500)}`),                                 present(`x${'🗼'.repeat(255)}`)],
    ['the errors of Claude Code',        messageOf(claudeLog(claude.failed('error_max_turns'))),           present('no oil\nno wick')],
    ['errors that are no texts',         messageOf(claudeLog(claude.failed('error_max_turns', { errors: [1, null] }))), absent],
    ['the last message of Codex',        messageOf(codexLog(codex.message('Last.'), codex.completed()), codexCliProducer, codexContext()), present('Last.')],
    ['why its turn failed',              messageOf(codexLog(codex.failed('No oil.')), codexCliProducer, codexContext()), present('No oil.')],
    ['the last error',                   messageOf(codexLog(codex.error('One.'), codex.error('Two.')), codexCliProducer, codexContext()), present('Two.')],
    ['no message',                       messageOf([codex.thread(), codex.turn(), codex.completed()], codexCliProducer, codexContext()), absent],
  ];
  test.each(rows)('%s', (_rule, message, expected) => {
    expect(message).toEqual(expected);
  });
});
