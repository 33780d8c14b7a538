// The Git object references in a draft. Only two things in one must be written by hand: which path it is about and, when
// it is not this repository, the repository; everything else is found out at the commit.
import { equalJson, type Json, type JsonObject } from '#canonical';
import type { GitObject } from '#contract';
import { isObject, objectIn, objectsIn, textIn } from './draft.ts';

/** One reference as written, and the path it is about, empty for the root. `place` names it for people: `binding.ci package_ref`. */
export type DraftRef = {
  readonly file: string;
  readonly place: string;
  readonly path: string;
  readonly written: JsonObject;
};

/**
 * The path that a reference is about, the empty one for the root. Undefined for one into another repository, which cannot
 * be re-pinned from here and is left as it stands, and for what is no reference.
 */
export function pathIn(ref: Json | undefined, repositoryId: string): string | undefined {
  if (!isObject(ref)) return undefined;
  const named = textIn(objectIn(ref, 'revision'), 'repository_id');
  if (named !== undefined && named !== repositoryId) return undefined;
  const location = objectIn(ref, 'location');
  return location.kind === 'root' ? '' : textIn(location, 'value') || undefined;
}

const refIn = (file: string, place: string, ref: Json | undefined, repositoryId: string): readonly DraftRef[] => {
  const path = pathIn(ref, repositoryId);
  return path === undefined ? [] : [{ file, place, path, written: ref as JsonObject }];
};

const toolRefs = (file: string, place: string, tool: JsonObject, repositoryId: string): readonly DraftRef[] => {
  const at = `${place} ${textIn(tool, 'tool_id') ?? 'tool'}`;
  const config = objectIn(tool, 'config_ref').value;
  return [
    ...refIn(file, `${at} package_ref`, tool.package_ref, repositoryId),
    ...refIn(file, `${at} config_ref`, config, repositoryId),
  ];
};

/** The references of one manifest. */
export const manifestRefs = (file: string, manifest: JsonObject, repositoryId: string): readonly DraftRef[] => {
  const body = objectIn(manifest, 'body');
  const id = textIn(manifest, 'id') ?? 'manifest';
  return [
    ...refIn(file, `${id} package_ref`, body.package_ref, repositoryId),
    ...objectsIn(body, 'offered_tools').flatMap((tool) => toolRefs(file, id, tool, repositoryId)),
  ];
};

/** The references of one binding of the profile. */
export const bindingRefs = (file: string, binding: JsonObject, repositoryId: string): readonly DraftRef[] => {
  const id = textIn(binding, 'binding_id') ?? 'binding';
  const named = ['package_ref', 'config_ref', 'prompt_ref'] as const;
  return [
    ...named.flatMap((name) => refIn(file, `${id} ${name}`, binding[name], repositoryId)),
    ...objectsIn(binding, 'skill_refs').flatMap((ref) => refIn(file, `${id} skill_refs`, ref, repositoryId)),
    ...objectsIn(binding, 'requested_tools').flatMap((tool) => toolRefs(file, id, tool, repositoryId)),
  ];
};

const fullId = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;

/** The pin a draft already has, if it is a whole one: exactly the object that `pinAt` would write for its commit. */
export function writtenPin(ref: DraftRef, pinAt: (commitId: string) => GitObject): GitObject | undefined {
  const commitId = textIn(objectIn(ref.written, 'revision'), 'commit_id');
  if (commitId === undefined || !fullId.test(commitId)) return undefined;
  const pin = pinAt(commitId);
  return equalJson(ref.written, pin as unknown as JsonObject) ? pin : undefined;
}
