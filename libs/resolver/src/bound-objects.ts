// Every Git object that a profile binds: packages, configs, prompts, skills, tools, and the subjects of its scopes. Each
// is read at the commit its pin names and must be there as the pin says; its value is the digest of its raw bytes.
import { accept, sha256Hex } from '#canonical';
import { type Binding, type GitObject, gitKeyText, type Profile, type ScopeRef } from '#contract';
import { type ResolverResult, refuseFor } from './refusals.ts';
import type { ResolverRequest } from './request.ts';
import { type Found, type Plan, readAll } from './steps.ts';

/** One payload is at most 16 MiB, all of one profile together at most 64 MiB. */
export const payloadBytesMax = 16 * 1024 * 1024;
export const payloadsBytesMax = 64 * 1024 * 1024;

/** The digest of each bound object's raw bytes, by `gitKeyText`. */
export type ObjectValues = ReadonlyMap<string, string>;

export const pathOf = ({ location }: GitObject): string => (location.kind === 'path' ? location.value : '');

/** The objects one binding pins, in a fixed order. */
export const boundBy = (binding: Binding): readonly GitObject[] => [
  binding.package_ref,
  ...(binding.config_ref === undefined ? [] : [binding.config_ref]),
  ...(binding.prompt_ref === undefined ? [] : [binding.prompt_ref]),
  ...binding.skill_refs,
  ...binding.requested_tools.flatMap((tool) => [
    tool.package_ref,
    ...(tool.config_ref.state === 'present' ? [tool.config_ref.value] : []),
  ]),
];

/** The Git object a scope is about, when it is about one. */
const subjectOf = (ref: ScopeRef | undefined): readonly GitObject[] => {
  const subject = ref?.subject_ref;
  return subject?.type === 'artifact' && subject.value.type === 'git-object' ? [subject.value.value] : [];
};

/** Every object that a resolved profile would name beside its documents: bound ones, then the subjects of scopes. */
export function boundObjects(profile: Profile, request: ResolverRequest): readonly GitObject[] {
  const refs = profile.body.bindings.flatMap((binding) => [...boundBy(binding), ...subjectOf(binding.authority_ref)]);
  const scopes = [...subjectOf(request.selection_ref), ...subjectOf(request.repository_context_ref)];
  return [...new Map([...refs, ...scopes].map((ref) => [gitKeyText(ref), ref])).values()];
}

/**
 * Reads the objects and gives the digest of each. Refuses with E_OBJECT (object-missing, object-differs), E_LIMIT past
 * the payload bounds, or with what the repository refused.
 */
export function* readObjects(refs: readonly GitObject[]): Plan<ResolverResult<ObjectValues>> {
  let total = 0;
  const digests = yield* readAll(
    refs.map((ref) => ({
      repositoryId: ref.revision.repository_id,
      commitId: ref.revision.commit_id,
      path: pathOf(ref),
      bytesMax: payloadBytesMax,
    })),
    (found, index) => {
      const ref = refs[index] as GitObject;
      const held = objectAt(ref, found);
      if (!held.ok) return held;
      const { bytes } = held.value;
      total += bytes.length;
      if (bytes.length > payloadBytesMax || total > payloadsBytesMax) {
        const expected = `at most ${payloadBytesMax} bytes in one payload and ${payloadsBytesMax} in all`;
        return { ok: false, refusal: { code: 'E_LIMIT', at: pathOf(ref), expected } };
      }
      return accept([gitKeyText(ref), sha256Hex(bytes)] as const);
    },
  );
  return digests.ok ? accept(new Map(digests.value)) : digests;
}

function objectAt(ref: GitObject, found: Found | undefined): ResolverResult<Found> {
  const wanted = `${ref.object_type} ${ref.object_id} with mode ${ref.mode}`;
  const mend = 'run `pin` on the profile and commit what it writes';
  const at = pathOf(ref);
  if (found === undefined) {
    const expected = `${wanted} in commit ${ref.revision.commit_id}`;
    return refuseFor('object-missing', { code: 'E_OBJECT', at, expected, mend });
  }
  if (found.objectType !== ref.object_type || found.objectId !== ref.object_id || found.mode !== ref.mode) {
    const expected = `${wanted}, not ${found.objectType} ${found.objectId} with mode ${found.mode}`;
    return refuseFor('object-differs', { code: 'E_OBJECT', at, expected, mend });
  }
  return accept(found);
}
