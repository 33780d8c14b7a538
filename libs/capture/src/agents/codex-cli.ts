// What a Codex event log tells. A turn is done when it was opened in a thread that began in this log and `turn.completed`
// closed it with nothing behind; an `error` that a later completion seems to have overcome leaves it degraded. Items,
// exit codes of commands and usage are never read. Codex names no model in its log, so none is told.
import type { RawObject } from '#canonical';
import { eventTypes, itemTypes } from './codex-cli-words.ts';
import { readEventLog } from './event-log.ts';
import type { Ending, Told } from './told.ts';
import { agreed, messageOf, objectAt, stringAt } from './told.ts';

const knownItems: ReadonlySet<string> = new Set(itemTypes);

class Reading {
  readonly endings: Ending[] = [];
  said: string | undefined;
  complaint: string | undefined;
  threads = 0;
  isOpen = false;
  isStray = false;
  isTroubled = false;
  unknown = 0;

  take(event: RawObject): void {
    const type = stringAt(event, 'type') ?? '';
    if (!Object.hasOwn(eventTypes, type)) {
      this.unknown += 1;
      return;
    }
    const part = eventTypes[type as keyof typeof eventTypes];
    switch (part) {
      case 'begin':
        this.threads += 1;
        this.isStray ||= this.isOpen;
        return;
      case 'open':
        this.isStray ||= this.isOpen;
        this.isOpen = true;
        return;
      case 'work':
        this.isStray ||= !this.isOpen;
        this.takeItem(type, objectAt(event, 'item'));
        return;
      case 'done':
      case 'failure':
        this.isStray ||= !this.isOpen;
        this.isOpen = false;
        this.endings.push(part);
        this.complaint = messageOf(objectAt(event, 'error').message) ?? this.complaint;
        return;
      case 'trouble':
        this.isTroubled = true;
        this.complaint = messageOf(event.message) ?? this.complaint;
        return;
    }
  }

  private takeItem(type: string, item: RawObject): void {
    const itemType = stringAt(item, 'type') ?? '';
    if (!knownItems.has(itemType)) this.unknown += 1;
    if (type === 'item.completed' && itemType === 'agent_message') this.said = messageOf(item.text) ?? this.said;
  }
}

function settle(reading: Reading, isCut: boolean): readonly [Ending, string] {
  const ending = agreed(reading.endings);
  if (isCut) return ['unsettled', 'the log ends in the middle of a line'];
  if (reading.threads > 1) return ['unsettled', 'events of several threads'];
  if (reading.endings.length === 0 && reading.isTroubled) return ['failure', 'an error and no end of a turn'];
  if (reading.endings.length === 0) return ['unsettled', 'no end of a turn in the log'];
  if (reading.isOpen) return ['unsettled', 'a turn that does not end'];
  if (ending === undefined) return ['unsettled', 'turns that end differently'];
  if (ending === 'failure') return [ending, 'the turn failed'];
  if (reading.threads === 0 || reading.isStray) return ['unsettled', 'events outside a turn of the thread'];
  return reading.isTroubled ? ['degraded', 'a turn that ended behind an error'] : [ending, 'the turn was completed'];
}

/**
 * Reads the log of one run of `codex exec --json`. Pure; linear in its bytes. Ends as `readEventLog` does; whatever
 * else is wrong with a log leaves its ending unsettled.
 */
export function readCodexCliLog(bytes: Uint8Array): Told {
  const reading = new Reading();
  const { eventCount, isCut } = readEventLog(bytes, (event) => reading.take(event));
  const [ending, because] = settle(reading, isCut);
  return {
    ending,
    because,
    message: ending === 'done' ? (reading.said ?? reading.complaint) : (reading.complaint ?? reading.said),
    models: [],
    counts: { events: eventCount, unknown: reading.unknown },
  };
}
