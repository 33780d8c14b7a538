// Every incident of one profile, gone back to, and whether there are as many as the release demands. Incidents are judged in
// the order of their names and the first that does not come out as required stops the release.
import { accept, type Refusal, type Result, refuse } from '#canonical';
import { requirementsOf } from '#gate';
import type { GateContext, GateOutcome } from '../gate.ts';
import { judgeIncident } from './judge-incident.ts';
import { readBasis } from './read-basis.ts';
import { readIncidents, type ShippedIncidents } from './read-incidents.ts';
import { incidentFolder } from './shadow-files.ts';

/** Refuses E_SHADOW for whatever is not in order or did not come out as required, E_GATE without the gates before. */
export async function deriveShadow(context: GateContext): Promise<Result<GateOutcome>> {
  const shipped = await readIncidents(context.session, context.profile);
  if (!shipped.ok) return shipped;
  const basis = await readBasis(context);
  if (!basis.ok) return basis;
  const documents = new Map<string, Uint8Array>();
  for (const incident of shipped.value.incidents) {
    const judged = await judgeIncident(context, basis.value, incident);
    if (!judged.ok) return judged;
    for (const [name, bytes] of judged.value) documents.set(name, bytes);
  }
  const short = findShort(context, shipped.value);
  if (short !== undefined) return refuse(short);
  return accept({ documents, inputs: [...shipped.value.inputs, ...basis.value.inputs] });
}

/** Command incidents are not judged here, so they do not count. */
function findShort({ session, profile }: GateContext, { incidents }: ShippedIncidents): Refusal | undefined {
  const least = requirementsOf(session.definition).incidents.get(profile) ?? 0;
  const found = incidents.filter(({ check }) => check === 'file').length;
  if (found >= least) return undefined;
  return {
    code: 'E_SHADOW',
    input: incidentFolder(profile),
    expected: `at least ${least} incidents whose check is a file's digest, not ${found}`,
    mend: 'add the incidents that the release definition requires, and commit',
  };
}
