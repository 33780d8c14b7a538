// What may be exported, judged over lists of files: each cap at its edge and one past it, each path that is refused.
import { describe, expect, test } from 'vitest';
import { compareCodePoints } from '#canonical';
import { type HashAlgorithm, objectId, type PathEntry, rootTreeId } from '#objects';
import { type Caps, planExport, wireCaps } from '#prepare';
import { said } from './support/world.ts';

const filesOf = (paths: readonly string[], algorithm: HashAlgorithm = 'sha1', mode: PathEntry['mode'] = '100644') =>
  paths
    .map((path): PathEntry => ({ path, mode, oid: objectId(algorithm, 'blob', Buffer.from(path)) }))
    .toSorted((left, right) => compareCodePoints(left.path, right.path));

const planned = (files: readonly PathEntry[], caps: Partial<Caps> = {}, algorithm: HashAlgorithm = 'sha1') =>
  planExport(files, { algorithm, treeId: rootTreeId(algorithm, files), caps: { ...wireCaps, ...caps } });

const many = (count: number) => Array.from({ length: count }, (_, index) => `f${index}`);
const folders = (count: number) => Array.from({ length: count }, (_, index) => `d${index}/f`);
const deep = (components: number) => Array.from({ length: components }, () => 'd').join('/');
/** A path of so many bytes in components of at most 255. */
const long = (bytes: number) => `${'x'.repeat(254)}/`.repeat(Math.floor(bytes / 255)) + 'y'.repeat(bytes % 255);

describe('the caps', () => {
  // biome-ignore format: an aligned table
  const rows = [
    // what                              paths                         expected
    ['4096 files',                       many(4096),                   'ok'],
    ['4097 files',                       many(4097),                   'E_LIMIT file-count'],
    ['1023 folders',                     folders(1023),                'ok'],
    ['1024 folders',                     folders(1024),                'E_LIMIT directory-count'],
    ['64 components',                    [deep(64)],                   'ok'],
    ['65 components',                    [deep(65)],                   'E_LIMIT path-components'],
    ['a name of 255 bytes',              ['x'.repeat(255)],            'ok'],
    ['a name of 256 bytes',              ['x'.repeat(256)],            'E_LIMIT component-bytes'],
    ['a name of 255 bytes in 127 signs', [`${'ü'.repeat(127)}x`],      'ok'],
    ['a name of 256 bytes in 128 signs', ['ü'.repeat(128)],            'E_LIMIT component-bytes'],
    ['a path of 4096 bytes',             [long(4096)],                 'ok'],
    ['a path of 4097 bytes',             [long(4097)],                 'E_LIMIT path-bytes'],
  ] as const;
  test.each(rows)('%s', (_what, paths, expected) => {
    expect(said(planned(filesOf(paths)))).toBe(expected);
  });

  test('all of them are lowered by the option', () => {
    expect(said(planned(filesOf(['a', 'b']), { fileCountMax: 1 }))).toBe('E_LIMIT file-count');
    expect(said(planned(filesOf(['a/b/c']), { directoryCountMax: 1 }))).toBe('E_LIMIT directory-count');
    expect(said(planned(filesOf(['a/b']), { pathBytesMax: 2 }))).toBe('E_LIMIT path-bytes');
    expect(said(planned(filesOf(['a/b']), { componentCountMax: 1 }))).toBe('E_LIMIT path-components');
    expect(said(planned(filesOf(['ab']), { componentBytesMax: 1 }))).toBe('E_LIMIT component-bytes');
  });
});

describe('paths', () => {
  // biome-ignore format: an aligned table
  const rows = [
    // what                                  paths                           expected
    ['a plain one',                          ['a/b.c'],                      'ok'],
    ['a name that begins with a dot',        ['.github/x'],                  'ok'],
    ['a name that begins with a dash',       ['-rf'],                        'ok'],
    ['a blank inside',                       ['a b'],                        'ok'],
    ['a quote, a star, a colon',             ['a"*:b'],                      'ok'],
    ['other scripts',                        ['文/ü'],                       'ok'],
    ['the folder of Git',                    ['.git/config'],                'E_PATH path'],
    ['the same in other letters',            ['a/.GiT/config'],              'E_PATH path'],
    ['a name that ends in a dot',            ['a./b'],                       'E_PATH path'],
    ['a name that ends in a blank',          ['a /b'],                       'E_PATH path'],
    ['a backslash',                          ['a\\b'],                       'E_PATH path'],
    ['a line feed',                          ['a\nb'],                       'E_PATH path'],
    ['an escape',                            ['a\u001bb'],                   'E_PATH path'],
    ['a C1 control',                         ['a\u0085b'],                   'E_PATH path'],
    ['one way up',                           ['a/../b'],                     'E_PATH path'],
    ['an empty component',                   ['a//b'],                       'E_PATH path'],
    ['an absolute path',                     ['/a'],                         'E_PATH path'],
    ['two letters of one case pair',         ['README', 'readme'],           'E_PATH name.collision-case'],
    ['folders of one case pair',             ['Doc/a', 'doc/b'],             'E_PATH name.collision-case'],
    ['sharp s and two of them',              ['gross', 'groß'],              'E_PATH name.collision-case'],
    ['one name composed and decomposed',     ['\u00fc', 'u\u0308'],          'E_PATH name.collision-normalization'],
    ['a file in the place of a folder',      ['a', 'a/b'],                   'E_PATH name.collision-kind'],
    ['a folder and a file that begins alike', ['a.b', 'a/b'],                'ok'],
  ] as const;
  test.each(rows)('%s', (_what, paths, expected) => {
    expect(said(planned(filesOf(paths)))).toBe(expected);
  });
});

describe('what is no regular file, or no tree of the candidate', () => {
  const two = filesOf(['a', 'b/c']);
  const emptyTree = objectId('sha1', 'tree', Buffer.of());
  const planFor = (treeId: string) => planExport(two, { algorithm: 'sha1', treeId, caps: wireCaps });
  // biome-ignore format: an aligned table
  const rows = [
    // what                  outcome                                          expected
    ['a file',               planned(filesOf(['a'])),                         'ok'],
    ['an executable',        planned(filesOf(['a'], 'sha1', '100755')),       'ok'],
    ['under the other hash', planned(filesOf(['a'], 'sha256'), {}, 'sha256'), 'ok'],
    ['a link',               planned(filesOf(['a'], 'sha1', '120000')),       'E_PATH link'],
    ['a gitlink',            planned(filesOf(['a'], 'sha1', '160000')),       'E_PATH gitlink'],
    ['its own tree',         planFor(rootTreeId('sha1', two)),                'ok'],
    ['another tree',         planFor(emptyTree),                              'E_OBJECT tree-differs'],
  ] as const;
  test.each(rows)('%s', (_what, outcome, expected) => {
    expect(said(outcome)).toBe(expected);
  });

  test('folders stand sorted, each before what it holds', () => {
    const plan = planned(filesOf(['b/c/d', 'a-b/x', 'a/x']));
    expect(plan.ok && plan.value.directories).toEqual(['a', 'a-b', 'b', 'b/c']);
  });
});
