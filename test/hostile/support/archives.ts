// Archives as an attacker would make them, each from the good one of a small release and wrong in one thing. The blocks
// come from node-tar's encoder where that can say the thing, and are written byte by byte where it will not.
import { gzipSync, zstdCompressSync } from 'node:zlib';
import { Header, Pax } from 'tar';
import { archiveEntries, headerBytes, paddingOf, trailer } from '#packaging';
import { type SampleRelease, sampleRelease } from '../../../libs/store/test/support/sample-release.ts';

const victim = 'libs/a/b.txt';
const text = Buffer.from('text\n');
const accented = 'libs/a/\u00e9.txt';
const sharp = 'libs/a/stra\u00dfe.txt';
const extra = { [victim]: text, [accented]: 'accented\n', [sharp]: 'sharp\n', 'libs/z/z.txt': 'last of libs\n' };

/** The release whose archive is bent; `installer` are the bytes of its `install.mjs`. */
export const victimRelease = (installer: Uint8Array): SampleRelease => sampleRelease({ extra, installer });

type Pieces = ReadonlyMap<string, Buffer>;
export type HostileArchive = readonly [what: string, archive: Buffer, detail: string, place: string];

const block = (fields: ConstructorParameters<typeof Header>[0] & object): Buffer => {
  const bytes = Buffer.alloc(512);
  const usual = {
    path: victim,
    mode: 0o644,
    size: text.length,
    type: 'File',
    uid: 0,
    gid: 0,
    mtime: new Date(0),
  } as const;
  new Header({ ...usual, linkpath: '', uname: '', gname: '', devmaj: 0, devmin: 0, ...fields }).encode(bytes, 0);
  return bytes;
};

/** A header with its checksum over `signed` bytes or, as everybody does, unsigned ones. */
function summed(bytes: Buffer, signed = false): Buffer {
  bytes.fill(' ', 148, 156);
  const sum = bytes.reduce((total, byte) => total + (signed && byte > 127 ? byte - 256 : byte), 0);
  bytes.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148, 'latin1');
  return bytes;
}
const put = (at: number, word: string, signed = false): Buffer => {
  const bytes = block({});
  bytes.write(word, at, 'latin1');
  return summed(bytes, signed);
};
const pax = (fields: ConstructorParameters<typeof Pax>[0], global = false): Buffer => new Pax(fields, global).encode();
const padded = (bytes: Uint8Array): Buffer => Buffer.concat([bytes, Buffer.alloc(paddingOf(bytes.length))]);
const record = (body: string): Buffer =>
  Buffer.concat([
    block({ path: 'PaxHeader/x', type: 'ExtendedHeader', size: Buffer.byteLength(body) }),
    padded(Buffer.from(body)),
  ]);
/** A line of a pax record: its own length, a key and a value. */
function line(key: string, value: string): string {
  const rest = Buffer.byteLength(` ${key}=${value}\n`);
  const digits = String(rest + String(rest).length).length;
  return `${rest + digits} ${key}=${value}\n`;
}
const gnuLong = (type: 'NextFileHasLongPath' | 'NextFileHasLongLinkpath', name: string): Buffer =>
  Buffer.concat([block({ path: '././@LongLink', type, size: name.length }), padded(Buffer.from(name))]);

