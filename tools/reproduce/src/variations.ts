// The table of variations, in the order in which they run. Each names what it changes and nothing else changes with it.
import { mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Setting, Unavailable, Variation, Workshop } from './variation.ts';

type Env = Readonly<Record<string, string | undefined>>;

const inPlain =
  (setting: Omit<Setting, 'root'> = {}) =>
  (workshop: Workshop): Setting => ({ root: workshop.plain(), ...setting });

const withEnv = (env: Env) => inPlain({ env });

const behind =
  (...words: readonly string[]) =>
  (command: readonly string[]): readonly string[] => [...words, ...command];

/** A shell that does something and becomes the command. */
const afterShell = (script: string) => behind('sh', '-c', `${script} && exec "$0" "$@"`);

const withUmask = (umask: string) => inPlain({ wrap: afterShell(`umask ${umask}`) });

/** Another clone, with Git commands run in it. */
const afterGit =
  (name: string, ...commands: readonly (readonly string[])[]) =>
  (workshop: Workshop): Setting => {
    const root = workshop.clone(name, ['--no-hardlinks']);
    for (const words of commands) workshop.git(root, ...words);
    return { root };
  };

const configuration: readonly (readonly [string, string])[] = [
  ['core.autocrlf', 'true'],
  ['core.eol', 'crlf'],
  ['core.precomposeUnicode', 'true'],
  ['core.quotePath', 'false'],
  ['core.fileMode', 'false'],
  ['core.abbrev', '7'],
  ['i18n.logOutputEncoding', 'ISO-8859-1'],
];

/** A clone whose own configuration, or whose user's, is all of the above. */
const configuredClone = (workshop: Workshop): Setting => ({
  root: workshop.clone('configured', [
    '--no-hardlinks',
    ...configuration.flatMap(([key, value]) => ['--config', `${key}=${value}`]),
  ]),
});

function configuredHome(workshop: Workshop): Setting {
  const home = join(workshop.folder, 'configured-home');
  mkdirSync(home);
  const lines = configuration.map(([key, value]) => `[${key.split('.')[0]}]\n\t${key.split('.')[1]} = ${value}\n`);
  writeFileSync(join(home, '.gitconfig'), lines.join(''));
  return { root: workshop.plain(), env: { HOME: home, GIT_CONFIG_NOSYSTEM: undefined } };
}

/** A module of ours that Node and every Node below it loads first. */
const shim = (name: string): string => {
  const url = new URL(`../shims/${name}.mjs`, import.meta.url);
  return `--import=${url.href}`;
};

const atTime = (time: string) =>
  withEnv({ NODE_OPTIONS: shim('other-clock'), YSTACK_CLOCK: String(new Date(time).getTime()) });

const asRoot = (program: string, prepare: (workshop: Workshop) => Setting) => (workshop: Workshop) => {
  if (process.getuid?.() !== 0) return { unavailable: 'only root may do this' };
  return workshop.has(program) ? prepare(workshop) : { unavailable: `\`${program}\` is not installed` };
};

function byRuntime(major: string) {
  return (workshop: Workshop): Setting | Unavailable => {
    const node = join(workshop.source, `test/runtimes/node_modules/node-${major}-${process.arch}/bin/node`);
    return workshop.has(node)
      ? { root: workshop.plain(), node }
      : { unavailable: 'npm ci --prefix test/runtimes was not run' };
  };
}

/** Every object in a file of its own. */
function looseObjects(workshop: Workshop): Setting {
  const { root } = afterGit('loose')(workshop);
  const packs = join(root, '.git/objects/pack');
  const aside = join(workshop.folder, 'packs');
  renameSync(packs, aside);
  mkdirSync(packs);
  for (const name of readdirSync(aside).filter((pack) => pack.endsWith('.pack'))) {
    workshop.git(root, '-c', `alias.loosen=!git unpack-objects -q < '${join(aside, name)}'`, 'loosen');
  }
  return { root };
}

function linkedWorktree(workshop: Workshop): Setting {
  const main = workshop.clone('main-worktree', ['--no-hardlinks']);
  const root = join(workshop.folder, 'linked-worktree');
  workshop.git(main, 'worktree', 'add', '--quiet', '--detach', root, workshop.commit);
  workshop.link(root);
  return { root };
}

function cutHistory(workshop: Workshop): Setting {
  const root = join(workshop.folder, 'shallow');
  workshop.git(workshop.folder, 'init', '--quiet', root);
  workshop.git(root, 'fetch', '--quiet', '--depth=1', `file://${workshop.source}`, workshop.commit);
  workshop.git(root, 'checkout', '--quiet', '--detach', workshop.commit);
  workshop.link(root);
  return { root };
}

