// The frame of every capture: a provider's files, read without loss and within bounds, and the caller's context become the
// input of one normalizer, or a named refusal with its file and place. Pure and offline; what a capture decides is its own
// `build`, which sees the values of all files in their order, each one that stood by itself in a file.
import { accept, type Json, type JsonObject, parseRawJson, type RawBounds, type Result, refuse } from '#canonical';
import type { CaptureCode } from './codes.ts';
import { type CaptureContext, contextOf, type ObserverMembers } from './context.ts';
import { Departure, Place } from './place.ts';

/** Files of one capture. */
export const filesMax = 256;

/** Bounds of one file unless a capture says otherwise: room for 5,000 changed files with long patches. */
export const fileBounds: RawBounds = { bytesMax: 67_108_864, depthMax: 64, membersMax: 2_000_000 };

/** Bytes of all files of one capture. */
export const allBytesMax = 134_217_728;

export type CaptureDefinition = {
  /** The normalizer's name. */
  readonly name: string;
  /** What to hand in, for people: `a pull request and its files`. */
  readonly takes: string;
  readonly observer: ObserverMembers;
  readonly bounds?: RawBounds;
  /** The normalizer's input. Ends a capture by `Place.fail`, never otherwise. */
  readonly build: (values: readonly Place[], context: CaptureContext) => JsonObject;
};

export type Capture = {
  readonly name: string;
  readonly takes: string;
  readonly observer: ObserverMembers;
  readonly bounds: RawBounds;
  /**
   * Files and a context to a normalizer's input. Refuses with a `CaptureCode`; `input` is the index of the file as a decimal
   * string, or `context`. Never throws for what is in the files.
   */
  readonly capture: (texts: readonly Uint8Array[], context: Json) => Result<JsonObject, CaptureCode>;
};

/** Defines one capture. */
export function defineCapture(definition: CaptureDefinition): Capture {
  const { name, takes, observer, bounds = fileBounds, build } = definition;
  return {
    name,
    takes,
    observer,
    bounds,
    capture: (texts, context) => {
      try {
        const known = contextOf(context, observer);
        return accept(build(readFiles(texts, bounds), known));
      } catch (error) {
        if (error instanceof Departure) return refuse(error.refusal);
        throw error;
      }
    },
  };
}

/** Every value of every file, in order. */
function readFiles(texts: readonly Uint8Array[], bounds: RawBounds): readonly Place[] {
  const size = texts.reduce((sum, { length }) => sum + length, 0);
  if (texts.length > filesMax) depart('capture.bounds', `at most ${filesMax} files, not ${texts.length}`);
  if (size > allBytesMax) depart('capture.bounds', `at most ${allBytesMax} bytes in all files, not ${size}`);
  return texts.flatMap((text, index) => readFile(text, String(index), bounds));
}

const codes = {
  E_LIMIT: 'capture.bounds',
  E_PARSE: 'capture.not-json',
  E_DUPLICATE: 'capture.duplicate-key',
} as const;

function readFile(text: Uint8Array, input: string, bounds: RawBounds): readonly Place[] {
  const read = parseRawJson(text, bounds);
  if (!read.ok) throw new Departure({ ...read.refusal, code: codes[read.refusal.code], input });
  const isOne = read.value.length === 1;
  return read.value.map((value, index) => new Place(value, isOne ? { input } : { input, nth: index + 1 }));
}

/** Ends a capture for what is not in any one place. */
export function depart(code: CaptureCode, expected: string): never {
  throw new Departure({ code, expected });
}
