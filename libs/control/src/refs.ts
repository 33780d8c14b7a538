// How documents of this room name one another: as documents, by kind, id and digest, or as content, by a name and a digest.
import type { ContentRef, Digested } from '#contract';

type Envelope = { readonly schema_version: number; readonly kind: string; readonly id: string };

/** A document by version, kind, id and digest. */
export const controlRefOf = <T extends Envelope>({ content, sha256 }: Digested<T>) => ({
  schema_version: content.schema_version as T['schema_version'],
  kind: content.kind as T['kind'],
  id: content.id,
  sha256,
});

/** A document of this room as content; its id is the content's. */
export const contentRefOf = <const MediaType extends string>(
  { content, sha256 }: Digested<Pick<Envelope, 'id'>>,
  mediaType: MediaType,
): ContentRef & { media_type: MediaType } => ({ content_id: content.id, media_type: mediaType, sha256 });

export const policyMediaType = 'application/vnd.ystack.control-policy+json';
export const decisionMediaType = 'application/vnd.ystack.control-decision+json';
