// What stands at one path of a tree, as plans and listings write it. Pure.
import type { EntryState } from '../generated/upgrade-plan.js';

/** Permission bits as four octal digits. */
export const octal = (mode: number): string => mode.toString(8).padStart(4, '0');

export const isSameState = (left: EntryState | undefined, right: EntryState | undefined): boolean =>
  stateWords(left) === stateWords(right);

function stateWords(state: EntryState | undefined): string {
  if (state === undefined) return '';
  switch (state.kind) {
    case 'file':
      return `file ${state.mode} ${state.sha256}`;
    case 'folder':
      return `folder ${state.mode}`;
    case 'link':
      return `link ${state.sha256}`;
  }
}
