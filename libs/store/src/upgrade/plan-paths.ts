// The whole tree after an upgrade, path by path. Files are decided one by one; then folders, which stay when they are the
// owner's, when the release still has them or when something stays in them; then the release's files that found their place
// taken get a name beside it. Pure: a listing and two lists of files in, entries or a refusal out.
import { accept, compareCodePoints, type Result, refuse } from '#canonical';
import type { ExpectedFile } from '../expected-files.ts';
import type { EntryState, UpgradeEntry } from '../generated/upgrade-plan.js';
import { foldersOf } from '../inspect-tree.ts';
import { targetRefusal } from '../target-rules.ts';
import { folderMode, recordFile } from '../tree-layout.ts';
import { decidePath, type Fate, fileState } from './decide-path.ts';
import { isSameState, octal } from './entry-state.ts';

export type PathsInput = {
  /** Where the tree is, for messages. */
  readonly place: string;
  readonly before: ReadonlyMap<string, EntryState>;
  /** What the old release put there. */
  readonly old: readonly ExpectedFile[];
  /** What the new one would. */
  readonly fresh: readonly ExpectedFile[];
  /** The record of the new installation. */
  readonly record: ExpectedFile;
};

const emptyFolder: EntryState = { kind: 'folder', mode: octal(folderMode) };

/** Entries sorted by path; `E_TARGET` where the owner's file keeps the release from making a folder. */
export function planPaths(input: PathsInput): Result<readonly UpgradeEntry[], 'E_TARGET'> {
  const fates = decideFiles(input);
  decideFolders(input, fates);
  const entries = new Map<string, UpgradeEntry>();
  for (const [path, { displaced, ...fate }] of fates) entries.set(path, { ...fate, path });
  for (const [path, { displaced }] of fates) {
    if (displaced === undefined) continue;
    const beside = freeName(path, (name) => entries.has(name) || input.before.has(name));
    entries.set(beside, { action: 'add', standing: 'new', path: beside, after: displaced, beside: path });
  }
  const blocked = addFolders(entries);
  if (blocked !== undefined) {
    const expected = `a folder at \`${blocked}\`, where the release has files and something of yours stands`;
    return refuse(targetRefusal(input.place, expected, 'move it aside, then plan again'));
  }
  return accept([...entries.values()].sort((left, right) => compareCodePoints(left.path, right.path)));
}

function decideFiles({ before, old, fresh, record }: PathsInput): Map<string, Fate> {
  const [olds, freshes] = [byPath(old), byPath(fresh)];
  const fates = new Map<string, Fate>();
  for (const path of new Set([...before.keys(), ...olds.keys(), ...freshes.keys()])) {
    const state = before.get(path);
    if (state?.kind === 'folder') continue;
    const fate =
      path === recordFile ? installerFate(state, record) : decidePath(state, olds.get(path), freshes.get(path));
    if (fate !== undefined) fates.set(path, fate);
  }
  return fates;
}

const installerFate = (before: EntryState | undefined, record: ExpectedFile): Fate => {
  const after = fileState(record);
  const standing = 'installer';
  if (before === undefined) return { action: 'add', standing, after };
  return { action: isSameState(before, after) ? 'keep' : 'replace', standing, before, after };
};

/** Folders that stand there now, the deepest first: one that loses everything is gone when its parent is asked. */
function decideFolders({ before, old, fresh }: PathsInput, fates: Map<string, Fate>): void {
  const [olds, freshes] = [byPath(old), byPath(fresh)];
  const [oldFolders, freshFolders] = [foldersOf(old), foldersOf(fresh)];
  const inUse = new Set<string>();
  for (const [path, { after }] of fates) if (after !== undefined) addParents(path, inUse);
  const folders = [...before].filter(([, { kind }]) => kind === 'folder');
  for (const [path, state] of folders.sort(([left], [right]) => compareCodePoints(right, left))) {
    const isOwners = !oldFolders.has(path);
    const [wasFile, file] = [olds.get(path), freshes.get(path)];
    if (!isOwners && !freshFolders.has(path) && !inUse.has(path)) {
      const gone: Fate = { action: 'remove', standing: 'installed', before: state };
      fates.set(path, file === undefined ? gone : { ...gone, action: 'replace', after: fileState(file) });
      if (file !== undefined) addParents(path, inUse);
      continue;
    }
    addParents(path, inUse);
    const isAsMade = isSameState(state, emptyFolder);
    const isDisplacing = file !== undefined && file.sha256 !== wasFile?.sha256;
    fates.set(path, {
      action: 'keep',
      standing: isOwners && wasFile === undefined ? 'added' : isOwners || !isAsMade ? 'edited' : 'installed',
      before: state,
      after: state,
      ...(isDisplacing ? { displaced: fileState(file) } : {}),
    });
  }
}

/** Puts in the folders that are missing; gives the path at which something else stands and stays. */
function addFolders(entries: Map<string, UpgradeEntry>): string | undefined {
  const needed = new Set<string>();
  for (const { path, after } of entries.values()) if (after !== undefined) addParents(path, needed);
  for (const path of needed) {
    const entry = entries.get(path);
    if (entry?.after?.kind === 'folder') continue;
    if (entry?.after !== undefined) return path;
    const made = { path, standing: 'new', after: emptyFolder } as const;
    const before = entry?.before;
    entries.set(path, before === undefined ? { ...made, action: 'add' } : { ...made, action: 'replace', before });
  }
  return undefined;
}

function addParents(path: string, to: Set<string>): void {
  for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) to.add(path.slice(0, end));
}

/** `name.ystack-new`, counted on while somebody has it. */
function freeName(path: string, isTaken: (name: string) => boolean): string {
  for (let count = 1; ; count += 1) {
    const name = `${path}.ystack-new${count === 1 ? '' : `-${count}`}`;
    if (!isTaken(name)) return name;
  }
}

const byPath = (files: readonly ExpectedFile[]): ReadonlyMap<string, ExpectedFile> =>
  new Map(files.map((file) => [file.path, file]));
