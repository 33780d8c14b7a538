import { describe, expect, test } from 'vitest';
import { algorithmOfId, emptyTreeId, isObjectId, isObjectType, objectId } from '#objects';

const text = (content: string) => new TextEncoder().encode(content);

describe('objectId', () => {
  // Known ids, as `git hash-object` prints them.
  test.each([
    ['sha1', 'blob', '', 'e69de29bb2d1d6434b8b29ae775ad8c2e48c5391'],
    ['sha1', 'blob', 'hello\n', 'ce013625030ba8dba906f756967f9e9ca394464a'],
    ['sha1', 'tree', '', '4b825dc642cb6eb9a060e54bf8d69288fbee4904'],
    ['sha256', 'blob', '', '473a0f4c3be8a93681a267e3b1e9a7dcda1185436fe141f7749120a303721813'],
    ['sha256', 'tree', '', '6ef19b41225c5369f1c104d45d8d85efa9b057b53b14b4b9b939dd74decc5321'],
  ] as const)('%s %s %j', (algorithm, type, content, expected) => {
    expect(objectId(algorithm, type, text(content))).toBe(expected);
  });

  test('the empty trees are known', () => {
    expect(emptyTreeId.sha1).toBe('4b825dc642cb6eb9a060e54bf8d69288fbee4904');
    expect(emptyTreeId.sha256).toBe('6ef19b41225c5369f1c104d45d8d85efa9b057b53b14b4b9b939dd74decc5321');
  });
});

describe('what is an id', () => {
  test.each([
    // text              sha1   sha256  algorithm
    ['a'.repeat(40), true, false, 'sha1'],
    ['a'.repeat(64), false, true, 'sha256'],
    ['a'.repeat(39), false, false, undefined],
    ['a'.repeat(41), false, false, undefined],
    ['A'.repeat(40), false, false, undefined],
    [`${'a'.repeat(39)}g`, false, false, undefined],
    [`${'a'.repeat(39)}\n`, false, false, undefined],
    [`${'a'.repeat(40)}\n`, false, false, undefined],
    ['', false, false, undefined],
  ] as const)('%j', (id, isSha1, isSha256, algorithm) => {
    expect([isObjectId(id, 'sha1'), isObjectId(id, 'sha256'), algorithmOfId(id)]).toEqual([
      isSha1,
      isSha256,
      algorithm,
    ]);
  });

  test('the four types and no other', () => {
    expect(['blob', 'tree', 'commit', 'tag'].every(isObjectType)).toBe(true);
    expect(['', 'Blob', 'delta', 'constructor'].some(isObjectType)).toBe(false);
  });
});
