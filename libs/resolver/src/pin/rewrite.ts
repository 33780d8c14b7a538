// Puts the chosen pins and digests into a draft. Everything that a person decides (roles, capabilities, principals) is
// left as written; every id and digest is written here.
import { compareCodePoints, type Json, type JsonObject } from '#canonical';
import { compareGitObjects, type GitObject } from '#contract';
import type { Pins } from './choose.ts';
import { isObject, objectIn, textIn } from './draft.ts';
import { pathIn } from './refs.ts';

/** What a reference becomes: its pin, or itself when it is about another repository. */
type Repin = (ref: Json | undefined) => Json | undefined;

const repinner =
  (pins: Pins, repositoryId: string): Repin =>
  (ref) => {
    const path = pathIn(ref, repositoryId);
    return path === undefined ? ref : (pins.get(path) as unknown as Json);
  };

/** A manifest with its package, tools and config contract pinned. */
export function rewriteManifest(
  manifest: JsonObject,
  pins: Pins,
  repositoryId: string,
  configSha256: string | undefined,
): JsonObject {
  const body = objectIn(manifest, 'body');
  const repin = repinner(pins, repositoryId);
  return compact({
    schema_version: 2,
    kind: 'adapter_manifest',
    ...manifest,
    body: compact({
      ...body,
      package_ref: repin(body.package_ref),
      offered_tools: rewriteTools(body.offered_tools, repin),
      config_contract_ref: configContract(body.config_contract_ref, configSha256),
    }),
  });
}

// One digest three times: the config is its own decision, subject and scope.
function configContract(written: Json | undefined, sha256: string | undefined): Json | undefined {
  if (!isObject(written) || sha256 === undefined) return written;
  const subject = objectIn(objectIn(objectIn(written, 'subject_ref'), 'value'), 'value');
  const content_id = textIn(subject, 'content_id') ?? 'producer-config';
  const content = { content_id, media_type: 'application/json', sha256 };
  return {
    purpose: 'config-contract',
    decision_record_ref: content,
    scope_sha256: sha256,
    subject_ref: { type: 'artifact', value: { type: 'content', value: content } },
  };
}

/** What pinning found out for one binding. */
export type BindingFacts = { readonly manifestSha256: string; readonly authority: Json | undefined };

/** A profile with every binding pinned, its bindings and skills in their order. What is no binding stays, to be refused. */
export function rewriteProfile(
  profile: JsonObject,
  pins: Pins,
  repositoryId: string,
  factsOf: (binding: JsonObject) => BindingFacts,
): JsonObject {
  const body = objectIn(profile, 'body');
  const repin = repinner(pins, repositoryId);
  const idOf = (binding: Json) => (isObject(binding) ? (textIn(binding, 'binding_id') ?? '') : '');
  const bindings = ((body.bindings ?? []) as readonly Json[])
    .map((binding) => (isObject(binding) ? rewriteBinding(binding, repin, factsOf(binding)) : binding))
    .toSorted((a, b) => compareCodePoints(idOf(a), idOf(b)));
  return { schema_version: 2, kind: 'profile', ...profile, body: { ...body, bindings } };
}

function rewriteBinding(binding: JsonObject, repin: Repin, facts: BindingFacts): JsonObject {
  const manifest = objectIn(binding, 'manifest_ref');
  return compact({
    ...binding,
    manifest_ref: { schema_version: 2, kind: 'adapter_manifest', ...manifest, sha256: facts.manifestSha256 },
    package_ref: repin(binding.package_ref),
    config_ref: repin(binding.config_ref),
    prompt_ref: repin(binding.prompt_ref),
    skill_refs: rewriteSkills(binding.skill_refs ?? [], repin),
    requested_tools: rewriteTools(binding.requested_tools ?? [], repin),
    authority_ref: facts.authority ?? binding.authority_ref,
  });
}

const rewriteTools = (tools: Json | undefined, repin: Repin): Json | undefined => {
  if (!Array.isArray(tools)) return tools;
  return (tools as readonly Json[]).map((tool) => {
    if (!isObject(tool)) return tool;
    const config = objectIn(tool, 'config_ref');
    const config_ref = 'value' in config ? { state: 'present', value: repin(config.value) as Json } : tool.config_ref;
    return compact({ ...tool, package_ref: repin(tool.package_ref), config_ref });
  });
};

// Only whole references have a place in the order; a broken one stays where it is until the contract refuses it.
const isWhole = (ref: Json): boolean => isObject(ref) && isObject(ref.revision) && isObject(ref.location);
const rewriteSkills = (skills: Json, repin: Repin): Json => {
  if (!Array.isArray(skills)) return skills;
  const refs = (skills as readonly Json[]).map((ref) => repin(ref) as Json);
  return refs.every(isWhole)
    ? ((refs as unknown as GitObject[]).toSorted(compareGitObjects) as unknown as Json[])
    : refs;
};

/** The object without members that have no value. */
const compact = (value: { readonly [name: string]: Json | undefined }): JsonObject =>
  Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined)) as JsonObject;
