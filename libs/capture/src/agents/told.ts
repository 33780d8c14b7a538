// What an event log is allowed to tell of an attempt, whichever harness wrote it: how the turn ended, one text for people
// and the names of the models that worked. Only the first counts for the state, and it comes from the closed words of the
// harness alone; a word nobody has judged yet, or a log that is not whole, is unsettled.
import type { RawJson, RawObject } from '#canonical';
import { isObject } from './event-log.ts';

/**
 * How a turn ended. `done`: the harness says that it finished; `failure`: that it did not; `degraded`: that a limit of
 * its own or trouble on the way cut it short; `unsettled`: the log does not say, or says two things.
 */
export type Ending = 'done' | 'failure' | 'degraded' | 'unsettled';

export type Told = {
  readonly ending: Ending;
  /** Why the ending is what it is, for people. */
  readonly because: string;
  /** The harness's own text, as it came, clipped to `messageBytesMax`; undefined when there is none. */
  readonly message: string | undefined;
  /** The models that the log names, each once; the list stops at `modelsMax`. */
  readonly models: readonly string[];
  readonly counts: {
    readonly events: number;
    /** Events of a type that is not known here. They are carried by nothing and decide nothing. */
    readonly unknown: number;
  };
};

/** UTF-8 bytes of a message, as a producer's snapshot bounds it. */
export const messageBytesMax = 1024;
/** Models that are told apart. A log that names more names one that was not asked for. */
export const modelsMax = 16;

/** Text as a message: whole code points, at most `messageBytesMax` bytes, undefined when nothing is left. */
export function messageOf(value: RawJson | undefined): string | undefined {
  if (typeof value !== 'string') return undefined;
  let bytes = 0;
  let end = 0;
  for (const point of value) {
    bytes += utf8Bytes(point.codePointAt(0) ?? 0);
    if (bytes > messageBytesMax) break;
    end += point.length;
  }
  return end === 0 ? undefined : value.slice(0, end);
}

const utf8Bytes = (point: number): number => 1 + Number(point > 0x7f) + Number(point > 0x7ff) + Number(point > 0xffff);

/** The member of an event when it is a string. */
export const stringAt = (event: RawObject, name: string): string | undefined => {
  const value = event[name];
  return typeof value === 'string' ? value : undefined;
};

/** The member of an event when it is an object, or an empty one. */
export const objectAt = (event: RawObject, name: string): RawObject => {
  const value = event[name];
  return isObject(value) ? value : {};
};

/** What a list of endings, one a turn, comes to: all must say the same. */
export function agreed(endings: readonly Ending[]): Ending | undefined {
  const [first] = endings;
  return first !== undefined && endings.every((ending) => ending === first) ? first : undefined;
}
