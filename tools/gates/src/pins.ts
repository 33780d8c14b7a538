// What a gate's result hangs on beside its code, each as one digest that becomes part of its cache key. The plugin takes
// them once per run before anything is hashed; a gate takes them again and refuses to work on anything else.
import { accept, compareCodePoints, documentDigest, type Json, type Result } from '#canonical';
import { type Profile, profileKind } from '#contract';
import { boundBy, pathOf } from '#resolver';
import type { PinName } from './chain.ts';
import type { Session } from './session.ts';

/** The newest commit on the first-parent line that changed the profile's folder. Refuses E_SHALLOW, E_PROFILE. */
export async function sourceCommitOf({ repository, commit }: Session, profile: string): Promise<Result<string>> {
  const source = await repository.firstParentSource(commit, `profiles/${profile}`);
  if (source.ok || source.refusal.code !== 'E_OBJECT') return source;
  return {
    ok: false,
    refusal: {
      code: 'E_PROFILE',
      input: `profiles/${profile}`,
      expected: `a folder in commit ${commit}`,
      mend: 'git add and commit the profile',
    },
  };
}

/**
 * `profile`: the source commit, and what the release commit holds at the profile's folder, the shared folder and every
 * path that a binding pins. `closed`: every file of the libs that could ship.
 */
export async function takePin(session: Session, profile: string, pin: PinName): Promise<Result<string>> {
  switch (pin) {
    case 'profile':
      return profilePin(session, profile);
    case 'closed':
      return closedPin(session);
  }
}

async function profilePin(session: Session, profile: string): Promise<Result<string>> {
  const source = await sourceCommitOf(session, profile);
  if (!source.ok) return source;
  const document = await profileAt(session, profile);
  const bound = document?.body.bindings.flatMap(boundBy).map(pathOf) ?? [];
  const paths = [...new Set([`profiles/${profile}`, 'profiles/shared', ...bound])].sort(compareCodePoints);
  const entries = await entriesAt(session, paths);
  return accept(documentDigest({ source: source.value, entries }));
}

/** Tests, pages and schemas lie in the libs too and never ship; a change to them moves nothing. */
const neverShips = /^libs\/[^/]+\/(test|schemas)\/|^libs\/[^/]+\/[^/]+$/;

async function closedPin({ repository, commit }: Session): Promise<Result<string>> {
  const listed = await repository.listFiles(commit, 'libs');
  if (!listed.ok) return listed;
  const shipped = listed.value.filter(({ path }) => !neverShips.test(path));
  return accept(documentDigest(shipped.map(({ path, mode, oid }) => [path, mode, oid])));
}

/** The profile document at the release commit; undefined where it is missing or no profile, which `resolve` refuses. */
export async function profileAt({ repository, commit }: Session, profile: string): Promise<Profile | undefined> {
  const [answer] = await repository.answer([{ commit, path: `profiles/${profile}/profile.json` }]);
  const parsed = answer?.ok === true ? profileKind.parse(answer.value.bytes) : undefined;
  return parsed?.ok === true ? parsed.value.content : undefined;
}

async function entriesAt({ repository, commit }: Session, paths: readonly string[]): Promise<Json> {
  const answers = await repository.answer(paths.map((path) => ({ commit, path, content: false })));
  return answers.map((answer, index) => [
    paths[index] ?? '',
    answer.ok ? (answer.value.mode ?? '') : '',
    answer.ok ? answer.value.oid : '',
  ]);
}
