// The facets that need content: what bindings pin, what families of evals came to, which shared code adapters reach, and the
// policies themselves. Each is undefined where its content is not at hand.
import { type Json, sha256Hex } from '#canonical';
import type { Facet, Fields } from '../compare/facets.ts';
import { leavesOf, listOf, objectOf, readJson, textOf } from '../compare/read-json.ts';
import { type ComparedRelease, contentsOf } from './contents.ts';

export type PinnedThing = 'pins' | 'prompts' | 'skills';

/** By profile, role and slot: the path, object and commit that a binding pins. */
export function pinsFacet(release: ComparedRelease, thing: PinnedThing): Facet | undefined {
  const profiles = contentsOf(release, 'profiles');
  if (profiles === undefined) return undefined;
  const facet = new Map<string, Fields>();
  for (const [path, bytes] of profiles) {
    const profile = `profile.${path.split('/')[1] ?? ''}.v1`;
    for (const binding of listOf(objectOf(objectOf(readJson(bytes)).body).bindings).map(objectOf)) {
      for (const [slot, ref] of slotsOf(thing, binding)) {
        facet.set(`${profile} ${textOf(binding.role)} ${slot}`, pinFields(ref));
      }
    }
  }
  return facet;
}

function slotsOf(thing: PinnedThing, binding: Readonly<Record<string, Json>>): readonly (readonly [string, Json])[] {
  const one = (slot: string, ref: Json | undefined) => (ref === undefined ? [] : [[slot, ref] as const]);
  switch (thing) {
    case 'prompts':
      return one('prompt', binding.prompt_ref);
    case 'skills':
      return listOf(binding.skill_refs).map((ref) => [placeOf(ref), ref] as const);
    case 'pins':
      return [
        ...one('package', binding.package_ref),
        ...one('config', binding.config_ref),
        ...one('manifest', binding.manifest_ref),
        ...one('model', binding.model_request),
        ...one('permissions', binding.requested_permissions),
        ...one('tools', binding.requested_tools),
      ];
  }
}

const placeOf = (ref: Json): string => textOf(objectOf(objectOf(ref).location).value);

/** A pin of a Git object in three fields; anything else by its leaves. */
function pinFields(ref: Json): Fields {
  const { object_id, revision } = objectOf(ref);
  if (object_id === undefined) return leavesOf(ref);
  const { commit_id } = objectOf(revision);
  return new Map([
    ['path', placeOf(ref)],
    ['object_id', textOf(object_id)],
    ['commit_id', textOf(commit_id)],
  ]);
}

/** By profile and family: how many cases there were and how they came out. */
export function evalsFacet(release: ComparedRelease): Facet | undefined {
  const dashboards = contentsOf(release, 'dashboards');
  if (dashboards === undefined) return undefined;
  const facet = new Map<string, Fields>();
  for (const [path, bytes] of dashboards) {
    const profile = `profile.${path.split('/')[1] ?? ''}.v1`;
    for (const family of listOf(objectOf(objectOf(readJson(bytes)).body).families).map(objectOf)) {
      facet.set(`${profile} ${textOf(family.family_id)}`, leavesByName(family.cases));
    }
  }
  return facet;
}

const leavesByName = (value: Json | undefined): Fields =>
  new Map(Object.entries(objectOf(value)).map(([name, count]) => [name, String(count)]));

/** By folder of an adapter: each shared file that it reaches, by object. */
export function adaptersFacet(release: ComparedRelease): Facet | undefined {
  const closures = contentsOf(release, 'closures');
  if (closures === undefined) return undefined;
  return new Map(
    [...closures].map(([path, bytes]) => {
      const files = listOf(objectOf(objectOf(readJson(bytes)).body).files).map(objectOf);
      return [
        path.slice(0, -'/closure.json'.length),
        new Map(files.map((file) => [textOf(file.path), textOf(file.object_id)])),
      ];
    }),
  );
}

/** By path: every value of the document, by its JSON pointer. */
export const policiesFacet = ({ policies }: ComparedRelease): Facet | undefined =>
  policies === undefined
    ? undefined
    : new Map([...policies].map(([path, bytes]) => [path, policyFields(readJson(bytes) ?? null, bytes)]));

// A seed set holds every document of every case; what it comes to is told by the evals.
function policyFields(document: Json, bytes: Uint8Array): Fields {
  const { kind, body } = objectOf(document);
  if (kind !== 'eval_seed_set') return leavesOf(document);
  return new Map([
    ['cases', String(listOf(objectOf(body).cases).length)],
    ['sha256', sha256Hex(bytes)],
  ]);
}
