// `pin PROFILE_DIR`: writes every object id, commit and digest of a profile, so that nobody types them. All files are
// computed first; each is then replaced by one rename, the manifests before the profile that names them.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compareCodePoints, coreBounds, parseRawJson } from '#canonical';
import type { EffectCommand, Outcome } from '#command';
import { writeFileDurably } from '#files';
import { type PinChange, type Pinned, pinProfile, runPlan } from '#resolver';
import { portOf } from '../resolver-port.ts';
import type { Session } from '../session.ts';
import { findUncommitted } from '../uncommitted.ts';
import { placeAt, profileNameAt } from './profile-place.ts';
import { atCommit, workspaceRoot } from './words.ts';

export const pinCommand: EffectCommand = {
  name: 'pin',
  summary: 'Pin a profile to the objects of a commit, and show what moved',
  details: [
    'Edit, commit, pin, commit: what is pinned must be in history before a pin can name it. A pin that still holds is left as it is. With `--check` nothing is written, and pins that do not hold are refused.',
  ],
  arguments: [{ name: 'PROFILE_DIR', describe: 'the folder of a profile, `profiles/<name>`' }],
  options: [
    { flag: '--commit', value: 'COMMIT', describe: 'a full commit id; HEAD when it is not given' },
    { flag: '--check', describe: 'write nothing; refuse with E_PIN when a pin would move' },
  ],
  codes: [
    'E_USAGE',
    'E_REPOSITORY',
    'E_COMMIT',
    'E_PROFILE',
    'E_DUPLICATE',
    'E_PIN',
    'E_SHALLOW',
    'E_SHAPE',
    'E_RELATION',
    'E_IO',
  ],
  run: async (context) => {
    const name = profileNameAt(context.place(String(context.arguments.PROFILE_DIR)));
    if (!name.ok) return name.refusal;
    const isCheck = context.options.check === true;
    return atCommit(context.options.commit, (session) => pinAt(session, name.value, isCheck));
  },
};

async function pinAt(session: Session, name: string, checkOnly: boolean): Promise<Outcome> {
  const place = placeAt(session, name, session.commit);
  const files = readDrafts([place.folder, place.shared]);
  const twice = findTwiceNamed(files);
  if (twice !== undefined) return twice;
  const pinned = await runPlan(pinProfile({ place, files }), portOf(session));
  if (!pinned.ok) return pinned.refusal;
  const { changes } = pinned.value;
  const respelled = [...pinned.value.files.keys()].filter((path) => !changes.some(({ file }) => file === path));
  if (checkOnly) return pinned.value.files.size === 0 ? notes('every pin holds') : drifted(name, changes, respelled);
  for (const [path, bytes] of inOrder(pinned.value)) writeFileDurably(join(session.root, path), bytes, 0o644);
  const uncommitted = await findUncommitted(session);
  const stale = uncommitted.filter((path) =>
    pinned.value.pinnedPaths.some((pin) => path === pin || path.startsWith(`${pin}/`)),
  );
  return notes(
    ...changes.map(lineOf),
    ...respelled.map((path) => `${path}: spelled canonically, no pin moved`),
    ...(pinned.value.files.size === 0 ? ['every pin held; nothing was written'] : []),
    ...stale.map((path) => `pinned as committed, though it differs on disk: ${path}`),
  );
}

/** profile.json and the manifests of both folders, as they lie on disk. */
function readDrafts(folders: readonly string[]): ReadonlyMap<string, Uint8Array> {
  const paths = folders.flatMap((folder) => [
    `${folder}/profile.json`,
    ...namesIn(`${folder}/manifests`).map((name) => `${folder}/manifests/${name}`),
  ]);
  const present = paths.filter((path) => existsSync(join(workspaceRoot, path)));
  return new Map(present.map((path) => [path, readFileSync(join(workspaceRoot, path))]));
}

const draftMembersMax = 65_536;

/** Of two members of one name a draft would keep the last without a word. */
function findTwiceNamed(files: ReadonlyMap<string, Uint8Array>): Outcome | undefined {
  for (const [path, bytes] of files) {
    const read = parseRawJson(bytes, {
      bytesMax: coreBounds.bytesMax,
      depthMax: coreBounds.depthMax,
      membersMax: draftMembersMax,
    });
    if (!read.ok && read.refusal.code === 'E_DUPLICATE') return { ...read.refusal, input: path };
  }
  return undefined;
}

const namesIn = (folder: string): readonly string[] =>
  existsSync(join(workspaceRoot, folder))
    ? readdirSync(join(workspaceRoot, folder))
        .filter((name) => name.endsWith('.json'))
        .sort(compareCodePoints)
    : [];

/** The profile last: until it is written the old pins stand. */
const inOrder = ({ files }: Pinned): readonly (readonly [string, Uint8Array])[] =>
  [...files].sort(([a], [b]) => Number(a.endsWith('/profile.json')) - Number(b.endsWith('/profile.json')));

const drifted = (name: string, changes: readonly PinChange[], respelled: readonly string[]): Outcome => ({
  code: 'E_PIN',
  at: [...changes.map(({ place, path }) => `${place} (${path})`), ...respelled].join(', '),
  expected: 'pins to what the commit holds, in canonical spelling',
  mend: `npm run -s ystack -- pin profiles/${name}, then commit`,
});

const lineOf = ({ file, place, path, from, to }: PinChange): string =>
  `${file}: ${place} (${path}): ${from === undefined ? 'not pinned' : from.slice(0, 12)} -> ${to.slice(0, 12)}`;

const notes = (...lines: readonly string[]): Outcome => ({ notes: lines });
