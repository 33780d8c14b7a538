// Assembles what a reproduction materializes: the request, and the materializer's input around it. Nothing in it can change
// a byte of the target: the patch is empty and the contract allows one path that no patch may fill.

import { parseMaterializationInput } from '#adapters';
import { accept, compareCodePoints, encodeCanonical, type Json, type Result, refuse, sha256Hex } from '#canonical';
import { type Admitted, type DocumentRef, documentRefOf, stageRequestKind } from '#contract';
import { type AssemblyInput, checkAssembly } from './assembly-input.ts';
import { assembledRequest, contractText, inputIds } from './request.ts';
import { assembledTexts, type TextName } from './texts.ts';

export type Assembly = {
  readonly input: Uint8Array;
  readonly stageRequestRef: DocumentRef;
  readonly resolvedProfileRef: DocumentRef;
  readonly texts: ReadonlyMap<TextName, string>;
};

/**
 * The materializer's input and what names it. Refuses E_USAGE for a time that is none, E_PROFILE for documents that are not
 * one profile set or a configuration that the profile does not ship, E_SHAPE for a requester who may not ask, E_RELATION
 * for one who is a binding of the profile.
 */
export function assembleInput(assembly: AssemblyInput): Result<Assembly> {
  const flaw = checkAssembly(assembly);
  if (flaw !== undefined) return refuse(flaw);
  const forge = assembly.resolved.content.body.bindings.find(({ binding }) => binding.role === 'forge');
  if (forge === undefined)
    return refuse({ code: 'E_PROFILE', at: '/body/bindings', expected: 'a binding of the role `forge`' });
  const request = stageRequestKind.parse(bytesOf(assembledRequest(assembly, forge.binding)));
  if (!request.ok) return refuse({ ...request.refusal, code: 'E_RELATION' });
  const input = inputOf(assembly, { content: request.value.content, sha256: request.value.sha256 });
  const parsed = parseMaterializationInput(input);
  if (!parsed.ok) return refuse({ ...parsed.refusal, code: 'E_RELATION' });
  return accept({
    input: encodeCanonical(input),
    stageRequestRef: documentRefOf(request.value),
    resolvedProfileRef: documentRefOf(assembly.resolved),
    texts: new Map(Object.entries(assembledTexts).map(([name, { data }]) => [name as TextName, data])),
  });
}

const bytesOf = (value: unknown): Uint8Array => encodeCanonical(value as Json);

function inputOf(
  { profile, resolved, manifests, time }: AssemblyInput,
  request: Pick<Admitted<unknown>, 'content' | 'sha256'>,
): Json {
  const pair = ({ content, sha256 }: Pick<Admitted<unknown>, 'content' | 'sha256'>) => ({
    content: content as Json,
    sha256,
  });
  const payloads = [
    { input_id: inputIds.contract, media_type: 'application/json', data: contractText },
    { input_id: inputIds.patch, media_type: 'text/x-diff', data: '' },
  ];
  return {
    schema_version: 1,
    kind: 'local_git_materialization_input',
    attempt: {
      attempt_id: 'attempt.assemble',
      attempt_number: 1,
      result_id: 'result.assemble',
      started_at: time,
      finished_at: time,
      recorded_at: time,
    },
    profile: pair(profile),
    resolved_profile: pair(resolved),
    manifests: manifests.toSorted((a, b) => compareCodePoints(a.content.id, b.content.id)).map(pair),
    stage_request: pair(request),
    payloads,
    trust_context: {
      verified_payloads: payloads.map(({ input_id, ...content }) => ({
        input_id,
        content,
        sha256: sha256Hex(content.data),
      })),
    },
  };
}
