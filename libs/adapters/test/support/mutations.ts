// Changes to a JSON value at places that the value itself offers: what a careless or hostile caller could send instead.
import fc from 'fast-check';
import type { Json } from '#canonical';

type Container = Json[] | { [key: string]: Json };
type Place = { readonly parent: Container; readonly key: string | number };

const isContainer = (value: Json): boolean => typeof value === 'object' && value !== null;

/** Every place below `root`, in document order. */
function placesOf(root: Json): readonly Place[] {
  const places: Place[] = [];
  const waiting: Json[] = [root];
  for (let value = waiting.pop(); value !== undefined; value = waiting.pop()) {
    if (!isContainer(value)) continue;
    const parent = value as Container;
    for (const key of Array.isArray(parent) ? parent.keys() : Object.keys(parent)) {
      places.push({ parent, key });
      waiting.push(Reflect.get(parent, key) as Json);
    }
  }
  return places;
}

type Mutation = (root: Json, places: readonly Place[]) => void;

const strangeText = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.constantFrom(
    '',
    '__proto__',
    'constructor',
    '\u0000',
    '\ud800',
    'é'.repeat(4097),
    '../..',
    '2026-13-01T00:00:00Z',
  ),
);
const strange: fc.Arbitrary<Json> = fc.oneof(
  fc.constantFrom<Json>(null, true, false, 0, -0, -1, 1.5, 1e21, 2 ** 53, [], {}),
  strangeText,
  fc.jsonValue({ maxDepth: 3 }) as fc.Arbitrary<Json>,
);

const put = (parent: Container, key: string | number, value: Json): void => {
  Object.defineProperty(parent, key, { value, writable: true, enumerable: true, configurable: true });
};

const pick = <T>(items: readonly T[], index: number): T | undefined => items[index % Math.max(1, items.length)];

/** What `observe` says of `root` with `value` in each place in turn; the places are as they were afterwards. */
export function* inEachPlace<T>(root: Json, value: Json, observe: () => T): Generator<T> {
  for (const { parent, key } of placesOf(root)) {
    const before = Reflect.get(parent, key) as Json;
    put(parent, key, value);
    yield observe();
    put(parent, key, before);
  }
}

/** One change: something strange in a place, a member gone, a member too many, an item twice, or one place's value in another. */
const mutation: fc.Arbitrary<Mutation> = fc.oneof(
  fc.tuple(fc.nat(), strange).map(
    ([index, value]): Mutation =>
      (_root, places) => {
        const place = pick(places, index);
        if (place !== undefined) put(place.parent, place.key, value);
      },
  ),
  fc.nat().map(
    (index): Mutation =>
      (_root, places) => {
        const place = pick(places, index);
        if (place === undefined) return;
        if (Array.isArray(place.parent)) place.parent.splice(Number(place.key), 1);
        else Reflect.deleteProperty(place.parent, place.key);
      },
  ),
  fc.tuple(fc.nat(), strangeText, strange).map(
    ([index, key, value]): Mutation =>
      (_root, places) => {
        const place = pick(places, index);
        if (place !== undefined && !Array.isArray(place.parent)) put(place.parent, key, value);
      },
  ),
  fc.nat().map(
    (index): Mutation =>
      (_root, places) => {
        const place = pick(
          places.filter(({ parent }) => Array.isArray(parent)),
          index,
        );
        if (place !== undefined)
          (place.parent as Json[]).push(structuredClone(Reflect.get(place.parent, place.key) as Json));
      },
  ),
  fc.tuple(fc.nat(), fc.nat()).map(
    ([from, to]): Mutation =>
      (_root, places) => {
        const [source, target] = [pick(places, from), pick(places, to)];
        if (source === undefined || target === undefined) return;
        put(target.parent, target.key, structuredClone(Reflect.get(source.parent, source.key) as Json));
      },
  ),
);

/** Makes one to three changes to a copy of a value. */
export const mutations: fc.Arbitrary<(value: Json) => Json> = fc
  .array(mutation, { minLength: 1, maxLength: 3 })
  .map((changes) => (value) => {
    const copy: Json = JSON.parse(JSON.stringify(value));
    for (const change of changes) change(copy, placesOf(copy));
    return copy;
  });
