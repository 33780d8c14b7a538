// The two payloads of a materialization: the contract that its operation delivers, and the producer's patch. A payload is
// taken when it is what the caller verified, hashes to what the caller says, and is what the request names as its input.
import type { Result } from '#canonical';
import { accept, equalJson, isLongerThan, refuse, sha256Hex } from '#canonical';
import type { ContentRef, MaterializeArguments, StageRequest } from '#contract';
import { moved } from '../shared/documents.ts';
import type { MaterializationContract } from './contract.ts';
import { parseMaterializationContract } from './contract.ts';
import type { InputDocument, Payload } from './input.ts';

const patchInputId = 'input.producer-patch';

type AdmittedPayload = { readonly ref: ContentRef; readonly data: string };

export type Payloads = {
  readonly contract: MaterializationContract;
  readonly contractRef: ContentRef;
  /** A unified diff, perhaps empty; its paths and modes are for the executor to hold against the contract. */
  readonly patch: string;
  readonly patchRef: ContentRef;
};

/** The contract and the patch of an input, or E_INPUT. */
export function admitPayloads(
  input: InputDocument,
  request: StageRequest,
  { materialization_contract }: MaterializeArguments,
): Result<Payloads, 'E_INPUT'> {
  const stated = admitPayload(input, request, materialization_contract.input_id, 'application/json');
  if (!stated.ok) return stated;
  const patch = admitPayload(input, request, patchInputId, 'text/x-diff');
  if (!patch.ok) return patch;
  const contract = parseMaterializationContract(stated.value.data);
  if (!contract.ok) {
    return refuse(moved({ ...contract.refusal, at: '' }, 'E_INPUT', placeOf(input, materialization_contract.input_id)));
  }
  const { max_patch_bytes } = contract.value;
  if (isLongerThan(patch.value.data, max_patch_bytes)) {
    return invalid(placeOf(input, patchInputId), `a patch of at most ${max_patch_bytes} bytes`);
  }
  return accept({
    contract: contract.value,
    contractRef: stated.value.ref,
    patch: patch.value.data,
    patchRef: patch.value.ref,
  });
}

const invalid = (at: string, expected: string) => refuse({ code: 'E_INPUT' as const, at, expected });

const indexOf = ({ payloads }: InputDocument, inputId: string): number =>
  payloads.findIndex(({ input_id }) => input_id === inputId);

const placeOf = (input: InputDocument, inputId: string): string => `/payloads/${indexOf(input, inputId)}/data`;

function admitPayload(
  input: InputDocument,
  request: StageRequest,
  inputId: string,
  mediaType: string,
): Result<AdmittedPayload, 'E_INPUT'> {
  const index = indexOf(input, inputId);
  const payload = input.payloads[index];
  if (payload === undefined) return invalid('/payloads', `a payload for the input \`${inputId}\``);
  const place = `/payloads/${index}`;
  if (payload.media_type !== mediaType) return invalid(`${place}/media_type`, `\`${mediaType}\``);
  const sha256 = sha256Hex(payload.data);
  if (!isVerified(input, payload, sha256)) return invalid(place, 'the payload that was verified');
  const ref = contentOf(request, inputId);
  if (ref === undefined || ref.media_type !== mediaType || ref.sha256 !== sha256) {
    return invalid(place, `the content that the request names as \`${inputId}\``);
  }
  return accept({ ref, data: payload.data });
}

function isVerified(
  { trust_context }: InputDocument,
  { input_id, data, media_type }: Payload,
  sha256: string,
): boolean {
  const wanted = { input_id, content: { data, media_type }, sha256 };
  return trust_context.verified_payloads.some((verified) => equalJson(verified, wanted));
}

/** The content that a request names as one of its inputs. */
function contentOf({ body }: StageRequest, inputId: string): ContentRef | undefined {
  const value = body.inputs.find(({ input_id }) => input_id === inputId)?.value;
  return value?.type === 'artifact' && value.value.type === 'content' ? value.value.value : undefined;
}