/** Every hostile archive of `release`: what it is, its bytes, and the detail and place of its refusal. */
export function hostileArchives(release: SampleRelease): readonly HostileArchive[] {
  const pieces: Pieces = new Map(
    archiveEntries(release.manifest).map((entry) => {
      const content = release.contents.get(entry.path) ?? Buffer.of();
      return [entry.path, Buffer.concat([headerBytes(entry), padded(content)])];
    }),
  );
  const whole = (changed: Pieces, end: Uint8Array = trailer): Buffer => Buffer.concat([...changed.values(), end]);
  const good = whole(pieces);
  /** The archive with other blocks in the place of one entry. */
  const instead = (path: string, ...blocks: readonly Buffer[]): Buffer =>
    whole(new Map([...pieces].map(([name, piece]) => [name, name === path ? Buffer.concat(blocks) : piece])));
  const first = pieces.keys().next().value ?? '';
  const piece = (path: string): Buffer => pieces.get(path) ?? Buffer.of();
  const body = padded(text);
  const renamed = (path: string): Buffer => instead(victim, block({ path }), body);
  const typed = (
    type: 'SymbolicLink' | 'Link' | 'CharacterDevice' | 'BlockDevice' | 'FIFO' | 'Directory',
    linkpath = '',
  ): Buffer => instead(victim, block({ type, linkpath, size: 0 }));
  const before = (...blocks: readonly Buffer[]): Buffer => instead(victim, ...blocks, piece(victim));
  const flag = (letter: string): Buffer => instead(victim, put(156, letter), body);
  const sorted = [...pieces];
  const at = sorted.findIndex(([path]) => path === victim);
  const swapped = new Map(sorted.with(at, sorted[at + 1] as never).with(at + 1, sorted[at] as never));
  const without = (path: string): Buffer => whole(new Map(sorted.filter(([name]) => name !== path)));
  const end = good.length;

  // biome-ignore format: an aligned table
  return [
    // what                                    archive                                                              detail                   place
    ['a name that climbs',                     renamed('../../b.txt'),                                              'archive.header',        'name'],
    ['an absolute name',                       renamed('/etc/cron.d/b'),                                            'archive.header',        'name'],
    ['a name with a drive',                    renamed('C:../x'),                                                   'archive.header',        'name'],
    ['backslashes for slashes',                renamed('libs\\..\\..\\b.txt'),                                      'archive.header',        'name'],
    ['a dot before the name',                  renamed('./libs/a/b.txt'),                                           'archive.header',        'name'],
    ['a slash doubled',                        renamed('libs//a/b.txt'),                                            'archive.header',        'name'],
    ['a slash at the end',                     renamed('libs/a/b.txt/'),                                            'archive.header',        'name'],
    ['a twin in other letters',                renamed('libs/a/B.txt'),                                             'archive.header',        'name'],
    ['a twin in NFD',                          instead(accented, pax({ path: 'libs/a/e\u0301.txt' }), piece(accented).subarray(-1024)), 'archive.header', 'pax'],
    ['ss for ß',                               instead(sharp, pax({ path: 'libs/a/strasse.txt' }), piece(sharp).subarray(-1024)), 'archive.header', 'pax'],
    ['a second name behind a NUL',             instead(victim, put(20, '../../b.txt'), body),                       'archive.header',        'name'],
    ['the name cut into a prefix',             instead(victim, summed(named('b.txt', 'libs/a')), body),             'archive.header',        'name'],
    ['a prefix that climbs',                   instead(victim, put(345, '../..'), body),                            'archive.header',        'chksum'],
    ['a symbolic link out',                    typed('SymbolicLink', '/etc/passwd'),                                'archive.header',        'size'],
    ['a symbolic link for the folder',         before(block({ path: 'libs/a', type: 'SymbolicLink', linkpath: '/tmp', size: 0 })), 'archive.header', 'name'],
    ['a hard link out',                        typed('Link', '../../../secret'),                                    'archive.header',        'size'],
    ['a hard link to a neighbour',             typed('Link', 'libs/package.json'),                                  'archive.header',        'size'],
    ['a character device',                     typed('CharacterDevice'),                                            'archive.header',        'size'],
    ['a block device',                         typed('BlockDevice'),                                                'archive.header',        'size'],
    ['a fifo',                                 typed('FIFO'),                                                       'archive.header',        'size'],
    ['a folder',                               typed('Directory'),                                                  'archive.header',        'size'],
    ['an entry twice',                         before(piece(victim)),                                               'archive.header',        'name'],
    ['an entry again with other content',      whole(pieces, Buffer.concat([block({}), padded(Buffer.from('evil\n')), trailer])), 'archive.trailer', `byte ${end - 1024}`],
    ['setuid',                                 instead(victim, block({ mode: 0o4755 }), body),                      'archive.header',        'mode'],
    ['setgid and writable by all',             instead(victim, block({ mode: 0o2777 }), body),                      'archive.header',        'mode'],
    ['sticky',                                 instead(victim, block({ mode: 0o1644 }), body),                      'archive.header',        'mode'],
    ['a path in a pax record',                 before(pax({ path: '../../b.txt' })),                                'archive.header',        'name'],
    ['a size in a pax record',                 before(pax({ size: 1 << 30 })),                                      'archive.header',        'name'],
    ['a link target in a pax record',          before(pax({ linkpath: '/etc/passwd' })),                            'archive.header',        'name'],
    ['a time of access in a pax record',       before(record(line('atime', '1700000000.123'))),                      'archive.header',        'name'],
    ['a global pax header',                    before(pax({ path: 'libs/evil' }, true)),                            'archive.header',        'name'],
    ['a sparse file of GNU in pax',            before(record(line('GNU.sparse.name', '../evil') + line('GNU.sparse.major', '1'))), 'archive.header', 'name'],
    ['a pax record of another length',         before(record('99 path=../evil\n')),                                 'archive.header',        'name'],
    ['a second path in a pax record',          instead(sharp, record(line('path', sharp) + line('path', '../b')), piece(sharp).subarray(-1024)), 'archive.header', 'pax'],
    ['a long name of GNU',                     before(gnuLong('NextFileHasLongPath', '../../b.txt')),               'archive.header',        'name'],
    ['a long link of GNU',                     before(gnuLong('NextFileHasLongLinkpath', '/etc/passwd')),           'archive.header',        'name'],
    ['a sparse file of GNU',                   flag('S'),                                                           'archive.header',        'chksum'],
    ['a volume label',                         flag('V'),                                                           'archive.header',        'chksum'],
    ['a part of another volume',               flag('M'),                                                           'archive.header',        'chksum'],
    ['a letter that nobody knows',             flag('~'),                                                           'archive.header',        'chksum'],
    ['a size in base 256',                     instead(victim, put(124, '\x80\0\0\0\0\0\0\0\0\0\0\x05'), body),     'archive.header',        'size'],
    ['a negative size in base 256',            instead(victim, put(124, `${'\xff'.repeat(11)}\xfb`), body),         'archive.header',        'size'],
    ['an octal size with a sign',              instead(victim, put(124, '-0000000005\0'), body),                    'archive.header',        'size'],
    ['a size that fills its field',            instead(victim, put(124, '777777777777'), body),                     'archive.header',        'size'],
    ['a size led by blanks',                   instead(victim, put(124, '          5\0'), body),                    'archive.header',        'size'],
    ['a checksum over signed bytes',           instead(victim, put(265, '\xff', true), body),                       'archive.header',        'chksum'],
    ['a checksum of blanks',                   instead(victim, block({}).fill(' ', 148, 156), body),                'archive.header',        'chksum'],
    ['an entry that the manifest lacks',       before(block({ path: 'libs/a/a.txt', size: 0 })),                    'archive.header',        'name'],
    ['such an entry behind all others',        whole(new Map([...pieces, ['x', block({ path: 'zzz', size: 0 })]])),  'archive.trailer',       `byte ${end - 1024}`],
    ['an entry left out',                      without(victim),                                                     'archive.header',        'name'],
    ['the last entry left out',                without(sorted.at(-1)?.[0] ?? ''),                                   'archive.header',        'name'],
    ['two entries the other way round',        whole(swapped),                                                      'archive.header',        'name'],
    ['other content of that size',             instead(victim, block({}), padded(Buffer.from('evil\n'))),           'archive.content',       'byte'],
    ['the padding filled',                     instead(victim, block({}), text, Buffer.alloc(507, 'x')),            'archive.padding',       'byte'],
    ['a zero block in the middle',             before(Buffer.alloc(512)),                                           'archive.header',        'name'],
    ['one zero block at the end',              good.subarray(0, -512),                                              'archive.truncated',     `byte ${end - 512}`],
    ['no zero block at the end',               good.subarray(0, -1024),                                             'archive.truncated',     `byte ${end - 1024}`],
    ['cut in the middle of a header',          good.subarray(0, 700),                                               'archive.truncated',     'byte 700'],
    ['a record of blocking behind it',         Buffer.concat([good, Buffer.alloc(10_240 - (end % 10_240))]),        'archive.trailing-data', `byte ${end}`],
    ['text behind it',                         Buffer.concat([good, Buffer.from('#!/bin/sh\n')]),                   'archive.trailing-data', `byte ${end}`],
    ['another archive behind it',              Buffer.concat([good, good]),                                         'archive.trailing-data', `byte ${end}`],
    ['a byte order mark before it',            Buffer.concat([Buffer.from('\ufeff'), good]),                        'archive.header',        'name'],
    ['gzip around it',                         gzipSync(good),                                                      'archive.header',        'name'],
    ['zstd around it',                         zstdCompressSync(good),                                              'archive.header',        'name'],
    ['only zero blocks',                       Buffer.alloc(end),                                                   'archive.header',        'name'],
    ['nothing at all',                         Buffer.of(),                                                         'archive.truncated',     'byte 0'],
    ['the first entry as a link to itself',    instead(first, block({ path: first, type: 'SymbolicLink', linkpath: first, size: 0 })), 'archive.header', 'size'],
  ];
}

function named(name: string, prefix: string): Buffer {
  const bytes = block({});
  bytes.fill(0, 0, 100).write(name, 0);
  bytes.write(prefix, 345);
  return bytes;
}
