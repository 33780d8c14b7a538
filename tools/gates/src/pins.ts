// What a gate's result hangs on beside its code, each as one digest that becomes part of its cache key. The plugin takes
// them once per run before anything is hashed; a gate takes them again and refuses to work on anything else.
import { accept, compareCodePoints, documentDigest, type Json, type Result } from '#canonical';
import { type Profile, profileKind } from '#contract';
import { requirementsOf } from '#gate';
import { importMapPath, installedEntry, isModulePath } from '#packaging';
import { boundBy, manifestFolder, pathOf } from '#resolver';
import type { PinName } from './chain.ts';
import { closureAtCommit } from './closure-at-commit.ts';
import { policyFolders } from './policy-folders.ts';
import type { Session } from './session.ts';
import { shadowFiles } from './shadow/shadow-files.ts';

/** The newest commit on the first-parent line that changed the profile's folder. Refuses E_SHALLOW, E_PROFILE. */
export async function sourceCommitOf({ repository, commit }: Session, profile: string): Promise<Result<string>> {
  const source = await repository.firstParentSource(commit, `profiles/${profile}`);
  if (source.ok || source.refusal.detail !== 'path-missing') return source;
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
 * `profile`: the source commit, and what the release commit holds at the profile's folder, at every path that a binding
 * pins, and where shared manifests and authority are looked for. `closed`: all code that would ship with the profile.
 * `policies`: the folders that profiles are judged by, and the requirements of the release definition. `incidents`: the
 * registers that incidents are judged by, and how many of them the release definition requires of the profile; the
 * incidents themselves lie in the profile's folder.
 */
export async function takePin(session: Session, profile: string, pin: PinName): Promise<Result<string>> {
  switch (pin) {
    case 'profile':
      return profilePin(session, profile);
    case 'closed':
      return closedPin(session, profile);
    case 'policies':
      return policiesPin(session);
    case 'incidents':
      return incidentsPin(session, profile);
  }
}

/** Where a manifest or an authority file is looked for by id when the profile's own folder lacks it. */
const sharedPlaces = ['authority', manifestFolder, 'producer-config.json'].map((name) => `profiles/shared/${name}`);

async function profilePin(session: Session, profile: string): Promise<Result<string>> {
  const source = await sourceCommitOf(session, profile);
  if (!source.ok) return source;
  const document = await profileAt(session, profile);
  const bound = document?.body.bindings.flatMap(boundBy).map(pathOf) ?? [];
  const paths = [`profiles/${profile}`, ...sharedPlaces, ...bound];
  const entries = await entriesAt(session, [...new Set(paths)].sort(compareCodePoints));
  const { repository_id } = session.definition;
  return accept(documentDigest({ source: source.value, repository_id, entries }));
}

/** The import closure of the installed program and of every module that the profile holds or binds, by object id. */
async function closedPin(session: Session, profile: string): Promise<Result<string>> {
  const { repository, commit } = session;
  const document = await profileAt(session, profile);
  const places = [`profiles/${profile}`, ...(document?.body.bindings.flatMap(boundBy).map(pathOf) ?? [])];
  const modules = places.filter(isModulePath);
  for (const folder of new Set(places)) {
    const listed = await repository.listFiles(commit, folder);
    if (listed.ok) modules.push(...listed.value.map(({ path }) => path).filter(isModulePath));
  }
  const entriesOfAll = [...new Set([installedEntry, ...modules])];
  const walked = await closureAtCommit(session, entriesOfAll, { aliasFolder: 'libs/' });
  if (!walked.ok && walked.refusal.code !== 'E_PATH') return walked;
  // Code that cannot be followed is refused by `validate`, and no refusal is cached; any pin will do for it.
  const files = [importMapPath, ...(walked.ok ? walked.value.closure.files : [])];
  const entries = await entriesAt(session, files.toSorted(compareCodePoints));
  return accept(documentDigest(entries));
}

/** The same for every profile. A folder that is missing has a pin as well: it is for the gate to refuse it. */
async function policiesPin(session: Session): Promise<Result<string>> {
  const entries = await entriesAt(session, Object.values(policyFolders));
  const { casesMin, families } = requirementsOf(session.definition);
  return accept(documentDigest({ entries, requirements: { casesMin, families: [...families] } }));
}

async function incidentsPin(session: Session, profile: string): Promise<Result<string>> {
  const entries = await entriesAt(session, Object.values(shadowFiles));
  return accept(
    documentDigest({ entries, incidentsMin: requirementsOf(session.definition).incidents.get(profile) ?? 0 }),
  );
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
