// What moves while a run is at work: code, HEAD, outputs, a second run. So that nothing here hangs on timing, the clone
// has one gate more, which waits in the middle of its work as long as a file outside says so. That a gate joins the chain
// by its module and its name alone is shown by the way.
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Clone, cloneHouse, type Run } from '../support/clone.ts';

let house: Clone;
let base: string;
let clean: ReturnType<Clone['build']>;
let door: string;
/** The run that was started last; awaited before the next test whatever became of this one. */
let started: Promise<unknown> = Promise.resolve();

/** Stands between resolve and validate, so that gates come before it and after it. */
const pausingGate = (place: string): string => `import { existsSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { accept } from '#canonical';
import type { Gate } from '../gate.ts';

const door = ${JSON.stringify(place)};

export const gate: Gate = {
  name: 'pause',
  derive: async () => {
    if (existsSync(door)) writeFileSync(\`\${door}.waiting\`, '');
    while (existsSync(door)) await sleep(5);
    const inputs = [{ path: 'nothing', mode: '100644', object_id: '0'.repeat(40), sha256: '0'.repeat(64) } as const];
    return accept({ documents: new Map([['pause.json', new TextEncoder().encode('{}\\n')]]), inputs });
  },
};
`;

beforeAll(() => {
  house = cloneHouse();
  door = `${house.root}.door`;
  house.write('tools/gates/src/gates/pause.ts', pausingGate(door));
  house.edit('tools/gates/src/chain.ts', (text) =>
    text.replace(
      "{ name: 'validate', after: ['resolve'],",
      "{ name: 'pause', after: ['resolve'], pins: ['profile'] },\n  { name: 'validate', after: ['resolve', 'pause'],",
    ),
  );
  // One profile is enough.
  house.edit('releases/release.json', (text) => text.replace(/"profiles":\[.*?\]/, '"profiles":["default"]'));
  base = house.commitPinned('a gate that waits');
  clean = house.build();
  if (clean.status !== 0) throw new Error(clean.all);
}, 300_000);
afterAll(() => house?.remove());

beforeEach(() => {
  house.reset(base);
  for (const left of ['dist', '.nx/cache', '.nx/workspace-data']) {
    rmSync(`${house.root}/${left}`, { recursive: true, force: true });
  }
});
afterEach(async () => {
  rmSync(door, { force: true });
  await started;
  rmSync(`${door}.waiting`, { force: true });
});

/** Starts a run and comes back when a gate stands in its door; `open` lets it go on and gives what became of it. */
async function startAndWait(words: readonly string[]): Promise<{ readonly open: () => Promise<Run> }> {
  writeFileSync(door, '');
  let isOver = false;
  const run = house.start('nx', words).finally(() => {
    isOver = true;
  });
  started = run;
  while (!existsSync(`${door}.waiting`) && !isOver) await sleep(10);
  if (isOver) throw new Error((await run).all);
  return {
    open: () => {
      rmSync(door);
      return run;
    },
  };
}

const buildWords = ['run', 'release:build', '--parallel=1'];
const editCode = (path: string): void => house.edit(path, (text) => `${text}// Edited meanwhile.\n`);

test('a gate joins the chain, the manifest and the summary by its module and its name', () => {
  expect(clean.stdout).toMatch(
    /^gate +resolve +passed +profile\.default\.v1\ngate +pause +passed .*\ngate +validate /m,
  );
  const manifest = house.ystack(['build-release', base, 'profile.default.v1']).stdout;
  const { gates, gate_documents } = JSON.parse(manifest).body as {
    gates: { gate: string }[];
    gate_documents: { path: string }[];
  };
  expect(gates.map(({ gate }) => gate)).toEqual(['resolve', 'pause', 'validate', 'evaluate', 'shadow']);
  expect(gate_documents.map(({ path }) => path)).toContain('gates/default/pause/pause.json');
});

describe('code that is edited while a gate runs', () => {
  // biome-ignore format: an aligned table
  const cases = [
    // whose code                         file                                   token      the gate that refuses
    ['the running gate', 'tools/gates/src/gates/pause.ts', /E_PINS|E_DIRTY/, 'pause'],
    ['a lib that the running gate reads', 'libs/gate/src/gate-record.ts', /E_PINS|E_DIRTY/, 'pause'],
    ['a gate that comes later', 'tools/gates/src/gates/validate.ts', /E_PINS/, 'validate'],
    ['what only packaging reads', 'tools/gates/src/package-release.ts', /E_DIRTY/, 'package'],
  ] as const;
  test.each(cases)('%s', async (_what, path, code, gate) => {
    const { open } = await startAndWait(buildWords);
    editCode(path);
    const done = await open();
    expect(done.status, done.all).not.toBe(0);
    expect(done.all).toMatch(code);
    expect(done.all).toMatch(new RegExp(`- (profile-\\w+|release):${gate}\\n`));
    expect(house.releases).toEqual([]);
    // Nothing of it was kept: with the code put back, the same bytes come out as ever.
    house.git('checkout', '--quiet', '--', '.');
    const again = house.build();
    expect(again.id, again.all).toBe(clean.id);
  });
});

test('HEAD that moves while a run is at work moves nothing: what was pinned is released', async () => {
  const { open } = await startAndWait(buildWords);
  house.edit('README.md', (text) => `${text}\nMore.\n`);
  house.edit('profiles/default/authority/context.json', (text) => text.replace('holds this', 'has this'));
  house.commitPinned('meanwhile');
  const done = await open();
  expect(done.status, done.all).toBe(0);
  expect(done.stdout).toContain(`commit     ${base}`);
  expect(house.releases).toEqual([clean.id]);
});

test('an output that is altered while a later gate runs stops the release', async () => {
  const { open } = await startAndWait(buildWords);
  house.edit('dist/gates/default/resolve/resolved-profile.json', (text) => ` ${text}`);
  const done = await open();
  expect(done.status, done.all).not.toBe(0);
  expect(done.all).toMatch(/E_GATE|E_CACHE/);
  expect(done.all).toContain('dist/gates/default/resolve/resolved-profile.json');
  expect(house.releases).toEqual([]);
});

test('of two runs at once the second is refused, and the first is none the worse', async () => {
  const { open } = await startAndWait(buildWords);
  const second = house.build();
  expect(second.status).not.toBe(0);
  expect(second.all).toMatch(/^(?: NX +)?E_LOCK$/m);
  expect(second.all).toMatch(/process [0-9]+ is at work here/);
  // Looking is no run.
  expect(house.nx(['show', 'projects', '--with-target=gate']).stdout).toContain('profile-default');
  const done = await open();
  expect(done.status, done.all).toBe(0);
  expect(house.releases).toEqual([clean.id]);
  expect(readdirSync(`${house.root}/.nx`).filter((name) => name.includes('lock'))).toEqual([]);
});

test('a run that is killed leaves a lock that the next one sweeps', async () => {
  await startAndWait(buildWords).then(async ({ open }) => {
    const [, pid = ''] = /^([0-9]+) /.exec(house.read('.nx/ystack-run.lock').toString()) ?? [];
    process.kill(Number(pid), 'SIGKILL');
    await open();
  });
  expect(existsSync(`${house.root}/.nx/ystack-run.lock`)).toBe(true);
  const next = house.build();
  expect(next.id, next.all).toBe(clean.id);
});
