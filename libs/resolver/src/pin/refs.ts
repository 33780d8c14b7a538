// The Git object references in a draft. Only two things in one must be written by hand: which path it is about and, when
// it is not this repository, the repository; everything else is found out at the commit.
import { equalJson, type Json, type JsonObject } from '#canonical';
import type { GitObject } from '#contract';
import { objectIn, objectsIn, textIn } from './draft.ts';

/** One reference as written, and the path it is about. `place` names it for people: `binding.ci package_ref`. */
export type DraftRef = {
  readonly file: string;
  readonly place: string;
  readonly path: string;
  readonly written: JsonObject;
};

/** A reference into another repository cannot be re-pinned from here and is left as it stands. */
const isOurs = (ref: JsonObject, repositoryId: string): boolean => {
  const named = textIn(objectIn(ref, 'revision'), 'repository_id');
  return named === undefined || named === repositoryId;
};

const refIn = (file: string, place: string, ref: Json | undefined, repositoryId: string): readonly DraftRef[] => {
  if (typeof ref !== 'object' || ref === null || Array.isArray(ref)) return [];
  const written = ref as JsonObject;
  const path = textIn(objectIn(written, 'location'), 'value');
  return path === undefined || !isOurs(written, repositoryId) ? [] : [{ file, place, path, written }];
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

/** The pin a draft already has, if it is a whole one: exactly the object that `pinAt` would write for its commit. */
export function writtenPin(ref: DraftRef, pinAt: (commitId: string) => GitObject): GitObject | undefined {
  const commitId = textIn(objectIn(ref.written, 'revision'), 'commit_id');
  if (commitId === undefined) return undefined;
  const pin = pinAt(commitId);
  return equalJson(ref.written, pin as unknown as JsonObject) ? pin : undefined;
}
