// `build-release COMMIT PROFILE_ID…`: the manifest that a commit gives, on stdout, with nothing written.
import type { EffectCommand, Outcome } from '#command';
import { deriveRelease } from '../derive-release.ts';
import { findDirtyCode } from '../dirty.ts';
import type { Session } from '../session.ts';
import { atCommit, gateCodes, wordsOf } from './words.ts';

export const buildReleaseCommand: EffectCommand = {
  name: 'build-release',
  summary: 'Print the manifest of the release that a commit gives',
  details: [
    'Everything is derived in this process from Git objects; no cache is read and nothing is written. The code on disk must be that of the commit: an older release is rebuilt in a worktree of its own.',
  ],
  arguments: [
    { name: 'COMMIT', describe: 'the release commit, in full hex digits' },
    { name: 'PROFILE_ID', describe: 'a profile, such as profile.default.v1', variadic: { min: 1, max: 64 } },
  ],
  options: [
    {
      flag: '--backend',
      value: 'NAME',
      describe: '`git` or `embedded`: which program reads the objects; Git where it is installed',
    },
  ],
  codes: ['E_USAGE', 'E_REPOSITORY', 'E_COMMIT', 'E_DIRTY', ...gateCodes],
  run: async (context) => {
    const { backend } = context.options;
    if (backend !== undefined && backend !== 'git' && backend !== 'embedded') {
      return { code: 'E_USAGE', at: '--backend', expected: '`git` or `embedded`', mend: '--backend git' };
    }
    const derive = async (session: Session): Promise<Outcome> => {
      const dirty = await findDirtyCode(session);
      if (dirty !== undefined) return dirty;
      const release = await deriveRelease(session, wordsOf(context.arguments.PROFILE_ID), context.progress);
      return release.ok ? { stdout: release.value.manifest.bytes } : release.refusal;
    };
    return atCommit(String(context.arguments.COMMIT), derive, backend);
  },
};
