// What the caller says beside the provider's files. `trust_context` is what the caller expects: it goes to the normalizer
// as it came and is never taken from the payload, or every payload would agree with itself. `observer` is what no payload
// says: who looked, when, and by which name our documents know the repository.
import type { Json, JsonObject } from '#canonical';
import { isId, isTime } from '#contract';
import { Place } from './place.ts';

export type CaptureContext = { readonly observer: Place; readonly trustContext: JsonObject };

/** The members an observer has, and those it may have. */
export type ObserverMembers = { readonly required: readonly string[]; readonly optional?: readonly string[] };

const origin = { input: 'context', isContext: true } as const;

/** Reads a context of exactly the members `observer` and `trust_context`, both objects. */
export function contextOf(context: Json, members: ObserverMembers): CaptureContext {
  const root = new Place(context, origin);
  withMembers(root, { required: ['observer', 'trust_context'] });
  const trustContext = root.get('trust_context').object().value as JsonObject;
  return { observer: withMembers(root.get('observer'), members), trustContext };
}

function withMembers(place: Place, { required, optional = [] }: ObserverMembers): Place {
  const known = new Set([...required, ...optional]);
  const fits = place.has(...required) && place.keys().every((key) => known.has(key));
  const names = (list: readonly string[]) => list.map((name) => `\`${name}\``).join(', ');
  const perhaps = optional.length === 0 ? '' : `, and perhaps ${names(optional)}`;
  return fits ? place : place.wrong(`an object of the members ${names(required)}${perhaps}`);
}

/** A time of the observer's, in the wire format already. */
export const observedTime = (place: Place): string => {
  const time = place.text();
  return isTime(time) ? time : place.wrong('a time `YYYY-MM-DDTHH:MM:SSZ`');
};

/** An id of our own documents'. */
export const ownId = (place: Place): string => {
  const id = place.text();
  return isId(id) ? id : place.wrong('an id');
};

/** An id of the provider's as decimal text, as trust contexts have them. */
export const decimalId = (place: Place): string => {
  const id = place.text();
  return /^[1-9][0-9]{0,19}$/.test(id) ? id : place.wrong('a provider id as decimal text');
};
