// One program for every producer: a harness that is driven to change a target. Producers differ in a few words, and in
// nothing that decides. Pure: the harness is not run, the output is not fetched, and what the provider says is carried as
// data.
import type { Bounds, Json, JsonObject, Result } from '#canonical';
import { accept, refuse } from '#canonical';
import { admit } from '../shape.ts';
import { admitWorkDocuments, findWork } from '../work.ts';
import type { ProducerContract } from './contract.ts';
import { producerWork, producerWorkFacts } from './contract.ts';
import { producerInput } from './documents.ts';
import { freshness } from './freshness.ts';
import { buildProducerObservation } from './observation.ts';

/** The refusals of every producer, in the order in which they are decided. */
export const producerErrorCodes = ['E_SHAPE', 'E_TRUST', 'E_STALE'] as const;

export type ProducerErrorCode = (typeof producerErrorCodes)[number];

const trustPlace = '/trust_context/body';
const places = { work: trustPlace, request: `${trustPlace}/request/content` };

/** Bounds of an input document: three core documents, and the snapshot twice, as it was verified and as it is. */
export const producerInputBounds: Bounds = { bytesMax: 8_388_608, depthMax: 40, entriesMax: 256, stringBytesMax: 8192 };

/**
 * Makes the normalizer of one producer. Input: `{snapshot, trust_context}`; output: an `adapter_observation`. It refuses with
 * E_SHAPE an input that is out of shape, with E_TRUST a request, profile or manifest that does not make the work it is said
 * to, and with E_STALE a snapshot that is not of that work; it never throws. Digests are taken as the caller gives them.
 */
export function producerNormalizer(contract: ProducerContract): (input: Json) => Result<JsonObject, ProducerErrorCode> {
  const shape = producerInput(contract.snapshotKind);
  const workContract = producerWork(contract);
  return (value) => {
    const input = admit(shape, value, 'E_SHAPE', '');
    if (!input.ok) return input;
    const { body: trust } = input.value.trust_context;
    const documents = admitWorkDocuments(trust, 'E_TRUST', trustPlace);
    if (!documents.ok) return documents;
    const facts = producerWorkFacts(contract, trust);
    const work = findWork(workContract, documents.value, trust.binding_id, 'E_TRUST', places, facts);
    if (!work.ok) return work;
    const produced = { input: input.value, work: work.value, snapshotFact: contract.snapshotFact };
    const broken = freshness.find(([, holds]) => !holds(produced));
    if (broken !== undefined) return refuse({ code: 'E_STALE', at: '/snapshot', expected: broken[0] });
    return accept(buildProducerObservation(contract, input.value, work.value));
  };
}
