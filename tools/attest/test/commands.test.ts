// The commands on a release directory: what they write, what they leave alone, and what they refuse.
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import type { EffectCommand, Outcome } from '#command';
import { allowing, openSshFile, pemOf, publicLine, signingKey } from '../../../libs/attest/test/support/keys.ts';
import { sampleRelease, writeDirectory } from '../../../libs/store/test/support/sample-release.ts';
import { scratchFolder } from '../../../libs/store/test/support/scratch.ts';
import { snapshotOf } from '../../../libs/store/test/support/snapshot.ts';
import { attestCommand, signCommand, verifySignatureCommand } from '../src/index.ts';

const scratch = scratchFolder('attest');
const sample = sampleRelease();
const other = sampleRelease({ extra: { 'libs/tool/more.md': 'more\n' } });
const statements = [...sample.manifest.body.gates.map(({ gate }) => `gate.sample.${gate}`), 'provenance'].toSorted();
const names = [...statements.map((name) => `${name}.json`), 'sbom.cdx.json'];

let folder = '';
const at = (name: string) => join(folder, name);
const keys = scratch.folder('keys');
const key = (name: string, text: string | Uint8Array): string => {
  writeFileSync(join(keys, name), text, { mode: 0o600 });
  return join(keys, name);
};
const mine = key('mine', openSshFile(1));
const minePem = key('mine.pem', pemOf(1));
const yours = key('yours', openSshFile(2));
const signers = key('signers', allowing(`ann@example namespaces="ystack-release" ${publicLine(1)}`));

beforeEach(() => {
  folder = scratch.folder('release');
  writeDirectory(folder, sample);
});

const run = (command: EffectCommand, options: Record<string, string> = {}, place = folder): Promise<Outcome> =>
  command.run({
    arguments: { RELEASE_DIR: place },
    options,
    place: (path) => path,
    progress: () => undefined,
    write: async () => undefined,
    stdin: (async function* () {})(),
  });
const attest = (place?: string) => run(attestCommand, {}, place);
const sign = (path = mine, place?: string) => run(signCommand, { key: path }, place);
const verify = (options: Record<string, string> = {}) =>
  run(verifySignatureCommand, { 'allowed-signers': signers, ...options });

async function stdoutOf(outcome: Promise<Outcome>): Promise<string> {
  const done = await outcome;
  if ('code' in done) throw new Error(JSON.stringify(done));
  return Buffer.from(done.stdout ?? '').toString();
}
async function notesOf(outcome: Promise<Outcome>): Promise<string> {
  const done = await outcome;
  if ('code' in done) throw new Error(JSON.stringify(done));
  return (done.notes ?? []).join('\n');
}

