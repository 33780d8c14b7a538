// `install MANIFEST PROFILE_ID TARGET`: the repository door. The release is derived again from the commit that the manifest
// names, by the code of that commit, and must come out byte for byte.
import { accept, refuse } from '#canonical';
import type { EffectCommand } from '#command';
import {
  allowedSignersOf,
  allowedSignersOption,
  install,
  installationNotes,
  type Rebuild,
  repositorySource,
  surroundingsOf,
} from '#store';
import { deriveRelease, entriesOf } from '../derive-release.ts';
import { findDirtyCode } from '../dirty.ts';
import { openSession, type Session } from '../session.ts';
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
    let opened: Session | undefined;
    const rebuild: Rebuild = async (manifest) => {
      const session = await openSession(workspaceRoot, manifest.body.source.commit_id);
      if (!session.ok) {
        return session.refusal.code === 'E_COMMIT' ? refuse({ ...session.refusal, code: 'E_RELATION' }) : session;
      }
      opened = session.value;
      const release = await deriveAt(
        opened,
        manifest.body.profiles.map(({ profile_id }) => profile_id),
        context.progress,
      );
      if (!release.ok) return release;
      return accept({
        manifest: release.value.manifest.bytes,
        entries: (wanted) => entriesOf(session.value, release.value, wanted),
      });
    };
    try {
      const done = await install({
        manifestPath: context.place(String(context.arguments.MANIFEST)),
        profileId: String(context.arguments.PROFILE_ID),
        target,
        source: repositorySource(rebuild),
        surroundings: surroundingsOf([workspaceRoot]),
        allowedSigners: allowedSignersOf(context),
        progress: context.progress,
      });
      if (!done.ok) return done.refusal;
      return {
        stdout: new TextEncoder().encode(`${done.value.recordId}\n`),
        notes: installationNotes(done.value, target, doorNote),
      };
    } finally {
      await opened?.repository.close();
    }
  },
};

async function deriveAt(session: Session, profileIds: readonly string[], progress: (line: string) => void) {
  const dirty = await findDirtyCode(session);
  return dirty === undefined ? deriveRelease(session, profileIds, progress) : refuse<string>(dirty);
}
