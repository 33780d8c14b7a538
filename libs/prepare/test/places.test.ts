// Where a bundle may appear, and how a preparation is stopped. Nothing that stands there is ever touched.
import { chmodSync, existsSync, lstatSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { inspect, prepare } from '#prepare';
import { done, freshPlace, materialized, said, type World } from './support/world.ts';

let world: World;
beforeAll(async () => {
  world = await materialized('sha1');
});

const at = (make: (bundle: string) => void) => (): string => {
  const { bundle } = freshPlace();
  make(bundle);
  return bundle;
};

describe('the place of a bundle', () => {
  const linked = (): string => {
    const { parent, bundle } = freshPlace();
    symlinkSync(freshPlace().parent, join(parent, 'link'));
    return join(dirname(bundle), 'link', 'bundle');
  };
  // biome-ignore format: an aligned table
  const rows: readonly (readonly [string, () => string, string])[] = [
    // what                            bundle                                                     expected
    ['a name in a private folder',     at(() => undefined),                                       'ok'],
    ['one with a blank and an umlaut', () => join(freshPlace().parent, 'ein Bündel'),             'ok'],
    ['a file stands there',            at((bundle) => writeFileSync(bundle, 'mine')),             'E_EXISTS bundle'],
    ['an empty folder',                at((bundle) => mkdirSync(bundle)),                         'E_EXISTS bundle'],
    ['a folder with something in it',  at((bundle) => mkdirSync(join(bundle, 'mine'), { recursive: true })), 'E_EXISTS bundle'],
    ['a link to nothing',              at((bundle) => symlinkSync('nowhere', bundle)),            'E_EXISTS bundle'],
    ['its folder is open to others',   at((bundle) => chmodSync(dirname(bundle), 0o750)),         'E_STORAGE not-private'],
    ['its folder is open and sticky',  at((bundle) => chmodSync(dirname(bundle), 0o1777)),        'E_STORAGE not-private'],
    ['its folder cannot be written',   at((bundle) => chmodSync(dirname(bundle), 0o500)),         'E_STORAGE not-private'],
    ['its folder is not there',        () => join(freshPlace().parent, 'no', 'bundle'),           'E_STORAGE folder'],
    ['its folder is a link',           linked,                                                    'E_STORAGE folder'],
    ['it lies in the candidate',       () => join(world.candidate, 'bundle'),                     'E_STORAGE not-apart'],
    ['a name of unfinished work',      () => join(freshPlace().parent, '.ystack-bundle'),         'E_USAGE bundle-name'],
    ['no name at all',                 () => '/',                                                 'E_USAGE bundle-name'],
  ];
  test.each(rows)('%s', async (_what, place, expected) => {
    const bundle = place();
    const before = existsSync(dirname(bundle)) ? readdirSync(dirname(bundle)) : [];
    const outcome = await prepare(world.handed, { candidate: world.candidate, bundle });
    expect(said(outcome)).toBe(expected);
    if (!outcome.ok && existsSync(dirname(bundle))) expect(readdirSync(dirname(bundle))).toEqual(before);
  });

  test('is judged before what is handed in', async () => {
    const { bundle } = freshPlace();
    mkdirSync(bundle);
    const nothing = { input: new Uint8Array(), response: new Uint8Array() };
    expect(said(await prepare(nothing, { candidate: '/nonexistent', bundle }))).toBe('E_EXISTS bundle');
  });

  test('beside the candidate repository', async () => {
    const own = await materialized('sha1');
    const bundle = `${own.candidate}-bundle`;
    chmodSync(dirname(bundle), 0o700);
    done(await prepare(own.handed, { candidate: own.candidate, bundle }));
    chmodSync(bundle, 0o700);
    for (const { parentPath } of readdirSync(bundle, { withFileTypes: true, recursive: true }))
      chmodSync(parentPath, 0o700);
  });

  test('a second preparation leaves the first as it is', async () => {
    const { bundle } = freshPlace();
    const first = done(await prepare(world.handed, { candidate: world.candidate, bundle }));
    const { ino } = lstatSync(bundle);
    expect(said(await prepare(world.handed, { candidate: world.candidate, bundle }))).toBe('E_EXISTS bundle');
    expect(lstatSync(bundle).ino).toBe(ino);
    expect(done(inspect(bundle)).bytes).toEqual(first.bytes);
  });
});

describe('being stopped', () => {
  const timeUp = () => AbortSignal.abort(new DOMException('', 'TimeoutError'));
  // biome-ignore format: an aligned table
  const rows = [
    // what                       signal                        expected
    ['by nobody',                 () => undefined,              'ok'],
    ['by nobody who could',       () => AbortSignal.timeout(600_000), 'ok'],
    ['by somebody',               () => AbortSignal.abort(),    'E_INTERRUPTED interrupted'],
    ['by the clock',              timeUp,                       'E_TIMEOUT timeout'],
    ['by the clock, for real',    () => AbortSignal.timeout(1), 'E_TIMEOUT timeout'],
  ] as const;
  test.each(rows)('%s', async (_what, signalOf, expected) => {
    const { parent, bundle } = freshPlace();
    const signal = signalOf();
    const outcome = await prepare(
      world.handed,
      { candidate: world.candidate, bundle },
      signal === undefined ? {} : { signal },
    );
    expect(said(outcome)).toBe(expected);
    expect(readdirSync(parent)).toEqual(outcome.ok ? ['bundle'] : []);
  });
});
