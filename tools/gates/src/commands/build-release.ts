// `build-release COMMIT PROFILE_ID…`: the manifest that a commit gives, on stdout, with nothing written.
import { refuse } from '#canonical';
import type { EffectCommand } from '#command';
import { deriveRelease } from '../derive-release.ts';
import { findDirtyCode } from '../dirty.ts';
import { openSession } from '../session.ts';
import { gateCodes, wordsOf, workspaceRoot } from './words.ts';

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
  options: [],
  codes: ['E_USAGE', 'E_REPOSITORY', 'E_COMMIT', 'E_DIRTY', ...gateCodes],
  run: async (context) => {
    const commit = String(context.arguments.COMMIT);
    const session = await openSession(workspaceRoot, commit);
    if (!session.ok) return session.refusal;
    try {
      const dirty = await findDirtyCode(session.value);
      if (dirty !== undefined) return refuse(dirty).refusal;
      const release = await deriveRelease(session.value, wordsOf(context.arguments.PROFILE_ID), context.progress);
      return release.ok ? { stdout: release.value.manifest.bytes } : release.refusal;
    } finally {
      await session.value.repository.close();
    }
  },
};
