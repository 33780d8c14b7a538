// The installer's commands as the release directory offers them: `install.mjs` runs exactly these, and the repository's
// command line shares `verify` and `uninstall`.
import { homedir } from 'node:os';
import { join } from 'node:path';
import { accept } from '#canonical';
import type { Context, EffectCommand, Outcome } from '#command';
import { admitFile } from '#files';
import { releaseManifestBounds, releaseManifestKind } from '#packaging';
import { install } from './install.ts';
import { releaseDirectorySource } from './release-directory.ts';
import { judgeSignature } from './release-signature.ts';
import { installationNotes, uninstallationNotes, verificationReport } from './render.ts';
import { allowedSignersOf, allowedSignersOption } from './signers-option.ts';
import { manifestFile } from './sums.ts';
import type { Surroundings } from './target-rules.ts';
import { uninstall } from './uninstall.ts';
import { verify } from './verify.ts';

const from = {
  flag: '--from',
  value: 'DIR',
  describe: 'the release directory (manifest.json, release.tar, install.mjs, SHA256SUMS)',
} as const;

const target = { name: 'TARGET', describe: 'the folder that was installed into' } as const;

const doorNote =
  'bytes, digests and contract were checked; the gates were not run again, their verdicts are as the release states them';

/** `install --from DIR PROFILE_ID TARGET`: the release directory door. Prints the record id. */
export const installFromDirectoryCommand: EffectCommand = {
  name: 'install',
  summary: 'Verify a release directory and fill an empty folder with one of its profiles',
  arguments: [
    { name: 'PROFILE_ID', describe: 'a profile of the release, such as profile.default.v1' },
    { name: 'TARGET', describe: 'an existing empty folder' },
  ],
  options: [from, allowedSignersOption],
  codes: [
    'E_USAGE',
    'E_RUNTIME',
    'E_TARGET',
    'E_SIGNERS',
    'E_SIGNATURE',
    'E_LIMIT',
    'E_PARSE',
    'E_CANONICAL',
    'E_SHAPE',
    'E_RELATION',
    'E_DIGEST',
    'E_PROFILE',
    'E_PATH',
    'E_DENYLIST',
    'E_IO',
  ],
  run: async (context) => {
    const directory = wordOf(context, 'from');
    if (directory === undefined) return { code: 'E_USAGE', expected: 'a release directory', mend: '--from DIR' };
    const place = context.place(directory);
    const folder = context.place(String(context.arguments.TARGET));
    const done = await install({
      manifestPath: join(place, manifestFile),
      profileId: String(context.arguments.PROFILE_ID),
      target: folder,
      source: releaseDirectorySource(place),
      surroundings: surroundingsOf([place]),
      allowedSigners: allowedSignersOf(context),
      progress: context.progress,
    });
    if (!done.ok) return done.refusal;
    return { stdout: line(done.value.recordId), notes: installationNotes(done.value, folder, doorNote) };
  },
};

/** `verify [--from DIR] [--record ID] TARGET`. Prints the record id; ends with 65 and `E_DIGEST` on any difference. */
export const verifyCommand: EffectCommand = {
  name: 'verify',
  summary: 'Compare an installed tree with its record, or with the release it came from',
  arguments: [target],
  options: [
    from,
    { flag: '--record', value: 'ID', describe: 'the record id that the installation printed' },
    allowedSignersOption,
  ],
  codes: [
    'E_USAGE',
    'E_RUNTIME',
    'E_SIGNERS',
    'E_SIGNATURE',
    'E_TARGET',
    'E_LIMIT',
    'E_PARSE',
    'E_CANONICAL',
    'E_SHAPE',
    'E_RELATION',
    'E_PROFILE',
    'E_DIGEST',
  ],
  run: async (context) => {
    const directory = wordOf(context, 'from');
    const signers = allowedSignersOf(context);
    if (directory === undefined && signers !== undefined) {
      return { code: 'E_USAGE', expected: 'a release directory, whose manifest is signed', mend: '--from DIR' };
    }
    const release =
      directory === undefined ? undefined : readRelease(join(context.place(directory), manifestFile), signers);
    if (release !== undefined && !release.ok) return release.refusal;
    const done = verify(context.place(String(context.arguments.TARGET)), {
      manifest: release?.value.manifest,
      recordId: wordOf(context, 'record'),
    });
    return done.ok ? verificationReport(done.value, release?.value.signature) : done.refusal;
  },
};

/** `uninstall TARGET`. Prints nothing; what stays is named. */
export const uninstallCommand: EffectCommand = {
  name: 'uninstall',
  summary: 'Remove what an installation put into a folder and nobody has changed',
  arguments: [target],
  options: [],
  codes: ['E_RUNTIME', 'E_TARGET', 'E_LIMIT', 'E_PARSE', 'E_CANONICAL', 'E_SHAPE', 'E_RELATION', 'E_IO'],
  run: async (context): Promise<Outcome> => {
    const done = uninstall(context.place(String(context.arguments.TARGET)));
    return done.ok ? { notes: uninstallationNotes(done.value) } : done.refusal;
  },
};

/** The user's home, and the folders that a target must stay apart from. */
export function surroundingsOf(apartFrom: readonly string[]): Surroundings {
  try {
    return { home: homedir(), apartFrom };
  } catch {
    return { apartFrom };
  }
}

/** The manifest, its signature judged before a byte of it is parsed. */
function readRelease(manifestPath: string, allowedSigners: string | undefined) {
  const file = admitFile(manifestPath, { bytesMax: releaseManifestBounds.bytesMax });
  if (!file.ok) return file;
  const signature = judgeSignature({ manifestPath, manifest: file.value.bytes, allowedSigners });
  if (!signature.ok) return signature;
  const manifest = releaseManifestKind.parse(file.value.bytes);
  return manifest.ok ? accept({ manifest: manifest.value, signature: signature.value }) : manifest;
}

function wordOf({ options }: Context, name: string): string | undefined {
  const word = options[name];
  return typeof word === 'string' ? word : undefined;
}

const line = (text: string): Uint8Array => new TextEncoder().encode(`${text}\n`);
