// The checker takes the one archive that a manifest implies, cut in any way, and refuses every other at the first byte
// that differs. The hostile archives are made with node-tar's encoder, as an attacker would, and differ in one thing each.
import fc from 'fast-check';
import { Header, Pax } from 'tar';
import { describe, expect, test } from 'vitest';
import { sha256Hex } from '#canonical';
import { type ArchiveEntry, archiveEntries, createArchiveChecker, headerBytes, paddingOf, trailer } from '#packaging';
import { seeded } from '../../../test/support/scale.ts';
import { archiveOf } from './support/archive.ts';
import { sampleRelease } from './support/sample-release.ts';

// biome-ignore format: an aligned table
const contents: readonly (readonly [path: string, text: string, mode: '100644' | '100755'])[] = [
  ['libs/a.ts',                                                'export const a = 1;\n', '100644'],
  ['libs/empty.ts',                                            '',                      '100644'],
  [`profiles/sample/${'d'.repeat(120)}/${'e'.repeat(120)}.md`, 'x'.repeat(700),         '100644'],
  ['profiles/sample/run.sh',                                   '#!/bin/sh\n',           '100755'],
];
const entries: readonly ArchiveEntry[] = contents.map(([path, text, mode]) => ({
  path,
  mode,
  size_bytes: Buffer.byteLength(text),
  sha256: sha256Hex(text),
}));
const pieceOf = (index: number): Buffer => {
  const text = contents[index]?.[1] ?? '';
  return Buffer.concat([
    headerBytes(entries[index] as ArchiveEntry),
    Buffer.from(text),
    Buffer.alloc(paddingOf(text.length)),
  ]);
};
const archive = Buffer.concat([...contents.map((_, index) => pieceOf(index)), trailer]);

/** Pushes an archive in chunks of the given sizes, over and over; gives the refusal or the contents by path. */
function check(bytes: Uint8Array, sizes: readonly number[] = [65_536], list = entries) {
  const checker = createArchiveChecker(list);
  const found = new Map<string, string>();
  const ended: string[] = [];
  for (let at = 0, turn = 0; at < bytes.length; turn += 1) {
    const size = sizes[turn % sizes.length] ?? 1;
    const pushed = checker.push(bytes.subarray(at, at + size));
    if (!pushed.ok) return pushed.refusal;
    for (const part of pushed.value) {
      if (part.type === 'begin') found.set(part.entry.path, '');
      if (part.type === 'content') {
        found.set(part.entry.path, (found.get(part.entry.path) ?? '') + Buffer.from(part.bytes).toString('latin1'));
      }
      if (part.type === 'end') ended.push(part.entry.path);
    }
    at += size;
  }
  const end = checker.end();
  return end.ok ? { found, ended } : end.refusal;
}

const whole = { found: new Map(contents.map(([path, text]) => [path, text])), ended: contents.map(([path]) => path) };

describe('the one archive', () => {
  test.each([[1], [511], [512], [513], [65_536]])('in chunks of %i bytes', (size) => {
    expect(check(archive, [size])).toEqual(whole);
  });

  test('in chunks cut anywhere', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 1500 }), { minLength: 1 }), (sizes) => {
        expect(check(archive, sizes)).toEqual(whole);
      }),
      seeded(100, 2000),
    );
  });

  test('of no entries is its trailer', () => {
    expect(check(trailer, [7], [])).toEqual({ found: new Map(), ended: [] });
  });
});

describe('any other', () => {
  test('every single byte, changed, is refused', () => {
    const passed: number[] = [];
    const bytes = Uint8Array.from(archive);
    for (let at = 0; at < bytes.length; at += 1) {
      const byte = bytes[at] ?? 0;
      bytes[at] = byte ^ (1 << (at % 8));
      if (!('code' in check(bytes))) passed.push(at);
      bytes[at] = byte;
    }
    expect(archive.length).toBeGreaterThan(5000);
    expect(passed).toEqual([]);
  });

  test('a byte changed, dropped or doubled anywhere is refused however the archive is cut', () => {
    const sample = sampleRelease();
    const list = archiveEntries(sample.manifest);
    const bytes = archiveOf(sample);
    const edits = fc.record({
      at: fc.nat({ max: bytes.length - 1 }),
      bits: fc.integer({ min: 1, max: 255 }),
      way: fc.constantFrom('change', 'drop', 'double'),
      size: fc.integer({ min: 1, max: 4096 }),
    });
    fc.assert(
      fc.property(edits, ({ at, bits, way, size }) => {
        const byte = bytes[at] ?? 0;
        const middle = { change: [byte ^ bits], drop: [], double: [byte, byte] }[way];
        const bad = Buffer.concat([bytes.subarray(0, at), Buffer.from(middle), bytes.subarray(at + 1)]);
        expect(check(bad, [size], list)).toMatchObject({ code: 'E_DIGEST' });
      }),
      seeded(300, 20_000),
    );
  });

  test('every shorter archive is refused', () => {
    for (let length = 0; length < archive.length; length += 1) {
      const { code, detail } = check(archive.subarray(0, length)) as { code: string; detail: string };
      expect([length, code, detail]).toEqual([length, 'E_DIGEST', 'archive.truncated']);
    }
  });
});

