// The work an adapter was bound to: a request, the resolved profile it was made under, and the one binding that plays the
// role, through a manifest that offers exactly what the adapter's contract says and not a permission more.
import type { Json, Result } from '#canonical';
import { accept, equalJson, refuse } from '#canonical';
import type {
  AdapterManifest,
  AdapterRole,
  Digested,
  ExecutionKind,
  Projection,
  ResolvedBinding,
  ResolvedProfile,
  StageRequest,
} from '#contract';
import {
  checkRequestAgainstResolved,
  grantOf,
  manifestKind,
  projectExecution,
  refersTo,
  resolvedProfileKind,
  stageRequestKind,
} from '#contract';
import type { Pair } from './documents.ts';
import { admitDocument, moved } from './documents.ts';
import type { Fact } from './shape.ts';

/** What an adapter's manifest must be, word for word. */
export type WorkContract = {
  /** The adapter's name; its manifest is `adapter.<name>.v1`. */
  readonly name: string;
  readonly role: AdapterRole;
  readonly executionKind: ExecutionKind;
  /** Whether its bindings have a configuration that the manifest says the contract of. */
  readonly isConfigured: boolean;
};

export type WorkDocuments = {
  readonly manifest: Digested<AdapterManifest>;
  readonly request: Digested<StageRequest>;
  readonly resolved: Digested<ResolvedProfile>;
};

/** Where a refusal is: in the request, or in how the documents go together. */
export type WorkPlaces = { readonly request: string; readonly work: string };

export type Work = WorkDocuments & {
  readonly bound: ResolvedBinding;
  /** The execution that the request asks of the resolved profile. */
  readonly projection: Projection;
};

/** The three documents of a work in their pairs, each good by itself, or a refusal with `code` at its place below `at`. */
export function admitWorkDocuments<Code extends string>(
  pairs: { readonly manifest: Pair; readonly request: Pair; readonly resolved_profile: Pair },
  code: Code,
  at: string,
): Result<WorkDocuments, Code> {
  const request = admitDocument(stageRequestKind, pairs.request, code, `${at}/request/content`);
  if (!request.ok) return request;
  const resolved = admitDocument(resolvedProfileKind, pairs.resolved_profile, code, `${at}/resolved_profile/content`);
  if (!resolved.ok) return resolved;
  const manifest = admitDocument(manifestKind, pairs.manifest, code, `${at}/manifest/content`);
  if (!manifest.ok) return manifest;
  return accept({ request: request.value, resolved: resolved.value, manifest: manifest.value });
}

/**
 * Finds the work of `bindingId` in documents of good form, or refuses with `code`: the request must be one of the resolved
 * profile, its operation the role's own, and manifest and binding exactly the contract's. `facts` are asked last.
 */
export function findWork<Code extends string>(
  contract: WorkContract,
  documents: WorkDocuments,
  bindingId: string,
  code: Code,
  places: WorkPlaces,
  facts: readonly Fact<Work>[] = [],
): Result<Work, Code> {
  const { request, resolved } = documents;
  const unrelated = checkRequestAgainstResolved(request.content, resolved);
  if (unrelated !== undefined) return refuse(moved(unrelated, code, places.request));
  const bound = resolved.content.body.bindings.find(({ binding }) => binding.binding_id === bindingId);
  const projection = projectExecution(request.content, resolved.content);
  if (bound === undefined || projection === undefined) {
    return refuse({ code, at: places.work, expected: `a binding \`${bindingId}\` in the resolved profile` });
  }
  const work = { ...documents, bound, projection };
  const broken = [...contractFacts(contract, bindingId), ...facts].find(([, holds]) => !holds(work));
  return broken === undefined ? accept(work) : refuse({ code, at: places.work, expected: broken[0] });
}

const plainBinding: Fact<Work> = [
  'a binding without configuration, prompt, model or skills',
  ({ bound: { binding } }) =>
    binding.config_ref === undefined &&
    binding.prompt_ref === undefined &&
    binding.model_request === undefined &&
    binding.skill_refs.length === 0,
];

const contractFacts = (contract: WorkContract, bindingId: string): readonly Fact<Work>[] => {
  const id = `adapter.${contract.name}.v1`;
  const offer = offerOf(contract);
  const [capability] = grantOf(contract.role, contract.executionKind).capabilities;
  return [
    [`the manifest \`${id}\``, ({ manifest }) => manifest.content.id === id],
    ['a manifest that offers exactly what its adapter may do', ({ manifest }) => offers(manifest.content, offer)],
    [
      contract.isConfigured ? 'a contract for the configuration' : 'no contract for a configuration',
      ({ manifest }) => (manifest.content.body.config_contract_ref !== undefined) === contract.isConfigured,
    ],
    ['a binding of this manifest', ({ bound, manifest }) => refersTo(bound.binding.manifest_ref, manifest)],
    [
      'a binding of the package that the manifest names',
      ({ bound, manifest }) => equalJson(bound.binding.package_ref, manifest.content.body.package_ref),
    ],
    [
      'the implementation that the manifest is of',
      ({ bound, manifest: { content } }) =>
        equalJson(bound.adapter_implementation, { id: content.id, version: content.body.adapter_version }),
    ],
    ['a binding without tools', ({ bound }) => bound.binding.requested_tools.length === 0],
    ...(contract.executionKind === 'deterministic' ? [plainBinding] : []),
    [
      `an operation of \`${bindingId}\` as ${contract.role}`,
      ({ request: { content } }) =>
        content.body.operation.role === contract.role &&
        content.body.operation.binding_id === bindingId &&
        content.body.operation.capability_id === capability,
    ],
  ];
};

const offerOf = ({ role, executionKind }: WorkContract): Json => {
  const grant = grantOf(role, executionKind);
  return {
    adapter_version: 'v1',
    offered_roles: [role],
    offered_execution_kinds: [executionKind],
    offered_capabilities: grant.capabilities,
    offered_permissions: grant.permissions,
    offered_tools: [],
  };
};

function offers({ body }: AdapterManifest, offer: Json): boolean {
  const { package_ref: _package, config_contract_ref: _config, ...offered } = body;
  return equalJson(offered, offer);
}
