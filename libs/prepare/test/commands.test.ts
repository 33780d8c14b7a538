// The two commands as their users run them: what they print, and the statuses that this tool has of its own.
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { faultRefusal, statusIn } from '#command';
import { inspectCommand, preparationStatuses, prepareCommand, resultKind } from '#prepare';
import { runYstack } from '../../../tools/ystack/test/support/run-ystack.ts';
import { temporaryFolder } from '../../git/test/support/repositories.ts';
import { freshPlace, materialized, type World } from './support/world.ts';

let world: World;
let input: string;
let response: string;
let other: string;

beforeAll(async () => {
  world = await materialized('sha1');
  const folder = temporaryFolder();
  [input, response, other] = [join(folder, 'input.json'), join(folder, 'response.json'), join(folder, 'other.json')];
  writeFileSync(input, world.handed.input);
  writeFileSync(response, world.handed.response);
  writeFileSync(other, (await materialized('sha1', { 'a.txt': 'a\n' }, '')).handed.response);
});

test('prepare prints a result, and inspect the same', () => {
  const { bundle } = freshPlace();
  const prepared = runYstack(['prepare', input, response, world.candidate, bundle]);
  expect([prepared.status, prepared.stderr]).toEqual([0, '']);
  expect(resultKind.parse(Buffer.from(prepared.stdout)).ok).toBe(true);
  expect(runYstack(['prepare', 'inspect', bundle])).toMatchObject({ status: 0, stdout: prepared.stdout, stderr: '' });
  expect(readFileSync(join(bundle, 'input.json'))).toEqual(Buffer.from(world.handed.input));
});

describe('refusals and their statuses', () => {
  const prepareWith = (...args: readonly string[]) => ['prepare', ...args];
  const place = () => freshPlace().bundle;
  const open = () => {
    const { parent, bundle } = freshPlace();
    chmodSync(parent, 0o755);
    return bundle;
  };
  const taken = () => {
    const { bundle } = freshPlace();
    writeFileSync(bundle, '');
    return bundle;
  };
  // biome-ignore format: an aligned table
  const rows: readonly (readonly [string, () => readonly string[], number, string])[] = [
    // what                       call                                                                        status  token
    ['an argument is missing',    () => prepareWith(input, response, world.candidate),                        2,      'E_USAGE'],
    ['a timeout that is none',    () => prepareWith(input, response, world.candidate, place(), '--timeout', '0'), 2,  'E_USAGE'],
    ['a timeout beyond an hour',  () => prepareWith(input, response, world.candidate, place(), '--timeout', '3601'), 2, 'E_USAGE'],
    ['an hour',                   () => prepareWith(input, response, world.candidate, place(), '--timeout', '3600'), 0, ''],
    ['inspect without a bundle',  () => prepareWith('inspect'),                                               2,      'E_USAGE'],
    ['two bundles',               () => prepareWith('inspect', place(), place()),                             2,      'E_USAGE'],
    ['something stands there',    () => prepareWith(input, response, world.candidate, taken()),               2,      'E_EXISTS'],
    ['another response',          () => prepareWith(input, other, world.candidate, place()),                  2,      'E_IDENTITY'],
    ['no input',                  () => prepareWith(`${input}.not`, response, world.candidate, place()),      1,      'E_INPUT'],
    ['no response',               () => prepareWith(input, `${response}.not`, world.candidate, place()),      1,      'E_INPUT'],
    ['a place open to others',    () => prepareWith(input, response, world.candidate, open()),                1,      'E_STORAGE'],
    ['no candidate',              () => prepareWith(input, response, `${world.candidate}.not`, place()),      1,      'E_STORAGE'],
    ['no bundle to inspect',      () => prepareWith('inspect', place()),                                      1,      'E_INCOMPLETE'],
  ];
  test.each(rows)('%s', (_what, call, status, token) => {
    const ran = runYstack(call());
    expect([ran.status, ran.token]).toEqual([status, token]);
    if (status !== 0) expect(ran.stdout).toBe('');
  });

  test('every token has one of the three', () => {
    // biome-ignore format: an aligned table
    const expected = {
      E_USAGE: 2, E_IDENTITY: 2, E_EXISTS: 2,
      E_INPUT: 1, E_DEPENDENCY: 1, E_STORAGE: 1, E_OBJECT: 1, E_PATH: 1, E_LIMIT: 1, E_IO: 1, E_INCOMPLETE: 1,
      E_INTERRUPTED: 75, E_TIMEOUT: 75,
    };
    expect(preparationStatuses).toEqual(expected);
    for (const { codes, statuses } of [prepareCommand, inspectCommand]) {
      expect(codes.every((code) => statuses?.[code] !== undefined)).toBe(true);
    }
    expect(prepareCommand.codes.toSorted()).toEqual(Object.keys(expected).toSorted());
  });

  test('a machine that fails ends with 1, a fault of ours does not', () => {
    const failing = faultRefusal(Object.assign(new Error('no space'), { code: 'ENOSPC' }));
    expect([failing.code, statusIn(prepareCommand.statuses)(failing.code)]).toEqual(['E_IO', 1]);
    expect(statusIn(prepareCommand.statuses)('E_FAULT')).toBe(70);
    expect(statusIn(undefined)('E_USAGE')).toBe(64);
  });
});
