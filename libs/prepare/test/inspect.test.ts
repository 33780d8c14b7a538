// Bundles that were touched after they were published: every document, every property of a file, everything too many or
// missing is found, and nothing is repaired.
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { encodeCanonical, type Json, sha256Hex } from '#canonical';
import { objectId } from '#objects';
import { type Caps, documentNames, inspect, lockOf, prepare, wireCaps } from '#prepare';
import { done, freshPlace, materialized, said, type World } from './support/world.ts';

let world: World;
let original: string;
let printed: Uint8Array;
let other: string;

beforeAll(async () => {
  world = await materialized('sha1');
  original = freshPlace().bundle;
  printed = done(await prepare(world.handed, { candidate: world.candidate, bundle: original })).bytes;
  const unlike = await materialized('sha1', { 'a.txt': 'a\n' }, '');
  other = freshPlace().bundle;
  done(await prepare(unlike.handed, { candidate: unlike.candidate, bundle: other }));
});

/** A copy of the bundle with its modes. */
function copied(): string {
  const { bundle } = freshPlace();
  cpSync(original, bundle, { recursive: true, verbatimSymlinks: true });
  for (const name of ['', ...(readdirSync(original, { recursive: true }) as string[])]) {
    chmodSync(join(bundle, name), lstatSync(join(original, name)).mode & 0o7777);
  }
  return bundle;
}

/** Does something in a folder that is closed, and closes it again. */
function opened(folder: string, act: () => void): void {
  const { mode } = lstatSync(folder);
  chmodSync(folder, 0o700);
  act();
  chmodSync(folder, mode & 0o7777);
}

type Touch = (bundle: string) => void;
const rewrite =
  (path: string, change: (bytes: Buffer) => Uint8Array): Touch =>
  (bundle) => {
    const file = join(bundle, path);
    const { mode } = lstatSync(file);
    chmodSync(file, 0o600);
    writeFileSync(file, change(readFileSync(file)));
    chmodSync(file, mode & 0o7777);
  };
const mode =
  (path: string, bits: number): Touch =>
  (bundle) =>
    chmodSync(join(bundle, path), bits);
const inside =
  (folder: string, act: (folder: string) => void): Touch =>
  (bundle) =>
    opened(join(bundle, folder), () => act(join(bundle, folder)));
const replace =
  (folder: string, name: string, put: (path: string) => void): Touch =>
  (bundle) =>
    opened(join(bundle, folder), () => {
      execFileSync('chmod', ['-R', 'u+w', join(bundle, folder, name)]);
      rmSync(join(bundle, folder, name), { recursive: true });
      put(join(bundle, folder, name));
    });
const all =
  (...touches: readonly Touch[]): Touch =>
  (bundle) => {
    for (const touch of touches) touch(bundle);
  };

/** Writes the lock anew, as somebody would who wants an edit to go unnoticed. */
const relock: Touch = (bundle) => {
  const documents = Object.fromEntries(documentNames.map((name) => [name, readFileSync(join(bundle, name))]));
  rewrite('preparation.lock', () => lockOf(documents as never))(bundle);
};
const edit = (name: string, change: (document: Record<string, Json>) => void): Touch =>
  all(
    rewrite(name, (bytes) => {
      const document = JSON.parse(bytes.toString()) as Record<string, Json>;
      change(document);
      return encodeCanonical(document);
    }),
    relock,
  );
const fromOther = (...names: readonly string[]): Touch =>
  all(...names.map((name) => rewrite(name, () => readFileSync(join(other, name)))), relock);

/** The manifest and record that fit a file as it is now. */
const remeasure =
  (path: string): Touch =>
  (bundle) => {
    const bytes = readFileSync(join(bundle, 'candidate', path));
    edit('manifest.json', (manifest) => {
      const entries = manifest.entries as Record<string, Json>[];
      const entry = entries.find((one) => one.path === path) as Record<string, Json>;
      manifest.total_file_bytes = Number(manifest.total_file_bytes) - Number(entry.size_bytes) + bytes.length;
      Object.assign(entry, { sha256: sha256Hex(bytes), size_bytes: bytes.length, blob_oid: blobId(bytes) });
    })(bundle);
    const manifest_sha256 = sha256Hex(readFileSync(join(bundle, 'manifest.json')));
    edit('record.json', (record) => Object.assign(record, { manifest_sha256 }))(bundle);
  };
