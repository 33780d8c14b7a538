// What the plugin needs to know of the workspace to infer projects, read from the release commit's tree and, for profiles
// that nobody committed yet, from the disk.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { compareCodePoints } from '#canonical';
import { isProfileName } from '#gate';
import { boundBy, pathOf } from '#resolver';
import { chain } from './chain.ts';
import { profileAt } from './pins.ts';
import type { ProfileFacts, WorkspaceFacts } from './projects.ts';
import type { Session } from './session.ts';

export async function readWorkspace(session: Session): Promise<WorkspaceFacts> {
  const names = await foldersAt(session, 'profiles');
  const committed: ProfileFacts[] = [];
  for (const name of names.filter(isProfileName)) committed.push(await factsOf(session, name));
  return {
    chain,
    committed,
    named: session.definition.profiles,
    onDisk: foldersOnDisk(join(session.root, 'profiles')).filter(isProfileName),
    bindable: [
      ...(await foldersIn(session, 'libs/adapters/src')),
      ...(await foldersIn(session, 'profiles/shared/skills')),
    ],
  };
}

/** Repository paths of the folders below a folder; an adapter's own shared code and a skill are found the same way. */
const foldersIn = async (session: Session, home: string): Promise<readonly string[]> =>
  (await foldersAt(session, home)).map((name) => `${home}/${name}`);

async function factsOf(session: Session, name: string): Promise<ProfileFacts> {
  const profile = await profileAt(session, name);
  const bound = profile?.body.bindings.flatMap(boundBy).map(pathOf) ?? [];
  return { name, bound: [...new Set(bound)].sort(compareCodePoints) };
}

async function foldersAt({ repository, commit }: Session, path: string): Promise<readonly string[]> {
  const entry = await repository.lookup(commit, path);
  if (!entry.ok || entry.value?.mode !== '040000') return [];
  const tree = await repository.tree(entry.value.oid);
  return tree.ok ? tree.value.filter(({ mode }) => mode === '040000').map(({ name }) => name) : [];
}

const foldersOnDisk = (place: string): readonly string[] =>
  existsSync(place)
    ? readdirSync(place, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
        .sort(compareCodePoints)
    : [];
