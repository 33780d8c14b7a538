// A resolved binding tells, for each thing its binding refers to, which bytes were found there. Every ref has exactly its
// source, in the same order, and no source stands for something that was not asked for.
import { equalJson, type Refusal } from '#canonical';
import type { GitObject, PresentGitObject } from '../generated/common.d.ts';
import type { PresentSourceValue, ResolvedBinding } from '../generated/resolved-profile.d.ts';
import { firstAmong, firstOf, type Place, unrelated } from '../refusals.ts';

/** Refuses (E_RELATION) a resolved binding whose sources are not those of its refs. */
export function checkBindingSources(resolved: ResolvedBinding, place: Place): Refusal | undefined {
  const { binding } = resolved;
  return firstOf([
    () =>
      resolved.adapter_implementation.id === binding.manifest_ref.id
        ? undefined
        : unrelated([...place, 'adapter_implementation', 'id'], `the manifest's id \`${binding.manifest_ref.id}\``),
    () =>
      resolved.manifest_source.value_sha256 === binding.manifest_ref.sha256
        ? undefined
        : unrelated(
            [...place, 'manifest_source', 'value_sha256'],
            `the manifest's digest ${binding.manifest_ref.sha256}`,
          ),
    () => checkSource(resolved.package_source.source, binding.package_ref, [...place, 'package_source', 'source']),
    () => checkPresent(resolved.config_source, presentOf(binding.config_ref), [...place, 'config_source']),
    () => checkPresent(resolved.prompt_source, presentOf(binding.prompt_ref), [...place, 'prompt_source']),
    () => checkSkills(resolved, place),
    () => checkTools(resolved, place),
  ]);
}

/** A ref that may be missing, as a document that wraps it says it. */
export const presentOf = (ref: GitObject | undefined): PresentGitObject =>
  ref === undefined ? { state: 'absent' } : { state: 'present', value: ref };

const checkSource = (source: GitObject, ref: GitObject, place: Place): Refusal | undefined =>
  equalJson(source, ref) ? undefined : unrelated(place, 'the Git object that the binding refers to');

function checkPresent(source: PresentSourceValue, ref: PresentGitObject, place: Place): Refusal | undefined {
  if (source.state !== ref.state) {
    return unrelated([...place, 'state'], `\`${ref.state}\`, as the binding's ref is ${ref.state}`);
  }
  if (source.state === 'absent' || ref.state === 'absent') return undefined;
  return checkSource(source.value.source, ref.value, [...place, 'value', 'source']);
}

function checkSkills({ binding, skill_sources }: ResolvedBinding, place: Place): Refusal | undefined {
  const at = [...place, 'skill_sources'];
  if (skill_sources.length !== binding.skill_refs.length) {
    return unrelated(at, `one source for each of ${binding.skill_refs.length} skills`);
  }
  return firstAmong(skill_sources, ({ source }, index) =>
    checkSource(source, binding.skill_refs[index] as GitObject, [...at, index, 'source']),
  );
}

function checkTools({ binding, tool_sources }: ResolvedBinding, place: Place): Refusal | undefined {
  const at = [...place, 'tool_sources'];
  if (tool_sources.length !== binding.requested_tools.length) {
    return unrelated(at, `one source for each of ${binding.requested_tools.length} tools`);
  }
  return firstAmong(binding.requested_tools, (tool, index) => {
    const found = tool_sources[index];
    if (found === undefined || found.tool_id !== tool.tool_id) {
      return unrelated([...at, index, 'tool_id'], `the tool \`${tool.tool_id}\``);
    }
    return (
      checkSource(found.package_source.source, tool.package_ref, [...at, index, 'package_source', 'source']) ??
      checkPresent(found.config_source, tool.config_ref, [...at, index, 'config_source'])
    );
  });
}
