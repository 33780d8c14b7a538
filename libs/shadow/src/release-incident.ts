// The kind `release_incident`: an incident that a profile ships, and what must come of going back to it. Its file is called
// by the name in its id, which also names what the gate leaves of it.
import { defineKind } from '#contract';
import type { ReleaseIncident } from './generated/release-incident.d.ts';
import { validate } from './generated/release-incident.js';
import { incidentBounds } from './incident.ts';

/** Release incidents. Refuses E_LIMIT, E_PARSE, E_CANONICAL, E_SHAPE. */
export const releaseIncidentKind = defineKind<ReleaseIncident>({
  kind: 'release_incident',
  schemaVersion: 1,
  bounds: incidentBounds,
  validate,
});

/** The id of the release incident in a file `<name>.json`. */
export const releaseIncidentId = (name: string): string => `release-incident.${name}`;

/** The name of an incident's file, without `.json`: what a gate's document can be called by. */
export const isIncidentName = (name: string): boolean => /^[a-z0-9][a-z0-9-]{0,63}$/.test(name);
