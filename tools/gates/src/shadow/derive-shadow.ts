// Every incident of one profile, gone back to, and whether there are as many as the release demands. Incidents are judged in
// the order of their names and the first that does not come out as required stops the release.
import { accept, type Refusal, type Result, refuse } from '#canonical';
import { profileIdOf, requirementsOf } from '#gate';
import { buildIncidentSummary } from '#shadow';
import type { GateContext, GateOutcome } from '../gate.ts';
import { judgeIncident } from './judge-incident.ts';
import type { JudgedIncident } from './judged-incident.ts';
import { readBasis } from './read-basis.ts';
import { readIncidents, type ShippedIncidents } from './read-incidents.ts';
import { incidentFolder } from './shadow-files.ts';

/** Refuses E_SHADOW for whatever is not in order or did not come out as required, E_GATE without the gates before. */
export async function deriveShadow(context: GateContext): Promise<Result<GateOutcome>> {
  const shipped = await readIncidents(context.session, context.profile);
  if (!shipped.ok) return shipped;
  const basis = await readBasis(context);
  if (!basis.ok) return basis;
  const judged: JudgedIncident[] = [];
  for (const incident of shipped.value.incidents) {
    const one = await judgeIncident(context, basis.value, incident);
    if (!one.ok) return one;
    judged.push(one.value);
  }
  const least = requirementsOf(context.session.definition).incidents.get(context.profile) ?? 0;
  const short = findShort(context.profile, shipped.value, least);
  if (short !== undefined) return refuse(short);
  const summary = buildIncidentSummary(profileIdOf(context.profile), {
    claimed: judged.flatMap(({ line }) => line.claimed ?? []),
    incidents_min: least,
    reproduced: judged.flatMap(({ line }) => line.reproduced ?? []),
  });
  if (!summary.ok) return summary;
  const documents = judged.flatMap((one) => [...one.documents]);
  return accept({
    documents: new Map([...documents, [summaryFile, summary.value.bytes]]),
    inputs: [...shipped.value.inputs, ...basis.value.inputs],
  });
}

// The name of no incident's document: those have a dot before their kind.
const summaryFile = 'incidents.json';

/** Command incidents are not judged here, so they do not count. */
function findShort(profile: string, { incidents }: ShippedIncidents, least: number): Refusal | undefined {
  const found = incidents.filter(({ check }) => check === 'file').length;
  if (found >= least) return undefined;
  return {
    code: 'E_SHADOW',
    input: incidentFolder(profile),
    expected: `at least ${least} incidents whose check is a file's digest, not ${found}`,
    mend: 'add the incidents that the release definition requires, and commit',
  };
}
