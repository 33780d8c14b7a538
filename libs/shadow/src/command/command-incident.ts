// The kind `shadow_command_incident`: a failure at an exact revision that a command shows. It names the command by the id
// that the registry has for it and carries no word of it, so that whoever reports an incident cannot have anything run.
import type { Bounds } from '#canonical';
import { type Admitted, defineKind } from '#contract';
import type { CommandIncidentRef } from '../generated/common.d.ts';
import type { ShadowCommandIncident } from '../generated/shadow-command-incident.d.ts';
import { validate } from '../generated/shadow-command-incident.js';
import { checkRepository, checkSymptom, incidentBounds } from '../incident.ts';

/** Bounds of all documents about commands: those of incidents, with the sizes that limits are. */
export const commandBounds: Bounds = { ...incidentBounds, integers: 'safe' };

/** Command incidents. Refuses E_LIMIT, E_PARSE, E_CANONICAL, E_SHAPE. */
export const commandIncidentKind = defineKind<ShadowCommandIncident>({
  kind: 'shadow_command_incident',
  schemaVersion: 1,
  bounds: commandBounds,
  validate,
  shapes: [checkSymptom, checkRepository],
});

/** How documents name a command incident. */
export const commandIncidentRefOf = ({ sha256 }: Admitted<ShadowCommandIncident>): CommandIncidentRef => ({
  content_id: 'shadow-command-incident',
  media_type: 'application/vnd.ystack.shadow-command-incident+json',
  sha256,
});
