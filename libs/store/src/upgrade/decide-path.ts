// What becomes of one path of a tree, like a careful package manager decides it: what the owner edited, added or removed
// stays as it is, and where the release changed such a file too, its new content goes beside it. Pure.

import type { ExpectedFile } from '../expected-files.ts';
import type { EntryState, UpgradeEntry } from '../generated/upgrade-plan.js';
import { octal } from './entry-state.ts';

export type Fate = Omit<UpgradeEntry, 'path' | 'beside'> & {
  /** The release's file, which the owner's keeps from its place. */
  readonly displaced?: EntryState;
};

/** A file as a release installs it. */
export const fileState = ({ sha256, sizeBytes, mode }: ExpectedFile): EntryState => ({
  kind: 'file',
  mode: octal(mode),
  sha256,
  size_bytes: sizeBytes,
});

const keep = (state: EntryState | undefined, standing: UpgradeEntry['standing']): Fate =>
  state === undefined ? { action: 'keep', standing } : { action: 'keep', standing, before: state, after: state };

/** The fate of a path at which no folder stands; `before` on disk, `old` and `fresh` in the two releases. */
export function decidePath(before?: EntryState, old?: ExpectedFile, fresh?: ExpectedFile): Fate | undefined {
  if (fresh === undefined) return withoutFresh(before, old);
  const after = fileState(fresh);
  if (old === undefined) {
    if (before === undefined) return { action: 'add', standing: 'new', after };
    return hasBytes(before, fresh) ? keep(before, 'added') : { ...keep(before, 'added'), displaced: after };
  }
  if (before !== undefined && isAsInstalled(before, old)) return changed(before, after);
  const isReleaseChanged = old.sha256 !== fresh.sha256;
  if (before !== undefined && hasBytes(before, old) && isReleaseChanged) {
    // Only the mode is the owner's.
    return { action: 'replace', standing: 'edited', before, after: { ...after, ...modeOf(before) } };
  }
  const kept = keep(before, before === undefined ? 'removed' : 'edited');
  return isReleaseChanged && !hasBytes(before, fresh) ? { ...kept, displaced: after } : kept;
}

function withoutFresh(before: EntryState | undefined, old: ExpectedFile | undefined): Fate | undefined {
  if (before === undefined) return undefined;
  if (old === undefined) return keep(before, 'added');
  return isAsInstalled(before, old) ? { action: 'remove', standing: 'installed', before } : keep(before, 'edited');
}

function changed(before: EntryState, after: EntryState): Fate {
  if (before.kind === 'file' && after.kind === 'file' && before.sha256 === after.sha256) {
    if (before.mode === after.mode) return keep(before, 'installed');
    return { action: 'mode', standing: 'installed', before, after };
  }
  return { action: 'replace', standing: 'installed', before, after };
}

const hasBytes = (state: EntryState | undefined, file: ExpectedFile): boolean =>
  state?.kind === 'file' && state.sha256 === file.sha256;

const modeOf = (state: EntryState) => (state.kind === 'file' ? { mode: state.mode } : {});

const isAsInstalled = (state: EntryState, file: ExpectedFile): boolean =>
  hasBytes(state, file) && modeOf(state).mode === octal(file.mode);
