// `install MANIFEST PROFILE_ID TARGET`: the repository door. The release is derived again from the commit that the manifest
// names, by the code of that commit, and must come out byte for byte. A recorded version, whose code this checkout cannot be, is
// installed by the other door from the release directory that `ledger rebuild` makes again.
import type { EffectCommand } from '#command';
import { allowedSignersOf, allowedSignersOption, install, installationNotes, surroundingsOf } from '#store';
import { withRepositoryDoor } from './rebuild.ts';
import { type Door, doorOf } from './rebuilt-directory.ts';
import { gateCodes, workspaceRoot } from './words.ts';

const doorNotes: { readonly [door in Door['kind']]: string } = {
  repository: 'the release was derived again from its commit and came out byte for byte',
  directory:
    'a recorded version: installed from its release directory in dist/releases, whose bytes, digests and contract were checked; `challenge` derives its verdicts again',
};

export const installCommand: EffectCommand = {
  name: 'install',
  summary: 'Derive a release again and fill an empty folder with one of its profiles',
  arguments: [
    { name: 'MANIFEST', describe: 'the manifest of the release' },
    { name: 'PROFILE_ID', describe: 'a profile of the release, such as profile.default.v1' },
    { name: 'TARGET', describe: 'an existing empty folder' },
  ],
  options: [allowedSignersOption],
  codes: ['E_USAGE', 'E_RUNTIME', 'E_TARGET', 'E_SIGNERS', 'E_SIGNATURE', 'E_DIGEST', 'E_DIRTY', 'E_IO', ...gateCodes],
  run: async (context) => {
    const target = context.place(String(context.arguments.TARGET));
    const manifestPath = context.place(String(context.arguments.MANIFEST));
    return withRepositoryDoor(context.progress, async (repository) => {
      const { kind, source } = doorOf(manifestPath, repository);
      const done = await install({
        manifestPath,
        profileId: String(context.arguments.PROFILE_ID),
        target,
        source,
        surroundings: surroundingsOf([workspaceRoot]),
        allowedSigners: allowedSignersOf(context),
        progress: context.progress,
      });
      if (!done.ok) return done.refusal;
      return {
        stdout: new TextEncoder().encode(`${done.value.recordId}\n`),
        notes: installationNotes(done.value, target, doorNotes[kind]),
      };
    });
  },
};
