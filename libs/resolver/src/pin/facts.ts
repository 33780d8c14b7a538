// What pinning has to find out beside the pins: the digest of each producer's config, and the scope of each authority
// file, both as they stand in the commit.
import { accept, type Json, type JsonObject, sha256Hex } from '#canonical';
import { adapterRoles } from '#contract';
import { authorityFile, findParts, type Part, type ProfilePlace, wantAt } from '../layout.ts';
import type { ResolverResult } from '../refusals.ts';
import { contentScope } from '../scope.ts';
import { type Plan, readAll } from '../steps.ts';
import { objectIn, textIn } from './draft.ts';
import { pathIn } from './refs.ts';

/** The id of the manifest that a binding names. */
export const manifestIdOf = (binding: JsonObject): string => textIn(objectIn(binding, 'manifest_ref'), 'id') ?? '';

/** The digest of the config each manifest is bound with, by manifest id. Refuses with E_PIN a manifest bound with two. */
export function* configDigests(
  place: ProfilePlace,
  bindings: readonly JsonObject[],
): Plan<ResolverResult<ReadonlyMap<string, string>>> {
  const configs = bindings.flatMap((binding) => {
    const path = pathIn(binding.config_ref, place.repositoryId);
    return path === undefined ? [] : [{ id: manifestIdOf(binding), path }];
  });
  const wants = configs.map(({ path }) => wantAt(place, path));
  const found = yield* readAll(wants, (file) => accept(file === undefined ? '' : sha256Hex(file.bytes)));
  if (!found.ok) return found;
  const digests = new Map<string, string>();
  for (const [index, { id, path }] of configs.entries()) {
    const digest = found.value[index] as string;
    if ((digests.get(id) ?? digest) !== digest) {
      const expected = `one config for manifest \`${id}\`, whose contract is about one`;
      return { ok: false, refusal: { code: 'E_PIN', at: path, expected } };
    }
    digests.set(id, digest);
  }
  return accept(digests);
}

/** The scope of each role, the file it is from and the decision that allows it. */
export type Authority = ReadonlyMap<
  string,
  { readonly path: string; readonly decisionPath: string; readonly scope: Json }
>;

/** The authority scope of each role that has an authority file; a binding that names one must have the file. */
export function* authorityScopes(
  place: ProfilePlace,
  bindings: readonly JsonObject[],
): Plan<ResolverResult<Authority>> {
  const roles = adapterRoles.filter((role) => bindings.some((binding) => binding.role === role));
  const parts = yield* findParts(place, ['decision', ...roles].map(authorityFile));
  if (!parts.ok) return parts;
  const [decision, ...files] = parts.value;
  const scopes = new Map<string, { path: string; decisionPath: string; scope: Json }>();
  for (const [index, role] of roles.entries()) {
    const part = files[index];
    const isNamed = bindings.some((binding) => binding.role === role && 'authority_ref' in binding);
    if (part === undefined && !isNamed) continue;
    if (part === undefined || decision === undefined) {
      const name = authorityFile(part === undefined ? role : 'decision');
      const expected = `\`${name}\` in ${place.folder} or ${place.shared} of commit ${place.commitId}`;
      return { ok: false, refusal: { code: 'E_PIN', at: role, expected, mend: 'write the file and commit it' } };
    }
    const scope = authorityScope(role, part, decision) as unknown as Json;
    scopes.set(role, { path: part.path, decisionPath: decision.path, scope });
  }
  return accept(scopes);
}

const authorityScope = (role: string, part: Part, decision: Part) =>
  contentScope(
    'authority',
    { contentId: `authority-${role}`, sha256: sha256Hex(part.file.bytes) },
    sha256Hex(decision.file.bytes),
  );
