// A file incident, reproduced: its revision is materialized in folders that are lent for it, the digest of the file is taken,
// and what came out is held against what the release requires.
import { accept, type Refusal, type Result, refuse } from '#canonical';
import { type ImpliedInput, impliedIdentity, impliedInput, incidentRefOf, validateIncident } from '#shadow';
import { withLentFolders } from '../../../shadow/src/lent-folders.ts';
import { type ReproducedIncident, reproduceIncident } from '../../../shadow/src/reproduce.ts';
import type { Session } from '../session.ts';
import type { JudgedIncident } from './judged-incident.ts';
import type { Basis } from './read-basis.ts';
import type { FileIncident, ShippedIncident } from './read-incidents.ts';
import { unfitDocument } from './refusals.ts';

/** The input by which an incident's revision is materialized under this profile. Refuses E_SHADOW. */
export function inputOf(basis: Basis, shipped: ShippedIncident, rootTreeId: string): Result<ImpliedInput> {
  const { git_revision_ref: revision, observed_at: time } = shipped.incident.content.body;
  const implied = impliedInput(basis.by, { revision, rootTreeId, time });
  return implied.ok ? implied : unfitDocument(shipped.path, implied.refusal);
}

/** Refuses E_SHADOW for what came out otherwise than required, E_SHALLOW and E_OBJECT for a history that cannot be read. */
export async function reproduceFile(
  session: Session,
  basis: Basis,
  shipped: FileIncident,
  rootTreeId: string,
): Promise<Result<JudgedIncident>> {
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
    reproduceIncident(order, session.repository, { source: session.root, ...lent }),
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
  const line = {
    incident_ref: incidentRefOf(incident),
    name: shipped.name,
    outcome: shipped.required,
    record_sha256: record.sha256,
  };
  return accept({ documents: new Map(left), line: { reproduced: line } });
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
