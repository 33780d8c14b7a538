// A whole reproduction before anything ran: an assembled input for a small incident, the claim that the sandbox policy is
// satisfied with, and the policy set and duty evaluation that the claim was made under.
import { documentDigest, type Json } from '#canonical';
import type { Actor, Admitted, ResolvedProfile } from '#contract';
import {
  type ExecutionEnvironmentClaim,
  evaluateDuty,
  impliedEnvironmentClaim,
  impliedStage,
  shippedBundle,
} from '#control';
import { type Assembly, type AssemblyInput, assembleInput, type ReproductionInputs } from '#shadow';
import { profileSet } from '../../../adapters/test/support/world.ts';
import { admitted, bytesOf, identity, incident } from './sample.ts';

const time = incident.body.observed_at;
export const environmentId = 'env.kitchen';

const whole = <T>({ content, sha256 }: { content: T; sha256: string }): Admitted<T> => ({
  content,
  sha256,
  bytes: bytesOf(content),
});

const { profile, resolved, manifests } = profileSet();
export const bundle = shippedBundle();
const policySet = bundle.sets.plain;

function claimed(set: Admitted<ResolvedProfile>) {
  const stage = impliedStage(set, 'verifier', time);
  const duty = admitted(
    evaluateDuty(bundle, {
      policySet: policySet.bytes,
      request: stage.request.bytes,
      resolved: set.bytes,
      result: stage.result.bytes,
    }),
  );
  const implied = impliedEnvironmentClaim(stage, { policySet, duty }, bundle.policies.sandbox.policy.content);
  return { duty, claim: { ...implied, id: environmentId } };
}

const { duty, claim: claimContent } = claimed(whole(resolved));
export const under = { policySet: policySet.bytes, duty: duty.bytes };

export const requester: Actor = {
  role: 'operator',
  implementation_id: 'implementation.oven-watch',
  implementation_version: 'v1',
  adapter_instance_id: 'instance.oven-watch',
  principal_id: 'principal.oven-watch',
  execution_boundary_id: 'boundary.oven-watch',
};

/** What the sample incident's revision is assembled from. */
export const assemblyInput: AssemblyInput = {
  revision: { ...incident.body.git_revision_ref, hash_algorithm: 'sha1' },
  rootTreeId: '2b'.repeat(20),
  time,
  profile: whole(profile),
  resolved: whole(resolved),
  manifests: manifests.map(whole),
  configSha256s: new Set(
    resolved.content.body.bindings.flatMap(({ config_source }) =>
      config_source.state === 'present' ? [config_source.value.value_sha256] : [],
    ),
  ),
  claim: whole<ExecutionEnvironmentClaim>({ content: claimContent, sha256: documentDigest(claimContent as Json) }),
  requester,
};

export const assembly: Assembly = admitted(assembleInput(assemblyInput));

export const registry = {
  schema_version: 1,
  kind: 'shadow_environment_registry',
  id: 'shadow.environments.v1',
  body: {
    activation_state: 'inactive',
    registry_version: 'v1',
    environments: [
      {
        description: 'The kitchen.',
        environment_id: environmentId,
        evidence_scope: 'fixtures-only',
        proof_state: 'unproven',
        source_root_commit: '7e'.repeat(20),
        target_repository_id: 'repo.bakery',
      },
    ],
  },
};

export const identityOf = ({ stageRequestRef, resolvedProfileRef }: Assembly) => ({
  ...identity,
  body: { ...identity.body, stage_request_ref: stageRequestRef, resolved_profile_ref: resolvedProfileRef },
});

/** The documents as values, for edits. */
export const documents = {
  incident: incident as unknown,
  claim: claimContent as unknown,
  input: JSON.parse(new TextDecoder().decode(assembly.input)) as unknown,
  identity: identityOf(assembly) as unknown,
  registry: registry as unknown,
};

export const inputsOf = (values: typeof documents = documents): ReproductionInputs => ({
  incident: bytesOf(values.incident),
  claim: bytesOf(values.claim),
  input: bytesOf(values.input),
  identity: bytesOf(values.identity),
  registry: bytesOf(values.registry),
});
