// What incidents are judged by: the profile as the gates before left it, the policies of the release commit and its two
// registers, of environments and of commands.
import { accept, type Result, refuse } from '#canonical';
import { type AdapterManifest, type Admitted, manifestKind, profileKind, resolvedProfileKind } from '#contract';
import { environmentRegistryKind, type ShadowEnvironmentRegistry } from '#control';
import type { GateInput } from '#gate';
import { closedSetKind, type ReleaseFile } from '#packaging';
import { commandRegistryKind, type ImpliedBy, type ShadowCommandRegistry } from '#shadow';
import { readListed } from '../evaluate/committed-folder.ts';
import { readPolicies } from '../evaluate/read-judges.ts';
import type { GateContext } from '../gate.ts';
import type { Session } from '../session.ts';
import { unfitDocument, unfitFile } from './refusals.ts';
import { shadowFiles } from './shadow-files.ts';

/** The environment that every release is judged in: this repository's own. */
export const environmentId = 'env.self-host';

export type Basis = {
  readonly by: ImpliedBy;
  readonly environments: Admitted<ShadowEnvironmentRegistry>;
  readonly commands: Admitted<ShadowCommandRegistry>;
  readonly inputs: readonly GateInput[];
};

/** Refuses E_GATE without the documents of the gates before, E_SHADOW for a register, and what reading the policies refuses. */
export async function readBasis(context: GateContext): Promise<Result<Basis>> {
  const profile = await readProfile(context);
  if (!profile.ok) return profile;
  const policies = await readPolicies(context.session);
  if (!policies.ok) return policies;
  const environments = await readRegister(context.session, shadowFiles.environments, environmentRegistryKind);
  if (!environments.ok) return environments;
  const commands = await readRegister(context.session, shadowFiles.commands, commandRegistryKind);
  if (!commands.ok) return commands;
  return accept({
    by: { ...profile.value, bundle: policies.value.bundle, environmentId },
    environments: environments.value.document,
    commands: commands.value.document,
    inputs: [...policies.value.inputs, environments.value.input, commands.value.input],
  });
}

type ProfileParts = Pick<ImpliedBy, 'configSha256s' | 'manifests' | 'profile' | 'resolved'>;

/** Profile and manifests are those of the closed set, which the release commit holds; the resolved profile is handed over. */
async function readProfile({ session, profile: name, upstream }: GateContext): Promise<Result<ProfileParts>> {
  const nothing = new Uint8Array();
  const resolved = resolvedProfileKind.parse(upstream.get('resolve')?.get('resolved-profile.json') ?? nothing);
  if (!resolved.ok) return lacks('resolve/resolved-profile.json');
  const closed = closedSetKind.parse(upstream.get('validate')?.get('closed-set.json') ?? nothing);
  if (!closed.ok) return lacks('validate/closed-set.json');
  const { files } = closed.value.content.body;
  const bound = resolved.value.content.body.bindings.map(({ binding }) => binding.manifest_ref.sha256);
  const found = manifestFiles(files, new Set(bound));
  const listed = files.filter(({ path }) => path === `profiles/${name}/profile.json`).concat(found);
  const read = await readListed(
    session,
    listed.map(({ path, object_id }) => ({ path, oid: object_id })),
  );
  if (!read.ok) return read;
  const [first, ...others] = read.value;
  const profile = profileKind.parse(first?.bytes ?? nothing);
  if (!profile.ok) return lacks('validate/closed-set.json');
  const manifests: Admitted<AdapterManifest>[] = [];
  for (const { path, bytes } of others) {
    const manifest = manifestKind.parse(bytes);
    if (!manifest.ok) return unfitDocument(path, manifest.refusal);
    manifests.push(manifest.value);
  }
  const configSha256s = new Set(files.map(({ sha256 }) => sha256));
  return accept({ profile: profile.value, resolved: resolved.value, manifests, configSha256s });
}

/** One file for each digest, among those where manifests lie. */
function manifestFiles(files: readonly ReleaseFile[], wanted: ReadonlySet<string>): readonly ReleaseFile[] {
  const found = new Map(
    files
      .filter(({ path, sha256 }) => /^profiles\/[^/]+\/manifests\//.test(path) && wanted.has(sha256))
      .map((file) => [file.sha256, file] as const),
  );
  return [...found.values()];
}

const lacks = (input: string): Result<never> =>
  refuse({ code: 'E_GATE', input, expected: 'the document of the gate before' });

type Register<T> = { readonly document: Admitted<T>; readonly input: GateInput };

async function readRegister<T>(
  session: Session,
  path: string,
  kind: { readonly parse: (bytes: Uint8Array) => Result<Admitted<T>> },
): Promise<Result<Register<T>>> {
  const entry = await session.repository.lookup(session.commit, path);
  if (!entry.ok) return entry;
  if (entry.value?.mode !== '100644')
    return unfitFile(path, 'this register, a plain file', `git add and commit \`${path}\``);
  const read = await readListed(session, [{ path, oid: entry.value.oid }]);
  if (!read.ok) return read;
  const [file] = read.value;
  const document = kind.parse(file?.bytes ?? new Uint8Array());
  if (!document.ok) return unfitDocument(path, document.refusal);
  return file === undefined
    ? unfitFile(path, 'this register')
    : accept({ document: document.value, input: file.input });
}
