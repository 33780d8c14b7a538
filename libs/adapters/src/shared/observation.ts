// The one document every normalizer answers with. It grants nothing, claims no qualification and has no effect, whatever
// the provider said; the tail that says so is written here only.
import type { Json, JsonObject } from '#canonical';

/** An adapter as its observations name it. Adapters that watch a provider say that nothing activated them. */
export const inactiveAdapter = (name: string): JsonObject => ({
  id: `adapter.${name}.v1`,
  version: 'v1',
  status: 'inactive',
});

/** Builds an `adapter_observation`, schema version 1: `content` between the common head and the common tail. */
export const buildObservation = (adapter: JsonObject, content: { readonly [name: string]: Json }): JsonObject => ({
  schema_version: 1,
  kind: 'adapter_observation',
  adapter,
  ...content,
  authority: 'none',
  qualification: { state: 'unavailable', reason_id: 'adapter.unqualified' },
  effects: [],
});