const reversedFolders = withEnv({ NODE_OPTIONS: shim('reversed-folders') });

const junk: Env = {
  GIT_DIR: '/nowhere',
  GIT_WORK_TREE: '/nowhere',
  GIT_OBJECT_DIRECTORY: '/nowhere',
  GIT_CEILING_DIRECTORIES: '/',
  SOURCE_DATE_EPOCH: '1',
  TAR_OPTIONS: '--owner=nobody --mtime=1970-01-02',
  NODE_ENV: 'production',
  FORCE_COLOR: '3',
  COLUMNS: '20',
  USER: 'somebody',
  LOGNAME: 'somebody',
};

// biome-ignore format: an aligned table
export const variations: readonly Variation[] = [
  // name                    compares               circumstance                                           why it is tried
  { name: 'build-path',          compares: 'release',  prepare: ({ clone }) => ({ root: clone('a rather long path/with späces/and more', ['--no-hardlinks']) }), witness: 'process.cwd().includes("späces")',                                       why: 'paths of the build machine end up in what is built' },
  { name: 'home',                compares: 'manifest', prepare: withEnv({ HOME: '/nonexistent' }),                                        witness: 'os.homedir() === "/nonexistent"',                                        why: 'settings and caches of a person change what is built' },
  { name: 'user',                compares: 'manifest', prepare: asRoot('setpriv', inPlain({ wrap: behind('setpriv', '--reuid=65534', '--regid=65534', '--clear-groups') })), witness: 'process.getuid() === 65534',                       why: 'owners and rights of files end up in archives' },
  { name: 'umask-open',          compares: 'release',  prepare: withUmask('000'),                                                         witness: 'process.umask() === 0',                                                             why: 'the umask leaks into the modes of an archive' },
  { name: 'umask-closed',        compares: 'release',  prepare: withUmask('077'),                                                         witness: 'process.umask() === 0o77',                                                          why: 'the umask leaks into the modes of an archive' },
  { name: 'zone-east',           compares: 'manifest', prepare: withEnv({ TZ: 'Pacific/Kiritimati' }),                                    witness: 'new Date(1.7e12).getTimezoneOffset() === -840',                                            why: 'local times end up in documents and archives' },
  { name: 'zone-west',           compares: 'manifest', prepare: withEnv({ TZ: 'America/St_Johns' }),                                      witness: 'new Date(1.7e12).getTimezoneOffset() === 210',                                             why: 'zones that are off by half an hour round otherwise' },
  { name: 'locale-turkish',      compares: 'manifest', prepare: withEnv({ LC_ALL: 'tr_TR.UTF-8', LANG: 'tr_TR.UTF-8' }),                  witness: 'Intl.DateTimeFormat().resolvedOptions().locale.startsWith("tr")',                   why: 'letters change case otherwise, and lists sort otherwise' },
  { name: 'locale-none',         compares: 'manifest', prepare: withEnv({ LC_ALL: 'C', LANG: undefined }),                                witness: 'process.env.LC_ALL === "C"',                                                        why: 'without a locale, programs take text for bytes' },
  { name: 'time-later',          compares: 'release',  prepare: atTime('2040-02-29T12:00:00Z'),                                           witness: 'new Date().getUTCFullYear() === 2040',                                              why: 'the time of the build ends up in what is built, and 32 bits end in 2038' },
  { name: 'time-earlier',        compares: 'manifest', prepare: atTime('1985-10-26T01:21:00Z'),                                           witness: 'new Date().getUTCFullYear() === 1985',                                              why: 'files seem to come from the future' },
  { name: 'host-name',           compares: 'manifest', prepare: asRoot('unshare', inPlain({ wrap: (command) => behind('unshare', '--uts')(afterShell('hostname elsewhere')(command)) })), witness: 'os.hostname() === "elsewhere"', why: 'the name of the machine ends up in what is built' },
  { name: 'one-cpu',             compares: 'manifest', prepare: (workshop) => oneCpu(workshop),                                           witness: 'os.availableParallelism() === 1',                                        why: 'work that runs side by side ends in another order' },
  { name: 'folder-order',        compares: 'release',  prepare: reversedFolders,                                                          witness: '(([a, b]) => a > b)(fs.readdirSync("libs"))',                            why: 'folders list their files in whatever order the disk has' },
  { name: 'git-settings-clone',  compares: 'release',  prepare: configuredClone,                                                          witness: 'fs.readFileSync(".git/config", "utf8").includes("autocrlf")',            why: 'line endings and names change between object and checkout' },
  { name: 'git-settings-user',   compares: 'manifest', prepare: configuredHome,                                                           witness: 'child_process.execFileSync("git", ["config", "core.autocrlf"]) == "true\\n"', why: 'a person’s own settings change what Git hands out' },
  { name: 'shallow',             compares: 'release',  prepare: cutHistory, refusedWith: ['E_SHALLOW'],                                   witness: 'fs.existsSync(".git/shallow")',                                          why: 'where history is cut, nobody knows which commit changed a file' },
  { name: 'linked-worktree',     compares: 'release',  prepare: linkedWorktree, refusedWith: ['E_REPOSITORY'],                            witness: 'fs.statSync(".git").isFile()',                                           why: 'the repository lies elsewhere than its files' },
  { name: 'loose-objects',       compares: 'manifest', prepare: looseObjects,                                                             witness: 'fs.readdirSync(".git/objects/pack").length === 0',                       why: 'objects are read by another road than from a pack' },
  { name: 'packed-again',        compares: 'manifest', prepare: afterGit('packed', ['pack-refs', '--all'], ['repack', '-adfq', '--depth=200', '--window=50']), witness: 'fs.readdirSync(".git/objects/pack").filter((name) => name.endsWith(".pack")).length === 1', why: 'the same objects are other deltas in another order' },
  { name: 'commit-graph',        compares: 'manifest', prepare: afterGit('graphed', ['commit-graph', 'write', '--reachable'], ['multi-pack-index', 'write']), witness: 'fs.existsSync(".git/objects/info/commit-graph")',               why: 'history is told by an index that nothing verifies' },
  { name: 'garbage-collected',   compares: 'manifest', prepare: afterGit('collected', ['reflog', 'expire', '--expire=now', '--all'], ['gc', '--quiet', '--prune=now']), witness: 'fs.existsSync(".git/packed-refs")',                     why: 'what no ref names is gone' },
  { name: 'git-embedded',        compares: 'manifest', prepare: inPlain({ words: ['--backend', 'embedded'] }),                                                                                                                          why: 'another program reads the objects' },
  { name: 'cache-cold',          compares: 'release',  prepare: inPlain(),                                                                witness: '!fs.existsSync(".nx/cache")',                                            why: 'nothing was built here before' },
  { name: 'cache-warm',          compares: 'release',  prepare: (workshop) => ({ root: join(workshop.folder, 'plain') }),                 witness: 'fs.existsSync(".nx/cache") && fs.existsSync("dist/gates")',   why: 'everything comes from the cache' },
  { name: 'cache-unused',        compares: 'release',  prepare: (workshop) => ({ root: join(workshop.folder, 'plain'), words: ['--skip-nx-cache'] }), witness: 'fs.existsSync("dist/gates")',                                why: 'everything is derived over what an earlier run left' },
  { name: 'environment-empty',   compares: 'manifest', prepare: withEnv({ HOME: undefined, GIT_CONFIG_NOSYSTEM: undefined, NO_COLOR: undefined }), witness: '!("HOME" in process.env)',                                                 why: 'a service starts programs with next to nothing' },
  { name: 'environment-full',    compares: 'manifest', prepare: withEnv(junk),                                                            witness: 'process.env.GIT_DIR === "/nowhere"',                                                why: 'variables of other tools steer Git, tar and Node' },
  { name: 'terminal',            compares: 'release',  prepare: (workshop) => onTerminal(workshop),                                       witness: 'process.stdout.isTTY === true',                                                     why: 'programs print and behave otherwise for a person' },
  { name: 'node-22',             compares: 'manifest', prepare: byRuntime('22'),                                                          witness: 'process.version.startsWith("v22.")',                                                why: 'deflate, sorting and dates change with the runtime' },
  { name: 'node-24',             compares: 'manifest', prepare: inPlain(),                                                                witness: 'process.version.startsWith("v24.")',                                                why: 'the runtime that the lock names' },
  { name: 'node-26',             compares: 'manifest', prepare: byRuntime('26'),                                                          witness: 'process.version.startsWith("v26.")',                                                why: 'deflate, sorting and dates change with the runtime' },
];

function oneCpu(workshop: Workshop): Setting | Unavailable {
  if (!workshop.has('taskset')) return { unavailable: '`taskset` is not installed' };
  if (availableParallelism() < 2) return { unavailable: 'this machine has one processor' };
  return { root: workshop.plain(), wrap: behind('taskset', '--cpu-list', '0') };
}

/** `script` gives a terminal, and takes the command as one word. */
function onTerminal(workshop: Workshop): Setting | Unavailable {
  if (!workshop.has('script')) return { unavailable: '`script` is not installed' };
  const wrap = (command: readonly string[]) => {
    const line = command.map((word) => `'${word.replaceAll("'", "'\\''")}'`).join(' ');
    return ['script', '--quiet', '--return', '--command', line, '/dev/null'];
  };
  return { root: workshop.plain(), wrap };
}
