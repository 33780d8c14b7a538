// What a reproduction is handed, and the guards that stand before anything is looked at: every document reads, the incident
// is one, the identity is about it, and the materializer's input is for its revision and cannot write a byte.
import { materializationInputBounds } from '#adapters';
import {
  accept,
  type Bounds,
  coreBounds,
  equalJson,
  type Json,
  type JsonObject,
  parseCanonical,
  type Refusal,
  type Result,
  refuse,
  sha256Hex,
} from '#canonical';
import { type Admitted, type DocumentKind, firstAmong, firstOf, unrelated } from '#contract';
import { environmentRegistryKind, type ShadowEnvironmentRegistry } from '#control';
import type { QualifiedIdentity } from './generated/qualified-identity.d.ts';
import type { ShadowIncidentRecord } from './generated/shadow-incident-record.d.ts';
import { incidentBounds, incidentKind } from './incident.ts';
import { checkIdentityOf, identityKind } from './qualified-identity.ts';

/** Canonical bytes each; a refusal's `input` is the name. */
export type ReproductionInputs = {
  readonly incident: Uint8Array;
  readonly claim: Uint8Array;
  readonly input: Uint8Array;
  readonly identity: Uint8Array;
  readonly registry: Uint8Array;
};

/** The documents of a reproduction. The claim is judged later, and whoever materializes judges the input. */
export type AdmittedReproduction = {
  readonly incident: Admitted<ShadowIncidentRecord>;
  readonly identity: Admitted<QualifiedIdentity>;
  readonly registry: Admitted<ShadowEnvironmentRegistry>;
  readonly claim: { readonly id: string; readonly sha256: string; readonly bytes: Uint8Array };
  readonly input: Json;
};

const claimBounds: Bounds = { ...coreBounds, byteOrderMark: 'refused' };
const boundsOf = {
  incident: incidentBounds,
  claim: claimBounds,
  input: { ...materializationInputBounds, byteOrderMark: 'refused' },
  identity: incidentBounds,
  registry: claimBounds,
} as const satisfies Record<keyof ReproductionInputs, Bounds>;

/**
 * Admits the documents of a reproduction. In this order: E_LIMIT, E_PARSE and E_CANONICAL of each; E_SHAPE for the incident;
 * E_RELATION for the registry; E_SHAPE or E_RELATION for the identity; E_SHAPE for what is no claim; E_STALE when the input
 * is for another revision; E_READ_ONLY when it could change or reach anything; E_RELATION when the identity is not of it.
 */
export function admitReproduction(inputs: ReproductionInputs): Result<AdmittedReproduction> {
  const read = readEach(inputs);
  if (!read.ok) return read;
  const values = read.value;
  const incident = admit(incidentKind, inputs, values, 'incident');
  if (!incident.ok) return incident;
  const registry = admit(environmentRegistryKind, inputs, values, 'registry');
  if (!registry.ok) return refuse({ ...registry.refusal, code: 'E_RELATION' });
  const identity = admit(identityKind, inputs, values, 'identity');
  if (!identity.ok) return identity;
  const refusal = firstOf<Refusal>([
    () => about('identity', checkIdentityOf(identity.value.content, incident.value.content)),
    () => about('claim', checkClaim(values.claim)),
    () => about('input', checkRevision(values.input, incident.value.content)),
    () => about('input', checkReadOnly(values.input)),
    () => about('identity', checkNamed(values.input, identity.value.content)),
  ]);
  if (refusal !== undefined) return refuse(refusal);
  return accept({
    incident: incident.value,
    identity: identity.value,
    registry: registry.value,
    claim: { id: String(at(values.claim, 'id')), sha256: sha256Hex(inputs.claim), bytes: inputs.claim },
    input: values.input,
  });
}

type Values = Readonly<Record<keyof ReproductionInputs, Json>>;
const names = Object.keys(boundsOf) as (keyof ReproductionInputs)[];

