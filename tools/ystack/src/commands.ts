// The one list of commands. Help, completion, the reference page, `batch` and the command line itself are made from it;
// nothing is registered anywhere else. A room's commands come as a group that is imported only when a call begins with
// the group's words, so a call pays for its own command and no other.
import type { PureCommand } from '#contract';
import { batchOf } from './commands/batch.ts';
import { complete } from './commands/complete.ts';
import { doctor } from './commands/doctor.ts';
import { type AnyCommand, type Entry, entryOf } from './entry.ts';

export type Group = {
  /** Every name in the group begins with this, and no other command's does. */
  readonly prefix: string;
  readonly load: () => Promise<readonly AnyCommand[]>;
};

/** In the order of the help. */
export const groups: readonly Group[] = [
  { prefix: 'validate-', load: async () => (await import('#contract')).contractCommands },
  { prefix: 'resolve', load: async () => [(await import('../../gates/src/index.ts')).resolveCommand] },
  { prefix: 'pin', load: async () => [(await import('../../gates/src/index.ts')).pinCommand] },
  { prefix: 'build-release', load: async () => [(await import('../../gates/src/index.ts')).buildReleaseCommand] },
  { prefix: 'install', load: async () => [(await import('../../gates/src/index.ts')).installCommand] },
  {
    prefix: 'verify',
    load: async () => {
      const { verifySignatureCommand } = await import('../../attest/src/index.ts');
      return [(await import('#store')).verifyCommand, verifySignatureCommand];
    },
  },
  { prefix: 'upgrade', load: async () => [(await import('../../gates/src/index.ts')).upgradeCommand] },
  { prefix: 'rollback', load: async () => [(await import('#store')).rollbackCommand] },
  { prefix: 'uninstall', load: async () => [(await import('#store')).uninstallCommand] },
  { prefix: 'challenge', load: async () => [(await import('../../ledger/src/index.ts')).challengeCommand] },
  { prefix: 'diff', load: async () => [(await import('../../ledger/src/index.ts')).diffCommand] },
  {
    prefix: 'ledger',
    load: async () => {
      const { rebuildCommand, recordCommand, verifyLedgerCommand } = await import('../../ledger/src/index.ts');
      return [recordCommand, verifyLedgerCommand, rebuildCommand];
    },
  },
  { prefix: 'attest', load: async () => [(await import('../../attest/src/index.ts')).attestCommand] },
  { prefix: 'sign', load: async () => [(await import('../../attest/src/index.ts')).signCommand] },
  { prefix: 'adapter normalize', load: async () => (await import('#adapters')).adapterCommands },
  { prefix: 'adapter capture', load: async () => (await import('#capture')).captureCommands },
  { prefix: 'adapter matrix', load: async () => [(await import('../../matrix/src/index.ts')).matrixCommand] },
  { prefix: 'telemetry', load: async () => (await import('#telemetry')).telemetryCommands },
  { prefix: 'control', load: async () => (await import('#control')).controlCommands },
  { prefix: 'enforcement', load: async () => (await import('#control')).enforcementCommands },
  { prefix: 'loop', load: async () => (await import('#loop')).loopCommands },
  { prefix: 'orchestrator', load: async () => (await import('#orchestrator')).orchestratorCommands },
  {
    prefix: 'evals',
    load: async () => {
      const { conformanceCommand, dashboardCommand } = await import('../../evals/src/index.ts');
      return [...(await import('#evals')).evalsCommands, dashboardCommand, conformanceCommand];
    },
  },
  { prefix: 'explain', load: async () => [(await import('../../explain/src/index.ts')).explainCommand] },
  { prefix: 'sandbox', load: async () => (await import('../../../sandbox/src/index.ts')).sandboxCommands },
  { prefix: 'materialize', load: async () => [(await import('../../shadow/src/index.ts')).materializeCommand] },
  {
    prefix: 'prepare',
    load: async () => {
      const { inspectCommand, prepareCommand } = await import('#prepare');
      // The one with the shorter name first: the other hangs below it.
      return [prepareCommand, inspectCommand];
    },
  },
  {
    prefix: 'shadow',
    load: async () => {
      const { assembleCommand, reproduceCommand } = await import('../../shadow/src/index.ts');
      return [...(await import('#shadow')).shadowCommands, assembleCommand, reproduceCommand];
    },
  },
  { prefix: 'batch', load: async () => [batchOf(findPure)] },
  { prefix: 'doctor', load: async () => [doctor] },
  { prefix: 'complete', load: async () => [complete] },
];

const groupOf = (call: string): Group | undefined => groups.find(({ prefix }) => call.startsWith(prefix));

/** Every command, in the order of the help. */
export async function allEntries(): Promise<readonly Entry[]> {
  const loaded = await Promise.all(groups.map(({ load }) => load()));
  return loaded.flat().map(entryOf);
}

/** The entries a call can mean, importing no more than it must; all of them when it names no group. */
export async function entriesFor(args: readonly string[]): Promise<readonly Entry[]> {
  const group = groupOf(args.join(' '));
  return group === undefined ? allEntries() : (await group.load()).map(entryOf);
}

async function findPure(name: string): Promise<PureCommand | undefined> {
  const commands = (await groupOf(name)?.load()) ?? [];
  return commands.find((command): command is PureCommand => 'inputs' in command && command.name === name);
}
