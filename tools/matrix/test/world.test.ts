// What the matrix prepares itself, broken: pins that lead elsewhere, documents that do not hold. And the inventory, drifting.
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { sha256Hex } from '#canonical';
import type { GitObject } from '#contract';
import { runCombination } from '../src/combination.ts';
import { buildInventory, checkInventory, fakesFolder, inventoryPath, type ProgramFile } from '../src/inventory.ts';
import { readProgramFiles } from '../src/read-programs.ts';
import { limits } from '../src/run/limits.ts';
import { runPinned } from '../src/run-pinned.ts';
import { type World, withWorld } from '../src/world.ts';
import { honest, root } from './support/hostile.ts';

const combination = { producer: 'claude-code-producer', forge: 'index-forge' } as const;

const brokenBy = (change: (world: World) => Partial<World>) =>
  withWorld(honest, limits, async (world) => {
    const { violations, facts } = await runCombination({ ...world, ...change(world) }, combination);
    expect(facts).toBeUndefined();
    return [...new Set(violations.map(({ step, rule }) => `${step} ${rule}`))];
  });

const pinning =
  (edit: (pin: GitObject) => object) =>
  ({ packages }: World): Partial<World> => ({
    packages: {
      ...packages,
      program: (name) => ({ ...packages.program(name), ...edit(packages.program(name)) }) as GitObject,
    },
  });

const elsewhere = '0'.repeat(40);

describe('a world that does not hold', () => {
  test.each<[string, (world: World) => Partial<World>, string]>([
    // what is broken                       how                                                                       rule
    ['a pin of no object', pinning(() => ({ object_id: elsewhere })), 'produce package-pin'],
    [
      'a pin at no commit',
      pinning(({ revision }) => ({ revision: { ...revision, commit_id: elsewhere } })),
      'produce package-pin',
    ],
    [
      'a pin at another path',
      pinning(() => ({ location: { kind: 'path', value: 'prompts/producer.md' } })),
      'produce package-pin',
    ],
    ['a pin of another mode', pinning(() => ({ mode: '100755' })), 'produce package-pin'],
    ['a pin of no form', pinning(() => ({ mode: '040000' })), 'matrix profile-set'],
    ['another program than the pinned one', ({ programs }) => ({ programs: swapped(programs) }), 'produce package-pin'],
    ['a target of no form', ({ target }) => ({ target: { ...target, treeId: 'HEAD' } }), 'produce request'],
  ])('%s', async (_what, change, expected) => {
    expect(await brokenBy(change)).toEqual([expected]);
  });

  test('nothing is left of a world, whatever happened in it', async () => {
    let made = '';
    const failing = withWorld(honest, limits, async (world) => {
      made = world.root;
      throw new Error('as told');
    });
    await expect(failing).rejects.toThrow('as told');
    expect(made).not.toBe('');
    expect(() => rmSync(made)).toThrow('ENOENT');
  });
});

const swapped = (programs: ReadonlyMap<string, Uint8Array>) =>
  new Map([...programs, ['claude-code-producer.mjs', new TextEncoder().encode('process.exit(0);\n')]]);

describe('the inventory', () => {
  const copy = mkdtempSync(join(tmpdir(), 'ystack-matrix-test-'));
  afterAll(() => rmSync(copy, { recursive: true, force: true }));
  const files = readProgramFiles(root);
  const inventory = buildInventory(files);
  const bytes = new TextEncoder().encode('process.exit(0);\n');
  const first = files[0] as ProgramFile;
  const place = (name: string) => `${fakesFolder}/${name}`;

  test('vouches for the programs it was made of', () => {
    expect(files.map(({ name }) => name)).toContain('object-forge.mjs');
    const checked = checkInventory(inventory, files);
    expect(checked.ok && [...checked.value.keys()]).toEqual(files.map(({ name }) => name));
  });

  test.each<[string, readonly ProgramFile[], string]>([
    // what drifted      the files on disk                                           place
    ['a byte', [{ ...first, bytes }, ...files.slice(1)], place(first.name)],
    ['a mode', [{ ...first, mode: '100755' }, ...files.slice(1)], place(first.name)],
    ['a new program', [...files, { name: 'zz.mjs', mode: '100644', bytes }], place('zz.mjs')],
    ['a program gone', files.slice(1), place(first.name)],
    ['the order', files.toReversed(), ''],
  ])('refuses %s', (_what, found, at) => {
    expect(checkInventory(inventory, found)).toMatchObject({ ok: false, refusal: { code: 'E_INVENTORY', at } });
  });

  test.each([
    ['no JSON', 'inventory'],
    ['no list', '{}\n'],
    ['null', 'null\n'],
    ['odd entries', '{"body":{"programs":[null,1,"x"]}}\n'],
  ])('that is %s is refused', (_what, text) => {
    expect(checkInventory(new TextEncoder().encode(text), files)).toMatchObject({
      ok: false,
      refusal: { code: 'E_INVENTORY' },
    });
  });

  test('is asked before anything runs', async () => {
    cpSync(join(root, fakesFolder), join(copy, fakesFolder), { recursive: true });
    cpSync(join(root, inventoryPath), join(copy, inventoryPath));
    const wish = { isJson: true, progress: () => {} };
    expect(await runPinned(wish, copy)).toMatchObject({ status: 0 });
    writeFileSync(join(copy, fakesFolder, 'idle.mjs'), 'process.exitCode = 0;\n');
    expect(await runPinned(wish, copy)).toMatchObject({ code: 'E_INVENTORY', at: place('idle.mjs') });
    expect(dirname(inventoryPath)).toBe(dirname(fakesFolder));
  });

  test('says of a program what it is', () => {
    const text = new TextDecoder().decode(buildInventory([first]));
    expect(text).toContain(`"sha256":"${sha256Hex(first.bytes)}","size_bytes":${first.bytes.length}`);
  });
});
