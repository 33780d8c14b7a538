// What a profile implies for going back to a revision: the claim that its verifier works in the registered environment, the
// duty evaluation under which that is claimed, and the input by which the revision is materialized unchanged. Everything
// follows from documents, and every time is the one that is handed in.
import { accept, encodeCanonical, type Json, type Result } from '#canonical';
import type { AdapterManifest, Admitted, GitRevision, Profile, ResolvedProfile } from '#contract';
import {
  type DutySeparationEvaluation,
  type ExecutionEnvironmentClaim,
  environmentClaimKind,
  evaluateDuty,
  impliedEnvironmentClaim,
  impliedStage,
  type PolicyBundle,
} from '#control';
import { type Assembly, assembleInput } from '../assemble/assemble.ts';

/** A profile, and what it is judged by. */
export type ImpliedBy = {
  readonly bundle: PolicyBundle;
  /** The id under which the environment is registered. */
  readonly environmentId: string;
  readonly profile: Admitted<Profile>;
  readonly resolved: Admitted<ResolvedProfile>;
  readonly manifests: readonly Admitted<AdapterManifest>[];
  /** Digests of the configurations that the profile ships. */
  readonly configSha256s: ReadonlySet<string>;
};

export type Revisited = {
  readonly revision: GitRevision;
  readonly rootTreeId: string;
  /** `YYYY-MM-DDTHH:MM:SSZ`. */
  readonly time: string;
};

export type ImpliedInput = {
  readonly claim: Admitted<ExecutionEnvironmentClaim>;
  readonly duty: Admitted<DutySeparationEvaluation>;
  readonly assembly: Assembly;
};

/** Refuses what the duty policy and `assembleInput` refuse. Throws for a time that is none. */
export function impliedInput(by: ImpliedBy, { revision, rootTreeId, time }: Revisited): Result<ImpliedInput> {
  const { bundle, environmentId, resolved } = by;
  const policySet = bundle.sets.plain;
  const stage = impliedStage(resolved, 'verifier', time);
  const [request, result] = [stage.request.bytes, stage.result.bytes];
  const duty = evaluateDuty(bundle, { policySet: policySet.bytes, request, resolved: resolved.bytes, result });
  if (!duty.ok) return duty;
  const implied = impliedEnvironmentClaim(
    stage,
    { policySet, duty: duty.value },
    bundle.policies.sandbox.policy.content,
  );
  const claim = environmentClaimKind.parse(encodeCanonical({ ...implied, id: environmentId } as unknown as Json));
  if (!claim.ok) return claim;
  const assembly = assembleInput({
    revision,
    rootTreeId,
    time,
    profile: by.profile,
    resolved,
    manifests: by.manifests,
    configSha256s: by.configSha256s,
    claim: claim.value,
    requester: stage.request.content.body.requested_by,
  });
  return assembly.ok ? accept({ claim: claim.value, duty: duty.value, assembly: assembly.value }) : assembly;
}
