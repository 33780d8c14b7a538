// Every way we know in which a cached result can be wrong, each tried on what a good build left: whoever can write the cache,
// its database and the outputs has done so. Either the release is the same all the same, or it stops and says what is wrong;
// and `--fresh` makes it without asking any of it. What moves while a run is at work is in test/pipeline/moving.long.test.ts,
// what changes between two runs in test/pipeline/caching.test.ts.
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Clone, cloneHouse } from '../support/clone.ts';
import { forgeRecord } from '../support/forge.ts';
import { needs } from '../support/needs.ts';
import { runtimePath, runtimesSkip } from '../support/runtimes.ts';

let house: Clone;
let base: string;
let id: string;

beforeAll(() => {
  house = cloneHouse();
  base = house.head;
  const built = house.build();
  if (built.status !== 0) throw new Error(built.all);
  id = built.id;
  keep('good');
}, 600_000);
afterAll(() => house?.remove());
beforeEach(() => {
  house.reset(base);
  bringBack('good');
});

const at = (path: string): string => join(house.root, path);
const kept = (name: string): string => `${house.root}.${name}`;

/** Puts aside what Nx and the gates left; the compile cache is neither. */
function keep(name: string): void {
  for (const place of ['.nx/cache', '.nx/workspace-data', 'dist']) {
    cpSync(at(place), join(kept(name), place), { recursive: true, preserveTimestamps: true });
  }
}
function bringBack(name: string): void {
  for (const place of ['.nx/cache', '.nx/workspace-data', 'dist']) {
    rmSync(at(place), { recursive: true, force: true });
    cpSync(join(kept(name), place), at(place), { recursive: true, preserveTimestamps: true });
  }
  rmSync(at('dist/releases'), { recursive: true, force: true });
}

const last = 'dist/gates/default/shadow';
const first = 'dist/gates/default/resolve';

/** The hash under which the cache holds the output of a gate. */
function hashOf(output: string): string {
  const hash = readdirSync(at('.nx/cache')).find((name) => existsSync(at(`.nx/cache/${name}/${output}`)));
  if (hash === undefined) throw new Error(`the cache holds no ${output}`);
  return hash;
}
const artifact = (output: string): string => at(`.nx/cache/${hashOf(output)}/${output}`);
const text = (output: string): string => at(`.nx/cache/terminalOutputs/${hashOf(output)}`);

/** Changes Nx's own database. */
function inDatabase(statement: string): void {
  const name = readdirSync(at('.nx/workspace-data')).find((file) => file.endsWith('.db')) ?? '';
  const database = new DatabaseSync(at(`.nx/workspace-data/${name}`));
  database.exec(statement);
  database.close();
}

/** The text that a whole release would have printed, of another id. */
const boast = (): string =>
  [
    '> nx run release:build',
    '',
    `release    release.${'0'.repeat(64)}`,
    `commit     ${base}`,
    `directory  dist/releases/release.${'0'.repeat(64)}`,
    'fresh      each of the 8 gates ran in this run; no cache was asked',
    '',
    ' NX   Successfully ran target build for project release and 11 tasks it depends on',
    '',
  ].join('\n');

/** What the target `release:build` itself said, which is the last task of a run and never comes from a cache. */
const saidByBuild = (stdout: string): string => {
  const [, ...parts] = stdout.split(/^> nx run release:build.*$/m);
  return parts.at(-1) ?? '';
};

const fill = (path: string, bytes: string): void => writeFileSync(path, bytes);
const removeAll = (path: string): void => rmSync(path, { recursive: true, force: true });

/** A byte that no size and no time gives away. */
function editQuietly(path: string): void {
  const bytes = readFileSync(path);
  const times = [1_700_000_000, 1_700_000_000] as const;
  bytes[bytes.length - 3] = (bytes.at(-3) ?? 0) ^ 1;
  writeFileSync(path, bytes);
  utimesSync(path, ...times);
}

