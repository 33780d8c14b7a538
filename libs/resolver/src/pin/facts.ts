// What pinning has to find out beside the pins: the digest of each producer's config, and the scope of each authority
// file, both as they stand in the commit.
import { accept, type Json, type JsonObject, sha256Hex } from '#canonical';
import { authorityFile, findParts, type Part, type ProfilePlace } from '../layout.ts';
import { documentBytesMax } from '../locator.ts';
import type { ResolverResult } from '../refusals.ts';
import { contentScope } from '../scope.ts';
import { type Plan, read } from '../steps.ts';
import { objectIn, textIn } from './draft.ts';

/** The id of the manifest that a binding names. */
export const manifestIdOf = (binding: JsonObject): string => textIn(objectIn(binding, 'manifest_ref'), 'id') ?? '';

/** The digest of the config each manifest is bound with, by manifest id. */
export function* configDigests(
  place: ProfilePlace,
  bindings: readonly JsonObject[],
): Plan<ResolverResult<ReadonlyMap<string, string>>> {
  const configs = bindings.flatMap((binding) => {
    const path = textIn(objectIn(objectIn(binding, 'config_ref'), 'location'), 'value');
    return path === undefined ? [] : [{ id: manifestIdOf(binding), path }];
  });
  const { repositoryId, commitId } = place;
  const answers = yield* read(
    configs.map(({ path }) => ({ repositoryId, commitId, path, bytesMax: documentBytesMax })),
  );
  const digests = new Map<string, string>();
  for (const [index, { id }] of configs.entries()) {
    const answer = answers[index];
    if (answer?.ok === false) return answer;
    if (answer?.value !== undefined) digests.set(id, sha256Hex(answer.value.bytes));
  }
  return accept(digests);
}

/** The scope of each role and the file it is from. */
export type Authority = ReadonlyMap<string, { readonly path: string; readonly scope: Json }>;

/** The authority scope of each role that has an authority file; a binding that names one must have the file. */
export function* authorityScopes(
  place: ProfilePlace,
  bindings: readonly JsonObject[],
): Plan<ResolverResult<Authority>> {
  const roles = [...new Set(bindings.map((binding) => textIn(binding, 'role') ?? ''))].filter((role) => role !== '');
  const parts = yield* findParts(place, ['decision', ...roles].map(authorityFile));
  if (!parts.ok) return parts;
  const [decision, ...files] = parts.value;
  const scopes = new Map<string, { readonly path: string; readonly scope: Json }>();
  for (const [index, role] of roles.entries()) {
    const part = files[index];
    const isNamed = bindings.some((binding) => binding.role === role && 'authority_ref' in binding);
    if (part === undefined && !isNamed) continue;
    if (part === undefined || decision === undefined) {
      const name = authorityFile(part === undefined ? role : 'decision');
      const expected = `\`${name}\` in ${place.folder} or ${place.shared} of commit ${place.commitId}`;
      return { ok: false, refusal: { code: 'E_PIN', at: role, expected, mend: 'write the file and commit it' } };
    }
    scopes.set(role, { path: part.path, scope: authorityScope(role, part, decision) as unknown as Json });
  }
  return accept(scopes);
}

const authorityScope = (role: string, part: Part, decision: Part) =>
  contentScope(
    'authority',
    { contentId: `authority-${role}`, sha256: sha256Hex(part.file.bytes) },
    sha256Hex(decision.file.bytes),
  );