describe('attest', () => {
  test('writes statements and bill of materials, modes and all, and finds them there', async () => {
    expect((await stdoutOf(attest())).split('\n').filter(Boolean).toSorted()).toEqual(
      names.map((name) => `attestations/${name}`),
    );
    expect(readdirSync(at('attestations'))).toEqual(names);
    for (const name of names) expect(statSync(at(`attestations/${name}`)).mode & 0o777).toBe(0o644);
    const before = snapshotOf(folder);
    expect(await notesOf(attest())).toMatch(/: attestations present$/);
    expect(snapshotOf(folder)).toEqual(before);
  });

  test('whatever the folder is called, the umask and who asks first, the bytes are the same', async () => {
    await stdoutOf(attest());
    const elsewhere = scratch.folder('another place');
    writeDirectory(elsewhere, sample);
    const before = process.umask(0o077);
    try {
      await stdoutOf(attest(elsewhere));
    } finally {
      process.umask(before);
    }
    expect(snapshotOf(elsewhere)).toEqual(snapshotOf(folder));
  });

  test('leaves manifest, archive, installer and sums as they are', async () => {
    const before = snapshotOf(folder);
    await stdoutOf(sign());
    expect(snapshotOf(folder)).toEqual(expect.arrayContaining(before));
  });

  // biome-ignore format: an aligned table
  const there = [
    // what lies there         made by                                                                                token
    ['another statement',      () => writeFileSync(at('attestations/provenance.json'), '{}\n'),                       'E_DIGEST'],
    ['a statement less',       () => unlinkSync(at('attestations/gate.sample.resolve.json')),                         'E_DIGEST'],
    ['another bill',           () => writeFileSync(at('attestations/sbom.cdx.json'), ''),                             'E_DIGEST'],
    ['a link to a statement',  () => { renameSync(at('attestations/provenance.json'), at('moved')); symlinkSync('../moved', at('attestations/provenance.json')); }, 'E_DIGEST'],
    ['a folder for one',       () => { rmSync(at('attestations/provenance.json')); mkdirSync(at('attestations/provenance.json')); }, 'E_DIGEST'],
    ['a file for the folder',  () => { rmSync(at('attestations'), { recursive: true }); writeFileSync(at('attestations'), ''); }, 'E_TARGET'],
    ['a link for the folder',  () => { const moved = scratch.folder('moved'); renameSync(at('attestations'), moved); symlinkSync(moved, at('attestations')); }, 'E_TARGET'],
  ] as const;
  test.each(there)('%s is refused and stays, by attest, sign and verify-signature', async (_what, change, code) => {
    await stdoutOf(sign());
    rmSync(at('manifest.json.sig'));
    change();
    const before = snapshotOf(folder);
    expect(await attest()).toMatchObject({ code, input: expect.stringContaining('attestations') });
    expect(await sign()).toMatchObject({ code });
    expect(snapshotOf(folder)).toEqual(before);
    rmSync(at('attestations'), { recursive: true });
    await stdoutOf(sign());
    change();
    expect(await verify()).toMatchObject({ code });
  });

  // biome-ignore format: an aligned table
  const unfit = [
    // what is wrong         done by                                                                     token
    ['no manifest',          () => unlinkSync(at('manifest.json')),                                      'E_RUNTIME'],
    ['no archive',           () => unlinkSync(at('release.tar')),                                        'E_RUNTIME'],
    ['a byte more',          () => writeFileSync(at('release.tar'), Buffer.concat([readFileSync(at('release.tar')), Buffer.alloc(1)])), 'E_DIGEST'],
    ['a byte turned',        () => { const bytes = readFileSync(at('release.tar')); bytes[600] = (bytes[600] ?? 0) ^ 1; writeFileSync(at('release.tar'), bytes); }, 'E_DIGEST'],
    ['another manifest',     () => writeFileSync(at('manifest.json'), other.manifestBytes),              'E_DIGEST'],
    ['another installer',    () => writeFileSync(at('install.mjs'), '// other\n'),                       'E_DIGEST'],
    ['sums of nothing',      () => writeFileSync(at('SHA256SUMS'), ''),                                  'E_DIGEST'],
    ['a manifest of nobody', () => writeFileSync(at('manifest.json'), '{}\n'),                           'E_SHAPE'],
  ] as const;
  test.each(unfit)('a release with %s is neither attested nor signed', async (_what, change, code) => {
    change();
    const before = snapshotOf(folder);
    expect(await attest()).toMatchObject({ code });
    expect(await sign()).toMatchObject({ code });
    expect(snapshotOf(folder)).toEqual(before);
  });
});

describe('sign', () => {
  test('signs manifest and statements, and changes nothing when it is asked again or by PEM', async () => {
    expect(await stdoutOf(sign())).toBe(`${signingKey(1).fingerprint}\n`);
    const envelopes = statements.map((name) => `${name}.intoto.jsonl`);
    expect(readdirSync(at('attestations'))).toEqual([...names, ...envelopes].toSorted());
    const before = snapshotOf(folder);
    expect(await notesOf(sign())).toContain('signed already, by the same key');
    expect(await notesOf(sign(minePem))).toContain('signed already, by the same key');
    expect(snapshotOf(folder)).toEqual(before);
  });

  test('the line that it prints allows the signer', async () => {
    const [line = ''] = /YOUR_NAME .*/.exec(await notesOf(sign())) ?? [];
    expect(await stdoutOf(verify({ 'allowed-signers': key('printed', `${line}\n`) }))).toBe(
      `YOUR_NAME ${signingKey(1).fingerprint}\n`,
    );
  });

  test('signs again what is missing', async () => {
    await stdoutOf(sign());
    const before = snapshotOf(folder);
    unlinkSync(at('manifest.json.sig'));
    unlinkSync(at('attestations/provenance.intoto.jsonl'));
    expect(await notesOf(sign())).toContain('wrote 2 signatures');
    expect(snapshotOf(folder)).toEqual(before);
  });

  test('never replaces the signature of another key, and then writes none', async () => {
    await stdoutOf(sign(yours));
    for (const name of readdirSync(at('attestations')).filter((file) => file.endsWith('.jsonl'))) {
      unlinkSync(at(`attestations/${name}`));
    }
    const before = snapshotOf(folder);
    expect(await sign()).toMatchObject({ code: 'E_EXISTS', input: at('manifest.json.sig') });
    expect(snapshotOf(folder)).toEqual(before);
  });

  // biome-ignore format: an aligned table
  test.each([
    // the key                    file                                                       token
    ['that is not there',         () => join(keys, 'nowhere'),                               'E_RUNTIME'],
    ['behind a link',             () => { const link = join(keys, 'link'); rmSync(link, { force: true }); symlinkSync('mine', link); return link; }, 'E_RUNTIME'],
    ['that is none',              () => signers,                                             'E_KEY'],
    ['that is encrypted',         () => key('encrypted', openSshFile(1, { cipher: 'aes256-ctr' })), 'E_KEY'],
    ['of RSA',                    () => key('rsa', openSshFile(1, { type: 'ssh-rsa' })),     'E_KEY'],
  ])('a key %s is refused and nothing is written', async (_what, path, code) => {
    const before = snapshotOf(folder);
    expect(await sign(path())).toMatchObject({ code, input: expect.stringContaining(keys) });
    expect(snapshotOf(folder)).toEqual(before);
  });

  test('without a key it says how it is called', async () => {
    expect(await run(signCommand)).toMatchObject({ code: 'E_USAGE', mend: '--key FILE' });
  });
});