// biome-ignore format: an aligned table
const cases = [
  // what is wrong                              how it was done                                                                            outcome     words
  ['nothing',                                   () => undefined,                                                                           'same id',  []],
  ['a document in the cache',                   () => editQuietly(join(artifact(last), 'incidents.json')),                                 'E_CACHE',  ['shadow', 'incidents.json']],
  ['a record in the cache',                     () => editQuietly(join(artifact(last), 'gate-record.json')),                               'E_CACHE',  ['shadow', 'gate-record.json']],
  ['a document and a record that vouches for it', () => forgeRecord(artifact(last), 'incidents.json', 'no-change', 'reproduced'),          'E_CACHE',  ['shadow', 'gate-record.json']],
  ['the same two of a gate that others rest on', () => forgeRecord(artifact(first), 'resolver-request.json', 'default', 'defaulx'),         /E_[A-Z]+/, ['resolve']],
  ['a document more in the cache',              () => fill(join(artifact(last), 'more.json'), '{}\n'),                                     'E_CACHE',  ['shadow', 'more.json']],
  ['a document less in the cache',              () => removeAll(join(artifact(last), 'incidents.json')),                                   'E_CACHE',  ['shadow', 'incidents.json']],
  ['a document cut short',                      () => truncateSync(join(artifact(last), 'incidents.json'), 100),                           'E_CACHE',  ['shadow', 'incidents.json']],
  ['a document without a byte',                 () => truncateSync(join(artifact(last), 'incidents.json'), 0),                             'E_CACHE',  ['shadow', 'incidents.json']],
  ['half an entry, of a gate that others rest on', () => removeAll(join(artifact(first), 'gate-record.json')),                             /E_GATE|E_CACHE/, ['resolve', 'gate-record.json']],
  ['an artifact that is gone, known to the database', () => removeAll(artifact(last)),                                                     'same id',  []],
  ['an artifact and its output gone, known to the database', () => removeBoth(last),                                                       'E_GATE',   ['shadow', '--fresh']],
  ['the same of a gate that others rest on',    () => removeBoth(first),                                                                   'E_GATE',   ['resolve', '--fresh']],
  ['every entry and output gone, known to the database', () => [at('.nx/cache'), at('dist/gates')].map(removeAll),                        'same id',  []],
  ['entries that the database does not know',   () => removeAll(at('.nx/workspace-data')),                                                 'same id',  []],
  ['a gate known to have failed',               () => inDatabase("update cache_outputs set code = 1"),                                     'same id',  []],
  ['a database by which nobody takes pins',     () => inDatabase('update nx_plugin_capabilities set has_pre_tasks_execution = 0'),         'same id',  []],
  ['the text of a gate',                        () => fill(text(last), boast()),                                                           'same id',  []],
  ['outputs deleted since',                     () => removeAll(at(last)),                                                                 'same id',  []],
  ['all outputs deleted since',                 () => removeAll(at('dist')),                                                               'same id',  []],
  ['an output edited since, its size kept',     () => editQuietly(at(`${last}/incidents.json`)),                                           'same id',  []],
  ['an output that vouches for itself',         () => forgeRecord(at(last), 'incidents.json', 'no-change', 'reproduced'),                  'same id',  []],
  ['an ignored file beside a profile',          () => house.write('profiles/default/notes.log', 'notes\n'),                                'same id',  []],
  ['an ignored file beside the code',           () => house.write('libs/gate/src/more.log', 'more\n'),                                     'E_DIRTY',  ['libs/gate/src/more.log']],
] as const;
test.each(cases)('%s', (_what, edit, outcome, words) => {
  edit();
  const run = house.build();
  if (outcome === 'same id') {
    expect(run.status, run.all).toBe(0);
    expect(run.id, run.all).toBe(id);
    expect(house.releases).toEqual([id]);
  } else {
    expect(run.status, run.all).not.toBe(0);
    expect(run.all).toMatch(outcome);
    for (const word of words) expect(run.all).toContain(word);
    expect(run.all).toMatch(/mend: +\S/);
    expect(house.releases).toEqual([]);
  }
});

test('`--fresh` makes the release whatever lies there, and says so', () => {
  for (const output of [last, first]) forgeRecord(at(output), documentOf(output), 'default', 'defaulx');
  for (const output of [last, first]) forgeRecord(artifact(output), documentOf(output), 'default', 'defaulx');
  fill(text(last), boast());
  removeAll(artifact('dist/gates/default/validate'));
  inDatabase('update cache_outputs set code = 0');
  const fresh = house.build(['--fresh', '--outputStyle=static']);
  expect(fresh.id, fresh.all).toBe(id);
  expect(saidByBuild(fresh.stdout)).toContain('fresh      each of the 8 gates ran in this run; no cache was asked');
  expect(fresh.stdout).not.toContain('[local cache]');
  // What lies in the cache is as wrong as it was; a fresh run neither reads nor mends it.
  expect(house.build().status).not.toBe(0);
});

