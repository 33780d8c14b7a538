// The profile of one combination and the manifests it binds: the producer and the forge under test, and a bystander in each
// of the other protected roles.
import { sha256Hex } from '#canonical';
import {
  type AdapterManifest,
  type AdapterRole,
  type AuthorityScopeRef,
  type Binding,
  type ConfigContractScopeRef,
  type Digested,
  type ExecutionKind,
  type GitObject,
  grantOf,
  type Profile,
} from '#contract';
import { models } from '../fixture/texts.ts';
import { bystander, type Combination, type ProducerName } from '../names.ts';
import { configBytes, type Packages } from './packages.ts';
import { contentRef, digested, scopeOf, scopeOfContent } from './refs.ts';

export type ProfileSet = {
  readonly profile: Digested<Profile>;
  /** Sorted by id. */
  readonly manifests: readonly Digested<AdapterManifest>[];
};

type BoundRole = 'forge' | 'producer' | 'publisher' | 'reviewer' | 'verifier';
const roles: readonly BoundRole[] = ['forge', 'producer', 'publisher', 'reviewer', 'verifier'];

export const materializerId = 'adapter.local-git-materializer.v1';

export function buildProfileSet(packages: Packages, combination: Combination): ProfileSet {
  const made = roles.map((role) => {
    const part = partOf(role, packages, combination);
    const manifest = digested(manifestOf(role, part));
    return { manifest, binding: bindingOf(role, part, manifest, packages.prompt) };
  });
  const profile: Profile = {
    schema_version: 2,
    kind: 'profile',
    id: `profile.matrix.${combination.producer}.${combination.forge}`,
    body: { profile_version: 'v1', bindings: made.map(({ binding }) => binding) },
  };
  const manifests = made.map(({ manifest }) => manifest);
  return {
    profile: digested(profile),
    manifests: manifests.toSorted((left, right) => (left.content.id < right.content.id ? -1 : 1)),
  };
}

type Part = {
  readonly manifestId: string;
  readonly package: GitObject;
  readonly kind: ExecutionKind;
  readonly model?: { readonly producer: ProducerName; readonly config: GitObject };
};

function partOf(role: BoundRole, packages: Packages, { producer, forge }: Combination): Part {
  switch (role) {
    case 'producer':
      return {
        manifestId: `adapter.${producer}.v1`,
        package: packages.program(producer),
        kind: 'model',
        model: { producer, config: packages.config(producer) },
      };
    case 'forge':
      return { manifestId: materializerId, package: packages.program(forge), kind: 'deterministic' };
    case 'publisher':
    case 'reviewer':
    case 'verifier':
      return { manifestId: `adapter.idle-${role}.v1`, package: packages.program(bystander), kind: 'deterministic' };
  }
}

function manifestOf(role: AdapterRole, part: Part): AdapterManifest {
  const grant = grantOf(role, part.kind);
  return {
    schema_version: 2,
    kind: 'adapter_manifest',
    id: part.manifestId,
    body: {
      adapter_version: 'v1',
      package_ref: part.package,
      offered_roles: [role],
      offered_execution_kinds: [part.kind],
      offered_capabilities: [...grant.capabilities],
      offered_permissions: [...grant.permissions],
      offered_tools: [],
      ...(part.model === undefined ? {} : { config_contract_ref: configContract(part.model.producer) }),
    },
  };
}

function configContract(producer: ProducerName): ConfigContractScopeRef {
  const subject = {
    ...contentRef('producer-config', 'application/json', ''),
    sha256: sha256Hex(configBytes(producer)),
  };
  return scopeOfContent('config-contract', subject) as ConfigContractScopeRef;
}

function bindingOf(role: BoundRole, part: Part, manifest: Digested<AdapterManifest>, prompt: GitObject): Binding {
  const { offered_capabilities, offered_permissions, package_ref } = manifest.content.body;
  return {
    binding_id: `binding.${role}`,
    role,
    manifest_ref: { schema_version: 2, kind: 'adapter_manifest', id: part.manifestId, sha256: manifest.sha256 },
    execution_kind: part.kind,
    adapter_instance_id: `instance.${role}`,
    principal_id: `principal.${role}`,
    execution_boundary_id: `boundary.${role}`,
    package_ref,
    skill_refs: [],
    requested_tools: [],
    requested_capabilities: [...offered_capabilities],
    requested_permissions: [...offered_permissions],
    authority_ref: scopeOf('authority', `authority-${role}`) as AuthorityScopeRef,
    ...(part.model === undefined
      ? {}
      : { config_ref: part.model.config, prompt_ref: prompt, model_request: models[part.model.producer] }),
  };
}