/** Each of the three checks of spelling is made of every document before the next is made of any. */
function readEach(inputs: ReproductionInputs): Result<Values> {
  const refusals: Refusal[] = [];
  const values: Partial<Record<keyof ReproductionInputs, Json>> = {};
  for (const name of names) {
    const read = parseCanonical(inputs[name], boundsOf[name]);
    if (read.ok) values[name] = read.value;
    else refusals.push({ ...read.refusal, input: name });
  }
  const first = ['E_LIMIT', 'E_PARSE', 'E_CANONICAL'].map((code) => refusals.find((one) => one.code === code));
  const refusal = first.find((one) => one !== undefined);
  return refusal === undefined ? accept(values as Values) : refuse(refusal);
}

function admit<T>(
  kind: DocumentKind<T>,
  inputs: ReproductionInputs,
  values: Values,
  name: keyof ReproductionInputs,
): Result<Admitted<T>> {
  const checked = kind.check(values[name]);
  if (!checked.ok) return refuse({ ...checked.refusal, input: name });
  return accept({ content: checked.value, sha256: sha256Hex(inputs[name]), bytes: inputs[name] });
}

const about = (input: keyof ReproductionInputs, refusal: Refusal | undefined): Refusal | undefined =>
  refusal === undefined ? undefined : { ...refusal, input };

/** The value below object members; null where there is none. */
function at(value: Json, ...keys: readonly string[]): Json {
  let found: Json = value;
  for (const key of keys) {
    if (typeof found !== 'object' || found === null || Array.isArray(found)) return null;
    found = (found as JsonObject)[key] ?? null;
  }
  return found;
}

const checkClaim = (claim: Json): Refusal | undefined =>
  at(claim, 'kind') === 'execution_environment_claim' && typeof at(claim, 'id') === 'string'
    ? undefined
    : { code: 'E_SHAPE', at: '/kind', expected: 'an execution_environment_claim with an id' };

const requestBody = ['stage_request', 'content', 'body'] as const;

function checkRevision(input: Json, { body }: ShadowIncidentRecord): Refusal | undefined {
  const named = at(input, ...requestBody, 'target_revision', 'value');
  if (equalJson(named, body.git_revision_ref)) return undefined;
  const { repository_id, commit_id } = body.git_revision_ref;
  const expected = `the incident's revision, \`${commit_id}\` of \`${repository_id}\``;
  return { code: 'E_STALE', at: '/stage_request/content/body/target_revision', expected };
}

/** No payload that is a patch has a byte, whichever copy of it is read, and the network is denied. */
function checkReadOnly(input: Json): Refusal | undefined {
  const listed = (value: Json): readonly Json[] => (Array.isArray(value) ? value : []);
  const copies = [
    ...listed(at(input, 'payloads')),
    ...listed(at(input, 'trust_context', 'verified_payloads')).map((verified) => at(verified, 'content')),
  ];
  const wrote = copies.some((copy) => at(copy, 'media_type') === 'text/x-diff' && at(copy, 'data') !== '');
  if (wrote) return { code: 'E_READ_ONLY', at: '/payloads', expected: 'a patch of no bytes' };
  return at(input, ...requestBody, 'operation', 'arguments', 'network_mode') === 'deny'
    ? undefined
    : { code: 'E_READ_ONLY', at: '/stage_request/content/body/operation/arguments/network_mode', expected: '`deny`' };
}

function checkNamed(input: Json, { body }: QualifiedIdentity): Refusal | undefined {
  const pairs = { stage_request_ref: 'stage_request', resolved_profile_ref: 'resolved_profile' } as const;
  return firstAmong(Object.entries(pairs), ([key, kind]) => {
    const named = {
      schema_version: 2,
      kind,
      id: at(input, kind, 'content', 'id'),
      sha256: at(input, kind, 'sha256'),
    };
    return equalJson(body[key as keyof typeof pairs], named)
      ? undefined
      : unrelated(['body', key], `the ${kind.replace('_', ' ')} of the materializer's input`);
  });
}
