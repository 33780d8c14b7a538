// Two clones in different places and one server between them: what the second gets, what a token may do, and what becomes
// of a build when an entry was poisoned or the server is broken. Whole builds, so only in the full run.
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Clone, cloneHouse } from '../support/clone.ts';
import { forgeRecord } from '../support/forge.ts';
import { needs } from '../support/needs.ts';
import { cacheEnvironment, hasNginx, RemoteCache, startServer } from '../support/remote-cache.ts';

let house: Clone;
let other: Clone;
let cache: RemoteCache;
let id: string;
let gates: number;

beforeEach(needs('nginx'));
beforeAll(async () => {
  if (!(await hasNginx())) return;
  house = cloneHouse();
  other = house.clone('at another place');
  cache = await RemoteCache.start();
  const first = house.build([], { env: cache.env(cache.writeToken) });
  if (first.status !== 0) throw new Error(first.all);
  id = first.id;
  gates = JSON.parse(house.read('releases/release.json').toString()).body.profiles.length * 4;
}, 600_000);
afterAll(async () => {
  await cache?.stop();
  house?.remove();
});

/** Takes away what the clone knows of earlier runs, so that it has to ask. */
function forget(clone: Clone): void {
  for (const place of ['.nx', 'dist']) rmSync(join(clone.root, place), { recursive: true, force: true });
}

/** Every file below `dist` with its digest, but for the page beside a release, which names what was before it. */
const built = (clone: Clone): Record<string, string> => {
  const root = join(clone.root, 'dist');
  const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(
    files.map((entry) => {
      const place = join(entry.parentPath, entry.name);
      return [place.slice(root.length), createHash('sha256').update(readFileSync(place)).digest('hex')];
    }),
  );
};
const times = (text: string, word: string): number => text.split(word).length - 1;
const readEnv = () => ({ env: cache.env(cache.readToken) });

describe('two clones and one server', () => {
  test('the first fills it: every gate is asked for, run and put', () => {
    expect(cache.log.filter((line) => /^write GET .* 404$/.test(line))).toHaveLength(gates);
    expect(cache.log.filter((line) => /^write PUT .* 200$/.test(line))).toHaveLength(gates);
  });

  test('the second, elsewhere and with a token that only reads, runs no gate and has the same bytes', () => {
    const before = cache.log.length;
    const run = other.build(['--outputStyle=static'], readEnv());
    expect(run.id, run.all).toBe(id);
    expect(times(run.stdout, '[remote cache]')).toBe(gates);
    const asked = cache.log.slice(before);
    expect(asked).toHaveLength(gates);
    expect(asked.every((line) => /^read GET .* 200$/.test(line))).toBe(true);
    expect(built(other)).toEqual(built(house));
  });

  test('`--fresh` asks the server nothing and gives it nothing', () => {
    const [before, entries] = [cache.log.length, entriesNow().length];
    const run = other.build(['--fresh'], { env: cache.env(cache.writeToken) });
    expect(run.id, run.all).toBe(id);
    expect(run.stdout).toContain(`fresh      each of the ${gates} gates ran in this run`);
    expect(times(run.stdout, ' cache]')).toBe(0);
    expect([cache.log.length, entriesNow().length]).toEqual([before, entries]);
    expect(built(other)).toEqual(built(house));
  });

  test('a token that only reads puts nothing, and its builds succeed all the same', () => {
    forget(other);
    const held = entriesNow().map((hash) => [hash, readFileSync(cache.entry(hash))] as const);
    for (const [hash] of held) rmSync(cache.entry(hash));
    const before = cache.log.length;
    const run = other.build([], readEnv());
    expect(entriesNow()).toEqual([]);
    for (const [hash, bytes] of held) writeFileSync(cache.entry(hash), bytes);
    expect(run.id, run.all).toBe(id);
    expect(cache.log.slice(before).filter((line) => /^read PUT .* 403$/.test(line))).toHaveLength(gates);
  });

  test('a token that nobody knows is no reason to fail: the cache is left out, and that is said', () => {
    forget(other);
    const run = other.build([], { env: cache.env('x'.repeat(40)) });
    expect(run.id, run.all).toBe(id);
    expect(run.stderr).toContain('the shared cache is left out of this run: it answers 401');
  });
});

