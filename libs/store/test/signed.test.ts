// Signatures at the doors: demanded, a release without a good one by an allowed signer is refused before anything of it is
// parsed and nothing is written; not demanded, what is not known is said.
import { mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { encodeReleaseSignature } from '#attest';
import { type Context, isRefusal, type Outcome } from '#command';
import { install, installFromDirectoryCommand, judgeSignature, verifyCommand } from '#store';
import { allowing, publicLine, signingKey } from '../../attest/test/support/keys.ts';
import { sampleRelease, sampleRepository, writeDirectory } from './support/sample-release.ts';
import { scratchFolder } from './support/scratch.ts';

const scratch = scratchFolder('signed');
const release = sampleRelease();
const other = sampleRelease({ extra: { 'libs/tool/other.md': 'other\n' } });
const signed = (number: number, what = release) => encodeReleaseSignature(what.manifestBytes, signingKey(number));

let folder = '';
let target = '';
let signers = '';

beforeEach(() => {
  folder = scratch.folder('release');
  target = scratch.folder('target');
  signers = join(folder, 'signers');
  writeDirectory(folder, release, { signers: allowing(`ann@example ${publicLine(1)}`) });
});

const sign = (bytes: Uint8Array | string) => writeFileSync(join(folder, 'manifest.json.sig'), bytes);
const contextOf = (words: Record<string, string>, options: Record<string, string>): Context => ({
  arguments: words,
  options,
  place: (path) => path,
  progress: () => undefined,
  write: async () => undefined,
  stdin: (async function* () {})(),
});
const demand = () => ({ from: folder, 'allowed-signers': signers });
const installing = (options: Record<string, string> = demand()): Promise<Outcome> =>
  installFromDirectoryCommand.run(contextOf({ PROFILE_ID: 'profile.sample.v1', TARGET: target }, options));
const verifying = (options: Record<string, string> = demand()): Promise<Outcome> =>
  verifyCommand.run(contextOf({ TARGET: target }, options));
/** The repository door takes the same order; what it derives stands for the release. */
const repositoryDoor = () =>
  install({
    manifestPath: join(folder, 'manifest.json'),
    profileId: 'profile.sample.v1',
    target,
    source: sampleRepository(release),
    surroundings: { apartFrom: [] },
    allowedSigners: signers,
  });
const notesOf = (done: Outcome): string => (isRefusal(done) ? `${done.code}` : (done.notes ?? []).join('\n'));

describe('demanded', () => {
  test('a release that an allowed signer signed is installed and verified, and the signer is told', async () => {
    sign(signed(1));
    const said = `signed by ann@example with ${signingKey(1).fingerprint} (line 1 of the allowed signers)`;
    expect(notesOf(await installing())).toContain(said);
    expect(notesOf(await verifying())).toContain(said);
    target = scratch.folder('target');
    expect(await repositoryDoor()).toMatchObject({ ok: true, value: { signature: { state: 'good' } } });
  });

  // biome-ignore format: an aligned table
  const cases = [
    // what is wrong                   done by                                                                 token          rule
    ['unsigned',                       () => undefined,                                                        'E_SIGNATURE', 'signature.absent'],
    ['signed by somebody else',        () => sign(signed(2)),                                                  'E_SIGNATURE', 'signature.unlisted'],
    ['the signature of another',       () => sign(signed(1, other)),                                           'E_SIGNATURE', 'signature.wrong'],
    ['an empty signature',             () => sign(''),                                                         'E_SIGNATURE', 'signature.form'],
    ['a signature without end',        () => sign('x'.repeat(5000)),                                           'E_LIMIT',     undefined],
    ['a link for the signature',       () => { sign(signed(1)); rmSync(join(folder, 'manifest.json.sig')); writeFileSync(join(folder, 'moved'), signed(1)); symlinkSync('moved', join(folder, 'manifest.json.sig')); }, 'E_RUNTIME', undefined],
    ['a dead link for the signature',  () => symlinkSync('nowhere', join(folder, 'manifest.json.sig')),        'E_RUNTIME',   undefined],
    ['a folder for the signature',     () => mkdirSync(join(folder, 'manifest.json.sig')),                     'E_RUNTIME',   undefined],
    ['no file of signers',             () => { sign(signed(1)); rmSync(signers); },                            'E_RUNTIME',   undefined],
    ['a file that allows nobody',      () => { sign(signed(1)); writeFileSync(signers, '# nobody\n'); },       'E_SIGNERS',   undefined],
    ['signers too many',               () => { sign(signed(1)); writeFileSync(signers, '#'.repeat(1_048_577)); }, 'E_LIMIT',  undefined],
    ['a manifest that was edited',     () => { sign(signed(1)); writeFileSync(join(folder, 'manifest.json'), other.manifestBytes); }, 'E_SIGNATURE', 'signature.wrong'],
    ['a manifest that is no JSON',     () => { sign(signed(1)); writeFileSync(join(folder, 'manifest.json'), '{'); }, 'E_SIGNATURE', 'signature.wrong'],
  ] as const;
  test.each(cases)('%s is refused at both doors and by verify', async (_what, change, code, detail) => {
    change();
    const refusal = detail === undefined ? { code } : { code, detail };
    expect(await installing()).toMatchObject(refusal);
    expect(await repositoryDoor()).toMatchObject({ ok: false, refusal });
    expect(readdirSync(target)).toEqual([]);
    expect(await verifying()).toMatchObject(refusal);
  });

  test('by a word that names no file, it is refused and not passed over', async () => {
    sign(signed(1));
    expect(await installing({ from: folder, 'allowed-signers': '' })).toMatchObject({ code: 'E_RUNTIME' });
  });

  test('of verify without a release it is refused: there is no manifest that could be signed', async () => {
    expect(await verifying({ 'allowed-signers': signers })).toMatchObject({ code: 'E_USAGE', mend: '--from DIR' });
  });
});

describe('not demanded', () => {
  // biome-ignore format: an aligned table
  test.each([
    // beside the manifest       said
    ['nothing',                  undefined,   /^unsigned: /m],
    ['a signature',              signed(1),   /^signature not checked: /m],
    ['what is no signature',     'no',        /^signature not checked: /m],
  ])('%s: it is said', async (_what, bytes, said) => {
    if (bytes !== undefined) sign(bytes);
    expect(notesOf(await installing({ from: folder }))).toMatch(said);
    expect(notesOf(await verifying({ from: folder }))).toMatch(said);
    // Compared with its own record alone, nothing is said of a release.
    expect(notesOf(await verifying({}))).not.toMatch(/signed|signature/);
  });

  test('a signer that must be somebody is found by name', () => {
    sign(signed(1));
    const order = {
      manifestPath: join(folder, 'manifest.json'),
      manifest: release.manifestBytes,
      allowedSigners: signers,
    };
    expect(judgeSignature({ ...order, identity: 'ann@example' })).toMatchObject({ ok: true });
    expect(judgeSignature({ ...order, identity: 'bo@example' })).toMatchObject({ refusal: { code: 'E_SIGNATURE' } });
  });
});
