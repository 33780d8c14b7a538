import {
  chmodSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { documentDigest, encodeCanonical, type Json, sha256Hex } from '#canonical';
import { releaseManifestKind } from '#packaging';
import { type InstallRecord, install, northStarBytes, type Uninstalled, uninstall, verify } from '#store';
import { sampleRelease, sampleRepository } from './support/sample-release.ts';
import { scratchFolder } from './support/scratch.ts';
import { snapshotOf } from './support/snapshot.ts';

const scratch = scratchFolder('verify');
const release = sampleRelease({
  extra: { 'libs/tool/run.sh': '#!/bin/sh\n', 'libs/tool/notes.md': 'notes\n' },
  executable: ['libs/tool/run.sh'],
});
const manifest = admitted(release.manifestBytes);
const other = admitted(sampleRelease({ extra: { 'libs/tool/notes.md': 'other\n' } }).manifestBytes);

let target = '';
let recordId = '';
const at = (path: string) => join(target, '.ystack', path);

beforeEach(async () => {
  const parent = scratch.folder('parent');
  target = join(parent, 'target');
  mkdirSync(target);
  writeFileSync(join(parent, 'manifest.json'), release.manifestBytes);
  writeFileSync(join(parent, 'outside'), 'outside\n', { mode: 0o400 });
  const done = await install({
    manifestPath: join(parent, 'manifest.json'),
    profileId: 'profile.sample.v1',
    target,
    source: sampleRepository(release),
    surroundings: { apartFrom: [] },
  });
  if (!done.ok) throw new Error(JSON.stringify(done.refusal));
  recordId = done.value.recordId;
});

function admitted(bytes: Uint8Array) {
  const parsed = releaseManifestKind.parse(bytes);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.refusal));
  return parsed.value;
}

const notes = 'libs/tool/notes.md';
const rewrite = (path: string, text: string) => {
  chmodSync(at(path), 0o600);
  writeFileSync(at(path), text);
  chmodSync(at(path), 0o400);
};
const linkTo = (path: string, to: string) => {
  rmSync(at(path), { recursive: true });
  symlinkSync(to, at(path));
};
const swapForFolder = (path: string) => {
  unlinkSync(at(path));
  mkdirSync(at(path), { mode: 0o700 });
};

