// Asks whether an installed tree is still what was installed. The record in the tree says what should be there, but whoever
// can edit a file can edit the record too: only a manifest, or a record id kept elsewhere, makes the answer independent
// of the tree, and the answer says which of the two it was.
import { accept, type Refusal, type Result, refuse } from '#canonical';
import type { Admitted } from '#contract';
import type { ReleaseManifest } from '#packaging';
import { type ExpectedFile, filesOf } from './expected-files.ts';
import { checkGateChain } from './gate-records.ts';
import { type Difference, inspectTree } from './inspect-tree.ts';
import { buildInstallRecord, type InstallRecord } from './install-record.ts';
import { northStarBytes, northStarFile, northStarMode } from './north-star.ts';
import { openTree } from './open-tree.ts';
import { fileOfRecord, readRecord } from './record-file.ts';
import { verifyGates } from './verify-gates.ts';

export type Against = {
  /** The manifest that the tree must come from. */
  readonly manifest?: Admitted<ReleaseManifest> | undefined;
  /** The record id that the installation printed. */
  readonly recordId?: string | undefined;
};

export type Verification = {
  readonly recordId: string;
  readonly releaseId: string;
  readonly profileId: string;
  readonly fileCount: number;
  /** What the answer rests on: `record` alone is the tree's own word. */
  readonly against: 'manifest' | 'record-id' | 'record';
  readonly differences: readonly Difference[];
  /** The owner's file; a change is expected there and is no difference. */
  readonly northStar: 'placeholder' | 'changed';
};

/**
 * Verifies the tree in `target` (absolute). `E_TARGET` without a tree, `E_RUNTIME` without a record, then as the record's
 * kind refuses; `E_PROFILE`, `E_RELATION` when the record is not the one that the manifest, or the id, asks for;
 * `E_PROFILE` when a gate of the chain is missing or its record does not hold against the documents.
 * Differences of files are no refusal: they are the answer. Throws `FilesFault`.
 */
export function verify(target: string, { manifest, recordId }: Against = {}): Result<Verification> {
  const opened = openTree(target);
  if (!opened.ok) return opened;
  const { tree, close } = opened.value;
  try {
    const read = readRecord(tree);
    if (!read.ok) return read;
    const record = read.value.content;
    const other = checkRecord(record, manifest, recordId) ?? verifyGates(tree, record);
    if (other !== undefined) return refuse({ ...other, input: tree.named('install-record.json') });
    const differences = inspectTree(tree, [...filesOf(record), fileOfRecord(record), northStarOf(record)]);
    const { kept, northStar } = setNorthStarAside(differences);
    return accept({
      recordId: record.id,
      releaseId: record.body.release_ref.content_id,
      profileId: record.body.profile_id,
      fileCount: filesOf(record).length,
      against: manifest !== undefined ? 'manifest' : recordId !== undefined ? 'record-id' : 'record',
      differences: kept,
      northStar,
    });
  } finally {
    close();
  }
}

/** Since the id is the digest of the body, equal ids are equal records. */
function checkRecord(record: InstallRecord, manifest: Against['manifest'], recordId: Against['recordId']) {
  const wrong = (expected: string): Refusal => ({
    code: 'E_RELATION',
    at: '/id',
    expected,
    mend: 'install the release again into an empty folder',
  });
  if (manifest !== undefined) {
    const wanted = buildInstallRecord(manifest, record.body.profile_id);
    if (!wanted.ok) return wanted.refusal;
    if (wanted.value.id !== record.id)
      return wrong(`\`${wanted.value.id}\`, the record of this profile of the release`);
    const unjudged = checkGateChain(manifest.content);
    if (unjudged !== undefined) return unjudged;
  }
  if (recordId === undefined || recordId === record.id) return undefined;
  return wrong(`\`${recordId}\`, the record that was asked for`);
}

const northStarOf = ({ body }: InstallRecord): ExpectedFile => ({
  path: northStarFile,
  sha256: body.north_star.sha256,
  sizeBytes: northStarBytes.length,
  mode: northStarMode,
});

/** The owner may write, replace, re-mode and remove that file; a folder or link in its place is still told. */
function setNorthStarAside(differences: readonly Difference[]) {
  const isChanged = differences.some(({ path }) => path === northStarFile);
  const kept = differences.filter(({ path, problem }) => path !== northStarFile || problem === 'kind');
  return { kept, northStar: isChanged ? ('changed' as const) : ('placeholder' as const) };
}