describe('verify-signature', () => {
  test('says who signed the manifest and each statement', async () => {
    await stdoutOf(sign());
    expect(await stdoutOf(verify())).toBe(`ann@example ${signingKey(1).fingerprint}\n`);
    expect(await notesOf(verify({ identity: 'ann@example' }))).toContain(`${statements.length} statements are signed`);
  });

  test('names statements that nobody signed, and says when there are none', async () => {
    await stdoutOf(sign());
    unlinkSync(at('attestations/provenance.intoto.jsonl'));
    expect(await notesOf(verify())).toContain(
      `${statements.length - 1} statements are signed\nunsigned: attestations/provenance.json`,
    );
    rmSync(at('attestations'), { recursive: true });
    expect(await notesOf(verify())).toMatch(/there are no attestations$/);
  });

  test('judges a manifest that lies alone with its signature', async () => {
    await stdoutOf(sign());
    for (const name of ['release.tar', 'install.mjs', 'SHA256SUMS']) unlinkSync(at(name));
    rmSync(at('attestations'), { recursive: true });
    expect(await stdoutOf(verify())).toContain('ann@example');
  });

  const copy = (from: string, to: string) => writeFileSync(at(to), readFileSync(from));
  // biome-ignore format: an aligned table
  const cases = [
    // what is wrong                 done by                                                                                 options                     token
    ['nobody signed',                () => unlinkSync(at('manifest.json.sig')),                                              {},                         'E_SIGNATURE'],
    ['somebody else signed',         () => undefined,                                                                        { 'allowed-signers': 2 },   'E_SIGNATURE'],
    ['as somebody else',             () => undefined,                                                                        { identity: 'bo@example' }, 'E_SIGNATURE'],
    ['a link for the signature',     () => { renameSync(at('manifest.json.sig'), at('moved')); symlinkSync('moved', at('manifest.json.sig')); }, {},     'E_RUNTIME'],
    ['a signature of 5 kB',          () => writeFileSync(at('manifest.json.sig'), 'x'.repeat(5000)),                         {},                         'E_LIMIT'],
    ['envelopes swapped',            () => copy(at('attestations/gate.sample.resolve.intoto.jsonl'), 'attestations/provenance.intoto.jsonl'), {},        'E_SIGNATURE'],
    ['an envelope of another key',   () => { const place = scratch.folder('other'); writeDirectory(place, sample); return sign(yours, place).then(() => copy(join(place, 'attestations/provenance.intoto.jsonl'), 'attestations/provenance.intoto.jsonl')); }, {}, 'E_SIGNATURE'],
    ['an envelope of nothing',       () => writeFileSync(at('attestations/provenance.intoto.jsonl'), ''),                    {},                         'E_SIGNATURE'],
    ['the signature of another',     () => { const place = scratch.folder('other'); writeDirectory(place, other); return sign(mine, place).then(() => copy(join(place, 'manifest.json.sig'), 'manifest.json.sig')); }, {}, 'E_SIGNATURE'],
    ['no file of signers',           () => undefined,                                                                        { 'allowed-signers': 'nowhere' }, 'E_RUNTIME'],
    ['signers that are none',        () => undefined,                                                                        { 'allowed-signers': 'mine' }, 'E_SIGNERS'],
  ] as const;
  test.each(cases)('%s', async (_what, change, options, code) => {
    await stdoutOf(sign());
    await change();
    const named = 'allowed-signers' in options ? options['allowed-signers'] : undefined;
    const list = named === 2 ? key('two', allowing(`bo ${publicLine(2)}`)) : join(keys, named ?? 'signers');
    expect(await verify({ ...options, 'allowed-signers': list })).toMatchObject({ code });
  });

  test('without signers it says how it is called', async () => {
    expect(await run(verifySignatureCommand)).toMatchObject({ code: 'E_USAGE', mend: '--allowed-signers FILE' });
  });
});

test('nothing is left beside what was written', async () => {
  await stdoutOf(sign());
  expect(readdirSync(folder)).toEqual(
    ['SHA256SUMS', 'attestations', 'install.mjs', 'manifest.json', 'manifest.json.sig', 'release.tar'].toSorted(),
  );
});
