// What becomes of files and a context on their whole way, as one line that a table can hold: captured, then normalized.
import { findAdapter, normalizeBytes } from '#adapters';
import { encodeCanonical, type Json, type JsonObject, parseCanonical, type Result } from '#canonical';
import { captureBytes } from '../../src/commands.ts';
import type { Capture } from '../../src/define-capture.ts';

/** The observation that comes out of a capture, through bytes all the way, or the first refusal. */
export const observe = (capture: Capture, files: readonly Uint8Array[], context: Json): Result<JsonObject> =>
  observeBytes(capture, files, encodeCanonical(context));

/** The same of a context in bytes, canonical or not. */
export function observeBytes(capture: Capture, files: readonly Uint8Array[], context: Uint8Array): Result<JsonObject> {
  const adapter = findAdapter(capture.name);
  if (adapter === undefined) throw new Error(`no normalizer ${capture.name}`);
  const captured = captureBytes(capture, context, files);
  if (!captured.ok) return captured;
  const normalized = normalizeBytes(adapter, captured.value);
  if (!normalized.ok) return normalized;
  return parseCanonical(normalized.value, { bytesMax: Infinity, depthMax: 64 }) as Result<JsonObject>;
}

/** `state reason` with the stale bindings behind it, or the refusal's code with its place. */
export function outcomeOf(capture: Capture, files: readonly Uint8Array[], context: Json): string {
  const result = observe(capture, files, context);
  if (!result.ok) return [result.refusal.code, result.refusal.at].filter((part) => part !== undefined).join(' ');
  const { state, reason_id, stale_bindings = [] } = result.value;
  return [state, reason_id, ...(stale_bindings as readonly string[])].join(' ');
}
