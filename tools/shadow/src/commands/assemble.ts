// `shadow assemble …`: the input of a reproduction, its references and its texts, in a folder.
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  accept,
  compareCodePoints,
  encodeCanonical,
  type Json,
  parseCanonical,
  type Result,
  refuse,
  sha256Hex,
} from '#canonical';
import type { Context, EffectCommand, Outcome } from '#command';
import {
  type Actor,
  type AdapterManifest,
  type Admitted,
  manifestKind,
  type Profile,
  profileKind,
  resolvedProfileKind,
} from '#contract';
import { environmentClaimKind } from '#control';
import { admitFile, createFile, openFolder, withFolder } from '#files';
import { checkWorkspace, openRepository } from '#git';
import { assembleInput, incidentBounds } from '#shadow';
import { documentBytesMax, fileCodes, readArguments } from './words.ts';

const files = { RESOLVED: documentBytesMax, CLAIM: documentBytesMax, REQUESTER: incidentBounds.bytesMax };

export const assembleCommand: EffectCommand = {
  name: 'shadow assemble',
  summary: 'Assemble the input by which the revision of an incident is materialized unchanged',
  details: [
    'Leaves `input.json`, `stage-request-ref.json`, `resolved-profile-ref.json` and the four texts that the request delivers in OUT, an empty folder of mode 0700.',
  ],
  arguments: [
    { name: 'REPOSITORY_ID', describe: 'the id of the target repository, such as repo.ystack' },
    { name: 'SOURCE', describe: 'a clone of it' },
    { name: 'COMMIT', describe: 'the revision, a full commit id' },
    { name: 'TIME', describe: 'when it is asked for, such as 2026-01-31T12:00:00Z' },
    { name: 'PROFILE_DIR', describe: 'the folder of the profile under which it is asked' },
    { name: 'RESOLVED', describe: 'that profile, resolved' },
    { name: 'OUT', describe: 'an empty folder' },
    { name: 'CLAIM', describe: 'the claim about the environment' },
    { name: 'REQUESTER', describe: 'who asks: an actor, in a file of its own' },
  ],
  options: [],
  codes: [...fileCodes, 'E_PROFILE', 'E_REPOSITORY', 'E_OBJECT', 'E_WORKSPACE'],
  run: async (context) => {
    const read = readArguments(context, files);
    if (!read.ok) return read.refusal;
    const out = checkWorkspace({ out: context.place(String(context.arguments.OUT)) });
    if (!out.ok) return out.refusal;
    const parts = readProfile(context.place(String(context.arguments.PROFILE_DIR)));
    if (!parts.ok) return parts.refusal;
    const requester = parseCanonical(read.value.REQUESTER, incidentBounds);
    if (!requester.ok) return { ...requester.refusal, input: 'requester' };
    const resolved = resolvedProfileKind.parse(read.value.RESOLVED);
    if (!resolved.ok) return { ...resolved.refusal, input: 'resolved' };
    const claim = environmentClaimKind.parse(read.value.CLAIM);
    if (!claim.ok) return { ...claim.refusal, input: 'claim' };
    const root = await rootTreeAt(context);
    if (!root.ok) return root.refusal;
    const assembled = assembleInput({
      ...root.value,
      ...parts.value,
      time: String(context.arguments.TIME),
      resolved: resolved.value,
      claim: claim.value,
      requester: requester.value as unknown as Actor,
    });
    if (!assembled.ok) return assembled.refusal;
    const { input, stageRequestRef, resolvedProfileRef, texts } = assembled.value;
    return leave(out.value.out, [
      ['input.json', input],
      ['stage-request-ref.json', encodeCanonical(stageRequestRef as unknown as Json)],
      ['resolved-profile-ref.json', encodeCanonical(resolvedProfileRef as unknown as Json)],
      ...[...texts].map(([name, text]) => [name, Buffer.from(text)] as const),
    ]);
  },
};

/** The revision and its root tree, in the clone. */
async function rootTreeAt(context: Context) {
  const opened = await openRepository(context.place(String(context.arguments.SOURCE)));
  if (!opened.ok) return refuse({ ...opened.refusal, input: 'source' });
  try {
    const commit = await opened.value.commit(String(context.arguments.COMMIT));
    if (!commit.ok) return refuse({ ...commit.refusal, input: 'source' });
    const revision = {
      repository_id: String(context.arguments.REPOSITORY_ID),
      hash_algorithm: opened.value.algorithm,
      commit_id: commit.value.oid,
    };
    return accept({ revision, rootTreeId: commit.value.tree });
  } finally {
    await opened.value.close();
  }
}

type ProfileParts = {
  readonly profile: Admitted<Profile>;
  readonly manifests: readonly Admitted<AdapterManifest>[];
  readonly configSha256s: ReadonlySet<string>;
};

/** The profile of a folder, the manifests it binds and the digests of its configurations; shared ones lie in a folder beside it. */
function readProfile(folder: string): Result<ProfileParts> {
  const file = admitFile(join(folder, 'profile.json'), { bytesMax: documentBytesMax });
  if (!file.ok) return file;
  const profile = profileKind.parse(file.value.bytes);
  if (!profile.ok) return refuse({ ...profile.refusal, input: file.value.path });
  const bound = new Set(profile.value.content.body.bindings.map(({ manifest_ref }) => manifest_ref.sha256));
  const folders = [folder, join(dirname(folder), 'shared')];
  const manifests: Admitted<AdapterManifest>[] = [];
  for (const path of folders.flatMap((one) => filesIn(join(one, 'manifests')))) {
    const manifest = admitFile(path, { bytesMax: documentBytesMax });
    if (!manifest.ok) return manifest;
    if (!bound.delete(sha256Hex(manifest.value.bytes))) continue;
    const parsed = manifestKind.parse(manifest.value.bytes);
    if (!parsed.ok) return refuse({ ...parsed.refusal, input: path });
    manifests.push(parsed.value);
  }
  const configs = folders.map((one) => admitFile(join(one, 'producer-config.json'), { bytesMax: documentBytesMax }));
  const configSha256s = new Set(configs.flatMap((config) => (config.ok ? [sha256Hex(config.value.bytes)] : [])));
  return accept({ profile: profile.value, manifests, configSha256s });
}

const filesIn = (folder: string): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .toSorted(compareCodePoints)
        .map((name) => join(folder, name))
    : [];

function leave(out: string, contents: readonly (readonly [string, Uint8Array])[]): Outcome {
  withFolder(openFolder(out), (folder) => {
    for (const [name, bytes] of contents) createFile(folder, name, bytes, 0o400, true);
  });
  return {};
}