// Each row: what is done to a fresh installation, what `verify` says, what `uninstall` keeps.
// biome-ignore format: an aligned table
const edits: readonly (readonly [string, () => void, readonly string[], readonly string[]])[] = [
  // what                         edit                                                                                                              verify                                                              uninstall
  ['nothing',                     () => {},                                                                                                         [],                                                                 []],
  ['bytes of the same size',      () => rewrite(notes, 'NOTES\n'),                                                                                  [`bytes ${notes}`],                                                 [`edited ${notes}`]],
  ['bytes cut off',               () => { chmodSync(at(notes), 0o600); truncateSync(at(notes), 0); chmodSync(at(notes), 0o400); },                  [`bytes ${notes}`],                                                 [`edited ${notes}`]],
  ['a mode',                      () => chmodSync(at(notes), 0o644),                                                                                [`mode ${notes}`],                                                  [`edited ${notes}`]],
  ['an exec bit lost',            () => chmodSync(at('libs/tool/run.sh'), 0o400),                                                                   ['mode libs/tool/run.sh'],                                          ['edited libs/tool/run.sh']],
  ['setuid',                      () => chmodSync(at('libs/tool/run.sh'), 0o4500),                                                                  ['mode libs/tool/run.sh'],                                          ['edited libs/tool/run.sh']],
  ['bytes and mode',              () => { rewrite(notes, 'x'); chmodSync(at(notes), 0o600); },                                                      [`bytes ${notes}`, `mode ${notes}`],                                [`edited ${notes}`]],
  ['a file missing',              () => unlinkSync(at(notes)),                                                                                      [`missing ${notes}`],                                               []],
  ['a file extra',                () => writeFileSync(at('libs/tool/extra'), ''),                                                                   ['extra libs/tool/extra'],                                          ['not installed libs/tool/extra']],
  ['a folder extra',              () => mkdirSync(at('libs/more/deep'), { recursive: true }),                                                       ['extra libs/more', 'extra libs/more/deep'],                        ['not installed libs/more', 'not installed libs/more/deep']],
  ['a name in other bytes',       () => writeFileSync(Buffer.concat([Buffer.from(at('libs/')), Buffer.from([0xff])]), ''),                          ['extra libs/\\xff'],                                               ['not installed libs/\\xff']],
  ['a file renamed',              () => renameSync(at(notes), at('libs/tool/NOTES.md')),                                                            ['extra libs/tool/NOTES.md', `missing ${notes}`],                   ['not installed libs/tool/NOTES.md']],
  ['a link in place of a file',   () => linkTo(notes, '../../../../outside'),                                                                       [`kind ${notes}`],                                                  [`edited ${notes}`]],
  ['a link to the same bytes',    () => { renameSync(at(notes), at('libs/tool/x')); symlinkSync('x', at(notes)); },                                 [`kind ${notes}`, 'extra libs/tool/x'],                             [`edited ${notes}`, 'not installed libs/tool/x']],
  ['a hard link beside',          () => linkSync(at(notes), at('libs/tool/x')),                                                                     ['extra libs/tool/x'],                                              ['not installed libs/tool/x']],
  ['a folder in place of a file', () => swapForFolder(notes),                                                                                       [`kind ${notes}`],                                                  [`edited ${notes}`]],
  ['a link in place of a folder', () => { renameSync(at('libs/tool'), join(target, '../moved')); symlinkSync('../../../moved', at('libs/tool')); }, ['kind libs/tool', `missing ${notes}`, 'missing libs/tool/run.sh'], ['not installed libs/tool']],
  ['the mode of a folder',        () => chmodSync(at('libs/tool'), 0o755),                                                                          ['mode libs/tool'],                                                 []],
  ['the mode of the tree',        () => chmodSync(at(''), 0o755),                                                                                   ['mode '],                                                          []],
  ['a gate document',             () => rewrite('gates/sample/validate/gate-record.json', '{}\n'),                                                  ['bytes gates/sample/validate/gate-record.json'],                   ['edited gates/sample/validate/gate-record.json']],
  ['the mode of the record',      () => chmodSync(at('install-record.json'), 0o600),                                                                ['mode install-record.json'],                                       []],
  ['the north star edited',       () => writeFileSync(at('north-star.md'), '# Ship it\n'),                                                          [],                                                                 ['edited north-star.md']],
  ['the north star removed',      () => unlinkSync(at('north-star.md')),                                                                            [],                                                                 []],
  ['the north star a link',       () => linkTo('north-star.md', '../../outside'),                                                                   ['kind north-star.md'],                                             ['edited north-star.md']],
  ['a file beside the tree',      () => writeFileSync(join(target, 'README'), ''),                                                                  [],                                                                 []],
];

test.each(edits)('verify after %s', (_, edit, expected) => {
  edit();
  for (const against of [{}, { recordId }, { manifest }, { manifest, recordId }]) {
    const done = verify(target, against);
    if (!done.ok) throw new Error(JSON.stringify(done.refusal));
    expect(done.value.differences.map(({ path, problem }) => `${problem} ${path}`)).toEqual(expected);
    expect(done.value.recordId).toBe(recordId);
    expect(done.value.northStar).toBe(_.startsWith('the north star') ? 'changed' : 'placeholder');
  }
});

test.each(edits)('uninstall after %s', (_, edit, __, expected) => {
  edit();
  const before = snapshotOf(join(target, '..'));
  const done = uninstall(target);
  if (!done.ok) throw new Error(JSON.stringify(done.refusal));
  expect(done.value.kept.map(({ path, why }) => `${why} ${path}`)).toEqual(expected);
  const after = snapshotOf(join(target, '..'));
  // Nothing is changed, nothing outside the tree is gone, and in the tree stays what was kept with the folders on the way.
  expect(before).toEqual(expect.arrayContaining(after));
  const isOutside = (line: string) => !line.startsWith('target/.ystack');
  expect(after.filter(isOutside)).toEqual(before.filter(isOutside));
  for (const { path } of done.value.kept) {
    // The snapshot has a character for each byte of a name.
    const place = `target/.ystack/${path.replace('\\xff', '\u00ff')}`;
    expect(after.some((line) => line.startsWith(`${place} `) || line.startsWith(`${place}/ `))).toBe(true);
  }
  const files = after.filter((line) => !isOutside(line) && !/\/ [0-7]+$/.test(line));
  expect(files.length).toBeLessThanOrEqual(expected.length);
  if (expected.length === 0) expect(after.every(isOutside)).toBe(true);
});

