// What an incident comes to once it was judged.
import type { Documents } from '#gate';
import type { IncidentSummary } from '#shadow';

/** What became of one incident: its documents, named after it, and its line in the summary. */
export type JudgedIncident = {
  readonly documents: Documents;
  readonly line: Partial<{
    readonly reproduced: IncidentSummary['reproduced'][number];
    readonly claimed: IncidentSummary['claimed'][number];
  }>;
};