/** The header of the first entry with fields put in its place. */
const header = (fields: ConstructorParameters<typeof Header>[0] & object): Buffer => {
  const block = Buffer.alloc(512);
  const usual = { path: 'libs/a.ts', mode: 0o644, size: 20, type: 'File', uid: 0, gid: 0, mtime: new Date(0) } as const;
  new Header({ ...usual, linkpath: '', uname: '', gname: '', devmaj: 0, devmin: 0, ...fields }).encode(block, 0);
  return block;
};
const pax = (fields: ConstructorParameters<typeof Pax>[0], global = false): Buffer => new Pax(fields, global).encode();
const [first, ...others] = contents.map((_, index) => pieceOf(index)) as [Buffer, ...Buffer[]];
const body = first.subarray(512);
const withFirst = (...pieces: Buffer[]): Buffer => Buffer.concat([...pieces, ...others, trailer]);
const long = (type: 'NextFileHasLongPath' | 'NextFileHasLongLinkpath', text: string) =>
  Buffer.concat([
    header({ path: '././@LongLink', type, size: text.length }),
    Buffer.alloc(512, text.padEnd(512, '\0')),
  ]);
const checksummed = (block: Buffer): Buffer => {
  block.fill(' ', 148, 156);
  block.write(
    `${block
      .reduce((sum, byte) => sum + byte, 0)
      .toString(8)
      .padStart(6, '0')}\0 `,
    148,
  );
  return block;
};
const put = (at: number, text: string): Buffer => {
  const block = header({});
  block.write(text, at, 'latin1');
  return checksummed(block);
};