const blobId = (bytes: Buffer): string => objectId('sha1', 'blob', bytes);

const lamp = 'candidate/src/lamp.ts';
const upper = (bytes: Buffer) => Buffer.from(bytes.toString('latin1').toUpperCase(), 'latin1');

// biome-ignore format: an aligned table
const rows: readonly (readonly [string, Touch, string])[] = [
  // what                                       touch                                                              expected
  ['nothing',                                   () => undefined,                                                   'ok'],
  ['the bundle can be written',                 mode('.', 0o700),                                                  'E_STORAGE mode'],
  ['a document more',                           inside('.', (at) => writeFileSync(join(at, 'notes.txt'), '')),     'E_STORAGE extra'],
  ['the lock is missing',                       inside('.', (at) => rmSync(join(at, 'preparation.lock'))),         'E_INCOMPLETE missing'],
  ['the input is missing',                      inside('.', (at) => rmSync(join(at, 'input.json'))),               'E_INCOMPLETE missing'],
  ['the response is missing',                   inside('.', (at) => rmSync(join(at, 'response.json'))),            'E_INCOMPLETE missing'],
  ['the manifest is missing',                   inside('.', (at) => rmSync(join(at, 'manifest.json'))),            'E_INCOMPLETE missing'],
  ['the record is missing',                     inside('.', (at) => rmSync(join(at, 'record.json'))),              'E_INCOMPLETE missing'],
  ['the candidate is missing',                  all(mode('candidate', 0o700), inside('.', (at) => renameSync(join(at, 'candidate'), `${at}-c`))), 'E_INCOMPLETE missing'],
  ['a document is a link',                      replace('.', 'record.json', (path) => symlinkSync(join(original, 'record.json'), path)), 'E_STORAGE kind'],
  ['a document is a folder',                    replace('.', 'record.json', (path) => mkdirSync(path)),            'E_STORAGE kind'],
  ['a document has another name',               inside('.', (at) => linkSync(join(at, 'record.json'), `${at}-r`)), 'E_STORAGE kind'],
  ['a document can be written',                 mode('record.json', 0o600),                                        'E_STORAGE mode'],
  ['a document can be read by others',          mode('input.json', 0o444),                                         'E_STORAGE mode'],
  ['the lock says something else',              rewrite('preparation.lock', upper),                                'E_IDENTITY lock'],
  ['the lock ends early',                       rewrite('preparation.lock', (bytes) => bytes.subarray(1)),         'E_IDENTITY lock'],
  ['the input has other bytes',                 rewrite('input.json', (bytes) => Buffer.concat([bytes, bytes])),   'E_IDENTITY lock'],
  ['the response has other bytes',              rewrite('response.json', (bytes) => bytes.subarray(1)),            'E_IDENTITY lock'],
  ['the manifest has other bytes',              rewrite('manifest.json', upper),                                   'E_IDENTITY lock'],
  ['the record has other bytes',                rewrite('record.json', upper),                                     'E_IDENTITY lock'],
  ['the input is none, locked',                 all(rewrite('input.json', () => Buffer.from('{}\n')), relock),     'E_INPUT E_INPUT'],
  ['the input is another, locked',              fromOther('input.json'),                                           'E_IDENTITY E_RECEIPT'],
  ['the response is another, locked',           fromOther('response.json'),                                        'E_IDENTITY E_RECEIPT'],
  ['input and response are others, locked',     fromOther('input.json', 'response.json'),                          'E_OBJECT tree-differs'],
  ['the manifest is none, locked',              all(rewrite('manifest.json', upper), relock),                      'E_IDENTITY E_SHAPE'],
  ['the manifest is another, locked',           fromOther('manifest.json'),                                        'E_INCOMPLETE missing'],
  ['the manifest counts wrongly, locked',       edit('manifest.json', (document) => { document.file_count = 7; }), 'E_IDENTITY E_RELATION'],
  ['the manifest is not in order, locked',      edit('manifest.json', (document) => { (document.entries as Json[]).reverse(); }), 'E_IDENTITY E_SHAPE'],
  ['the record is none, locked',                all(rewrite('record.json', upper), relock),                        'E_IDENTITY E_PARSE'],
  ['the record is another, locked',             fromOther('record.json'),                                          'E_IDENTITY record'],
  ['the record states another attempt, locked', edit('record.json', (document) => { document.attempt = { attempt_id: 'attempt.x', attempt_number: 1 }; }), 'E_IDENTITY record'],
  ['the record states another storage, locked', edit('record.json', (document) => { document.storage_observation_sha256 = '0'.repeat(64); }), 'E_IDENTITY record'],
  ['the record claims authority, locked',       edit('record.json', (document) => { document.authority = 'release'; }), 'E_IDENTITY E_SHAPE'],
  ['a file has other bytes',                    rewrite(lamp, upper),                                              'E_OBJECT differs'],
  ['a file has a byte more',                    rewrite(lamp, (bytes) => Buffer.concat([bytes, Buffer.from('x')])), 'E_OBJECT differs'],
  ['a file is cut off',                         all(mode(lamp, 0o600), (at) => truncateSync(join(at, lamp), 1), mode(lamp, 0o400)), 'E_OBJECT differs'],
  ['a file has other bytes, all stated anew',   all(rewrite(lamp, upper), remeasure('src/lamp.ts')),               'E_OBJECT tree-differs'],
  ['a file became executable',                  mode(lamp, 0o500),                                                 'E_OBJECT differs'],
  ['a file is no longer executable',            mode('candidate/bin/light', 0o400),                                'E_OBJECT differs'],
  ['a file can be written',                     mode(lamp, 0o600),                                                 'E_STORAGE mode'],
  ['a file can be read by others',              mode(lamp, 0o444),                                                 'E_STORAGE mode'],
  ['a file is set-user-id',                     mode('candidate/bin/light', 0o4500),                               'E_STORAGE mode'],
  ['a file has another name outside',           inside('candidate/src', (at) => linkSync(join(at, 'lamp.ts'), join(at, '../../../lamp'))), 'E_STORAGE link-count'],
  ['a file is missing',                         inside('candidate/src', (at) => rmSync(join(at, 'lamp.ts'))),      'E_INCOMPLETE missing'],
  ['a file more',                               inside('candidate/src', (at) => writeFileSync(join(at, 'x'), '', { mode: 0o400 })), 'E_STORAGE extra'],
  ['a file more whose name is not UTF-8',       inside('candidate', (at) => writeFileSync(Buffer.concat([Buffer.from(`${at}/`), Buffer.from([0xff])]), '', { mode: 0o400 })), 'E_STORAGE extra'],
  ['a file was renamed',                        inside('candidate/src', (at) => renameSync(join(at, 'lamp.ts'), join(at, 'lamp.js'))), 'E_INCOMPLETE missing'],
  ['a file is a link to its like',              replace('candidate/src', 'lamp.ts', (path) => symlinkSync(join(original, lamp), path)), 'E_STORAGE kind'],
  ['a file is a link to nothing',               replace('candidate/src', 'lamp.ts', (path) => symlinkSync('nowhere', path)), 'E_STORAGE kind'],
  ['a file is a folder',                        replace('candidate/src', 'lamp.ts', (path) => { mkdirSync(path); chmodSync(path, 0o500); }), 'E_OBJECT differs'],
  ['a folder can be written',                   mode('candidate/src', 0o700),                                      'E_STORAGE mode'],
  ['the candidate can be written',              mode('candidate', 0o700),                                          'E_STORAGE mode'],
  ['a folder more',                             inside('candidate', (at) => { mkdirSync(join(at, 'more')); chmodSync(join(at, 'more'), 0o500); }), 'E_STORAGE extra'],
  ['a folder is a link to its like',            replace('candidate', 'src', (path) => symlinkSync(join(original, 'candidate/src'), path)), 'E_STORAGE kind'],
  ['the candidate is a link to its like',       replace('.', 'candidate', (path) => symlinkSync(join(original, 'candidate'), path)), 'E_STORAGE kind'],
];