const documentOf = (output: string): string => (output === last ? 'incidents.json' : 'resolver-request.json');

function removeBoth(output: string): void {
  removeAll(artifact(output));
  removeAll(at(output));
}

test('a database that is none: Nx ends before any gate, and `reset` makes a new one', () => {
  for (const name of readdirSync(at('.nx/workspace-data')).filter((file) => file.endsWith('.db'))) {
    fill(at(`.nx/workspace-data/${name}`), 'no database');
  }
  const run = house.build();
  expect(run.status).not.toBe(0);
  expect(run.all).toContain('file is not a database');
  expect(house.releases).toEqual([]);
  house.nx(['reset']);
  expect(house.build().id).toBe(id);
});

describe('text that a cache replays', () => {
  test('is shown under the name of its gate alone, and is no summary: that is said by a task that is never cached', () => {
    fill(text(last), boast());
    const run = house.build(['--outputStyle=static']);
    expect(run.stdout).toContain(`release.${'0'.repeat(64)}`);
    expect(saidByBuild(run.stdout)).toContain(`release    ${id}`);
    expect(saidByBuild(run.stdout)).not.toContain('0'.repeat(64));
    expect(saidByBuild(run.stdout)).not.toContain('fresh');
  });

  test('cannot make a release of one that packaging refuses', () => {
    fill(text(last), boast());
    house.write('sandbox/more.txt', 'more\n');
    const run = house.build(['--outputStyle=static']);
    expect(run.status).not.toBe(0);
    expect(run.all).toContain('E_DIRTY');
    expect(run.all).toMatch(/Failed tasks:\s+- release:package/);
    expect(house.releases).toEqual([]);
    // Nx shows it among the gates, and in its usual style not at all.
    expect(house.build().stdout).not.toContain('0'.repeat(64));
  });
});

describe('a result of something else', () => {
  test('of another commit, under the hash of this one', () => {
    house.edit('profiles/default/authority/context.json', (old) => old.replace('holds this', 'has this'));
    house.commitPinned('another commit');
    const other = house.build();
    expect(other.status, other.all).toBe(0);
    const hashes = readdirSync(at('.nx/cache')).filter((name) => existsSync(at(`.nx/cache/${name}/${last}`)));
    const good = readdirSync(join(kept('good'), '.nx/cache'));
    const [foreign = ''] = hashes.filter((name) => !good.includes(name));
    cpSync(at(`.nx/cache/${foreign}`), kept('foreign'), { recursive: true });
    house.reset(base);
    bringBack('good');
    const own = hashOf(last);
    removeAll(at(`.nx/cache/${own}`));
    cpSync(kept('foreign'), at(`.nx/cache/${own}`), { recursive: true });
    const run = house.build();
    expect(run.status, run.all).not.toBe(0);
    expect(run.all).toMatch(/E_CACHE|E_GATE/);
    expect(run.all).toContain('shadow');
    expect(house.releases).toEqual([]);
  });

  test('a pass in the place of a gate that fails', () => {
    house.edit('profiles/shared/prompts/producer.md', (old) => `${old}\nMore.\n`);
    house.commit('a prompt that moved under its pin');
    const failed = house.build();
    expect(failed.all).toContain('E_PIN');
    // Gate by gate, since the key of each hangs on what the one before it left.
    for (const gate of ['resolve', 'validate', 'evaluate', 'shadow']) {
      house.nx(['run-many', '--target', gate, '--projects=profile-*', '--nx-bail=false']);
      inDatabase(
        `insert or replace into cache_outputs (hash, code, size, is_cache_entry) select hash, 0, 1, 1 from task_details where target = '${gate}'`,
      );
      for (const [hash, profile] of failedTasks(gate)) {
        const output = `dist/gates/${profile}/${gate}`;
        cpSync(join(kept('good'), output), at(`.nx/cache/${hash}/${output}`), { recursive: true });
        fill(at(`.nx/cache/terminalOutputs/${hash}`), 'passed\n');
      }
    }
    const run = house.build(['--outputStyle=static']);
    // Nx believes that every gate passed, and packaging does not.
    expect(run.stdout.match(/\[local cache\]/g)).toHaveLength(8);
    expect(run.status).not.toBe(0);
    expect(run.all).toContain('E_PIN');
    expect(run.all).toMatch(/Failed tasks:\s+- release:package/);
    expect(house.releases).toEqual([]);
  });

  test('of another machine: a cache that was copied to another place', () => {
    const other = house.clone('another machine');
    for (const place of ['.nx/cache', '.nx/workspace-data']) {
      cpSync(join(kept('good'), place), join(other.root, place), { recursive: true });
    }
    expect(other.build().id).toBe(id);
    rmSync(join(other.root, '.nx/workspace-data'), { recursive: true });
    expect(other.build([], { env: { CI: 'true' } }).id).toBe(id);
  });

  test.for(['22', '26'] as const)('of another Node: the gates leave the same bytes on %s', (major, { skip }) => {
    const node = runtimePath(major);
    if (node === undefined) return skip(runtimesSkip);
    removeAll(at('dist/gates/default'));
    for (const gate of ['resolve', 'validate', 'evaluate', 'shadow']) {
      const run = house.run(node, ['tools/gates/src/main.ts', gate, 'default']);
      expect(run.status, run.all).toBe(0);
      const names = readdirSync(join(kept('good'), `dist/gates/default/${gate}`));
      expect(readdirSync(at(`dist/gates/default/${gate}`)).toSorted()).toEqual(names.toSorted());
      for (const name of names) {
        const path = `dist/gates/default/${gate}/${name}`;
        expect(house.read(path).equals(readFileSync(join(kept('good'), path))), path).toBe(true);
      }
    }
  });

  /** Hash and profile of the tasks of a gate that are not among the good ones. */
  function failedTasks(gate: string): (readonly [string, string])[] {
    const name = readdirSync(at('.nx/workspace-data')).find((file) => file.endsWith('.db')) ?? '';
    const database = new DatabaseSync(at(`.nx/workspace-data/${name}`));
    const rows = database.prepare('select hash, project from task_details where target = ?').all(gate);
    database.close();
    return rows
      .map((row) => [String(row.hash), String(row.project).replace('profile-', '')] as const)
      .filter(([hash]) => !existsSync(at(`.nx/cache/${hash}`)));
  }
});

