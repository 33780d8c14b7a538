// A place in a provider's JSON: a value with the way that led to it. Captures are written as if every member were there;
// the first that is not ends the capture, with its file and JSON pointer. That end is thrown as a `Departure`, which the
// frame (`define-capture.ts`) catches and nobody else sees.
import { type Json, jsonPointer, type RawJson, RawNumber, type Refusal } from '#canonical';
import { isObjectId } from '#contract';
import type { CaptureCode } from './codes.ts';
import { utcTime } from './times.ts';

/** Where a document comes from. `input` is the index of its file; `nth` counts the values of a file that has several. */
export type Origin = { readonly input: string; readonly nth?: number; readonly isContext?: true };

/** The end of a capture, on its way to the frame. */
export class Departure extends Error {
  override readonly name = 'Departure';
  readonly refusal: Refusal<CaptureCode>;

  constructor(refusal: Refusal<CaptureCode>) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

type Step = { readonly parent: Place; readonly name: string | number };
type Value = RawJson | Json | undefined;

/** `undefined` as the value means that nothing is there. */
export class Place {
  readonly value: Value;
  readonly origin: Origin;
  private readonly step: Step | undefined;

  constructor(value: Value, origin: Origin, step?: Step) {
    this.value = value;
    this.origin = origin;
    this.step = step;
  }

  /** The member of that name; of what is no object, nothing. */
  get(name: string): Place {
    const members = this.isObject ? (this.value as { readonly [key: string]: Value }) : undefined;
    const value = members !== undefined && Object.hasOwn(members, name) ? members[name] : undefined;
    return new Place(value, this.origin, { parent: this, name });
  }

  /** The place at the end of several names. */
  at(...names: readonly string[]): Place {
    return names.reduce<Place>((place, name) => place.get(name), this);
  }

  get isObject(): boolean {
    const { value } = this;
    return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof RawNumber);
  }

  get isArray(): boolean {
    return Array.isArray(this.value);
  }

  /** Whether there is nothing here, or null. */
  get isNothing(): boolean {
    return this.value === undefined || this.value === null;
  }

  /** Whether all these members are here, null or not. */
  has(...names: readonly string[]): boolean {
    return this.isObject && names.every((name) => this.get(name).value !== undefined);
  }

  /** Names of the members in the file's order. */
  keys(): readonly string[] {
    return this.isObject ? Object.keys(this.value as object) : [];
  }

  items(): readonly Place[] {
    if (!this.isArray) return this.wrong('an array');
    return (this.value as readonly Value[]).map((value, name) => new Place(value, this.origin, { parent: this, name }));
  }

  object(): this {
    return this.isObject ? this : this.wrong('an object');
  }

  text(): string {
    return typeof this.value === 'string' ? this.value : this.wrong('a text');
  }

  /** Text where there is some; null for null, for nothing and for what is no text. For text that is only carried. */
  textIfAny(): string | null {
    return typeof this.value === 'string' ? this.value : null;
  }

  boolean(): boolean {
    return typeof this.value === 'boolean' ? this.value : this.wrong('a boolean');
  }

  /** An id of the provider's as decimal text, from the very digits of the file. */
  id(): string {
    const digits = this.value instanceof RawNumber ? this.value.text : '';
    return /^[1-9][0-9]{0,19}$/.test(digits) ? digits : this.wrong('an id: a whole number of 1 to 20 digits');
  }

  /** A whole number from 0 to `max`. More is refused as a bound. */
  count(max: number): number {
    const digits = this.value instanceof RawNumber ? this.value.text : '';
    if (!/^(?:0|[1-9][0-9]*)$/.test(digits)) return this.wrong('a whole number');
    const count = Number(digits);
    return count <= max ? count : this.fail('capture.bounds', `at most ${max}`);
  }

  /** A time of the wire format. */
  time(): string {
    return utcTime(this.text()) ?? this.wrong('a time like `2026-01-31T08:00:00Z`');
  }

  /** A time, or null where there is none. */
  timeOrNull(): string | null {
    return this.isNothing ? null : this.time();
  }

  /** A full Git object id, whose length says the hash. */
  commit(): { readonly hash_algorithm: 'sha1' | 'sha256'; readonly commit_id: string } {
    const commit_id = this.text();
    if (isObjectId(commit_id, 'sha1')) return { hash_algorithm: 'sha1', commit_id };
    return isObjectId(commit_id, 'sha256') ? { hash_algorithm: 'sha256', commit_id } : this.wrong('a full object id');
  }

  /** Ends the capture here. */
  fail(code: CaptureCode, expected: string): never {
    const { input, nth, isContext } = this.origin;
    const pointer = jsonPointer(this.path());
    const at = nth === undefined ? pointer : `value ${nth}: ${pointer === '' ? 'the whole of it' : pointer}`;
    throw new Departure({ code: isContext ? 'capture.invalid-context' : code, input, at, expected });
  }

  /** Ends the capture because this is missing or of another form. */
  wrong(expected: string): never {
    return this.fail(this.isNothing ? 'capture.missing-field' : 'capture.wrong-type', expected);
  }

  private path(): readonly (string | number)[] {
    const names: (string | number)[] = [];
    let step = this.step;
    while (step !== undefined) {
      names.push(step.name);
      step = step.parent.step;
    }
    return names.reverse();
  }
}