const entriesNow = (): string[] => readdirSync(join(cache.folder, 'server/entries/v1/cache'));

describe('an entry that somebody with a write token poisoned', () => {
  const folder = 'dist/gates/default/shadow';
  let held: { readonly path: string; readonly bytes: Buffer };
  beforeEach(() => forget(other));
  afterEach(() => writeFileSync(held.path, held.bytes));

  /** Unpacks the entry of the last gate, lets it be edited, and packs it again under its hash. */
  function poison(edit: (place: string) => void): void {
    const hash = entriesNow().find((name) =>
      house.run('tar', ['tzf', cache.entry(name)]).stdout.includes(`${folder}/`),
    );
    const path = cache.entry(hash ?? 'none');
    held = { path, bytes: readFileSync(path) };
    const place = mkdtempSync(join(tmpdir(), 'ystack-entry-'));
    house.run('tar', ['xzf', path, '-C', place]);
    house.run('chmod', ['-R', 'u+rw', place]);
    edit(place);
    house.run('tar', ['czf', path, '-C', place, ...readdirSync(place)]);
    rmSync(place, { recursive: true });
  }
  const replaceIn = (path: string, from: string, to: string): void => {
    const text = readFileSync(path, 'utf8');
    if (!text.includes(from)) throw new Error(`${path} has no ${from}`);
    writeFileSync(path, text.replaceAll(from, to));
  };

  // biome-ignore format: an aligned table
  const cases = [
    // what                          how                                                                                               outcome    words
    ['a document',                   (place: string) => replaceIn(join(place, folder, 'incidents.json'), 'no-change', 'reproduced'),     'E_CACHE', ['shadow', 'incidents.json']],
    ['a document and its record',    (place: string) => forgeRecord(join(place, folder), 'incidents.json', 'no-change', 'reproduced'),  'E_CACHE', ['shadow']],
    ['a document more',              (place: string) => writeFileSync(join(place, folder, 'more.json'), '{}\n'),                         'E_CACHE', ['shadow', 'more.json']],
    ['a document less',              (place: string) => rmSync(join(place, folder, 'incidents.json')),                                   'E_CACHE', ['shadow', 'incidents.json']],
    ['no output at all',             (place: string) => rmSync(join(place, 'dist'), { recursive: true }),                                'E_GATE',  ['shadow']],
    ['a link for the output',        (place: string) => linkOutput(place),                                                              'refused', []],
    ['the text alone',               (place: string) => writeFileSync(join(place, 'terminalOutput'), 'release.0 passed\n'),              'builds',  []],
    ['files beside the output',      (place: string) => writeBeside(place),                                                             'builds',  []],
  ] as const;
  test.each(cases)('%s', (_what, edit, outcome, words) => {
    poison(edit);
    const run = other.build([], readEnv());
    if (outcome === 'builds') expect(run.id, run.all).toBe(id);
    else {
      expect(run.status, run.all).not.toBe(0);
      expect(other.releases).toEqual([]);
      if (outcome !== 'refused') expect(run.all).toContain(outcome);
      for (const word of words) expect(run.all).toContain(word);
    }
    expect(existsSync(join(other.root, 'poisoned.txt'))).toBe(false);
    expect(other.git('status', '--porcelain')).toBe('');
  });

  test('the mend that is named mends it: first by no cache, then for good by the server without the entry', () => {
    poison((place) => forgeRecord(join(place, folder), 'incidents.json', 'no-change', 'reproduced'));
    const refused = other.build([], readEnv());
    expect(refused.all).toContain('npx nx run release:build --fresh');
    const mended = other.build(['--fresh'], readEnv());
    expect(mended.id, mended.all).toBe(id);
    expect(built(other)).toEqual(built(house));
    expect(other.build([], readEnv()).all).toContain('E_CACHE');
    rmSync(held.path);
    other.nx(['reset']);
    expect(other.build([], readEnv()).id).toBe(id);
  });

  const linkOutput = (place: string): void => {
    rmSync(join(place, folder), { recursive: true });
    house.run('ln', ['-s', '/etc', join(place, folder)]);
  };
  const writeBeside = (place: string): void => {
    for (const path of ['poisoned.txt', 'libs/gate/src/gate-record.ts', '.git/hooks/post-checkout']) {
      mkdirSync(join(place, path, '..'), { recursive: true });
      writeFileSync(join(place, path), 'poisoned\n');
    }
  };

  test('cut short: Nx refuses it, and `--fresh` does without', () => {
    poison(() => undefined);
    truncateSync(held.path, 200);
    const run = other.build([], readEnv());
    expect(run.status).not.toBe(0);
    expect(run.stdout).not.toContain('release    release.');
    expect(other.build(['--fresh'], readEnv()).id).toBe(id);
  });
});

