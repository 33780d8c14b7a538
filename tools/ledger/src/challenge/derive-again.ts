// The release that a commit gives, derived again by the commit's own code: in this process where the checkout is that code,
// byte for byte, else in a room.
import { type Refusal, sha256Hex } from '#canonical';
import type { Admitted } from '#contract';
import { type ReleaseManifest, releaseManifestKind } from '#packaging';
import { deriveRelease } from '../../../gates/src/derive-release.ts';
import { findDirtyCode } from '../../../gates/src/dirty.ts';
import type { Session } from '../../../gates/src/session.ts';
import { firstLine, type InRoom, type Obstacle, obstacle } from '../room/in-room.ts';
import { type RoomOrder, withRoom } from '../room/room.ts';

export type Derivation = { readonly code: 'checkout' | 'own-clone'; readonly manifest: Admitted<ReleaseManifest> };

/** Derives the release of `profileIds` at the session's commit. Throws `FilesFault`. */
export async function deriveAgain(
  session: Session,
  profileIds: readonly string[],
  { stop, progress }: Pick<RoomOrder, 'stop' | 'progress'>,
): Promise<InRoom<Derivation>> {
  if (session.repository.isShallow) return obstacle('history.shallow', 'git fetch --unshallow');
  if ((await findDirtyCode(session)) === undefined) {
    progress("this checkout is the commit's own code");
    const release = await deriveRelease(session, profileIds, progress);
    if (!release.ok) return refused(release.refusal);
    return { ok: true, value: { code: 'checkout', manifest: release.value.manifest } };
  }
  return withRoom({ root: session.root, commit: session.commit, stop, progress }, async ({ node }) => {
    progress("deriving the release by the commit's own code");
    const { status, stdout, stderr } = await node([
      'tools/ystack/main.mjs',
      'build-release',
      session.commit,
      ...profileIds,
    ]);
    const [token = ''] = stderr.split('\n');
    if (status !== 0) return refused({ code: token, expected: detailOf(stderr) });
    const manifest = releaseManifestKind.parse(stdout);
    if (!manifest.ok) return obstacle('code.failed', `it printed no manifest (${sha256Hex(stdout)})`);
    return { ok: true, value: { code: 'own-clone', manifest: manifest.value } };
  });
}

// What is about the release itself. Everything else is about this machine or this clone, and leaves the question open.
const aboutTheRelease: ReadonlySet<string> = new Set([
  ...['E_PROFILE', 'E_PIN', 'E_PATH', 'E_DENYLIST', 'E_PARSE', 'E_CANONICAL', 'E_SHAPE', 'E_REF', 'E_RELATION'],
  ...['E_GATE', 'E_EVALUATION', 'E_SHADOW', 'E_LOCK_FILE'],
]);

const refused = ({ code, expected, at, input }: Refusal): Obstacle =>
  obstacle(
    aboutTheRelease.has(code) ? 'gates.refused' : 'code.failed',
    [code, input, at, expected].filter((text) => text !== undefined && text !== '').join(', '),
  );

const detailOf = (stderr: string): string => firstLine(stderr.split('\n').slice(1).join('\n'));
