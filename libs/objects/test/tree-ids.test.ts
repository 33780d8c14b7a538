// The ids of trees from their files, held against a folder's own rules: order, nesting, and the empty tree.
import { describe, expect, test } from 'vitest';
import { emptyTreeId, encodeTree, objectId, type PathEntry, rootTreeId, type TreeEntry } from '#objects';

const blob = '12'.repeat(20);
const file = (path: string, mode: PathEntry['mode'] = '100644'): PathEntry => ({ path, mode, oid: blob });
const tree = (...entries: readonly TreeEntry[]): string => objectId('sha1', 'tree', encodeTree(entries));
const leaf = (name: string, mode: TreeEntry['mode'] = '100644', oid = blob): TreeEntry => ({ name, mode, oid });

describe('the root tree', () => {
  // biome-ignore format: an aligned table
  test.each<[string, readonly PathEntry[], string]>([
    ['no file',                          [],                                             emptyTreeId.sha1],
    ['one file',                         [file('a')],                                    tree(leaf('a'))],
    ['whatever order they come in',      [file('b'), file('a')],                         tree(leaf('a'), leaf('b'))],
    ['a folder',                         [file('d/a')],                                  tree(leaf('d', '040000', tree(leaf('a'))))],
    ['a folder counts as with a slash',  [file('a/x'), file('a.b'), file('a0')],         tree(leaf('a.b'), leaf('a', '040000', tree(leaf('x'))), leaf('a0'))],
    ['files between those of a folder',  [file('a/x'), file('a-b'), file('a/y')],        tree(leaf('a-b'), leaf('a', '040000', tree(leaf('x'), leaf('y'))))],
    ['beyond the basic plane',           [file('\u{10000}'), file('\u{ffff}')],          tree(leaf('\u{ffff}'), leaf('\u{10000}'))],
    ['an executable, a link, a gitlink', [file('a', '100755'), file('b', '120000'), file('c', '160000')], tree(leaf('a', '100755'), leaf('b', '120000'), leaf('c', '160000'))],
  ])('%s', (_what, files, expected) => {
    expect(rootTreeId('sha1', files)).toBe(expected);
  });
});
