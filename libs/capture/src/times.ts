// Times as providers write them: with or without a fraction, in any zone. The wire format has whole seconds in UTC only.
import { isTime } from '#contract';

const grammar = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.\d{1,9})?(Z|[+-]\d\d:\d\d)$/;

/** The time as `YYYY-MM-DDTHH:MM:SSZ`, its fraction dropped; undefined when it is no time. */
export function utcTime(text: string): string | undefined {
  const [, local, zone] = grammar.exec(text) ?? [];
  // By itself first: `Date` would carry 30 February over into March.
  if (local === undefined || !isTime(`${local}Z`)) return undefined;
  if (zone === 'Z') return `${local}Z`;
  const milliseconds = Date.parse(`${local}${zone}`);
  if (Number.isNaN(milliseconds)) return undefined;
  const utc = new Date(milliseconds).toISOString().replace('.000Z', 'Z');
  return isTime(utc) ? utc : undefined;
}

/** The later of some times of the wire format, which compare as text; undefined when there is none. */
export const latest = (...times: readonly (string | null | undefined)[]): string | undefined =>
  known(times).reduce<string | undefined>((last, time) => (last !== undefined && last > time ? last : time), undefined);

/** The earlier of some times; undefined when there is none. */
export const earliest = (...times: readonly (string | null | undefined)[]): string | undefined =>
  known(times).reduce<string | undefined>(
    (first, time) => (first !== undefined && first < time ? first : time),
    undefined,
  );

const known = (times: readonly (string | null | undefined)[]): readonly string[] =>
  times.filter((time) => typeof time === 'string');
