// Measures a published bundle again and gives the result that its preparation gave, for whoever lost the answer. Everything
// that can be derived is: the account from the two documents that were handed in, the manifest from the files, the tree from
// the manifest, the record from all of them. Nothing is written and nothing is repaired.
import { lstatSync } from 'node:fs';
import { encodeCanonical, type Json, type Refusal, sha256Hex } from '#canonical';
import { errnoOf, type Folder, withFolder } from '#files';
import { type Account, takeAccount } from './account.ts';
import { type Caps, wireCaps } from './caps.ts';
import { type Measurement, measureCandidate } from './disk/measure.ts';
import { holdPlace, isUnfinished, type Place } from './disk/place.ts';
import { type BundleFiles, isClosed, readBundle } from './disk/read-bundle.ts';
import { candidateName } from './documents/lock.ts';
import { buildManifest, isFile, type ManifestEntry, manifestKindWithin } from './documents/manifest.ts';
import { buildRecord, recordKindWithin } from './documents/record.ts';
import { admittedResult, buildResult, type Prepared } from './documents/result.ts';
import { storageDigest } from './documents/storage.ts';
import { planExport } from './plan.ts';
import { fail, type PreparationOutcome } from './refusals.ts';

/**
 * Inspects the bundle at `path`. Refuses E_INCOMPLETE for one that is not there or was never published, E_STORAGE for what
 * lies there otherwise than a preparation leaves it, E_LIMIT, E_INPUT for documents that are none, E_IDENTITY for documents
 * that do not follow from one another, E_INCOMPLETE, E_STORAGE or E_OBJECT for a file that is missing, too many or altered,
 * E_PATH, E_OBJECT for files that are not the candidate's tree. Throws `FilesFault`.
 */
export function inspect(path: string, caps: Caps = wireCaps): PreparationOutcome<Prepared> {
  const place = holdPlace(path);
  if (!place.ok) return place;
  return withFolder(place.value.folder, () => {
    const bundle = holdBundle(place.value);
    return bundle.ok ? withFolder(bundle.value, (folder) => inspectHeld(folder, caps)) : bundle;
  });
}

function holdBundle({ folder, name }: Place): PreparationOutcome<Folder> {
  if (isUnfinished(name)) return fail('E_INCOMPLETE', 'unpublished', 'a bundle that was published');
  let bundle: Folder;
  try {
    bundle = folder.open(name);
  } catch (error) {
    return errnoOf(error) === 'ENOENT'
      ? fail('E_INCOMPLETE', 'absent', 'a bundle that was published')
      : fail('E_STORAGE', 'kind', `a folder that can be opened and is no link (${errnoOf(error)})`);
  }
  if (isClosed(lstatSync(bundle.at('.')))) return { ok: true, value: bundle };
  bundle.close();
  return fail('E_STORAGE', 'mode', 'a folder of your own, mode 0500');
}

function inspectHeld(bundle: Folder, caps: Caps): PreparationOutcome<Prepared> {
  const files = readBundle(bundle, caps);
  if (!files.ok) return files;
  const { documents } = files.value;
  const account = takeAccount({ input: documents['input.json'], response: documents['response.json'] }, caps);
  if (!account.ok) return account;
  const measured = withFolder(bundle.open(candidateName), (root) =>
    measureCandidate(root, account.value.algorithm, caps),
  );
  return measured.ok ? conclude(files.value, account.value, measured.value, caps) : measured;
}

function conclude(
  { documents, lock }: BundleFiles,
  account: Account,
  { entries, stored }: Measurement,
  caps: Caps,
): PreparationOutcome<Prepared> {
  const stated = manifestKindWithin(caps).parse(documents['manifest.json']);
  if (!stated.ok) return malformed(stated.refusal, 'manifest.json');
  const difference = findDifference(stated.value.content.entries, entries);
  if (difference !== undefined) return difference;
  const files = entries.filter(isFile).map(({ path, git_mode, blob_oid }) => ({ path, mode: git_mode, oid: blob_oid }));
  const treeId = account.facts.candidate.tree_id;
  const plan = planExport(files, { algorithm: account.algorithm, treeId, caps });
  if (!plan.ok) return plan;
  const manifest = buildManifest(entries);
  const record = recordKindWithin(caps).parse(documents['record.json']);
  if (!record.ok) return malformed(record.refusal, 'record.json');
  const measured = {
    manifestSha256: sha256Hex(encodeCanonical(manifest as unknown as Json)),
    storageSha256: storageDigest(stored),
  };
  const derived = buildRecord(account, measured, record.value.content.producer);
  if (sha256Hex(encodeCanonical(derived as unknown as Json)) !== record.value.sha256) {
    return fail('E_IDENTITY', 'record', 'the record that follows from the bundle', 'record.json');
  }
  return { ok: true, value: admittedResult(buildResult(derived, manifest, lock)) };
}

const malformed = ({ code, expected }: Refusal, name: string) =>
  fail(code === 'E_LIMIT' ? 'E_LIMIT' : 'E_IDENTITY', code, expected, name);

/** The first path at which what is stated and what was found part. Both are sorted by path. */
function findDifference(stated: readonly ManifestEntry[], found: readonly ManifestEntry[]) {
  const byPath = new Map(found.map((entry) => [entry.path, entry]));
  for (const entry of stated) {
    const here = byPath.get(entry.path);
    if (here === undefined) return fail('E_INCOMPLETE', 'missing', 'every file of the manifest', entry.path);
    if (!isSameEntry(entry, here)) return fail('E_OBJECT', 'differs', 'the file that the manifest states', entry.path);
    byPath.delete(entry.path);
  }
  const [extra] = byPath.keys();
  return extra === undefined ? undefined : fail('E_STORAGE', 'extra', 'no file but those of the manifest', extra);
}

const isSameEntry = (left: ManifestEntry, right: ManifestEntry): boolean =>
  left.mode === right.mode &&
  left.kind === right.kind &&
  (!isFile(left) || !isFile(right) || (left.blob_oid === right.blob_oid && left.sha256 === right.sha256));
