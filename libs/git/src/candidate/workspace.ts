// The folders that a caller lends: each is there, empty, the caller's alone (mode 0700, no link) and apart from the others.
import { lstatSync, readdirSync, realpathSync } from 'node:fs';
import { sep } from 'node:path';
import { accept } from '#canonical';
import { decline } from '#objects';
import type { CandidateOutcome } from './refusals.ts';

/**
 * The real paths of lent folders, by name. `apart` are folders that none of them may lie in or hold. Refuses E_WORKSPACE;
 * `at` is the name.
 */
export function checkWorkspace<Name extends string>(
  folders: Readonly<Record<Name, string>>,
  apart: readonly string[] = [],
): CandidateOutcome<Readonly<Record<Name, string>>> {
  const real: Partial<Record<Name, string>> = {};
  for (const name of Object.keys(folders) as Name[]) {
    const flaw = folderFlaw(folders[name]);
    if (flaw !== undefined) return refuse(name, flaw);
    const place = realpathSync(folders[name]);
    const others = [...(Object.values(real) as string[]), ...apart.map((path) => realpathSync(path))];
    if (others.some((other) => overlaps(place, other))) return refuse(name, 'a folder apart from the others');
    real[name] = place;
  }
  return accept(real as Record<Name, string>);
}

function folderFlaw(path: string): string | undefined {
  try {
    const status = lstatSync(path);
    if (!status.isDirectory()) return 'a folder';
    if ((status.mode & 0o7777) !== 0o700) return 'a folder of mode 0700';
    if (process.getuid !== undefined && status.uid !== process.getuid()) return 'a folder of your own';
    return readdirSync(path).length === 0 ? undefined : 'an empty folder';
  } catch {
    return 'an existing folder';
  }
}

const overlaps = (left: string, right: string): boolean =>
  left === right || left.startsWith(`${right}${sep}`) || right.startsWith(`${left}${sep}`);

const refuse = (at: string, expected: string) =>
  decline({
    code: 'E_WORKSPACE' as const,
    detail: 'workspace' as const,
    at,
    expected,
    mend: 'make a new folder with `mkdir -m 700`',
  });
