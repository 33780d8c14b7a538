// One incident, gone back to. A file incident is reproduced at its revision and must come out as required; of a command
// incident the claim is made, which a sandboxed run is held to later. All times are the incident's.
import { accept, type Refusal, type Result, refuse } from '#canonical';
import type { Documents } from '#gate';
import { buildCommandClaim, type ImpliedInput, impliedIdentity, impliedInput, validateIncident } from '#shadow';
import { withLentFolders } from '../../../shadow/src/lent-folders.ts';
import { type ReproducedIncident, reproduceIncident } from '../../../shadow/src/reproduce.ts';
import type { GateContext } from '../gate.ts';
import { rootTreeOf } from './check-revision.ts';
import type { Basis } from './read-basis.ts';
import type { CommandIncident, FileIncident, ShippedIncident } from './read-incidents.ts';
import { unfitDocument, unfitFile } from './refusals.ts';

/**
 * The documents of one incident, named after it. Refuses E_SHADOW for one that is not about this history, that nothing can
 * judge, or that came out otherwise than required.
 */
export async function judgeIncident(
  context: GateContext,
  basis: Basis,
  shipped: ShippedIncident,
): Promise<Result<Documents>> {
  if (shipped.check === 'file' && shipped.incident.content.body.failing_check.kind === 'named-check') {
    return unfitFile(shipped.recordPath, 'a check that can be made: one that is only named is never judged');
  }
  const tree = await rootTreeOf(context, shipped);
  if (!tree.ok) return tree;
  return shipped.check === 'command'
    ? claimCommand(basis, shipped)
    : reproduceFile(context, basis, shipped, tree.value);
}

/** The name of a command incident's claim among the gate's documents. */
export const commandClaimFile = (name: string): string => `${name}.command-claim.json`;

function claimCommand(
  { commands }: Basis,
  { name, recordPath, required, incident }: CommandIncident,
): Result<Documents> {
  const claim = buildCommandClaim(incident, commands, required);
  if (!claim.ok) return unfitDocument(recordPath, claim.refusal);
  return accept(new Map([[commandClaimFile(name), claim.value.bytes]]));
}

/** The input by which an incident's revision is materialized under this profile. Refuses E_SHADOW. */
export function inputOf(basis: Basis, shipped: ShippedIncident, rootTreeId: string): Result<ImpliedInput> {
  const { git_revision_ref: revision, observed_at: time } = shipped.incident.content.body;
  const implied = impliedInput(basis.by, { revision, rootTreeId, time });
  return implied.ok ? implied : unfitDocument(shipped.path, implied.refusal);
}

async function reproduceFile(
  { session }: GateContext,
  basis: Basis,
  shipped: FileIncident,
  rootTreeId: string,
): Promise<Result<Documents>> {
  const { by, environments } = basis;
  const { incident, path } = shipped;
  const implied = inputOf(basis, shipped, rootTreeId);
  if (!implied.ok) return implied;
  const { claim, duty, assembly } = implied.value;
  const identity = impliedIdentity(by.resolved, incident.content.body.git_revision_ref, assembly);
  if (!identity.ok) return unfitDocument(path, identity.refusal);
  const order = {
    inputs: {
      incident: incident.bytes,
      claim: claim.bytes,
      input: assembly.input,
      identity: identity.value.bytes,
      registry: environments.bytes,
    },
    bundle: by.bundle,
    policySet: by.bundle.sets.plain.bytes,
    duty: duty.bytes,
  };
  const reproduced = await withLentFolders(['candidate', 'scratch'], (lent) =>
    reproduceIncident(order, { source: session.root, ...lent }),
  );
  if (!reproduced.ok) return told(path, reproduced.refusal);
  const other = findOther(shipped, reproduced.value);
  if (other !== undefined) return refuse(other);
  const { record, trace, traceReceipt } = reproduced.value.reproduction;
  const receipt = validateIncident(incident.bytes);
  if (!receipt.ok) return unfitDocument(shipped.recordPath, receipt.refusal);
  const documents = {
    'duty-separation': duty.bytes,
    'environment-claim': claim.bytes,
    identity: identity.value.bytes,
    'incident-receipt': receipt.value.bytes,
    'materialization-input': assembly.input,
    'materialization-result': reproduced.value.materialized?.stageResult.bytes,
    record: record.bytes,
    'trace-ledger': trace.bytes,
    'trace-receipt': traceReceipt.bytes,
  };
  const left = Object.entries(documents).flatMap(([kind, bytes]) =>
    bytes === undefined ? [] : [[`${shipped.name}.${kind}.json`, bytes] as const],
  );
  return accept(new Map(left));
}

/** Where history is cut or an object is damaged, it is that which has to be mended, not the incident. */
const told = (path: string, refusal: Refusal): Result<never> =>
  ['E_SHALLOW', 'E_OBJECT', 'E_REPOSITORY'].includes(refusal.code) ? refuse(refusal) : unfitDocument(path, refusal);

/** E_SHADOW when the outcome is not the one that the release requires; one that is inconclusive never is. */
function findOther(
  { name, path, required }: FileIncident,
  { reproduction, obstacle }: ReproducedIncident,
): Refusal | undefined {
  const { outcome, reason_id } = reproduction.record.content.body;
  if (outcome === required) return undefined;
  const why = obstacle === undefined ? '' : `: ${obstacle.expected} (${obstacle.code})`;
  return {
    code: 'E_SHADOW',
    input: path,
    at: `${name}, ${reason_id}`,
    expected: `the outcome \`${required}\`, not \`${outcome}\` by \`${reason_id}\`${why}`,
    mend: 'correct the check or the required outcome of the incident, and commit; what cannot be judged does not ship',
  };
}