describe('a bundle that was touched', () => {
  test.each(rows)('%s', (_what, touch, expected) => {
    const bundle = copied();
    touch(bundle);
    const before = listing(bundle);
    expect(said(inspect(bundle))).toBe(expected);
    expect(listing(bundle)).toEqual(before);
  });
  test('the copies were whole', () => {
    expect(done(inspect(copied())).bytes).toEqual(printed);
  });
});

/** Names, modes, sizes and times of all that lies there. */
const listing = (folder: string): string =>
  execFileSync('find', ['.', '-printf', '%P %M %s %T@ %n\n'], { cwd: folder, encoding: 'latin1' });

describe('where no bundle is', () => {
  const unpublished = (): string => {
    const bundle = copied();
    const staged = join(bundle, '../.ystack-staging-of-somebody');
    renameSync(bundle, staged);
    return staged;
  };
  const link = (): string => {
    const { bundle } = freshPlace();
    symlinkSync(original, bundle);
    return bundle;
  };
  const file = (): string => {
    const { bundle } = freshPlace();
    writeFileSync(bundle, '');
    return bundle;
  };
  const closed = (): string => {
    const { bundle } = freshPlace();
    mkdirSync(bundle);
    chmodSync(bundle, 0o500);
    return bundle;
  };
  // biome-ignore format: an aligned table
  const rows = [
    // what                                  bundle                        expected
    ['nothing stands there',                 () => freshPlace().bundle,    'E_INCOMPLETE absent'],
    ['whole, but it was never published',    unpublished,                  'E_INCOMPLETE unpublished'],
    ['a link to a bundle',                   link,                         'E_STORAGE kind'],
    ['a file',                               file,                         'E_STORAGE kind'],
    ['an empty folder',                      closed,                       'E_INCOMPLETE missing'],
    ['its folder is not there',              () => '/nonexistent/x/y',     'E_STORAGE folder'],
  ] as const;
  test.each(rows)('%s', (_what, place, expected) => {
    expect(said(inspect(place()))).toBe(expected);
  });
  test('its folder is open to others', () => {
    const bundle = copied();
    chmodSync(join(bundle, '..'), 0o755);
    expect(said(inspect(bundle))).toBe('E_STORAGE not-private');
  });
});

