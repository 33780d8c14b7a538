// One reproduction, driven: the guards, the environment, the candidate and the check, each deciding whether the next is
// reached. Whatever stops it after the guards is a result and is recorded, not a refusal.
import { accept, type Refusal, type Result, refuse, sha256Hex } from '#canonical';
import { type PolicyBundle, registeredEnvironment } from '#control';
import { createFile, openFolder, withFolder } from '#files';
import { type CandidatePlaces, checkWorkspace, openRepository, type Repository } from '#git';
import {
  type AdmittedReproduction,
  admitReproduction,
  concludeReproduction,
  type Findings,
  judgeEnvironment,
  type Reproduction,
  type ReproductionInputs,
} from '#shadow';
import { type Materialized, materialize } from './materialize.ts';

export type ReproductionOrder = {
  readonly inputs: ReproductionInputs;
  readonly bundle: PolicyBundle;
  /** What the claim was made under. */
  readonly policySet: Uint8Array;
  readonly duty: Uint8Array;
};

/** A repository to read and three folders, lent empty. */
export type ReproductionPlaces = CandidatePlaces & { readonly state: string };

/** Largest file whose digest is taken, in bytes. */
export const checkedBytesMax = 1_048_576;

export type ReproducedIncident = {
  readonly reproduction: Reproduction;
  /** What the materializer made, where it was asked and did not refuse. */
  readonly materialized?: Materialized;
  /** Why it was refused, where it was. */
  readonly obstacle?: Refusal;
};

/**
 * Reproduces an incident and leaves its documents in `places.state`. Refuses E_WORKSPACE, what `admitReproduction` refuses,
 * E_REPOSITORY for the source, then what `reproduceIncident` refuses.
 */
export async function reproduce(order: ReproductionOrder, places: ReproductionPlaces): Promise<Result<Reproduction>> {
  const { candidate, scratch, state } = places;
  const lent = checkWorkspace({ candidate, scratch, state }, []);
  if (!lent.ok) return lent;
  const admitted = admitReproduction(order.inputs);
  if (!admitted.ok) return admitted;
  const opened = await openRepository(places.source);
  if (!opened.ok) return refuse({ ...opened.refusal, input: 'source' });
  try {
    const reproduced = await reproduceAdmitted(admitted.value, order, opened.value, places);
    if (!reproduced.ok) return reproduced;
    leave(state, reproduced.value);
    return accept(reproduced.value.reproduction);
  } finally {
    await opened.value.close();
  }
}

/**
 * Reproduces an incident in the lent folders and returns its documents. `repository` is the one at `places.source`, open: a
 * walk of its history that was made before is not made again. Refuses what `admitReproduction` refuses, E_RELATION when the
 * history does not begin where the registry says, E_SHALLOW when that cannot be told.
 */
export async function reproduceIncident(
  order: ReproductionOrder,
  repository: Repository,
  places: CandidatePlaces,
): Promise<Result<ReproducedIncident>> {
  const admitted = admitReproduction(order.inputs);
  return admitted.ok ? reproduceAdmitted(admitted.value, order, repository, places) : admitted;
}

async function reproduceAdmitted(
  admitted: AdmittedReproduction,
  order: ReproductionOrder,
  repository: Repository,
  places: CandidatePlaces,
): Promise<Result<ReproducedIncident>> {
  const foreign = await checkSource(admitted, repository);
  if (foreign !== undefined) return refuse(foreign);
  const { findings, ...made } = await find(admitted, order, places);
  const { incident, identity, claim, registry } = admitted;
  const concluded = concludeReproduction({ incident, identity, claim, registrySha256: registry.sha256 }, findings);
  return concluded.ok ? accept({ reproduction: concluded.value, ...made }) : concluded;
}

/** Whether the source is the repository that the environment was registered for, told by the commit its history begins with. */
async function checkSource(
  { registry, claim, incident }: AdmittedReproduction,
  repository: Repository,
): Promise<Refusal | undefined> {
  const root = registeredEnvironment(registry, claim.id)?.entry.source_root_commit;
  if (root === undefined) return undefined;
  const { commit_id } = incident.content.body.git_revision_ref;
  const begins = (await isRoot(repository, root)) ? await repository.isAncestor(root, commit_id) : accept(false);
  if (!begins.ok) return { ...begins.refusal, input: 'source' };
  if (begins.value) return undefined;
  return { code: 'E_RELATION', input: 'source', expected: `a history that begins with ${root}` };
}

/** Where history is cut, a commit that is not here may be one: then the walk is asked, and says that nobody knows. */
async function isRoot(repository: Repository, commitId: string): Promise<boolean> {
  const commit = await repository.commit(commitId);
  return commit.ok ? commit.value.parents.length === 0 : repository.isShallow;
}

type Found = { readonly findings: Findings } & Pick<ReproducedIncident, 'materialized' | 'obstacle'>;

async function find(admitted: AdmittedReproduction, order: ReproductionOrder, places: CandidatePlaces): Promise<Found> {
  const { findings: judged } = judgeEnvironment(admitted, order.bundle, order);
  const { reason, ...before } = judged;
  if (reason !== undefined) return { findings: { ...before, reason } };
  const materialized = await materialize(admitted.input, places);
  if (!materialized.ok) {
    return { findings: { ...before, reason: 'materialization.refused' }, obstacle: materialized.refusal };
  }
  const { receipt, stageResult } = materialized.value;
  const { candidate, source } = receipt as unknown as NonNullable<Findings['materialization']>;
  const made = { ...before, materialization: { candidate, source, stageResult } };
  const observedSha256 = await digestAt(admitted, places.candidate);
  if (observedSha256 === undefined) {
    return { findings: { ...made, reason: 'check.unreadable' }, materialized: materialized.value };
  }
  const { failing_check: check } = admitted.incident.content.body;
  const passes = check.kind === 'file-digest' && check.expected_sha256 === observedSha256;
  const ended = passes ? 'check.passed-at-revision' : 'check.failed-at-revision';
  return { findings: { ...made, reason: ended, observedSha256 }, materialized: materialized.value };
}

/** SHA-256 of the file that the check names, in the candidate; undefined for what is no blob of at most 1 MiB. */
async function digestAt({ incident }: AdmittedReproduction, candidate: string): Promise<string | undefined> {
  const { failing_check: check, git_revision_ref } = incident.content.body;
  if (check.kind !== 'file-digest') return undefined;
  const opened = await openRepository(candidate);
  if (!opened.ok) return undefined;
  try {
    const entry = await opened.value.lookup(git_revision_ref.commit_id, check.path);
    if (!entry.ok || entry.value === undefined || !entry.value.mode.startsWith('100')) return undefined;
    const blob = await opened.value.readObject(entry.value.oid, { bytesMax: checkedBytesMax });
    return blob.ok ? sha256Hex(blob.value.bytes) : undefined;
  } finally {
    await opened.value.close();
  }
}

/** Each file is there whole or not at all, for its owner to read. */
function leave(state: string, { reproduction, materialized }: ReproducedIncident): void {
  const { record, trace, traceReceipt } = reproduction;
  const files = {
    'shadow-record.json': record.bytes,
    'trace-ledger.json': trace.bytes,
    'trace-receipt.json': traceReceipt.bytes,
    ...(materialized === undefined ? {} : { 'materialization-result.json': materialized.stageResult.bytes }),
  };
  withFolder(openFolder(state), (folder) => {
    for (const [name, bytes] of Object.entries(files)) createFile(folder, name, bytes, 0o400, true);
  });
}
