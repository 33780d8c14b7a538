// What a repository's own configuration may say for its objects to mean what they seem to. Most settings change nothing
// for a reader of raw objects (hooks, filters, fsmonitor, aliases, pagers) and are let be: none of them is ever run.
import { accept } from '#canonical';
import { decline, type HashAlgorithm } from '#objects';
import { type ConfigEntry, parseConfigText } from './config-file.ts';
import type { RepositoryDetail, RepositoryOutcome } from './refusals.ts';

/** Largest configuration file, in bytes. */
export const configBytesMax = 1_048_576;

export type ConfigFacts = { readonly algorithm: HashAlgorithm; readonly hasWorktreeConfig: boolean };

/** Judges one configuration file; `at` is its name in refusals. */
export function judgeConfig(bytes: Uint8Array, at: string): RepositoryOutcome<ConfigFacts> {
  const config = parseConfigText(bytes);
  if (!config.ok) {
    return refuseConfig('config-syntax', `${at} line ${config.line}`, 'the syntax of a Git configuration file');
  }
  for (const entry of config.entries) {
    const broken = rules[entry.section]?.(entry);
    if (broken === undefined) continue;
    return refuseConfig(broken.detail, `${at} line ${entry.line}`, broken.expected, broken.mend);
  }
  const extension = (key: string) => config.entries.findLast((e) => e.section === 'extensions' && e.key === key)?.value;
  return accept({
    algorithm: extension('objectformat')?.toLowerCase() === 'sha256' ? 'sha256' : 'sha1',
    hasWorktreeConfig: !isFalse(extension('worktreeconfig') ?? 'false'),
  });
}

type Broken = { readonly detail: RepositoryDetail; readonly expected: string; readonly mend?: string };

const clone = 'git clone --no-local REPOSITORY FOLDER';
const include: Broken = { detail: 'config-include', expected: 'no include', mend: 'copy the settings into the file' };
const partial: Broken = {
  detail: 'partial-clone',
  expected: 'a clone with all its objects',
  mend: 'git clone URL FOLDER',
};

const rules: Readonly<Record<string, (entry: ConfigEntry) => Broken | undefined>> = {
  // Git would follow the include although this reader does not, so the two would read different configurations.
  include: () => include,
  includeif: () => include,
  core: judgeCore,
  extensions: judgeExtension,
  remote: ({ key, value }) =>
    (key === 'promisor' && !isFalse(value)) || key === 'partialclonefilter' ? partial : undefined,
};

function judgeCore({ key, value, subsection }: ConfigEntry): Broken | undefined {
  if (subsection !== undefined) return undefined;
  if (key === 'repositoryformatversion' && value !== '0' && value !== '1') {
    return { detail: 'format-version', expected: 'repository format 0 or 1', mend: clone };
  }
  if (key === 'worktree') {
    return { detail: 'worktree-elsewhere', expected: 'a work tree around its own `.git`', mend: clone };
  }
  return undefined;
}

const allow = (): undefined => undefined;
const either =
  (allowed: readonly string[], broken: Broken) =>
  (value: string): Broken | undefined =>
    allowed.includes(value.toLowerCase()) ? undefined : broken;

const extensions: ReadonlyMap<string, (value: string) => Broken | undefined> = new Map([
  [
    'objectformat',
    either(['sha1', 'sha256'], { detail: 'object-format', expected: 'object format sha1 or sha256', mend: clone }),
  ],
  [
    'refstorage',
    either(['files'], {
      detail: 'ref-storage',
      expected: 'refs kept as files',
      mend: 'git refs migrate --ref-format=files',
    }),
  ],
  ['partialclone', () => partial],
  ['noop', allow],
  ['noop-v1', allow],
  ['preciousobjects', allow],
  ['relativeworktrees', allow],
  ['worktreeconfig', allow],
]);

/** An extension changes what the files of a repository mean, so an unknown one stops the reading. */
function judgeExtension({ key, value }: ConfigEntry): Broken | undefined {
  const judge = extensions.get(key);
  return judge === undefined
    ? { detail: 'extension', expected: 'no unknown repository extension', mend: clone }
    : judge(value);
}

const isFalse = (value: string): boolean => ['', '0', 'false', 'no', 'off'].includes(value.toLowerCase());

const refuseConfig = (detail: RepositoryDetail, at: string, expected: string, mend?: string) =>
  decline({ code: 'E_REPOSITORY' as const, detail, expected, at, ...(mend === undefined ? {} : { mend }) });
