// The environments of what a room runs. Git is told to heed no configuration but the clone's own; the commit's code gets the
// PATH and nothing else of the caller; npm gets what it needs to reach a registry.
import { delimiter, join } from 'node:path';
import process from 'node:process';

type Environment = Readonly<Record<string, string>>;

/** The caller's PATH without any node_modules. */
const systemPath = (): string =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .filter((place) => !place.includes('node_modules'))
    .join(delimiter);

const settings: readonly (readonly [string, string])[] = [
  ['safe.directory', '*'],
  ['core.hooksPath', '/dev/null'],
  ['core.fsmonitor', 'false'],
  ['protocol.allow', 'never'],
  ['protocol.file.allow', 'always'],
];

/** For Git, which clones and checks out. */
export const gitEnvironment = (home: string): Environment => ({
  PATH: systemPath(),
  HOME: home,
  LC_ALL: 'C',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_SYSTEM: '/dev/null',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_ATTR_NOSYSTEM: '1',
  GIT_NO_REPLACE_OBJECTS: '1',
  GIT_NO_LAZY_FETCH: '1',
  GIT_TERMINAL_PROMPT: '0',
  GIT_CONFIG_COUNT: String(settings.length),
  ...Object.fromEntries(
    settings.flatMap(([key, value], index) => [
      [`GIT_CONFIG_KEY_${index}`, key],
      [`GIT_CONFIG_VALUE_${index}`, value],
    ]),
  ),
});

/** For the code of a commit, which stands in `checkout`. What it leaves lying goes with the room. */
export const codeEnvironment = (checkout: string, home: string): Environment => ({
  PATH: `${join(checkout, 'node_modules/.bin')}${delimiter}${systemPath()}`,
  HOME: home,
  TMPDIR: home,
  NODE_NO_WARNINGS: '1',
});

// What npm, Nx and this house say to their own children is not meant for another checkout.
const ours = /^(?:GATE_|GIT_|INIT_CWD$|NODE_|NX_|RELEASE_|YSTACK_|npm_(?:command|execpath|lifecycle|node|package))/;

/** For `npm ci`: the caller's, since a registry, a proxy and a certificate are theirs to name. */
export const npmEnvironment = (home: string): Environment => ({
  ...Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) =>
      value === undefined || ours.test(name) ? [] : [[name, value]],
    ),
  ),
  TMPDIR: home,
});
