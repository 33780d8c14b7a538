// The manifests that were handed in must be exactly those that the profile pins: by id and digest, one source each. A
// spare manifest is refused too, so that nothing is judged that the profile did not ask for.

import type { Documents } from './document-sources.ts';
import { type ResolverRefusal, refuseFor } from './refusals.ts';

const mend = 'run `pin` on the profile, or hand in the manifest that it pins';

/** The first broken rule, in the order ambiguous, missing, extra; undefined when all hold. */
export function mismatchedManifest({ profile, manifests }: Documents): ResolverRefusal | undefined {
  const ids = manifests.map(({ content }) => content.id);
  const seen = new Set<string>();
  for (const id of ids) {
    if (seen.has(id)) return refusal('manifest-source-ambiguous', id, 'one source for each manifest id');
    seen.add(id);
  }
  const pinned = new Map(profile.content.body.bindings.map(({ manifest_ref }) => [key(manifest_ref), manifest_ref]));
  const given = new Set(manifests.map(({ content, sha256 }) => key({ id: content.id, sha256 })));
  for (const [wanted, { id, sha256 }] of pinned) {
    if (!given.has(wanted)) return refusal('manifest-source-missing', id, `a manifest with sha256 ${sha256}`);
  }
  const spare = manifests.find(({ content, sha256 }) => !pinned.has(key({ id: content.id, sha256 })));
  return spare && refusal('manifest-source-extra', spare.content.id, 'only manifests that the profile pins');
}

const key = ({ id, sha256 }: { readonly id: string; readonly sha256: string }): string => `${id} ${sha256}`;

const refusal = (
  detail: 'manifest-source-ambiguous' | 'manifest-source-missing' | 'manifest-source-extra',
  at: string,
  expected: string,
): ResolverRefusal => refuseFor(detail, { code: 'E_RELATION', at, expected, mend }).refusal;
