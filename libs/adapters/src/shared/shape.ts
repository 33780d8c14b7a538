// Closed shapes of outside JSON, as small predicates that can say where a value departs. A normalizer names one token per
// part of its input, so the first departure is enough; its place is built only on the way out of a refusal. Every shape is
// bounded by itself (list lengths, string bytes, fixed nesting), so checking is linear in the input and never recurses
// deeper than the shape is written. A schema language is not used here: the tables beside read as the rules do.
import type { Json, JsonObject, Result } from '#canonical';
import { accept, isStrictlySorted, jsonPointer, refuse } from '#canonical';

/** Where a value departs from a shape (a JSON pointer below the value) and what was expected there. */
export type Misfit = { readonly at: string; readonly expected: string };

/** `check` answers undefined when a value fits, and it is then of type T. `fits` carries the type and never exists. */
export type Shape<out T> = { readonly check: (value: Json) => Misfit | undefined; readonly fits?: T };

export type Fitted<S> = S extends Shape<infer T> ? T : never;

/** A rule over a value whose shape already holds: what must be true, for people, and whether it is. */
export type Fact<T> = readonly [expected: string, holds: (value: T) => boolean];

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isString = (value: Json): value is string => typeof value === 'string';

const misfit = (expected: string): Misfit => ({ at: '', expected });

const below = (key: string | number, inner: Misfit): Misfit => ({
  at: jsonPointer([key]) + inner.at,
  expected: inner.expected,
});

/** A value for which `test` holds. */
export const scalar = <T>(expected: string, test: (value: Json) => boolean): Shape<T> => ({
  check: (value) => (test(value) ? undefined : misfit(expected)),
});

/** Text that a pattern matches. Patterns are anchored and bounded. */
export const matching = (expected: string, pattern: RegExp): Shape<string> =>
  scalar(expected, (value) => isString(value) && pattern.test(value));

/** One of the given strings, numbers or booleans, exactly. */
export const oneOf = <const T extends string | number | boolean>(...values: readonly T[]): Shape<T> => {
  const known: ReadonlySet<Json> = new Set(values);
  return scalar(values.map((value) => `\`${value}\``).join(' or '), (value) => known.has(value));
};

/** One of the names of a table. */
export const keyOf = <Table extends { readonly [name: string]: unknown }>(table: Table): Shape<keyof Table & string> =>
  oneOf(...(Object.keys(table) as (keyof Table & string)[]));

/** Any value at all; it is carried or looked at later, and not descended into here. */
export const any: Shape<Json> = { check: () => undefined };

export const boolean: Shape<boolean> = scalar('a boolean', (value) => typeof value === 'boolean');

/** Any object; its members are not looked at. */
export const object: Shape<JsonObject> = scalar('an object', isObject);

/** A whole number from `min` to `max`, both included; negative zero is none. */
export const integer = (min: number, max: number): Shape<number> =>
  scalar(
    `an integer from ${min} to ${max}`,
    (value) => Number.isInteger(value) && !Object.is(value, -0) && Number(value) >= min && Number(value) <= max,
  );

export const orNull = <T>(shape: Shape<T>): Shape<T | null> => ({
  check: (value) => (value === null ? undefined : shape.check(value)),
});

type Members = { readonly [name: string]: Shape<unknown> };
export type Recorded<M extends Members> = { readonly [K in keyof M]: Fitted<M[K]> };

/** An object with exactly these members, each in its shape, and then with these facts between them. */
export const record = <M extends Members>(
  members: M,
  facts: readonly Fact<NoInfer<Recorded<M>>>[] = [],
): Shape<Recorded<M>> => {
  const shapes = Object.entries(members);
  const expected = `an object with exactly the members ${shapes.map(([name]) => `\`${name}\``).join(', ')}`;
  const hasMembers = (value: Json): value is JsonObject =>
    isObject(value) &&
    Object.keys(value).length === shapes.length &&
    shapes.every(([name]) => Object.hasOwn(value, name));
  const check = (value: Json): Misfit | undefined => {
    if (!hasMembers(value)) return misfit(expected);
    for (const [name, shape] of shapes) {
      const inner = shape.check(value[name] as Json);
      if (inner !== undefined) return below(name, inner);
    }
    return firstBroken(facts, value as Recorded<M>);
  };
  return { check };
};

function firstBroken<T>(facts: readonly Fact<T>[], value: T): Misfit | undefined {
  const broken = facts.find(([, holds]) => !holds(value));
  return broken === undefined ? undefined : misfit(broken[0]);
}

/** An array of `min` to `max` items; a longer one is refused before any item is looked at. */
export const list = <T>(item: Shape<T>, min: number, max: number): Shape<readonly T[]> => ({
  check: (value) => {
    if (!Array.isArray(value) || value.length < min || value.length > max) {
      return misfit(`an array of ${min} to ${max} items`);
    }
    for (const [index, entry] of value.entries()) {
      const inner = item.check(entry);
      if (inner !== undefined) return below(index, inner);
    }
    return undefined;
  },
});

/** A shape with facts about the whole value. */
export const holding = <T>(shape: Shape<T>, facts: readonly Fact<NoInfer<T>>[]): Shape<T> => ({
  check: (value) => shape.check(value) ?? firstBroken(facts, value as T),
});

/** A list whose items strictly increase by `compare`: sorted, and none twice. */
export const sortedList = <T>(
  item: Shape<T>,
  min: number,
  max: number,
  compare: (left: NoInfer<T>, right: NoInfer<T>) => number,
): Shape<readonly T[]> =>
  holding(list(item, min, max), [['items that strictly increase', (items) => isStrictlySorted(items, compare)]]);

/** The value as T, or a refusal with `code` that says where below `at` it departs from the shape. */
export function admit<T, Code extends string>(shape: Shape<T>, value: Json, code: Code, at: string): Result<T, Code> {
  const departure = shape.check(value);
  if (departure === undefined) return accept(value as T);
  return refuse({ code, at: `${at}${departure.at}`, expected: departure.expected });
}
