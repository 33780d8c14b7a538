// The whole environment and argument list of the Git child. Nothing of ours is inherited: a variable such as
// GIT_OBJECT_DIRECTORY or GIT_TRACE would change what is read or write files.

/** Where `git` is looked for when no program is named. */
export const gitSearchPath = '/usr/local/bin:/usr/bin:/bin:/opt/homebrew/bin';

/** Reads commands from stdin, holds answers back until `flush`: one write for many `info` answers. */
export const catFileArguments = [
  '--no-pager',
  '--no-replace-objects',
  'cat-file',
  '--batch-command',
  '--buffer',
] as const;

// Git follows deltas that name each other for ever and notes every step, some hundred megabytes a second. The limit is on
// what a process writes to, so packs of any size can still be mapped. Where the shell may not set it a stricter one stands.
const limitThenRun = 'ulimit -d "$1" 2>/dev/null; shift; exec "$@"';

/** A command that runs `program` in the place of a shell, with at most `bytesMax` of memory of its own. */
export const limitedCommand = (
  bytesMax: number,
  program: string,
  args: readonly string[],
): readonly [string, ...string[]] => [
  '/bin/sh',
  '-c',
  limitThenRun,
  'sh',
  String(Math.ceil(bytesMax / 1024)),
  program,
  ...args,
];

// Set above the repository's own file. Reading raw objects consults none of these; they are pinned all the same.
const settings = (commonDir: string): readonly (readonly [string, string])[] => [
  ['safe.directory', commonDir],
  ['core.fsmonitor', 'false'],
  ['core.hooksPath', '/dev/null'],
  ['core.attributesFile', '/dev/null'],
  ['core.pager', 'cat'],
  ['credential.helper', ''],
  ['protocol.allow', 'never'],
];

/** The environment for a child that reads the objects of the repository at `commonDir` and nothing else. */
export function gitEnvironment(commonDir: string): Record<string, string> {
  const pairs = settings(commonDir);
  return {
    PATH: gitSearchPath,
    LC_ALL: 'C',
    // Named outright, so that Git searches no parent folder and follows no `.git` file.
    GIT_DIR: commonDir,
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_SYSTEM: '/dev/null',
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_ATTR_NOSYSTEM: '1',
    GIT_NO_REPLACE_OBJECTS: '1',
    GIT_NO_LAZY_FETCH: '1',
    // Git before 2.45 knows no GIT_NO_LAZY_FETCH; with no protocol allowed a fetch reaches nothing.
    GIT_ALLOW_PROTOCOL: '',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_TERMINAL_PROMPT: '0',
    GIT_CONFIG_COUNT: String(pairs.length),
    ...Object.fromEntries(
      pairs.flatMap(([key, value], index) => [
        [`GIT_CONFIG_KEY_${index}`, key],
        [`GIT_CONFIG_VALUE_${index}`, value],
      ]),
    ),
  };
}
