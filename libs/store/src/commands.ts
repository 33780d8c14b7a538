// The installer's commands as the release directory offers them: `install.mjs` runs exactly these, and the repository's
// command line shares `verify` and `uninstall`.
import { homedir } from 'node:os';
import { join } from 'node:path';
import type { Context, EffectCommand, Outcome } from '#command';
import { admitFile } from '#files';
import { releaseManifestBounds, releaseManifestKind } from '#packaging';
import { install } from './install.ts';
import { releaseDirectorySource } from './release-directory.ts';
import { installationNotes, uninstallationNotes, verificationReport } from './render.ts';
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
  options: [from],
  codes: [
    'E_USAGE',
    'E_RUNTIME',
    'E_TARGET',
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
  options: [from, { flag: '--record', value: 'ID', describe: 'the record id that the installation printed' }],
  codes: [
    'E_RUNTIME',
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
    const manifest = directory === undefined ? undefined : readManifest(join(context.place(directory), manifestFile));
    if (manifest !== undefined && !manifest.ok) return manifest.refusal;
    const done = verify(context.place(String(context.arguments.TARGET)), {
      manifest: manifest?.value,
      recordId: wordOf(context, 'record'),
    });
    return done.ok ? verificationReport(done.value) : done.refusal;
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

function readManifest(path: string) {
  const file = admitFile(path, { bytesMax: releaseManifestBounds.bytesMax });
  return file.ok ? releaseManifestKind.parse(file.value.bytes) : file;
}

function wordOf({ options }: Context, name: string): string | undefined {
  const word = options[name];
  return typeof word === 'string' ? word : undefined;
}

const line = (text: string): Uint8Array => new TextEncoder().encode(`${text}\n`);
