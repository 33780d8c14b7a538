// `adapter capture <name> CONTEXT FILE…` as pure commands, one for each capture.
import { accept, type Bounds, encodeCanonical, parseCanonical, type Result } from '#canonical';
import { defineCommand, type PureCommand } from '#contract';
import { captures } from './captures.ts';
import { captureCodes } from './codes.ts';
import { type Capture, filesMax } from './define-capture.ts';

/** Bounds of a context: three core documents and what they are trusted for. */
export const contextBounds: Bounds = { bytesMax: 8_388_608, depthMax: 40, entriesMax: 1024, stringBytesMax: 65_536 };

/**
 * A context in canonical bytes and a provider's files to the canonical bytes of a normalizer's input. Refuses a context that
 * does not read with E_LIMIT, E_PARSE or E_CANONICAL, then with a capture's own codes.
 */
export function captureBytes(capture: Capture, context: Uint8Array, texts: readonly Uint8Array[]): Result<Uint8Array> {
  const read = parseCanonical(context, contextBounds);
  if (!read.ok) return refuseAt(read.refusal, 'context');
  const captured = capture.capture(texts, read.value);
  return captured.ok ? accept(encodeCanonical(captured.value)) : captured;
}

const refuseAt = <R extends object>(refusal: R, input: string) =>
  ({ ok: false, refusal: { ...refusal, input } }) as const;

const nameList = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ');

const commandOf = (capture: Capture): PureCommand =>
  defineCommand({
    name: `adapter capture ${capture.name}`,
    summary: `Make the input of \`${capture.name}\` from the provider's own JSON; nothing is asked of a provider`,
    inputs: [
      {
        name: 'context',
        describe: `{observer, trust_context} in one document; the observer says ${nameList(capture.observer.required)}`,
        bytesMax: contextBounds.bytesMax,
      },
      {
        name: 'file',
        describe: `${capture.takes}; pages behind one another or in one array`,
        variadic: { min: 1, max: filesMax },
        bytesMax: capture.bounds.bytesMax,
      },
    ],
    output: 'adapter_input',
    codes: ['E_LIMIT', 'E_PARSE', 'E_CANONICAL', ...captureCodes],
    run: ({ context, file }) => {
      const captured = captureBytes(capture, context, file);
      if (captured.ok) return captured;
      const { input, ...refusal } = captured.refusal;
      if (input === undefined) return { ok: false, refusal };
      // The command knows its inputs by index, and the context is the first.
      return refuseAt(refusal, input === 'context' ? '0' : String(Number(input) + 1));
    },
  });

/** One command for each capture, sorted by name. */
export const captureCommands: readonly PureCommand[] = captures.map(commandOf);
