// The file-digest verifier (`file_digest_verifier_payload`, `file_digest_verifier_build`): every reason, its order, its one
// invocation and its exit statuses, first as a plain program over a folder, then in its sandbox.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { encodeCanonical, type Json } from '#canonical';
import { needs } from '../../test/support/needs.ts';
import {
  bubblewrapRuntime,
  buildRecord,
  fileDigestInstruction,
  nativeProgram,
  verifierBuildKind,
  verifierPayloadKind,
  verifyFileDigest,
} from '../src/index.ts';

let root: string;
let program: string;
const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex');
const zero = sha256('');

beforeEach(needs('c-compiler'));
beforeAll(async () => {
  const built = nativeProgram('verify');
  program = built.ok ? built.value.path : '';
  root = mkdtempSync(join(tmpdir(), 'ystack-verifier-'));
  mkdirSync(join(root, 'candidate/sub'), { recursive: true });
  const file = (name: string, bytes: Buffer | string) => writeFileSync(join(root, 'candidate', name), bytes);
  file('file', 'of the candidate\n');
  file('empty', '');
  file('sub/ä "q".c', 'quoted');
  file('limit', Buffer.alloc(1 << 20, 1));
  file('large', Buffer.alloc((1 << 20) + 1, 1));
  file('twice', 'twice');
  linkSync(join(root, 'candidate/twice'), join(root, 'candidate/again'));
  symlinkSync('file', join(root, 'candidate/link'));
  symlinkSync('nothing', join(root, 'candidate/dangling'));
  symlinkSync('sub', join(root, 'candidate/folder-link'));
  spawnSync('mkfifo', [join(root, 'candidate/fifo')]);
});
beforeEach(() => mkdirSync(join(root, 'evidence'), { recursive: true }));
afterEach(() => rmSync(join(root, 'evidence'), { recursive: true, force: true }));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const words = () => ['--candidate', join(root, 'candidate'), '--evidence', join(root, 'evidence')];
const environment = () => ({ LANG: 'C', LC_ALL: 'C', PATH: join(root, 'tools'), TMPDIR: join(root, 'scratch') });
const resultFile = () => join(root, 'evidence/file-digest-result.json');

function verify(
  input: Buffer | string,
  change: { words?: string[]; env?: Record<string, string>; argv0?: string } = {},
) {
  const run = spawnSync(program, change.words ?? words(), {
    argv0: change.argv0 ?? 'verify',
    env: change.env ?? environment(),
    input,
  });
  const said = run.stderr.toString().trim();
  const bytes = existsSync(resultFile()) ? readFileSync(resultFile()) : undefined;
  return { status: run.status, said, bytes };
}

const line = 'ystack.file-digest-instruction.v1';
const asks = (path: string, digest = zero) => `${line}\npath ${path}\nsha256 ${digest}\n`;

