// The commands of the room.
import { probeCommand } from './probe.ts';
import { runCommand } from './run.ts';

export const sandboxCommands = [probeCommand, runCommand] as const;