test('uninstall counts what it removed and says the record', () => {
  const done = uninstall(target);
  const files = release.manifest.body.files.length + release.manifest.body.gate_documents.length;
  const expected: Uninstalled = { recordId, removedCount: files + 2, kept: [], aside: [] };
  expect(done).toEqual({ ok: true, value: expected });
  expect(snapshotOf(target)).toEqual([]);
});

/** Puts a record with another body, its id right, in place of the installed one. */
function forgeRecord(change: (record: InstallRecord) => void): void {
  const record = JSON.parse(readFileSync(at('install-record.json'), 'utf8')) as InstallRecord;
  change(record);
  record.id = `install.${documentDigest(record.body as unknown as Json)}`;
  rmSync(at('install-record.json'));
  writeFileSync(at('install-record.json'), encodeCanonical(record as unknown as Json), { mode: 0o400 });
}

const vouchForEdit = () => {
  rewrite(notes, 'other\n');
  forgeRecord(({ body }) => {
    const file = body.installed.find(({ path }) => path === notes);
    if (file !== undefined) Object.assign(file, { sha256: releaseDigest(), size_bytes: 6 });
  });
};
const releaseDigest = () => other.content.body.files.find(({ path }) => path === notes)?.sha256;

/** The record says that a gate left other documents than it did, and those lie there. */
const vouchForVerdict = () => {
  const path = 'gates/sample/evaluate/said.json';
  rewrite(path, '{"verdict":"satisfied"}\n');
  forgeRecord(({ body }) => {
    const bytes = readFileSync(at(path));
    const document = body.gate_documents.find((each) => each.path === path);
    if (document !== undefined) Object.assign(document, { sha256: sha256Hex(bytes), size_bytes: bytes.length });
  });
};
/** A gate is gone, from the record and from the disk. */
const leaveOut = (gate: string) => {
  rmSync(at(`gates/sample/${gate}`), { recursive: true });
  forgeRecord(({ body }) => {
    body.gate_documents = body.gate_documents.filter(({ path }) => !path.startsWith(`gates/sample/${gate}/`));
  });
};
const addGate = (path: string) => {
  forgeRecord(({ body }) => {
    body.gate_documents.push({ mode: '0400', path, sha256: sha256Hex(''), size_bytes: 0 });
    body.gate_documents.sort((left, right) => (left.path < right.path ? -1 : 1));
  });
  mkdirSync(join(at(path), '..'), { recursive: true, mode: 0o700 });
  writeFileSync(at(path), '', { mode: 0o400 });
};

