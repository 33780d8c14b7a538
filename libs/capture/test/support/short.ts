// Shorter than `outcome.ts`: refusals by their token alone, and what lies between capture and normalizer.
import type { Json, JsonObject } from '#canonical';
import type { Capture } from '../../src/define-capture.ts';
import { observe } from './outcome.ts';

/** `state reason stale…`, or the token that the capture or the normalizer refuses with. */
export function shortOf(capture: Capture, files: readonly Uint8Array[], context: Json): string {
  const result = observe(capture, files, context);
  if (!result.ok) return result.refusal.code;
  const { state, reason_id, stale_bindings = [] } = result.value;
  return [state, reason_id, ...(stale_bindings as readonly string[])].join(' ');
}

/** The snapshot captured. Throws when there is none. */
export function snapshotOf(capture: Capture, files: readonly Uint8Array[], context: Json): JsonObject {
  const result = capture.capture(files, context);
  if (!result.ok) throw new Error(JSON.stringify(result.refusal));
  return result.value.snapshot as JsonObject;
}
