// The documents of a profile that the core does not define: what a role may do, why the profile was chosen, for what
// repository, and which model its producer invokes. Each is judged alone and against the profile that it belongs to.
import { type Bounds, equalJson, type Json } from '#canonical';
import { type Binding, checkWordSet, type DocumentKind, defineKind, firstOf, misshapen } from '#contract';
import { validate as isProducerConfig, type ProducerConfig } from '../generated/producer-config.js';
import { validate as isSelection, type ProfileSelection } from '../generated/profile-selection.js';
import { validate as isContext, type RepositoryContext } from '../generated/repository-context.js';
import { validate as isAuthority, type RoleAuthority } from '../generated/role-authority.js';
import { profileIdOf } from '../packaged-roots.ts';
import type { ReleasePlace } from './place.ts';
import { type ClosedSetRefusal, type ProfileDetail, refuseProfile } from './refusals.ts';

const bounds: Bounds = {
  bytesMax: 256 * 1024,
  depthMax: 8,
  entriesMax: 64,
  stringBytesMax: 8192,
  integers: 'int32',
  byteOrderMark: 'refused',
};

/** Parses and checks what a role may do: schema, then the role at the end of the id, then sorted permissions; E_SHAPE. */
export const roleAuthorityKind: DocumentKind<RoleAuthority> = defineKind<RoleAuthority>({
  kind: 'role_authority',
  schemaVersion: 1,
  bounds,
  validate: isAuthority,
  shapes: [
    ({ id, body: { role } }) =>
      id === `authority.${role}` || id.endsWith(`-${role}`)
        ? undefined
        : misshapen(['id'], `\`authority.${role}\`, or a name and a dash before the role`),
    ({ body }) => checkWordSet(body.permissions, ['body', 'permissions']),
  ],
});

/** Parses and checks why a profile was chosen: schema, then sorted classes of task; E_SHAPE. */
export const profileSelectionKind: DocumentKind<ProfileSelection> = defineKind<ProfileSelection>({
  kind: 'profile_selection',
  schemaVersion: 1,
  bounds,
  validate: isSelection,
  shapes: [({ body }) => checkWordSet(body.task_classes, ['body', 'task_classes'])],
});

/** Parses and checks what repository a profile is for: schema, then sorted conventions; E_SHAPE. */
export const repositoryContextKind: DocumentKind<RepositoryContext> = defineKind<RepositoryContext>({
  kind: 'repository_context',
  schemaVersion: 1,
  bounds,
  validate: isContext,
  shapes: [({ body }) => checkWordSet(body.conventions, ['body', 'conventions'])],
});

/** Parses and checks the configuration of a producer, which has no envelope: its adapter reads it as it stands; E_SHAPE. */
export const producerConfigKind: DocumentKind<ProducerConfig> = defineKind<ProducerConfig>({
  kind: 'producer-config',
  schemaVersion: 1,
  bounds,
  validate: isProducerConfig,
});

/** One document of a profile: the path that refusals name, and what the commit holds there. */
export type ProfileFile = { readonly path: string; readonly bytes: Uint8Array };

/** A file that is the authority of a binding says the binding's role, and allows exactly what the binding requests. */
export const checkAuthority = (file: ProfileFile, { role, requested_permissions }: Binding) =>
  judge(roleAuthorityKind, file, ({ body }) =>
    firstOf([
      () => unlike('profile.authority-role', file, '/body/role', body.role, role, "the binding's role"),
      () => {
        const [at, whose] = ['/body/permissions', 'what the binding requests'];
        return unlike('profile.authority-permissions', file, at, body.permissions, requested_permissions, whose);
      },
    ]),
  );

/** The selection names the profile it lies in. */
export const checkSelection = (file: ProfileFile, { name }: ReleasePlace) =>
  judge(profileSelectionKind, file, ({ body: { profile_id: id } }) =>
    unlike('profile.selection-profile', file, '/body/profile_id', id, profileIdOf(name), 'the id of this profile'),
  );

/** The context names the repository of the release. */
export const checkContext = (file: ProfileFile, { repositoryId }: ReleasePlace) =>
  judge(repositoryContextKind, file, ({ body: { repository_id: id } }) =>
    unlike(
      'profile.context-repository',
      file,
      '/body/repository_id',
      id,
      repositoryId,
      'the repository of the release',
    ),
  );

/** The configuration names the model that the producer's binding requests. */
export const checkProducerConfig = (file: ProfileFile, producer: Binding | undefined) =>
  judge(producerConfigKind, file, ({ schema_version: _, ...model }) =>
    unlike('profile.config-model', file, '', model, producer?.model_request ?? null, "the producer's `model_request`"),
  );

function judge<T>(
  kind: DocumentKind<T>,
  { path, bytes }: ProfileFile,
  relate: (document: T) => ClosedSetRefusal | undefined,
): ClosedSetRefusal | undefined {
  const parsed = kind.parse(bytes);
  if (parsed.ok) return relate(parsed.value.content);
  const { at, code, expected } = parsed.refusal;
  return refuseProfile('profile.document-invalid', {
    input: path,
    ...(at === undefined ? {} : { at }),
    expected: `a \`${kind.kind}\`: ${expected} (${code})`,
    mend: code === 'E_CANONICAL' ? `write what \`jq -S -c . ${path}\` prints, ${thenPin}` : mendOf(path),
  }).refusal;
}

/** Refuses what a document says when it is not what the profile says. */
function unlike(
  detail: ProfileDetail,
  { path }: ProfileFile,
  at: string,
  said: Json,
  wanted: Json,
  whose: string,
): ClosedSetRefusal | undefined {
  if (equalJson(said, wanted)) return undefined;
  const expected = `${whose}, \`${typeof wanted === 'string' ? wanted : JSON.stringify(wanted)}\``;
  return refuseProfile(detail, { input: path, at, expected, mend: mendOf(path) }).refusal;
}

const thenPin = 'commit, and run `pin` on the profile';
const mendOf = (path: string): string => `change \`${path}\`, ${thenPin}`;