describe('reasons', () => {
  // biome-ignore format: a table
  const rows: readonly (readonly [what: string, input: string | Buffer, reason: string])[] = [
    ['the longest instruction, no file', asks('a'.repeat(200) + '/'.concat('b'.repeat(200)).repeat(19).slice(0, 3896)), 'file.missing'],
    ['one byte too many',         Buffer.alloc(4209, 0x0a),                                 'instruction.oversize'],
    ['as many bytes as may be',   Buffer.alloc(4208, 0x0a),                                 'instruction.trailing'],
    ['nothing',                   '',                                                       'instruction.malformed'],
    ['two lines',                 `${line}\npath file\n`,                                   'instruction.malformed'],
    ['no last line feed',         asks('file').trimEnd(),                                   'instruction.malformed'],
    ['a fourth line',             `${asks('file')}x`,                                       'instruction.trailing'],
    ['a fourth line, all wrong',  'a\nb\nc\nd\n',                                           'instruction.trailing'],
    ['another first line',        asks('file').replace('v1', 'v2'),                         'instruction.malformed'],
    ['another second line',       asks('file').replace('path ', 'file '),                   'instruction.malformed'],
    ['another third line',        asks('file').replace('sha256 ', 'sha512 '),               'instruction.malformed'],
    ['a digest in capitals',      asks('file', zero.toUpperCase()),                         'instruction.malformed'],
    ['a short digest',            asks('file', zero.slice(1)),                              'instruction.malformed'],
    ['a NUL in the path',         asks('fi\0le'),                                           'instruction.malformed'],
    ['a carriage return',         asks('file\r'),                                           'instruction.path-rejected'],
    ['no path',                   asks(''),                                                 'instruction.path-rejected'],
    ['an absolute path',          asks('/file'),                                            'instruction.path-rejected'],
    ['a path upward',             asks('sub/../file'),                                      'instruction.path-rejected'],
    ['a path to itself',          asks('./file'),                                           'instruction.path-rejected'],
    ['an empty segment',          asks('sub//file'),                                        'instruction.path-rejected'],
    ['a last slash',              asks('sub/'),                                             'instruction.path-rejected'],
    ['a backslash',               asks('sub\\file'),                                        'instruction.path-rejected'],
    ['DEL',                       asks('fi\x7fle'),                                         'instruction.path-rejected'],
    ['a C1 control',              asks('fi\u0085le'),                                       'instruction.path-rejected'],
    ['no UTF-8',                  Buffer.from(asks('fi\xffle'), 'latin1'),                  'instruction.path-rejected'],
    ['an overlong slash',         Buffer.from(asks('a\xc0\xafb'), 'latin1'),                'instruction.path-rejected'],
    ['a surrogate',               Buffer.from(asks('a\xed\xa0\x80b'), 'latin1'),            'instruction.path-rejected'],
    ['no such file',              asks('absent'),                                           'file.missing'],
    ['a file as a folder',        asks('file/x'),                                           'file.missing'],
    ['a link',                    asks('link'),                                             'file.symlink'],
    ['a link to nothing',         asks('dangling'),                                         'file.symlink'],
    ['a link on the way',         asks('folder-link/x'),                                    'file.symlink'],
    ['a folder',                  asks('sub'),                                              'file.not-regular'],
    ['a FIFO',                    asks('fifo'),                                             'file.not-regular'],
    ['a file with two names',     asks('twice', sha256('twice')),                           'file.not-regular'],
    ['a file too large',          asks('large'),                                            'file.oversize'],
    ['the largest file',          asks('limit', sha256(Buffer.alloc(1 << 20, 1))),          'file.match'],
    ['an empty file',             asks('empty'),                                            'file.match'],
    ['a match',                   asks('file', sha256('of the candidate\n')),               'file.match'],
    ['a mismatch',                asks('file'),                                             'file.mismatch'],
    ['a path with quotes',        asks('sub/ä "q".c', sha256('quoted')),                    'file.match'],
  ];
  test.each(rows)('%s', (_what, input, reason) => {
    const { status, said, bytes } = verify(input);
    expect([status, said]).toEqual([0, '']);
    const payload = verifierPayloadKind.parse(bytes ?? Buffer.alloc(0));
    if (!payload.ok) throw new Error(JSON.stringify(payload.refusal));
    expect(payload.value.content.body.reason_id).toBe(reason);
  });

  test('a stdin that is none', () => {
    const run = spawnSync(program, words(), { argv0: 'verify', env: environment(), stdio: ['ignore', 'pipe', 'pipe'] });
    expect(run.status).toBe(0);
    expect(readFileSync(resultFile()).toString()).toContain('instruction.transport-rejected');
  });

  test('a file that cannot be read', () => {
    // Root reads everything, so as root somebody else is asked.
    const other = process.getuid?.() === 0 ? { uid: 64_018, gid: 64_018 } : {};
    chmodSync(root, 0o755);
    chmodSync(join(root, 'evidence'), 0o777);
    chmodSync(join(root, 'candidate/file'), 0);
    const options = { argv0: 'verify', env: environment(), input: asks('file'), ...other };
    expect(spawnSync(program, words(), options).status).toBe(0);
    chmodSync(join(root, 'candidate/file'), 0o644);
    expect(readFileSync(resultFile()).toString()).toContain('file.read-error');
  });
});

test('the digest is that of any length', () => {
  const lengths = [1, 54, 55, 56, 57, 63, 64, 65, 119, 120, 128, 1000, 65_537];
  const wrong = lengths.filter((length) => {
    const bytes = Buffer.alloc(length, 'abc');
    writeFileSync(join(root, 'candidate/some'), bytes);
    const { bytes: result } = verify(asks('some', sha256(bytes)));
    rmSync(resultFile());
    return !result?.toString().includes('"file.match"');
  });
  expect(wrong).toEqual([]);
});

describe('invocation', () => {
  // biome-ignore format: a table
  const rows: readonly (readonly [what: string, change: () => Parameters<typeof verify>[1], status: number, said: string])[] = [
    ['another name',           () => ({ argv0: 'verifier' }),                                            64, 'E_USAGE'],
    ['no words',               () => ({ words: [] }),                                                    64, 'E_USAGE'],
    ['a word too many',        () => ({ words: [...words(), 'x'] }),                                     64, 'E_USAGE'],
    ['another order',          () => ({ words: [...words().slice(2), ...words().slice(0, 2)] }),         64, 'E_USAGE'],
    ['two roots',              () => ({ words: words().with(3, '/tmp/evidence') }),                      64, 'E_USAGE'],
    ['a relative root',        () => ({ words: ['--candidate', 'x/candidate', '--evidence', 'x/evidence'] }), 64, 'E_USAGE'],
    ['a variable too many',    () => ({ env: { ...environment(), HOME: '/' } }),                         64, 'E_ENVIRONMENT'],
    ['a variable too few',     () => ({ env: { LANG: 'C', LC_ALL: 'C', PATH: join(root, 'tools') } }),   64, 'E_ENVIRONMENT'],
    ['another value',          () => ({ env: { ...environment(), LANG: 'C.UTF-8' } }),                   64, 'E_ENVIRONMENT'],
  ];
  test.each(rows)('%s', (_what, change, status, said) => {
    const run = verify(asks('file'), change());
    expect([run.status, run.said, run.bytes]).toEqual([status, said, undefined]);
  });

  test('a result that is there already', () => {
    writeFileSync(resultFile(), 'earlier');
    const run = verify(asks('file'));
    expect([run.status, run.said, run.bytes?.toString()]).toEqual([73, 'E_OUTPUT_COLLISION', 'earlier']);
  });

  test('no place for a result', () => {
    rmSync(join(root, 'evidence'), { recursive: true });
    const run = verify(asks('file'));
    expect([run.status, run.said]).toEqual([73, 'E_OUTPUT']);
  });
});

