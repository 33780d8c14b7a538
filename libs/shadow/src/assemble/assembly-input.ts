// What an assembly starts from, and the rules that its parts keep between them.
import type { Refusal } from '#canonical';
import {
  type Actor,
  type AdapterManifest,
  type Admitted,
  checkProfileSet,
  firstOf,
  type GitRevision,
  isTime,
  type Profile,
  type ResolvedProfile,
} from '#contract';
import type { ExecutionEnvironmentClaim } from '#control';

export type AssemblyInput = {
  readonly revision: GitRevision;
  /** The root tree of the revision. */
  readonly rootTreeId: string;
  /** All five times of the attempt, `YYYY-MM-DDTHH:MM:SSZ`. */
  readonly time: string;
  readonly profile: Admitted<Profile>;
  readonly resolved: Admitted<ResolvedProfile>;
  readonly manifests: readonly Admitted<AdapterManifest>[];
  /** Digests of the configurations that the profile ships. */
  readonly configSha256s: ReadonlySet<string>;
  readonly claim: Admitted<ExecutionEnvironmentClaim>;
  readonly requester: Actor;
};

/** The first broken rule: E_USAGE for the time, E_PROFILE for the profile, E_SHAPE or E_RELATION for the requester. */
export const checkAssembly = (assembly: AssemblyInput): Refusal | undefined =>
  firstOf([() => timeFlaw(assembly), () => profileFlaw(assembly), () => requesterFlaw(assembly)]);

const timeFlaw = ({ time }: AssemblyInput): Refusal | undefined =>
  isTime(time) ? undefined : { code: 'E_USAGE', at: time, expected: 'a time such as `2026-01-31T12:00:00Z`' };

function profileFlaw({ profile, resolved, manifests, configSha256s }: AssemblyInput): Refusal | undefined {
  const unrelated = checkProfileSet({ profile, resolved, manifests });
  if (unrelated !== undefined) return { ...unrelated, code: 'E_PROFILE' };
  for (const [index, { config_source }] of resolved.content.body.bindings.entries()) {
    if (config_source.state === 'present' && !configSha256s.has(config_source.value.value_sha256)) {
      const at = `/body/bindings/${index}/config_source/value/value_sha256`;
      return {
        code: 'E_PROFILE',
        input: 'resolved',
        at,
        expected: 'the digest of a configuration that the profile ships',
      };
    }
  }
  return undefined;
}

const requesterRoles = ['manager', 'operator', 'orchestrator'];
const dimensions = ['adapter_instance_id', 'execution_boundary_id', 'principal_id'] as const;

function requesterFlaw({ requester, resolved }: AssemblyInput): Refusal | undefined {
  if (!requesterRoles.includes(requester.role)) {
    return { code: 'E_SHAPE', input: 'requester', at: '/role', expected: 'manager, operator or orchestrator' };
  }
  for (const { binding } of resolved.content.body.bindings) {
    const shared = dimensions.find((key) => binding[key] === requester[key]);
    if (shared !== undefined) {
      const expected = `another one than that of \`${binding.binding_id}\`: nobody asks for their own work`;
      return { code: 'E_RELATION', input: 'requester', at: `/${shared}`, expected };
    }
  }
  return undefined;
}