describe('the caps hold for an inspection too', () => {
  const sizeOf = (name: string) => lstatSync(join(original, name)).size;
  // biome-ignore format: an aligned table
  const rows: readonly (readonly [keyof Caps, () => number, string])[] = [
    // cap                  edge                              expected one below
    ['inputBytesMax',       () => sizeOf('input.json'),       'E_LIMIT unreadable'],
    ['responseBytesMax',    () => sizeOf('response.json'),    'E_LIMIT unreadable'],
    ['manifestBytesMax',    () => sizeOf('manifest.json'),    'E_LIMIT unreadable'],
    ['recordBytesMax',      () => sizeOf('record.json'),      'E_LIMIT unreadable'],
    ['fileCountMax',        () => 8,                          'E_LIMIT file-count'],
    ['directoryCountMax',   () => 6,                          'E_LIMIT directory-count'],
    ['fileBytesMax',        () => 18,                         'E_LIMIT file-bytes'],
    ['totalBytesMax',       () => JSON.parse(Buffer.from(printed).toString()).total_file_bytes, 'E_LIMIT total-bytes'],
    ['componentCountMax',   () => 4,                          'E_LIMIT path-components'],
    ['componentBytesMax',   () => 13,                         'E_LIMIT component-bytes'],
  ];
  test.each(rows)('%s', (cap, edge, expected) => {
    expect(said(inspect(original, { ...wireCaps, [cap]: edge() }))).toBe('ok');
    expect(said(inspect(original, { ...wireCaps, [cap]: edge() - 1 }))).toBe(expected);
  });
});
