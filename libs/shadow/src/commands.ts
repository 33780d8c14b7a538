// `shadow validate-incident` as a pure command.
import { accept } from '#canonical';
import { defineCommand, type PureCommand } from '#contract';
import { incidentBounds, validateIncident } from './incident.ts';

export const shadowCommands: readonly PureCommand[] = [
  defineCommand({
    name: 'shadow validate-incident',
    summary: 'Check an incident record and make its receipt',
    inputs: [{ name: 'incident', describe: 'an incident record', bytesMax: incidentBounds.bytesMax }],
    output: 'shadow_incident_validation',
    codes: ['E_LIMIT', 'E_PARSE', 'E_CANONICAL', 'E_SHAPE'],
    run: ({ incident }) => {
      const receipt = validateIncident(incident);
      return receipt.ok ? accept(receipt.value.bytes) : receipt;
    },
  }),
];