describe('a server that is broken', () => {
  const notFound: RequestListener = (request, response) => {
    request.resume().on('end', () => response.writeHead(request.method === 'PUT' ? 200 : 404).end());
  };
  /** Answers the question whether it works as one that does, and then does this. */
  const onceAsked =
    (then: RequestListener): RequestListener =>
    (request, response) =>
      request.url === '/v1/cache/0' ? notFound(request, response) : then(request, response);
  const status =
    (code: number): RequestListener =>
    (_request, response) =>
      response.writeHead(code).end('no');
  const garbage: RequestListener = (_request, response) => response.writeHead(200).end('no archive');
  const cut: RequestListener = (request, response) => {
    response.writeHead(200, { 'content-length': '1000' }).write('x');
    setTimeout(() => request.socket.destroy(), 50);
  };
  const huge: RequestListener = (_request, response) => {
    response.writeHead(200);
    for (let sent = 0; sent < 64; sent += 1) response.write(Buffer.alloc(1024 * 1024));
    response.end();
  };
  const slow: RequestListener = (request, response) => {
    setTimeout(() => notFound(request, response), 700);
  };
  const deaf: RequestListener = () => undefined;
  const hangUp: RequestListener = (request) => request.socket.destroy();
  const fullDisk: RequestListener = (request, response) =>
    request.method === 'PUT' ? response.writeHead(507).end('full') : notFound(request, response);

  // biome-ignore format: an aligned table
  const cases = [
    // what                          answers                outcome
    ['none of its answers is one',   status(500),           'left out'],
    ['it wants another token',       status(401),           'left out'],
    ['it forbids',                   status(403),           'left out'],
    ['it sends elsewhere',           status(302),           'left out'],
    ['it answers with anything',     garbage,               'left out'],
    ['it hangs up',                  hangUp,                'left out'],
    ['it never answers',             deaf,                  'left out'],
    ['it is slow',                   slow,                  'builds'],
    ['it breaks during the run',     onceAsked(status(500)), 'refused'],
    ['its entries are no archives',  onceAsked(garbage),    'refused'],
    ['its answers are cut short',    onceAsked(cut),        'refused'],
    ['its entries are huge',         onceAsked(huge),       'refused'],
    ['it hangs up during the run',   onceAsked(hangUp),     'refused'],
    ['it has no room',               fullDisk,              'refused'],
  ] as const;
  test.each(cases)('%s', async (_what, answers, outcome) => {
    forget(other);
    const server = await startServer(answers);
    try {
      const env = cacheEnvironment(server.url, 'x'.repeat(40));
      const run = await other.start('nx', ['run', 'release:build'], { env });
      expect(server.asked.length).toBeGreaterThan(0);
      if (outcome === 'refused') {
        expect(run.status, run.all).not.toBe(0);
        expect(run.stdout).not.toContain('release    release.');
        expect(run.all).toMatch(/remote cache|tarball|send request/);
        expect(other.releases).toEqual([]);
        return;
      }
      expect(run.stdout, run.all).toContain(`release    ${id}`);
      expect(run.stderr.includes('the shared cache is left out of this run')).toBe(outcome === 'left out');
    } finally {
      server.stop();
    }
  });

  test('down, and whatever it is, `--fresh` never asks it', async () => {
    const server = await startServer(deaf);
    const env = cacheEnvironment(server.url, 'x'.repeat(40));
    const fresh = await other.start('nx', ['run', 'release:build', '--fresh'], { env });
    server.stop();
    expect(fresh.stdout, fresh.all).toContain(`release    ${id}`);
    expect(server.asked).toEqual([]);
    const down = other.build([], { env });
    expect(down.id, down.all).toBe(id);
    expect(down.stderr).toContain('the shared cache is left out of this run: it cannot be reached');
  });
});
