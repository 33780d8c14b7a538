// Short words for what a row of a table changes: the files of a house, a binding of its profile, a manifest, a request.
import { coreBounds, encodeCanonical, type Json, type JsonObject, parseCanonical } from '#canonical';
import type { Files } from './memory-repository.ts';

export type Draft = Record<string, Json>;
export type Edit = (files: Record<string, string | Uint8Array>) => void;

export const profilePath = 'profiles/small/profile.json';
export const manifestPath = (role: string): string =>
  `profiles/${role === 'producer' ? 'small' : 'shared'}/manifests/${role}-adapter.json`;

const textOf = (content: string | Uint8Array | undefined): string =>
  typeof content === 'string' ? content : new TextDecoder().decode(content);

/** Any JSON, as it may lie in a file. */
export const jsonOf = (content: string | Uint8Array | undefined): Draft => JSON.parse(textOf(content)) as Draft;

/** A canonical document. */
export function documentOf(content: Uint8Array): JsonObject {
  const parsed = parseCanonical(content, coreBounds);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.refusal));
  return parsed.value as JsonObject;
}

export const edited = (files: Files, ...edits: readonly Edit[]): Record<string, string | Uint8Array> => {
  const copy = { ...files };
  for (const edit of edits) edit(copy);
  return copy;
};

export const gone =
  (path: string): Edit =>
  (files) => {
    delete files[path];
  };

export const put =
  (path: string, content: string | Uint8Array): Edit =>
  (files) => {
    files[path] = content;
  };

/** Changes a document, which stays canonical if it was. */
export const change =
  (path: string, edit: (document: Draft) => void): Edit =>
  (files) => {
    const document = jsonOf(files[path]);
    edit(document);
    files[path] = encodeCanonical(document);
  };

/** Members of the binding of a role. */
export const bind = (role: string, members: Draft): Edit =>
  onBinding(role, (binding) => Object.assign(binding, members));

export const onBinding = (role: string, edit: (binding: Draft) => void): Edit =>
  change(profilePath, (profile) => {
    const binding = bindingsIn(profile).find((one) => one.role === role);
    if (binding === undefined) throw new Error(`no binding for ${role}`);
    edit(binding);
  });

/** Members inside one member of a binding: `bindIn('ci', 'package_ref', { mode: '100644' })`. */
export const bindIn = (role: string, member: string, members: Draft): Edit =>
  onBinding(role, (binding) => Object.assign(binding[member] as Draft, members));

export const bindingsIn = (profile: JsonObject): Draft[] => (profile.body as unknown as { bindings: Draft[] }).bindings;

export const bindingIn = (profile: JsonObject, role: string): Draft => {
  const binding = bindingsIn(profile).find((one) => one.role === role);
  if (binding === undefined) throw new Error(`no binding for ${role}`);
  return binding;
};

/** A copy of the manifest at `from`, at another path, with other members in the document or in its body. */
export const copyManifest =
  (from: string, to: string, members: Draft, body: Draft = {}): Edit =>
  (files) => {
    const manifest = jsonOf(files[from]);
    const changed = { ...manifest, ...members, body: { ...(manifest.body as JsonObject), ...body } };
    files[to] = encodeCanonical(changed);
  };
