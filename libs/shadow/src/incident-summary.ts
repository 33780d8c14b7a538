// The kind `shadow_incident_summary`: what the gate came to, also where a profile ships no incident. A profile that nothing
// was required of says so in words, instead of by a document that is not there.
import { compareCodePoints, encodeCanonical, type Json, type Result } from '#canonical';
import { type Admitted, checkSorted, defineKind, type Place, unrelated } from '#contract';
import type { ShadowIncidentSummary } from './generated/shadow-incident-summary.d.ts';
import { validate } from './generated/shadow-incident-summary.js';
import { incidentBounds } from './incident.ts';

const sorted = (items: readonly { readonly name: string }[], place: Place) =>
  checkSorted(items, (a, b) => compareCodePoints(a.name, b.name), place, 'name');

/** Summaries. Refuses E_LIMIT, E_PARSE, E_CANONICAL, E_SHAPE, and E_RELATION for fewer incidents than there had to be. */
export const incidentSummaryKind = defineKind<ShadowIncidentSummary>({
  kind: 'shadow_incident_summary',
  schemaVersion: 1,
  bounds: incidentBounds,
  validate,
  shapes: [
    ({ body }) => sorted(body.claimed, ['body', 'claimed']),
    ({ body }) => sorted(body.reproduced, ['body', 'reproduced']),
  ],
  relations: [
    ({ body }) =>
      body.reproduced.length >= body.incidents_min
        ? undefined
        : unrelated(['body', 'reproduced'], `at least ${body.incidents_min} incidents`),
  ],
});

export type IncidentSummary = ShadowIncidentSummary['body'];

/** The summary of `profileId`. Refuses what is no summary. */
export const buildIncidentSummary = (
  profileId: string,
  body: IncidentSummary,
): Result<Admitted<ShadowIncidentSummary>> =>
  incidentSummaryKind.parse(
    encodeCanonical({
      schema_version: 1,
      kind: 'shadow_incident_summary',
      id: `shadow-incidents.${profileId}`,
      body,
    } as unknown as Json),
  );