describe('hostile archives', () => {
  test('the pieces that are bent here make the good archive', () => {
    expect(withFirst(header({}), body)).toEqual(archive);
  });

  // biome-ignore format: an aligned table
  const cases: readonly (readonly [string, Buffer, string, string])[] = [
    // what                          archive                                                                detail                   field
    ['climbs out of the tree',       withFirst(header({ path: '../a.ts' }), body),                           'archive.header',        'name'],
    ['is absolute',                  withFirst(header({ path: '/libs/a.ts' }), body),                        'archive.header',        'name'],
    ['is a drive path',              withFirst(header({ path: 'C:\\a.ts' }), body),                          'archive.header',        'name'],
    ['other case',                   withFirst(header({ path: 'libs/A.ts' }), body),                         'archive.header',        'name'],
    ['setuid',                       withFirst(header({ mode: 0o4755 }), body),                              'archive.header',        'mode'],
    ['world-writable',               withFirst(header({ mode: 0o666 }), body),                               'archive.header',        'mode'],
    ['executable',                   withFirst(header({ mode: 0o755 }), body),                               'archive.header',        'mode'],
    ['an owner',                     withFirst(header({ uid: 1000 }), body),                                 'archive.header',        'uid'],
    ['a group',                      withFirst(header({ gid: 1000 }), body),                                 'archive.header',        'gid'],
    ['a named owner',                withFirst(header({ uname: 'root' }), body),                             'archive.header',        'chksum'],
    ['a time',                       withFirst(header({ mtime: new Date(1000) }), body),                     'archive.header',        'mtime'],
    ['a larger size',                withFirst(header({ size: 21 }), body),                                  'archive.header',        'size'],
    ['a size in base 256',           withFirst(put(124, '\x80\0\0\0\0\0\0\0\0\0\0\x14'), body),              'archive.header',        'size'],
    ['a size with a sign',           withFirst(put(124, '-0000000024\0'), body),                             'archive.header',        'size'],
    ['a link in its place',          withFirst(header({ type: 'SymbolicLink', linkpath: '/etc', size: 0 })), 'archive.header',        'size'],
    ['a link of the same size',      withFirst(header({ type: 'SymbolicLink', linkpath: '/etc' }), body),    'archive.header',        'chksum'],
    ['a hard link',                  withFirst(header({ type: 'Link', linkpath: '../../x' }), body),         'archive.header',        'chksum'],
    ['a device',                     withFirst(header({ type: 'CharacterDevice', devmaj: 1 }), body),        'archive.header',        'chksum'],
    ['a fifo',                       withFirst(header({ type: 'FIFO' }), body),                              'archive.header',        'chksum'],
    ['a folder',                     withFirst(header({ type: 'Directory' }), body),                         'archive.header',        'chksum'],
    ['an old-style file',            withFirst(put(156, '\0'), body),                                        'archive.header',        'chksum'],
    ['a contiguous file',            withFirst(put(156, '7'), body),                                         'archive.header',        'chksum'],
    ['a GNU magic',                  withFirst(put(257, 'ustar  \0'), body),                                 'archive.header',        'chksum'],
    ['a second name behind the NUL', withFirst(put(20, '../../x'), body),                                    'archive.header',        'name'],
    ['a prefix',                     withFirst(put(345, '..'), body),                                        'archive.header',        'chksum'],
    ['bytes in the reserved tail',   withFirst(put(505, 'x'), body),                                         'archive.header',        'chksum'],
    ['a wrong checksum',             withFirst(Buffer.from(header({}).fill('7', 148, 154)), body),           'archive.header',        'chksum'],
    ['a pax path before it',         withFirst(pax({ path: '../../x' }), header({}), body),                  'archive.header',        'name'],
    ['a pax size before it',         withFirst(pax({ size: 1 }), header({}), body),                          'archive.header',        'name'],
    ['a global pax header',          withFirst(pax({ comment: 'x' }, true), header({}), body),               'archive.header',        'name'],
    ['a GNU long name before it',    withFirst(long('NextFileHasLongPath', '../x'), header({}), body),       'archive.header',        'name'],
    ['a GNU long link before it',    withFirst(long('NextFileHasLongLinkpath', '../x'), header({}), body),   'archive.header',        'name'],
    ['twice the same entry',         withFirst(first, first),                                                'archive.header',        'name'],
    ['an entry of its own first',    withFirst(header({ path: 'libs/0.ts', size: 0 }), first),               'archive.header',        'name'],
    ['an entry left out',            withFirst(),                                                            'archive.header',        'name'],
    ['other content of that size',   withFirst(header({}), Buffer.alloc(20, 'x'), Buffer.alloc(492)),        'archive.content',       'byte 512'],
    ['content in the padding',       withFirst(header({}), body.subarray(0, 20), Buffer.alloc(492, 'x')),    'archive.padding',       'byte 532'],
    ['one zero block at the end',    archive.subarray(0, -512),                                              'archive.truncated',     `byte ${archive.length - 512}`],
    ['an entry behind the end',      Buffer.concat([archive, first, trailer]),                               'archive.trailing-data', `byte ${archive.length}`],
    ['padded to a record',           Buffer.concat([archive, Buffer.alloc(512)]),                            'archive.trailing-data', `byte ${archive.length}`],
    ['an entry between the blocks',  Buffer.concat([archive.subarray(0, -512), first, trailer]),             'archive.trailer',       `byte ${archive.length - 512}`],
    ['nothing at all',               Buffer.alloc(0),                                                        'archive.truncated',     'byte 0'],
    ['compressed',                   Buffer.from('H4sIAAAAAAAAAwMAAAAAAAAAAAA=', 'base64'),                  'archive.header',        'name'],
  ];
  test.each(cases)('%s', (_what, bytes, detail, place) => {
    const refusal = check(bytes, [100]) as { code: string; detail: string; at: string };
    expect([refusal.code, refusal.detail]).toEqual(['E_DIGEST', detail]);
    expect(refusal.at).toContain(place);
  });

  test('the parts of a pax header are told apart', () => {
    const start = pieceOf(0).length + pieceOf(1).length;
    const placeOf = (offset: number): string => {
      const bytes = Buffer.from(archive);
      bytes[start + offset] = 0x7e;
      return (check(bytes) as { at: string }).at;
    };
    expect([0, 512, 1024].map(placeOf)).toEqual([
      `header field \`pax name\`, byte ${start}`,
      `header field \`pax record\`, byte ${start + 512}`,
      `header field \`name\`, byte ${start + 1024}`,
    ]);
  });

  test('a refusal is final', () => {
    const checker = createArchiveChecker(entries);
    const refused = checker.push(Buffer.from('no archive'));
    expect(refused.ok).toBe(false);
    expect(checker.push(archive)).toEqual(refused);
    expect(checker.end()).toEqual(refused);
  });
});
