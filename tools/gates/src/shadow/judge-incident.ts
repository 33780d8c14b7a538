// One incident, gone back to. A file incident is reproduced at its revision and must come out as required; of a command
// incident the claim is made, which a sandboxed run is held to later. All times are the incident's.
import { accept, type Result } from '#canonical';
import { buildCommandClaim, commandClaimRefOf, commandIncidentRefOf } from '#shadow';
import type { GateContext } from '../gate.ts';
import { rootTreeOf } from './check-revision.ts';
import type { JudgedIncident } from './judged-incident.ts';
import type { Basis } from './read-basis.ts';
import type { CommandIncident, ShippedIncident } from './read-incidents.ts';
import { unfitDocument, unfitFile } from './refusals.ts';
import { reproduceFile } from './reproduce-file.ts';

/**
 * Judges one incident. Refuses E_SHADOW for one that is not about this history, that nothing can judge, or that came out
 * otherwise than required.
 */
export async function judgeIncident(
  context: GateContext,
  basis: Basis,
  shipped: ShippedIncident,
): Promise<Result<JudgedIncident>> {
  if (shipped.check === 'file' && shipped.incident.content.body.failing_check.kind === 'named-check') {
    return unfitFile(shipped.recordPath, 'a check that can be made: one that is only named is never judged');
  }
  const tree = await rootTreeOf(context, shipped);
  if (!tree.ok) return tree;
  return shipped.check === 'command'
    ? claimCommand(basis, shipped)
    : reproduceFile(context.session, basis, shipped, tree.value);
}

/** The name of a command incident's claim among the gate's documents. */
export const commandClaimFile = (name: string): string => `${name}.command-claim.json`;

function claimCommand({ commands }: Basis, shipped: CommandIncident): Result<JudgedIncident> {
  const { name, recordPath, required, incident } = shipped;
  const claim = buildCommandClaim(incident, commands, required);
  if (!claim.ok) return unfitDocument(recordPath, claim.refusal);
  const refs = { claim_ref: commandClaimRefOf(claim.value), incident_ref: commandIncidentRefOf(incident) };
  return accept({
    documents: new Map([[commandClaimFile(name), claim.value.bytes]]),
    line: { claimed: { ...refs, name, required_outcome: required } },
  });
}
