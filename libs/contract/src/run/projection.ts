// What an execution of a request must look like if it was the one asked for: the selected binding as its result would
// report it. Evidence counts as passed only from an execution that is exactly this.
import { equalJson, type Json, type Refusal } from '#canonical';
import type {
  Actor,
  AdapterRole,
  Environment,
  ExecutionKind,
  GitObject,
  ModelRequest,
  Tool,
} from '../generated/common.d.ts';
import type { ResolvedProfile } from '../generated/resolved-profile.d.ts';
import type { StageRequest } from '../generated/stage-request.d.ts';
import type { ActualBinding, Execution, Metadata, UsedCapability } from '../generated/stage-result.d.ts';
import { firstAmong, firstOf, unrelated } from '../refusals.ts';
import { presentOf } from '../relations/binding-sources.ts';
import { operationBinding } from './request-resolution.ts';

export type Projection = {
  readonly actual_binding: ActualBinding;
  readonly performer: Actor & { readonly role: AdapterRole };
  readonly environment: Environment;
  readonly used_capability: UsedCapability;
  readonly execution_kind: ExecutionKind;
  /** What the facts of a model's execution must equal; undefined for a deterministic one. */
  readonly model:
    | { readonly request: ModelRequest; readonly prompt: GitObject; readonly skills: readonly GitObject[] }
    | undefined;
  /** The only tools that may have been used. */
  readonly tools: readonly Tool[];
};

/** The execution that `request` asks of `resolved`; undefined when the resolved profile lacks the binding. */
export function projectExecution(request: StageRequest, resolved: ResolvedProfile): Projection | undefined {
  const found = operationBinding(request, resolved);
  if (found === undefined) return undefined;
  const { binding, adapter_implementation } = found;
  const authority = binding.authority_ref === undefined ? {} : { authority_ref: binding.authority_ref };
  const { adapter_instance_id, principal_id, execution_boundary_id, execution_kind, role } = binding;
  const identity = { adapter_instance_id, principal_id, execution_boundary_id };
  return {
    actual_binding: {
      binding_id: binding.binding_id,
      role,
      adapter_implementation,
      manifest_ref: binding.manifest_ref,
      package_ref: binding.package_ref,
      config_ref: presentOf(binding.config_ref),
      execution_kind,
      ...identity,
      ...authority,
    },
    performer: {
      role,
      implementation_id: adapter_implementation.id,
      implementation_version: adapter_implementation.version,
      ...identity,
      ...authority,
    },
    environment: request.body.environment_ref,
    used_capability: { kind: 'registered', id: request.body.operation.capability_id },
    execution_kind,
    model:
      binding.model_request === undefined || binding.prompt_ref === undefined
        ? undefined
        : { request: binding.model_request, prompt: binding.prompt_ref, skills: binding.skill_refs },
    tools: binding.requested_tools,
  };
}

/** The first way in which `execution` is not the projected one (E_RELATION), or undefined. Places are the result's. */
export function checkProjected(execution: Execution, projection: Projection): Refusal | undefined {
  const same = (key: 'actual_binding' | 'performer' | 'environment' | 'used_capability') =>
    differs(execution[key], projection[key], [key], 'what the request and its resolved profile project');
  return firstOf([
    () => same('actual_binding'),
    () => same('performer'),
    () => same('environment'),
    () => same('used_capability'),
    () =>
      differs(
        execution.metadata.kind,
        projection.execution_kind,
        ['metadata', 'kind'],
        `\`${projection.execution_kind}\``,
      ),
    () => checkModelFacts(execution.metadata, projection),
    () => checkUsedTools(execution.metadata, projection),
  ]);
}

type FactName = 'provider' | 'model' | 'effort' | 'prompt' | 'skills';

// A fact that is unavailable contradicts nothing, and the snapshot is the provider's to choose.
function checkModelFacts(metadata: Metadata, { model }: Projection): Refusal | undefined {
  if (metadata.kind === 'deterministic' || model === undefined) return undefined;
  const wanted: readonly (readonly [FactName, Json])[] = [
    ['provider', model.request.provider_id],
    ['model', model.request.model_id],
    ['effort', model.request.effort_id],
    ['prompt', model.prompt],
    ['skills', model.skills],
  ];
  return firstAmong(wanted, ([name, value]) => {
    const fact = metadata[name];
    return 'value' in fact ? differs(fact.value, value, ['metadata', name, 'value'], "the binding's value") : undefined;
  });
}

function checkUsedTools({ tools }: Metadata, projection: Projection): Refusal | undefined {
  if (!('value' in tools)) return undefined;
  return firstAmong(tools.value, (tool, index) =>
    projection.tools.some((requested) => equalJson(requested, tool))
      ? undefined
      : unrelated(['body', 'execution', 'metadata', 'tools', 'value', index], 'a tool that the binding requested'),
  );
}

const differs = (found: Json, wanted: Json, at: readonly string[], expected: string): Refusal | undefined =>
  equalJson(found, wanted) ? undefined : unrelated(['body', 'execution', ...at], expected);
