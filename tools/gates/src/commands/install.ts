// `install MANIFEST PROFILE_ID TARGET`: the repository door. The release is derived again from the commit that the manifest
// names, by the code of that commit, and must come out byte for byte.
import type { EffectCommand } from '#command';
import { allowedSignersOf, allowedSignersOption, install, installationNotes, surroundingsOf } from '#store';
import { withRepositoryDoor } from './rebuild.ts';
import { gateCodes, workspaceRoot } from './words.ts';

const doorNote = 'the release was derived again from its commit and came out byte for byte';

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
    return withRepositoryDoor(context.progress, async (source) => {
      const done = await install({
        manifestPath: context.place(String(context.arguments.MANIFEST)),
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
        notes: installationNotes(done.value, target, doorNote),
      };
    });
  },
};
