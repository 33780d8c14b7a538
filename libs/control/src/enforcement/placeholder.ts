// Digests that stand for something nobody has hashed yet: all ones or all zeros. A receipt that carries one proves nothing.
import type { Json } from '#canonical';

const placeholders: ReadonlySet<Json> = new Set(['0'.repeat(64), '1'.repeat(64)]);

export const isPlaceholder = (digest: Json): boolean => placeholders.has(digest);

/** Whether any `sha256` or `…_sha256` below `value` is a placeholder. `value` is a document, so of bounded depth. */
export function hasPlaceholder(value: Json): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) return value.some(hasPlaceholder);
  return Object.entries(value).some(
    ([key, item]) => (/(?:^|_)sha256$/.test(key) && isPlaceholder(item)) || hasPlaceholder(item),
  );
}