describe('a pin that cannot be taken', () => {
  test('stops the run before any gate, and nothing is kept under it', () => {
    const before = readdirSync(at('.nx/cache')).toSorted();
    const run = house.build([], { env: { RELEASE_COMMIT: '1'.repeat(40) } });
    expect(run.status).not.toBe(0);
    expect(run.all).toContain('E_COMMIT');
    expect(run.all).not.toContain('[local cache]');
    expect(readdirSync(at('.nx/cache')).toSorted()).toEqual(before);
  });
});

describe('a run that was killed, and a cache that takes nothing', () => {
  test('killed in the middle, again and again: what it left is whole or is not used', async () => {
    removeAll(at('.nx/cache'));
    removeAll(at('.nx/workspace-data'));
    removeAll(at('dist'));
    for (const gate of ['resolve', 'validate', 'evaluate']) {
      const run = house.start('sh', ['-c', 'echo $$ > .nx/shell; exec nx run release:build']);
      await expect
        .poll(() => existsSync(at(`dist/gates/default/${gate}`)), { timeout: 60_000, interval: 5 })
        .toBe(true);
      process.kill(Number(readFileSync(at('.nx/shell'), 'utf8')), 'SIGKILL');
      await run;
    }
    const built = house.build();
    expect(built.id, built.all).toBe(id);
  });

  // biome-ignore format: an aligned table
  const mounts = [
    // what       options of the file system
    ['read-only', 'ro'],
    ['full',      'size=4k'],
  ] as const;
  test.for(mounts)(
    '%s: the run succeeds or says what is wrong, and so with `--fresh`',
    async ([, options], context) => {
      await needs('user-namespaces')(context);
      const script = `mount -t tmpfs -o ${options} tmpfs .nx/cache && exec nx run release:build "$@"`;
      for (const words of [[], ['--fresh']]) {
        const run = house.run('unshare', ['-rm', 'sh', '-c', script, 'sh', ...words]);
        if (run.status === 0) expect(run.stdout).toContain(`release    ${id}`);
        else expect(run.stdout).not.toContain('release    release.');
      }
      const after = house.build();
      expect(after.id, after.all).toBe(id);
    },
  );
});
