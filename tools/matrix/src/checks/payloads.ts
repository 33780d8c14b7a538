// Payloads against the result that came with them: what a result names must be there, and nothing may be there that it does
// not name. Pure.
import { equalJson, type Json, type JsonObject, sha256Hex } from '#canonical';
import type { ContentRef, StageResult } from '#contract';
import { type Violation, violated } from '../violations.ts';

export type Payload = ContentRef & { readonly data: string };

/** A payload's own reference. */
export const refOf = ({ content_id, media_type, sha256 }: Payload): ContentRef => ({ content_id, media_type, sha256 });

/** The list as payloads, or undefined when an item is not one. */
export function readPayloads(value: Json | undefined): readonly Payload[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const items = value as readonly Json[];
  return items.every(isPayload) ? (items as readonly Payload[]) : undefined;
}

const isPayload = (item: Json): boolean =>
  typeof item === 'object' &&
  item !== null &&
  Object.keys(item).sort().join() === 'content_id,data,media_type,sha256' &&
  Object.values(item).every((member) => typeof member === 'string');

/** Every way in which payloads and result are not about one another. */
export function checkPayloads(payloads: readonly Payload[], { body }: StageResult): readonly Violation[] {
  const refs = contentRefsIn(body);
  const idsOf = (items: readonly ContentRef[]) => [...new Set(items.map(({ content_id }) => content_id))];
  const spoiled = payloads.filter(({ data, sha256 }) => sha256Hex(data) !== sha256);
  const dangling = refs.filter((ref) => !payloads.some((payload) => equalJson(refOf(payload), ref)));
  const unnamed = payloads.filter((payload) => !refs.some((ref) => equalJson(refOf(payload), ref)));
  const twice = payloads.filter(
    ({ content_id }, index) => payloads.findIndex((p) => p.content_id === content_id) < index,
  );
  return [
    ...idsOf(spoiled).map((id) => `\`${id}\` with the digest it states`),
    ...idsOf(dangling).map((id) => `a payload for \`${id}\` with the digest of the result`),
    ...idsOf(unnamed).map((id) => `no payload \`${id}\` that the result does not name`),
    ...idsOf(twice).map((id) => `\`${id}\` once`),
  ].map((expected) => violated('payload-link', expected));
}

/** Every content that a result names as its own: outputs, delta, diagnostics, evidence and the sources of its facts. */
function contentRefsIn({ outputs, delta_ref, diagnostics, evidence, execution }: StageResult['body']): ContentRef[] {
  const facts = Object.values((execution?.metadata ?? {}) as unknown as JsonObject);
  return [
    ...outputs.map(({ ref }) => ref),
    ...(delta_ref === undefined ? [] : [delta_ref]),
    ...diagnostics,
    ...evidence.map(({ proof_ref }) => proof_ref),
    ...facts.flatMap((fact) =>
      typeof fact === 'object' && fact !== null && 'source_ref' in fact ? [fact.source_ref as ContentRef] : [],
    ),
  ];
}
