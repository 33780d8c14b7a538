// What a Claude Code event log tells. A turn is done when a `result` of subtype `success` says in so many words that it
// is no error, behind the `init` of the same session and before nothing more of that turn. Texts, durations, usage, cost
// and stop reasons are never read.
import type { RawObject } from '#canonical';
import { eventTypes, resultSubtypes, systemSubtypes } from './claude-code-words.ts';
import { readEventLog } from './event-log.ts';
import type { Ending, Told } from './told.ts';
import { agreed, messageOf, modelsMax, objectAt, stringAt } from './told.ts';

const knownSubtypes: ReadonlySet<string> = new Set(systemSubtypes);
// The harness's own stand-in where it speaks in place of a model.
const syntheticModel = '<synthetic>';

class Reading {
  readonly endings: Ending[] = [];
  readonly models = new Set<string>();
  message: string | undefined;
  session: string | undefined;
  isOneSession = true;
  isBegun = false;
  isOpen = false;
  unknown = 0;

  take(event: RawObject): void {
    const type = stringAt(event, 'type') ?? '';
    if (!Object.hasOwn(eventTypes, type)) {
      this.unknown += 1;
      return;
    }
    this.takeSession(event);
    const part = eventTypes[type as keyof typeof eventTypes];
    if (part === 'work') this.takeWork(event);
    if (part === 'end') this.takeResult(event);
    if (type === 'system') this.takeSystem(event);
  }

  private takeSession(event: RawObject): void {
    const session = stringAt(event, 'session_id');
    if (session === undefined) return;
    this.session ??= session;
    this.isOneSession &&= this.session === session;
  }

  private takeSystem(event: RawObject): void {
    const subtype = stringAt(event, 'subtype') ?? '';
    if (!knownSubtypes.has(subtype)) this.unknown += 1;
    if (subtype !== 'init') return;
    this.isBegun = true;
    this.isOpen = true;
    this.takeModel(event);
  }

  private takeWork(event: RawObject): void {
    this.isOpen = true;
    // What a helper of the agent said was said by a model of the helper's.
    if (event.type === 'assistant' && stringAt(event, 'parent_tool_use_id') === undefined) {
      this.takeModel(objectAt(event, 'message'));
    }
  }

  private takeModel(from: RawObject): void {
    const model = stringAt(from, 'model');
    if (model !== undefined && model !== syntheticModel && this.models.size < modelsMax) this.models.add(model);
  }

  private takeResult(event: RawObject): void {
    this.isOpen = false;
    this.endings.push(endingOf(event));
    const { errors } = event;
    const text = Array.isArray(errors) ? errors.filter((error) => typeof error === 'string').join('\n') : undefined;
    this.message = messageOf(event.result) ?? messageOf(text);
  }
}

function endingOf(event: RawObject): Ending {
  const subtype = stringAt(event, 'subtype') ?? '';
  const ending = Object.hasOwn(resultSubtypes, subtype) ? resultSubtypes[subtype] : undefined;
  if (ending === undefined) return 'unsettled';
  if (ending !== 'done') return ending;
  // An error of the provider's also comes as a success, and says so here.
  if (event.is_error === true) return 'failure';
  return event.is_error === false ? 'done' : 'unsettled';
}

function settle(reading: Reading, isCut: boolean): readonly [Ending, string] {
  const ending = agreed(reading.endings);
  if (isCut) return ['unsettled', 'the log ends in the middle of a line'];
  if (reading.endings.length === 0) return ['unsettled', 'no result in the log'];
  if (!reading.isOneSession) return ['unsettled', 'events of several sessions'];
  if (reading.isOpen) return ['unsettled', 'work behind the last result'];
  if (ending === undefined) return ['unsettled', 'results that say different things'];
  if (ending === 'done' && !reading.isBegun) return ['unsettled', 'a result without the beginning of its session'];
  if (ending === 'unsettled') return [ending, 'a result in words that are not known'];
  return [ending, `the result says \`${ending}\``];
}

/**
 * Reads the log of one run of `claude -p --output-format stream-json --verbose`. Pure; linear in its bytes. Ends as
 * `readEventLog` does; whatever else is wrong with a log leaves its ending unsettled.
 */
export function readClaudeCodeLog(bytes: Uint8Array): Told {
  const reading = new Reading();
  const { eventCount, isCut } = readEventLog(bytes, (event) => reading.take(event));
  const [ending, because] = settle(reading, isCut);
  return {
    ending,
    because,
    message: reading.message,
    models: [...reading.models],
    counts: { events: eventCount, unknown: reading.unknown },
  };
}
