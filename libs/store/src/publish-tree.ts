// The writing half of an installation: stage beside the target, verify what lies on disk, show it by one rename into the
// held target. Whatever goes wrong before the rename leaves the target empty; after it, complete.
import { accept, type Refusal, type Result, refuse } from '#canonical';
import { createFile, errnoOf, FilesFault, openStaging, publishDirectory, type Staging } from '#files';
import type { Checked } from './check-selection.ts';
import { filesOf } from './expected-files.ts';
import { type Difference, inspectTree } from './inspect-tree.ts';
import { buildInstallRecord, encodeInstallRecord, type InstallRecord } from './install-record.ts';
import { northStarBytes, northStarFile, northStarMode, northStarSha256 } from './north-star.ts';
import { fileOfRecord } from './record-file.ts';
import { itemsOf } from './selection.ts';
import { stageTree } from './stage-tree.ts';
import type { Target } from './target.ts';
import { targetRefusal } from './target-rules.ts';
import { recordFile, recordMode, treeName } from './tree-layout.ts';

export type Publication = Checked & {
  readonly target: Target;
  /** Asked last before the rename: why nothing may be published after all. */
  readonly isStill: () => Refusal | undefined;
};

export type Published = {
  readonly recordId: string;
  readonly swept: readonly string[];
  readonly left: readonly string[];
};

/** Writes the tree. `E_TARGET` when parent or target do not take it; what a source refuses. Throws `FilesFault`. */
export async function publishTree(publication: Publication): Promise<Result<Published>> {
  const { manifest, selection, target } = publication;
  const record = buildInstallRecord(manifest, selection.profileId);
  if (!record.ok) return record;
  const staging = openStagingBeside(target);
  if (!staging.ok) return staging;
  try {
    const refusal = await stage(staging.value, publication, record.value);
    if (refusal !== undefined) return refuse(refusal);
    const { swept, left } = staging.value;
    return accept({ recordId: record.value.id, swept, left });
  } finally {
    staging.value.discard();
  }
}

async function stage(
  staging: Staging,
  { manifest, selection, source, target, isStill }: Publication,
  record: InstallRecord,
): Promise<Refusal | undefined> {
  const items = itemsOf(selection);
  const entries = source.entries(manifest, new Set(items.map(({ path }) => path)));
  const refusal = await stageTree(staging.folder, entries, items);
  if (refusal !== undefined) return refusal;
  createFile(staging.folder, northStarFile, northStarBytes, northStarMode, false);
  createFile(staging.folder, recordFile, encodeInstallRecord(record), recordMode, false);
  return verifyStaged(staging, record, target) ?? isStill() ?? publish(staging, target);
}

/** What was written is what lies there, read back from disk: bytes and modes. */
function verifyStaged(staging: Staging, record: InstallRecord, target: Target): Refusal | undefined {
  const northStar = {
    path: northStarFile,
    sha256: northStarSha256,
    sizeBytes: northStarBytes.length,
    mode: northStarMode,
  };
  const [first] = inspectTree(staging.folder, [...filesOf(record), northStar, fileOfRecord(record)]);
  if (first === undefined) return undefined;
  if (first.problem === 'mode') return unfit(target, `a file system that keeps modes (${said(first)})`);
  throw new FilesFault(`verify (${said(first)})`, staging.folder.path, 'EIO');
}

const said = ({ path, expected, found }: Difference): string => `${path || treeName}: ${expected}, found ${found}`;

function openStagingBeside(target: Target): Result<Staging, 'E_TARGET'> {
  try {
    return accept(openStaging(target.parent, target.name));
  } catch (error) {
    if (!['EACCES', 'EPERM', 'EROFS', 'ENOENT'].includes(errnoOf(error))) throw error;
    return refuse(unfit(target, `a parent folder that can be written: ${(error as Error).message}`));
  }
}

const unfit = (target: Target, expected: string): Refusal<'E_TARGET'> =>
  targetRefusal(target.path, expected, 'name another empty folder');

// What the system says when the target, not the device, is at fault.
const targetErrnos = ['EXDEV', 'ENOENT', 'EACCES', 'EPERM', 'EROFS', 'EBUSY'];

function publish(staging: Staging, target: Target): Refusal<'E_TARGET'> | undefined {
  try {
    if (publishDirectory(staging, treeName, target.folder) === 'occupied') {
      return unfit(target, 'an empty folder; another installation was there first');
    }
  } catch (error) {
    if (!(error instanceof FilesFault) || error.action !== 'put in place') throw error;
    if (!targetErrnos.includes(error.errno)) throw error;
    return unfit(target, `a folder that a tree can be moved into: ${error.message}`);
  }
  if (target.folder.isInPlace()) return undefined;
  return unfit(target, 'a target that stays where it is; the whole tree is in the folder that was moved away');
}
