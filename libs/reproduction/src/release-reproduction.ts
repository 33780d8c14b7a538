// What came of building a release again under other circumstances, as a document. It names the release by id and by the
// digest of its manifest, and nothing of the machine: no path, time, host or user.
import { type Bounds, documentDigest, encodeCanonical, type Json, type Result } from '#canonical';
import { type Admitted, type DocumentKind, defineKind, unrelated } from '#contract';
import type { ReleaseReproduction } from './generated/release-reproduction.d.ts';
import { validate } from './generated/release-reproduction.js';

/** With fewer variations that ran, whatever came of them, nothing was shown. */
export const variationsRunMin = 20;

const bounds: Bounds = {
  bytesMax: 1_048_576,
  depthMax: 8,
  entriesMax: 256,
  stringBytesMax: 8192,
  integers: 'int32',
};

type Body = ReleaseReproduction['body'];
export type VariationOutcome = Body['variations'][number]['outcome'];

/** E_RELATION for an id that is not the digest of the body, a variation twice, and fewer than twenty that ran. */
export const reproductionKind: DocumentKind<ReleaseReproduction> = defineKind<ReleaseReproduction>({
  kind: 'release_reproduction',
  schemaVersion: 1,
  bounds,
  validate,
  relations: [
    ({ id, body }) => (id === idOf(body) ? undefined : unrelated(['id'], `\`${idOf(body)}\`, the digest of the body`)),
    ({ body: { variations } }) => {
      const names = variations.map(({ name }) => name);
      const again = names.findIndex((name, index) => names.indexOf(name) < index);
      return again < 0 ? undefined : unrelated(['body', 'variations', again, 'name'], 'each variation once');
    },
    ({ body: { variations } }) => {
      const ran = variations.filter(({ outcome }) => outcome.state !== 'unavailable').length;
      if (ran >= variationsRunMin) return undefined;
      return unrelated(['body', 'variations'], `at least ${variationsRunMin} variations that ran, not ${ran}`);
    },
  ],
});

const idOf = (body: Body): string => `reproduction.${documentDigest(body as unknown as Json)}`;

/** The document of these outcomes. Refuses as its kind does. */
export function buildReproduction(body: Body): Result<Admitted<ReleaseReproduction>> {
  const value = { schema_version: 1, kind: 'release_reproduction', id: idOf(body), body };
  return reproductionKind.parse(encodeCanonical(value as unknown as Json));
}