describe('what a payload says of itself', () => {
  const check = { expected_sha256: zero, path: 'a' };
  const body = {
    check,
    instruction_sha256: zero,
    observed: { sha256: zero, size_bytes: 0 },
    outcome: 'match',
    reason_id: 'file.match',
  };
  // biome-ignore format: a table
  const rows: readonly (readonly [what: string, body: object, expected: string])[] = [
    ['a match',                       body,                                                                       'accepted'],
    ['a match of unequal digests',    { ...body, observed: { sha256: '1'.repeat(64), size_bytes: 0 } },           'E_RELATION'],
    ['a mismatch of equal digests',   { ...body, outcome: 'mismatch', reason_id: 'file.mismatch' },               'E_RELATION'],
    ['an outcome of another reason',  { ...body, outcome: 'mismatch' },                                           'E_RELATION'],
    ['a refusal that observed',       { ...body, outcome: 'refused', reason_id: 'file.missing' },                 'E_RELATION'],
    ['a refused file',                { ...body, observed: null, outcome: 'refused', reason_id: 'file.missing' }, 'accepted'],
    ['an instruction with a check',   { ...body, observed: null, outcome: 'refused', reason_id: 'instruction.malformed' }, 'E_RELATION'],
    ['an instruction read too far',   { check: null, instruction_sha256: zero, observed: null, outcome: 'refused', reason_id: 'instruction.oversize' }, 'E_RELATION'],
    ['an instruction without digest', { check: null, instruction_sha256: null, observed: null, outcome: 'refused', reason_id: 'instruction.trailing' }, 'E_RELATION'],
  ];
  test.each(rows)('%s', (_what, said, expected) => {
    const document = { schema_version: 1, kind: 'file_digest_verifier_payload', id: 'file-digest-payload', body: said };
    const parsed = verifierPayloadKind.parse(encodeCanonical(document as unknown as Json));
    expect(parsed.ok ? 'accepted' : parsed.refusal.code).toBe(expected);
  });
});

test('a build is recorded, and the same sources give the same program', () => {
  const [first, second] = ['one', 'two'].map((name) => nativeProgram('verify', [join(root, name)]));
  if (first?.ok !== true || second?.ok !== true) throw new Error('no build');
  expect(first.value.sha256).toBe(second.value.sha256);
  expect(first.value.path).not.toBe(second.value.path);
  const record = buildRecord(first.value.build, 'x86_64');
  if (!record.ok) throw new Error(JSON.stringify(record.refusal));
  expect(verifierBuildKind.parse(record.value.bytes).ok).toBe(true);
  expect(record.value.content.body.executable_sha256).toBe(sha256(readFileSync(first.value.path)));
  chmodSync(first.value.path, 0o777);
  writeFileSync(second.value.path, 'tampered');
  for (const name of ['one', 'two']) {
    const again = nativeProgram('verify', [join(root, name)]);
    expect(again.ok).toBe(false);
  }
});

describe('in its sandbox', () => {
  beforeEach(needs('bubblewrap', 'user-namespaces'));

  test.each([
    ['match', sha256('of the candidate\n')],
    ['mismatch', zero],
  ])('%s', async (outcome, expectedSha256) => {
    const candidate = join(root, 'plain');
    mkdirSync(candidate, { recursive: true });
    writeFileSync(join(candidate, 'file'), 'of the candidate\n');
    const instruction = fileDigestInstruction({ path: 'file', expectedSha256 });
    const verified = await verifyFileDigest(candidate, instruction, bubblewrapRuntime());
    if (!verified.ok) throw new Error(JSON.stringify(verified.refusal));
    const { payload, run } = verified.value;
    expect(run.receipt.content.body.outcome.verdict).toBe('satisfied');
    expect(run.receipt.content.body.tools.map(({ path }) => path)).toEqual(['/sandbox/tools/verifier']);
    expect(payload?.content.body.outcome).toBe(outcome);
    expect(payload?.content.body.instruction_sha256).toBe(sha256(instruction));
  });
});
