// One preparation: the account is taken, the candidate judged, and its files and documents written into a folder beside the
// place of the bundle, which one rename then shows. Killed anywhere, there is the whole bundle or none; what is left beside it
// is swept by the next preparation there.
import { accept, encodeCanonical, type Json, sha256Hex } from '#canonical';
import { createFile, type Folder, identityAt, makeFolder, openStaging, publishDirectory, type Staging } from '#files';
import type { Repository } from '#git';
import { type Account, type Handed, takeAccount } from './account.ts';
import { openCandidate, planCandidate } from './candidate.ts';
import { type Caps, wireCaps } from './caps.ts';
import { holdPlace, holdPrivate, isUnfinished, isWithin, type Place } from './disk/place.ts';
import { observeStorage, sealFolder, sealTree } from './disk/seal.ts';
import { candidateName, type Documents, documentNames, lockName, lockOf } from './documents/lock.ts';
import { buildManifest, directoryEntry } from './documents/manifest.ts';
import { buildRecord } from './documents/record.ts';
import { admittedResult, buildResult, type Prepared } from './documents/result.ts';
import { storageDigest, storageOf } from './documents/storage.ts';
import { exportFiles } from './export-files.ts';
import type { CandidateContentManifest } from './generated/candidate-content-manifest.d.ts';
import type { CandidateContentPreparation } from './generated/candidate-content-preparation.d.ts';
import type { Plan } from './plan.ts';
import { producerWith } from './producer.ts';
import { fail, type PreparationOutcome } from './refusals.ts';
import { stoppedBy } from './stop.ts';

/** `candidate` is a bare repository of the caller's own; nothing stands at `bundle`, in a folder of mode 0700. */
export type PreparationPlaces = { readonly candidate: string; readonly bundle: string };
export type PreparationOptions = { readonly caps?: Caps; readonly signal?: AbortSignal };

/**
 * Prepares the candidate that `handed` accounts for as a bundle. Refuses, nothing left behind: E_USAGE, E_STORAGE and E_EXISTS
 * for the place, E_LIMIT, E_INPUT and E_IDENTITY for the documents, E_STORAGE and E_DEPENDENCY for the repository, E_IDENTITY,
 * E_OBJECT, E_PATH and E_LIMIT for the candidate, E_INTERRUPTED and E_TIMEOUT when stopped. Throws `FilesFault`.
 */
export async function prepare(
  handed: Handed,
  places: PreparationPlaces,
  options: PreparationOptions = {},
): Promise<PreparationOutcome<Prepared>> {
  const place = holdPlace(places.bundle);
  if (!place.ok) return place;
  try {
    const { folder, name } = place.value;
    if (isUnfinished(name)) return fail('E_USAGE', 'bundle-name', 'a name that does not begin with `.ystack-`');
    if (identityAt(folder.at(name)) !== undefined) return occupied();
    const account = takeAccount(handed, options.caps ?? wireCaps);
    if (!account.ok) return account;
    const candidate = holdPrivate(places.candidate, 'candidate');
    if (!candidate.ok) return candidate;
    return await withHeld(candidate.value, (held) => prepareAt(account.value, held, place.value, options));
  } finally {
    place.value.folder.close();
  }
}

const occupied = () => fail('E_EXISTS', 'bundle', 'a place where nothing stands');

async function withHeld<T>(folder: Folder, use: (folder: Folder) => Promise<T>): Promise<T> {
  try {
    return await use(folder);
  } finally {
    folder.close();
  }
}

async function prepareAt(
  account: Account,
  candidate: Folder,
  place: Place,
  options: PreparationOptions,
): Promise<PreparationOutcome<Prepared>> {
  if (isWithin(place.folder, candidate)) {
    return fail('E_STORAGE', 'not-apart', 'a place outside the candidate repository', 'parent of the bundle');
  }
  const opened = await openCandidate(candidate);
  if (!opened.ok) return opened;
  const { repository, gitVersion } = opened.value;
  try {
    const caps = options.caps ?? wireCaps;
    const plan = await planCandidate(repository, account, caps);
    if (!plan.ok) return plan;
    const work = { account, repository, plan: plan.value, gitVersion, caps, signal: options.signal };
    return await buildAndShow(work, place);
  } finally {
    await repository.close();
  }
}

type Work = {
  readonly account: Account;
  readonly repository: Repository;
  readonly plan: Plan;
  readonly gitVersion: string;
  readonly caps: Caps;
  readonly signal: AbortSignal | undefined;
};

async function buildAndShow(work: Work, { folder, name }: Place): Promise<PreparationOutcome<Prepared>> {
  const staging = openStaging(folder, name);
  let isShown = false;
  try {
    const built = await build(work, staging);
    if (!built.ok) return built;
    const stopped = await stoppedBy(work.signal);
    if (stopped !== undefined) return { ok: false, refusal: stopped };
    // A rename would take the place of an empty folder.
    if (identityAt(folder.at(name)) !== undefined) return occupied();
    if (publishDirectory(staging, name) === 'occupied') return occupied();
    isShown = true;
    return built;
  } finally {
    if (!isShown) staging.discard();
  }
}

async function build(work: Work, { folder }: Staging): Promise<PreparationOutcome<Prepared>> {
  const root = makeFolder(folder, candidateName);
  try {
    const files = await exportFiles(work.repository, work.plan, root, work);
    if (!files.ok) return files;
    const manifest = buildManifest([...work.plan.directories.map(directoryEntry), ...files.value]);
    sealTree(root, work.plan.directories);
    const described = describe(work, manifest, root);
    if (!described.ok) return described;
    const { documents, record } = described.value;
    return accept(admittedResult(buildResult(record, manifest, leave(folder, documents))));
  } finally {
    root.close();
  }
}

type Described = { readonly documents: Documents; readonly record: CandidateContentPreparation };

/** The documents of a tree that stands sealed in `root`. */
function describe(
  { account, gitVersion, caps }: Work,
  manifest: CandidateContentManifest,
  root: Folder,
): PreparationOutcome<Described> {
  const storageSha256 = storageDigest(observeStorage(root) ?? []);
  if (storageSha256 !== storageDigest(storageOf(manifest))) {
    return fail('E_STORAGE', 'storage-differs', 'a file system that keeps names and modes as they are given');
  }
  const manifestBytes = encodeCanonical(manifest as unknown as Json);
  if (manifestBytes.length > caps.manifestBytesMax) {
    return fail('E_LIMIT', 'manifest-bytes', `a manifest of at most ${caps.manifestBytesMax} bytes`);
  }
  const measured = { manifestSha256: sha256Hex(manifestBytes), storageSha256 };
  const record = buildRecord(account, measured, producerWith(gitVersion));
  const recordBytes = encodeCanonical(record as unknown as Json);
  if (recordBytes.length > caps.recordBytesMax) {
    return fail('E_LIMIT', 'record-bytes', `a record of at most ${caps.recordBytesMax} bytes`);
  }
  const { input, response } = account.handed;
  const documents = {
    'input.json': input,
    'manifest.json': manifestBytes,
    'record.json': recordBytes,
    'response.json': response,
  };
  return accept({ documents, record });
}

/** Writes the documents, the lock last, and closes the bundle. Gives the lock. */
function leave(folder: Folder, documents: Documents): Uint8Array {
  for (const name of documentNames) createFile(folder, name, documents[name], 0o400, false);
  const lock = lockOf(documents);
  createFile(folder, lockName, lock, 0o400, false);
  sealFolder(folder, '.');
  return lock;
}
