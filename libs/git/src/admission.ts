// Whether a folder is a *plain* repository: everything it means lies in its own files, and those are what they seem.
// Refused are states in which two honest readers would see different objects (replacements, grafts, borrowed or missing
// objects, includes, unknown extensions, links). A shallow clone and a linked work tree are supported.
import { join } from 'node:path';
import { accept } from '#canonical';
import { algorithmOfId, decline, type HashAlgorithm } from '#objects';
import { type ConfigFacts, configBytesMax, judgeConfig } from './config-rules.ts';
import { findLayout, type Layout } from './layout.ts';
import { judgeObjectFolder, judgeReplaceFolder, refuseReplace } from './object-folder.ts';
import { readPackedRefs } from './packed-refs.ts';
import type { RepositoryOutcome } from './refusals.ts';
import { guardReading, kindOf, readSmallFile } from './small-file.ts';

/** Largest `shallow` file, in bytes. */
export const shallowBytesMax = 16 * 1_048_576;

/** A plain repository's places and facts. `shallow` holds the commits whose parents were not fetched. */
export type Admitted = {
  readonly layout: Layout;
  readonly algorithm: HashAlgorithm;
  readonly shallow: ReadonlySet<string>;
};

/** Admits the repository whose top is `root`, or says by a detail word which rule it breaks. Nothing is run. */
export const admitRepository = (root: string): RepositoryOutcome<Admitted> => guardReading(() => admit(root));

function admit(root: string): RepositoryOutcome<Admitted> {
  const found = findLayout(root);
  if (!found.ok) return found;
  const layout = found.value;
  const config = judgeConfigFiles(layout);
  if (!config.ok) return config;
  const { algorithm } = config.value;
  const marks = judgeMarks(layout);
  if (!marks.ok) return marks;
  const objects = judgeObjectFolder(layout.commonDir, layout.label, algorithm);
  if (!objects.ok) return objects;
  const replaced = judgeReplaced(layout, algorithm);
  if (!replaced.ok) return replaced;
  const shallow = readShallow(layout, algorithm);
  return shallow.ok ? accept({ layout, algorithm, shallow: shallow.value }) : shallow;
}

function judgeConfigFiles(layout: Layout): RepositoryOutcome<ConfigFacts> {
  const shared = judgeConfigFile(layout.commonDir, 'config', layout.label);
  if (!shared.ok || !shared.value.hasWorktreeConfig) return shared;
  // Read from both folders: Git started on the shared one would take the first, on the work tree's the second.
  for (const folder of new Set([layout.commonDir, layout.gitDir])) {
    const own = judgeConfigFile(folder, 'config.worktree', layout.label);
    if (!own.ok) return own;
  }
  return shared;
}

function judgeConfigFile(folder: string, name: string, label: string): RepositoryOutcome<ConfigFacts> {
  const bytes = readSmallFile(join(folder, name), `${label}${name}`, configBytesMax);
  return bytes.ok ? judgeConfig(bytes.value ?? new Uint8Array(), `${label}${name}`) : bytes;
}

function judgeMarks(layout: Layout): RepositoryOutcome<void> {
  if (kindOf(join(layout.commonDir, 'info', 'grafts')) === 'absent') return accept(undefined);
  return decline({
    code: 'E_REPOSITORY',
    detail: 'grafts',
    expected: 'no grafted history',
    at: `${layout.label}info/grafts`,
    mend: 'delete the file',
  });
}

function judgeReplaced(layout: Layout, algorithm: HashAlgorithm): RepositoryOutcome<void> {
  const loose = judgeReplaceFolder(layout.commonDir, layout.label);
  if (!loose.ok) return loose;
  const packed = readPackedRefs(layout, algorithm);
  if (!packed.ok) return packed;
  const isReplaced = [...packed.value.keys()].some((name) => name.startsWith('refs/replace/'));
  return isReplaced ? refuseReplace(`${layout.label}packed-refs`) : accept(undefined);
}

function readShallow(layout: Layout, algorithm: HashAlgorithm): RepositoryOutcome<ReadonlySet<string>> {
  const at = `${layout.label}shallow`;
  const bytes = readSmallFile(join(layout.commonDir, 'shallow'), at, shallowBytesMax);
  if (!bytes.ok) return bytes;
  const ids = (bytes.value?.toString('latin1') ?? '').split('\n').filter((line) => line !== '');
  if (ids.every((id) => algorithmOfId(id) === algorithm)) return accept(new Set(ids));
  return decline({
    code: 'E_REPOSITORY',
    detail: 'shallow-file',
    expected: `full ${algorithm} ids`,
    at,
    mend: 'git fetch --unshallow',
  });
}
