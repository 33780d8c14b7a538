// What a binding's form asks beyond its schema, wherever a binding stands.
import type { Refusal } from '#canonical';
import type { Binding } from '../generated/common.d.ts';
import { byText, compareGitObjects } from '../git-key.ts';
import { firstOf, type Place } from '../refusals.ts';
import { checkSorted, checkWordSet } from './sorted.ts';

/** Refuses (E_SHAPE) skills, tools or permissions out of order. */
export const checkBindingShape = (binding: Binding, place: Place): Refusal<'E_SHAPE'> | undefined =>
  firstOf([
    () => checkSorted(binding.skill_refs, compareGitObjects, [...place, 'skill_refs'], 'git key'),
    () =>
      checkSorted(
        binding.requested_tools,
        byText((tool) => tool.tool_id),
        [...place, 'requested_tools'],
        'tool_id',
      ),
    () => checkWordSet(binding.requested_permissions, [...place, 'requested_permissions']),
  ]);
