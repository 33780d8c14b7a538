import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { encodeTree, nameBytesMax, parseTree, type TreeEntry, type TreeMode, typeOfMode } from '#objects';
import { seeded } from '../../../test/support/scale.ts';

const id = 'ab'.repeat(20);
const idBytes = new Uint8Array(20).fill(0xab);
const bytesOf = (...parts: readonly (string | Uint8Array)[]): Uint8Array =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'utf8') : part)));
const entry = (head: string): Uint8Array => bytesOf(head, '\0', idBytes);
const entries = (...heads: readonly string[]): Uint8Array => bytesOf(...heads.map(entry));
const detailOf = (bytes: Uint8Array): string => {
  const parsed = parseTree('sha1', bytes);
  if (!parsed.ok) expect(parsed.refusal).toMatchObject({ code: 'E_OBJECT', at: expect.stringMatching(/^byte \d+$/) });
  return parsed.ok ? parsed.value.map(({ mode, name }) => `${mode} ${name}`).join('|') : parsed.refusal.detail;
};

describe('parseTree', () => {
  const notUtf8 = bytesOf('100644 caf', Uint8Array.of(0xe9), '\0', idBytes);
  test.each([
    // what                         bytes                                              expected
    ['nothing', bytesOf(), ''],
    [
      'every mode',
      entries('100644 a', '100755 b', '120000 c', '160000 d', '40000 e'),
      '100644 a|100755 b|120000 c|160000 d|040000 e',
    ],
    ['a padded mode', entries('040000 e'), 'tree-mode'],
    ['a group-writable mode', entries('100664 a'), 'tree-mode'],
    ['a mode of no kind', entries('100600 a'), 'tree-mode'],
    ['no mode', entries(' a'), 'tree-mode'],
    ['no blank after the mode', entries('100644'), 'tree-mode'],
    ['a long mode', entries('1006440000 a'), 'tree-mode'],
    ['no NUL', bytesOf('100644 a'), 'tree-truncated'],
    ['a short id', bytesOf('100644 a\0', idBytes.subarray(1)), 'tree-truncated'],
    ['bytes after an entry', bytesOf(entry('100644 a'), '1'), 'tree-mode'],
    ['an empty name', entries('100644 '), 'tree-name-empty'],
    ['a slash', entries('100644 a/b'), 'tree-name-slash'],
    ['a dot', entries('40000 .'), 'tree-name-dots'],
    ['two dots', entries('40000 ..'), 'tree-name-dots'],
    ['.git', entries('40000 .git'), 'tree-name-git'],
    ['.GiT', entries('40000 .GiT'), 'tree-name-git'],
    ['.github is no .git', entries('40000 .github'), '040000 .github'],
    ['a name that is not UTF-8', notUtf8, 'tree-name-encoding'],
    ['an overlong encoding', bytesOf('100644 ', Uint8Array.of(0xc0, 0xaf), '\0', idBytes), 'tree-name-encoding'],
    ['an encoded surrogate', bytesOf('100644 ', Uint8Array.of(0xed, 0xa0, 0x80), '\0', idBytes), 'tree-name-encoding'],
    ['a byte-order mark stays', entries('100644 \ufeffa'), '100644 \ufeffa'],
    ['a line feed in a name', entries('100644 a\nb'), '100644 a\nb'],
    ['names out of order', entries('100644 b', '100644 a'), 'tree-order'],
    ['a name twice', entries('100644 a', '100644 a'), 'tree-duplicate'],
    ['a file and a folder of one name', entries('100644 a', '100644 a.b', '40000 a'), 'tree-duplicate'],
    ['a folder counts as with a slash', entries('100644 a.b', '40000 a', '100644 a0'), '100644 a.b|040000 a|100644 a0'],
    ['a folder sorted as a file', entries('40000 a', '100644 a.b'), 'tree-order'],
    ['order by bytes, not code units', entries('100644 \uffee', '100644 \u{1f600}'), '100644 \uffee|100644 \u{1f600}'],
    ['a name at the bound', entries(`100644 ${'n'.repeat(nameBytesMax)}`), `100644 ${'n'.repeat(nameBytesMax)}`],
    ['a name past the bound', entries(`100644 ${'n'.repeat(nameBytesMax + 1)}`), 'tree-name-bytes'],
  ])('%s', (_what, bytes, expected) => {
    expect(detailOf(bytes)).toBe(expected);
  });

  test('ids come out in full, of the width of the algorithm', () => {
    const wide = bytesOf('100644 a\0', new Uint8Array(32).fill(0x0f), '40000 b\0', new Uint8Array(32).fill(0xf0));
    expect(parseTree('sha256', wide)).toEqual({
      ok: true,
      value: [
        { mode: '100644', name: 'a', oid: '0f'.repeat(32) },
        { mode: '040000', name: 'b', oid: 'f0'.repeat(32) },
      ],
    });
    expect(parseTree('sha1', entries('100644 a'))).toEqual({
      ok: true,
      value: [{ mode: '100644', name: 'a', oid: id }],
    });
  });

  test('a refusal says where', () => {
    const parsed = parseTree('sha1', entries('100644 a', '100644 .git'));
    expect(parsed.ok ? undefined : parsed.refusal.at).toBe(`byte ${entry('100644 a').length}`);
  });

  test('what is encoded is parsed again, and every cut and every other order is refused', () => {
    const name = fc.string({ unit: 'binary', minLength: 1, maxLength: 12 }).filter((text) => {
      const isPlain = !/[/\0\p{Surrogate}]/u.test(text);
      return isPlain && text !== '.' && text !== '..' && text.toLowerCase() !== '.git';
    });
    const mode = fc.constantFrom<TreeMode>('100644', '100755', '120000', '160000', '040000');
    const one = fc.record({
      mode,
      name,
      oid: fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 40, maxLength: 40 }),
    });
    const set = fc.uniqueArray(one, { selector: (item) => item.name, maxLength: 12 });
    fc.assert(
      fc.property(set, fc.nat(), (unsorted, cut) => {
        const sorted = unsorted.toSorted(gitOrder);
        const bytes = encodeTree(sorted);
        expect(parseTree('sha1', bytes)).toEqual({ ok: true, value: sorted });
        if (sorted.length > 1) expect(parseTree('sha1', encodeTree(sorted.toReversed())).ok).toBe(false);
        const length = cut % (bytes.length + 1);
        const shortened = parseTree('sha1', bytes.subarray(0, length));
        if (shortened.ok) expect(encodeTree(shortened.value)).toHaveLength(length);
      }),
      seeded(300, 10_000),
    );
  });
});

const gitOrder = (left: TreeEntry, right: TreeEntry): number => Buffer.compare(sortKey(left), sortKey(right));
const sortKey = ({ name, mode }: TreeEntry): Buffer => Buffer.from(mode === '040000' ? `${name}/` : name);

test('what a mode points at', () => {
  expect((['100644', '100755', '120000', '160000', '040000'] as const).map(typeOfMode)).toEqual([
    ...['blob', 'blob', 'blob', 'commit', 'tree'],
  ]);
});
