// A command incident, the registry that has its check, and the claim that is made of both.
import { buildCommandClaim, commandIncidentKind, commandRegistryKind } from '#shadow';
import { admitted, bytesOf, incident } from './sample.ts';

const { failing_check: _, ...seen } = incident.body;

export const commandIncident = {
  schema_version: 1,
  kind: 'shadow_command_incident',
  id: 'incident.no-timer',
  body: {
    ...seen,
    check_id: 'check.timer',
    expected: { exit_status: 0, stdout: { kind: 'lines', lines: ['1'] } },
    observed: { exit_status: 1, stdout: { kind: 'lines', lines: ['0'] } },
  },
};

const mib = 1_048_576;

export const commandRegistry = {
  schema_version: 1,
  kind: 'shadow_command_registry',
  id: 'shadow.commands.v1',
  body: {
    activation_state: 'inactive',
    registry_version: 'v1',
    checks: [
      {
        argv: ['grep', '-c', 'golden', 'oven/timer.md'],
        check_id: 'check.timer',
        description: 'The timer says when the crust is done.',
        limits: {
          cpu_time_ms: 10_000,
          evidence_bytes: mib,
          file_bytes: mib,
          memory_bytes: 512 * mib,
          open_files: 256,
          output_bytes: 65_536,
          process_count: 32,
          scratch_bytes: mib,
          scratch_inodes: 64,
          wall_time_ms: 60_000,
        },
        tools: ['grep'],
      },
    ],
  },
};

export const claim = admitted(
  buildCommandClaim(
    admitted(commandIncidentKind.parse(bytesOf(commandIncident))),
    admitted(commandRegistryKind.parse(bytesOf(commandRegistry))),
    'reproduced',
  ),
);