// biome-ignore format: an aligned table
const records: readonly (readonly [string, () => void, 'record' | 'record-id' | 'manifest', string])[] = [
  // what                      edit                                                                                                     against      expected
  ['vouches for edited bytes', vouchForEdit,                                                                                            'record',    'no difference'],
  ['vouches for edited bytes', vouchForEdit,                                                                                            'record-id', 'E_RELATION'],
  ['vouches for edited bytes', vouchForEdit,                                                                                            'manifest',  'E_RELATION'],
  ['vouches for a verdict',    vouchForVerdict,                                                                                         'record',    'E_PROFILE'],
  ['has no last gate',         () => leaveOut('shadow'),                                                                                'record',    'E_PROFILE'],
  ['has no gate between',      () => leaveOut('validate'),                                                                              'record',    'E_PROFILE'],
  ['has a gate more',          () => addGate('gates/sample/review/gate-record.json'),                                                   'record',    'E_PROFILE'],
  ["has another's gate",       () => addGate('gates/other/resolve/gate-record.json'),                                                   'record',    'E_PROFILE'],
  ['has a gate document more', () => addGate('gates/sample/shadow/zz.json'),                                                            'record',    'E_PROFILE'],
  ['names another profile',    () => forgeRecord(({ body }) => { body.profile_id = 'profile.x.v1'; }),                                  'manifest',  'E_PROFILE'],
  ['is gone',                  () => unlinkSync(at('install-record.json')),                                                             'record',    'E_RUNTIME'],
  ['is a link',                () => linkTo('install-record.json', '../../manifest.json'),                                              'record',    'E_RUNTIME'],
  ['is no JSON',               () => rewrite('install-record.json', '{'),                                                               'record',    'E_PARSE'],
  ['is not canonical',         () => rewrite('install-record.json', '{ }\n'),                                                           'record',    'E_CANONICAL'],
  ['is something else',        () => rewrite('install-record.json', '{}\n'),                                                            'record',    'E_SHAPE'],
  ['has another id',           () => rewrite('install-record.json', otherId()),                                                         'record',    'E_RELATION'],
  ['names a file twice',       () => forgeRecord(({ body }) => { body.installed.push(...body.installed.slice(-1)); }),                  'record',    'E_RELATION'],
  ['leads out of the tree',    () => forgeRecord(({ body }) => { Object.assign(body.installed[0] ?? {}, { path: '../../outside' }); }), 'record',    'E_SHAPE'],
  ['leads to a rooted path',   () => forgeRecord(({ body }) => { Object.assign(body.installed[0] ?? {}, { path: '/etc/hosts' }); }),    'record',    'E_SHAPE'],
];

const otherId = () =>
  readFileSync(at('install-record.json'), 'utf8').replace(
    /install\.(.)/,
    (_, digit) => `install.${digit === 'f' ? '0' : 'f'}`,
  );

test.each(records)('a record that %s', (_, edit, against, expected) => {
  edit();
  const options = { record: {}, 'record-id': { recordId }, manifest: { manifest } }[against];
  const done = verify(target, options);
  expect(done.ok ? (done.value.differences.length === 0 ? 'no difference' : 'differences') : done.refusal.code).toBe(
    expected,
  );
  if (done.ok) expect(done.value.against).toBe(against);
});

test('a tree of another release is refused against a manifest', () => {
  const done = verify(target, { manifest: other });
  expect(done.ok ? '' : done.refusal.code).toBe('E_RELATION');
});

// biome-ignore format: an aligned table
test.each([
  // what               edit                                                                                               expected
  ['is not there',      () => rmSync(target, { recursive: true }),                                                         'E_TARGET'],
  ['has no tree',       () => rmSync(at(''), { recursive: true }),                                                         'E_TARGET'],
  ['is a link',         () => { renameSync(target, `${target}.real`); symlinkSync('target.real', target); },               'E_TARGET'],
  ['has a linked tree', () => { renameSync(at(''), join(target, 'real')); symlinkSync('real', join(target, '.ystack')); }, 'E_TARGET'],
  ['has no record',     () => rmSync(at('install-record.json')),                                                           'E_RUNTIME'],
] as const)('a target that %s', (_, edit, expected) => {
  edit();
  const before = snapshotOf(join(target, '..'));
  for (const done of [verify(target), verify(`${target}/`), uninstall(target), uninstall(`${target}/`)]) {
    expect(done.ok ? '' : done.refusal.code).toBe(expected);
  }
  expect(snapshotOf(join(target, '..'))).toEqual(before);
});

test('an uninstall that was cut short is finished by the next', () => {
  rmSync(at('libs'), { recursive: true });
  const done = uninstall(target);
  expect(done.ok && done.value.kept).toEqual([]);
  expect(snapshotOf(target)).toEqual([]);
});

test('the placeholder holds no goal, no approval record and no marker', () => {
  const text = new TextDecoder().decode(northStarBytes);
  expect(text.match(/^#+ .*/gm)).toEqual(['# North star', '## Current north star', '### Placeholder', '## Log']);
  expect(text).toContain('**unset**');
  expect(text).not.toContain('ystack-shipped-default');
});
