import { describe, expect, test } from 'vitest';
import { headerLineBytesMax, parseCommit, parseTag } from '#objects';

const a = 'a'.repeat(40);
const b = 'b'.repeat(40);
const bytes = (...lines: readonly string[]) => Buffer.from(lines.join('\n'), 'latin1');
const tree = `tree ${a}`;
const author = 'author A <a@example.org> 1700000000 +0000';
const committer = 'committer C <c@example.org> 1700000001 -0730';

describe('parseCommit', () => {
  const outcomeOf = (content: Buffer) => {
    const parsed = parseCommit('sha1', content);
    if (!parsed.ok) return `${parsed.refusal.detail} ${parsed.refusal.at}`;
    return `${parsed.value.parents.length} parents, ${parsed.value.committerTimeS}`;
  };
  const longName = (length: number) => `author ${'n'.repeat(length - 'author '.length)}`;
  test.each([
    // what                       content                                                   expected
    ['a root commit', bytes(tree, author, committer, '', 'words\n'), '0 parents, 1700000001'],
    ['one parent', bytes(tree, `parent ${b}`, author, committer, '', ''), '1 parents, 1700000001'],
    ['two parents', bytes(tree, `parent ${b}`, `parent ${a}`, author, committer, '', ''), '2 parents, 1700000001'],
    ['more headers', bytes(tree, author, committer, 'encoding x', 'gpgsig y', ' z', '', ''), '0 parents, 1700000001'],
    ['no message at all', bytes(tree, author, committer, ''), '0 parents, 1700000001'],
    ['bytes that are no UTF-8', bytes(tree, 'author \xe9', committer, '', ''), '0 parents, 1700000001'],
    ['an address with `>`', bytes(tree, author, 'committer > 7 +0 <c> 8 +0000', ''), '0 parents, 8'],
    ['a strange zone', bytes(tree, author, 'committer C <c> 8 +051800', ''), '0 parents, 8'],
    ['nothing', bytes(''), 'commit-header line 1'],
    ['no tree', bytes(author, committer, ''), 'commit-header line 1'],
    ['a short tree id', bytes(tree.slice(0, -1), author, committer, ''), 'commit-header line 1'],
    [
      'an id in capitals',
      bytes(tree.toUpperCase().replace('TREE', 'tree'), author, committer, ''),
      'commit-header line 1',
    ],
    ['a tree id with a blank after it', bytes(`${tree} `, author, committer, ''), 'commit-header line 1'],
    ['a bad parent', bytes(tree, 'parent x', author, committer, ''), 'commit-header line 2'],
    ['a parent after the author', bytes(tree, author, `parent ${b}`, committer, ''), 'commit-header line 3'],
    ['no author', bytes(tree, committer, ''), 'commit-header line 2'],
    ['no committer', bytes(tree, author, ''), 'commit-header line 3'],
    ['a NUL in a header', bytes(tree, 'author \0', committer, ''), 'commit-header line 2'],
    ['a line that does not end', bytes(tree, author, committer), 'commit-header line 3'],
    ['no time', bytes(tree, author, 'committer C <c>', ''), 'commit-time line 3'],
    ['a negative time', bytes(tree, author, 'committer C <c> -5 +0000', ''), 'commit-time line 3'],
    [
      'a time beyond exact numbers',
      bytes(tree, author, `committer C <c> ${'9'.repeat(16)} +0000`, ''),
      'commit-time line 3',
    ],
    ['a line at the bound', bytes(tree, longName(headerLineBytesMax), committer, ''), '0 parents, 1700000001'],
    ['a line past the bound', bytes(tree, longName(headerLineBytesMax + 1), committer, ''), 'commit-header line 2'],
  ])('%s', (_what, content, expected) => {
    expect(outcomeOf(content)).toBe(expected);
  });

  test('ids of the other algorithm are refused', () => {
    const wide = bytes(`tree ${'a'.repeat(64)}`, author, committer, '');
    expect(parseCommit('sha1', wide).ok).toBe(false);
    expect(parseCommit('sha256', wide)).toMatchObject({ ok: true, value: { tree: 'a'.repeat(64), parents: [] } });
  });
});

describe('parseTag', () => {
  test.each([
    // what             content                                            expected
    ['a tag', bytes(`object ${a}`, 'type commit', 'tag v1', '', ''), { oid: a, type: 'commit' }],
    ['no object', bytes('type commit', ''), 'tag-header'],
    ['a bad id', bytes('object x', 'type commit', ''), 'tag-header'],
    ['no type', bytes(`object ${a}`, 'tag v1', ''), 'tag-header'],
    ['a strange type', bytes(`object ${a}`, 'type file', ''), 'tag-header'],
  ])('%s', (_what, content, expected) => {
    const parsed = parseTag('sha1', content);
    expect(parsed.ok ? parsed.value : parsed.refusal.detail).toEqual(expected);
  });
});
