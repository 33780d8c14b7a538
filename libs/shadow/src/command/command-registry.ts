// The kind `shadow_command_registry`: the only place where the words of a command stand. Each check names the programs it
// needs by the name they are called by; which files those are is each machine's, and stands in the receipt of a run.
import { compareCodePoints, type Refusal } from '#canonical';
import { checkSorted, checkWordSet, defineKind, firstAmong, misshapen } from '#contract';
import type { CommandCheck, ShadowCommandRegistry } from '../generated/shadow-command-registry.d.ts';
import { validate } from '../generated/shadow-command-registry.js';
import { commandBounds } from './command-incident.ts';

/** Registries. Refuses E_LIMIT, E_PARSE, E_CANONICAL, E_SHAPE. */
export const commandRegistryKind = defineKind<ShadowCommandRegistry>({
  kind: 'shadow_command_registry',
  schemaVersion: 1,
  bounds: commandBounds,
  validate,
  shapes: [
    ({ body }) =>
      checkSorted(body.checks, (a, b) => compareCodePoints(a.check_id, b.check_id), ['body', 'checks'], 'check_id'),
    ({ body }) => firstAmong(body.checks, checkCommand),
  ],
});

function checkCommand({ argv, tools }: CommandCheck, index: number): Refusal | undefined {
  const place = ['body', 'checks', index];
  const unsorted = checkWordSet(tools, [...place, 'tools']);
  if (unsorted !== undefined) return unsorted;
  return tools.includes(argv[0] ?? '') ? undefined : misshapen([...place, 'argv', 0], 'one of the tools of the check');
}
