// A published manifest, contradicted or borne out by this clone. A manifest is data: it names a commit, and only code that
// this clone holds at that commit is run.
import { accept, type Result, refuse } from '#canonical';
import type { Admitted } from '#contract';
import { buildChallenge, type Found, type ReleaseChallenge, type UnderivedReason } from '#ledger';
import type { ReleaseManifest } from '#packaging';
import { openSession, type Session } from '../../../gates/src/session.ts';
import type { RoomOrder } from '../room/room.ts';
import { deriveAgain } from './derive-again.ts';
import { heldFiles } from './held-files.ts';
import { directoryLines } from './release-directory.ts';

export type ChallengeOrder = Pick<RoomOrder, 'stop' | 'progress'> & {
  /** This clone. */
  readonly root: string;
  readonly manifestPath: string;
  readonly manifest: Admitted<ReleaseManifest>;
};

export type Challenged = {
  readonly challenge: Admitted<ReleaseChallenge>;
  /** Why nothing was derived, in a line for people. */
  readonly detail?: string;
};

/** Challenges a release. Refuses E_LIMIT for one whose lines are more than a document holds. Throws `FilesFault`. */
export async function challengeRelease(order: ChallengeOrder): Promise<Result<Challenged>> {
  const { found, detail } = await findOut(order);
  const challenge = buildChallenge(order.manifest, found, await directoryLines(order.manifestPath, order.manifest));
  if (!challenge.ok) return refuse(challenge.refusal);
  return accept({ challenge: challenge.value, ...(detail === undefined ? {} : { detail }) });
}

type FoundOut = { readonly found: Found; readonly detail?: string };

async function findOut(order: ChallengeOrder): Promise<FoundOut> {
  const { commit_id } = order.manifest.content.body.source;
  const session = await openSession(order.root, commit_id);
  if (session.ok) {
    try {
      return await findAt(session.value, order);
    } finally {
      await session.value.repository.close();
    }
  }
  const { code, expected } = session.refusal;
  const reasons: { readonly [code: string]: UnderivedReason } = {
    E_COMMIT: 'commit.missing',
    E_PROFILE: 'gates.refused',
  };
  return { found: { state: 'underived', reason: reasons[code] ?? 'repository.unfit' }, detail: `${code}, ${expected}` };
}

async function findAt(session: Session, order: ChallengeOrder): Promise<FoundOut> {
  const { content } = order.manifest;
  const ids = content.body.profiles.map(({ profile_id }) => profile_id);
  const derived = await deriveAgain(session, ids, order);
  if (derived.ok) return { found: { state: 'derived', ...derived.value } };
  const held = await heldFiles(session, content);
  const found: Found = { state: 'underived', reason: derived.reason, ...(held === undefined ? {} : { held }) };
  return { found, detail: derived.detail };
}
