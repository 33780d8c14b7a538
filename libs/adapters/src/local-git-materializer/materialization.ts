// A materialization that may be carried out: a request for a candidate, made under a profile set that holds together, whose
// payloads are the verified ones. Everything that an executor and the documents after it need is here, checked.
import type { Json, Result } from '#canonical';
import { accept, compareCodePoints, isStrictlySorted, refuse } from '#canonical';
import type {
  AdapterManifest,
  Digested,
  MaterializeArguments,
  Profile,
  ResolvedProfile,
  StageRequest,
} from '#contract';
import {
  checkProfileSet,
  manifestKind,
  operationBinding,
  profileKind,
  refersTo,
  resolvedProfileKind,
  stageRequestKind,
} from '#contract';
import { admitDocument, moved } from '../shared/documents.ts';
import { rootTree } from '../shared/scalars.ts';
import type { Fitted } from '../shared/shape.ts';
import { admit } from '../shared/shape.ts';
import type { Work, WorkContract } from '../shared/work.ts';
import { findWork } from '../shared/work.ts';
import type { Attempt, InputDocument } from './input.ts';
import { inputShape } from './input.ts';
import type { Payloads } from './payloads.ts';
import { admitPayloads } from './payloads.ts';

export const name = 'local-git-materializer';

export type Materialization = Work &
  Payloads & {
    readonly attempt: Attempt;
    readonly arguments: MaterializeArguments;
    /** The root tree of the target revision. */
    readonly source: Fitted<typeof rootTree>;
  };

const workContract: WorkContract = { name, role: 'forge', executionKind: 'deterministic', isConfigured: false };

const workPlaces = { work: '/resolved_profile/content', request: '/stage_request/content' };

/** The materialization that an input asks for, or E_INPUT. Pure; never throws. */
export function parseMaterializationInput(value: Json): Result<Materialization, 'E_INPUT'> {
  const input = admit(inputShape, value, 'E_INPUT', '');
  if (!input.ok) return input;
  const set = admitProfileSet(input.value);
  if (!set.ok) return set;
  const request = admitDocument(stageRequestKind, input.value.stage_request, 'E_INPUT', '/stage_request/content');
  if (!request.ok) return request;
  return admitWork(input.value, set.value, request.value);
}

type ProfileSet = {
  readonly profile: Digested<Profile>;
  readonly resolved: Digested<ResolvedProfile>;
  readonly manifests: readonly Digested<AdapterManifest>[];
};

function admitProfileSet(input: InputDocument): Result<ProfileSet, 'E_INPUT'> {
  const profile = admitDocument(profileKind, input.profile, 'E_INPUT', '/profile/content');
  if (!profile.ok) return profile;
  const resolved = admitDocument(resolvedProfileKind, input.resolved_profile, 'E_INPUT', '/resolved_profile/content');
  if (!resolved.ok) return resolved;
  const manifests: Digested<AdapterManifest>[] = [];
  for (const [index, manifest] of input.manifests.entries()) {
    const admitted = admitDocument(manifestKind, manifest, 'E_INPUT', `/manifests/${index}/content`);
    if (!admitted.ok) return admitted;
    manifests.push(admitted.value);
  }
  if (!isStrictlySorted(manifests, (left, right) => compareCodePoints(left.content.id, right.content.id))) {
    return invalid('/manifests', 'manifests sorted by id, none twice');
  }
  const set = { profile: profile.value, resolved: resolved.value, manifests };
  const unrelated = checkProfileSet(set);
  return unrelated === undefined ? accept(set) : refuse(moved(unrelated, 'E_INPUT', placeInSet(unrelated.input)));
}

// The core counts the profile, the resolved profile and then the manifests.
const placeInSet = (index = '0'): string =>
  index === '0'
    ? '/profile/content'
    : index === '1'
      ? '/resolved_profile/content'
      : `/manifests/${Number(index) - 2}/content`;

const invalid = (at: string, expected: string) => refuse({ code: 'E_INPUT' as const, at, expected });

function admitWork(
  input: InputDocument,
  { resolved, manifests }: ProfileSet,
  request: Digested<StageRequest>,
): Result<Materialization, 'E_INPUT'> {
  const binding = operationBinding(request.content, resolved.content)?.binding;
  const manifest = manifests.find((candidate) => binding !== undefined && refersTo(binding.manifest_ref, candidate));
  if (binding === undefined || manifest === undefined) {
    return invalid('/stage_request/content/body/operation/binding_id', 'a binding of the profile');
  }
  const documents = { manifest, request, resolved };
  const work = findWork(workContract, documents, binding.binding_id, 'E_INPUT', workPlaces);
  if (!work.ok) return work;
  const { operation, requested_at } = request.content.body;
  if (operation.capability_id !== 'core.forge.materialize-candidate.v2') {
    return invalid('/stage_request/content/body/operation', 'a materialization of a candidate');
  }
  if (requested_at > input.attempt.started_at) return invalid('/attempt/started_at', `not before ${requested_at}`);
  const source = admitSource(request.content, operation.arguments);
  if (!source.ok) return source;
  const payloads = admitPayloads(input, request.content, operation.arguments);
  if (!payloads.ok) return payloads;
  return accept({
    ...work.value,
    ...payloads.value,
    attempt: input.attempt,
    arguments: operation.arguments,
    source: source.value,
  });
}

// The core has seen that the input is one tree of the target; a candidate commit can only be made of the whole one.
function admitSource({ body }: StageRequest, { source_tree_input_id }: MaterializeArguments) {
  const index = body.inputs.findIndex(({ input_id }) => input_id === source_tree_input_id);
  const value = body.inputs[index]?.value;
  const place = `/stage_request/content/body/inputs/${index}/value/value/value`;
  return admit(rootTree, value?.type === 'artifact' ? value.value.value : null, 'E_INPUT', place);
}
