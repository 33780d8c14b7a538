// Bounds and batches over a backend. Sizes are known before content is taken; content comes in groups of a quarter mebibyte,
// so many small blobs cost few round trips and one large blob is in memory alone. After the first damaged object nothing
// more is read from a repository: what else was changed in it is unknown.
import { accept } from '#canonical';
import { decline, type HashAlgorithm, isObjectId } from '#objects';
import {
  batchObjectsMax,
  closed,
  type GitObject,
  groupBytesMax,
  missing,
  type ObjectRequest,
  objectBytesMax,
  refuseId,
  refuseSize,
} from './object-request.ts';
import type { ObjectOutcome, ObjectRefusal } from './refusals.ts';
import type { ObjectInfo, ObjectStore } from './store.ts';

type Waiting = {
  readonly request: ObjectRequest;
  readonly resolve: (outcome: ObjectOutcome<GitObject>) => void;
  readonly reject: (fault: unknown) => void;
};

type Slot =
  | { readonly info: ObjectInfo; readonly outcome?: undefined }
  | { readonly outcome: ObjectOutcome<never>; readonly info?: undefined };

export class ObjectReader {
  readonly algorithm: HashAlgorithm;
  readonly #store: ObjectStore;
  #stopped: ObjectRefusal | undefined;
  #waiting: Waiting[] = [];

  constructor(store: ObjectStore, algorithm: HashAlgorithm) {
    this.#store = store;
    this.algorithm = algorithm;
  }

  get backend() {
    return this.#store.backend;
  }

  /** Type and size of one object, unverified: for choosing, never for proving. */
  async info(requests: readonly ObjectRequest[]): Promise<readonly ObjectOutcome<ObjectInfo>[]> {
    const slots: Slot[] = [];
    for (let at = 0; at < requests.length; at += batchObjectsMax) {
      slots.push(...(await this.#slots(requests.slice(at, at + batchObjectsMax))));
    }
    return slots.map((slot) => (slot.info === undefined ? slot.outcome : accept(slot.info)));
  }

  /** One object. Reads asked for in the same turn of the event loop share their round trips. */
  read(request: ObjectRequest): Promise<ObjectOutcome<GitObject>> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ request, resolve, reject });
      if (this.#waiting.length === 1) queueMicrotask(() => this.#readWaiting());
    });
  }

  async #readWaiting(): Promise<void> {
    const waiting = this.#waiting;
    this.#waiting = [];
    let index = 0;
    try {
      for await (const outcome of this.stream(waiting.map(({ request }) => request))) {
        waiting[index]?.resolve(outcome);
        index += 1;
      }
    } catch (fault) {
      for (const { reject } of waiting.slice(index)) reject(fault);
    }
  }

  /** All of them at once, in order: for requests whose sum is known to be small. */
  async readAll(requests: readonly ObjectRequest[]): Promise<readonly ObjectOutcome<GitObject>[]> {
    const outcomes: ObjectOutcome<GitObject>[] = [];
    for await (const outcome of this.stream(requests)) outcomes.push(outcome);
    return outcomes;
  }

  /**
   * One outcome per request, in order. In memory are at most two groups and the object handed out; the next group is
   * fetched while the caller works, but never a second large object.
   */
  async *stream(
    requests: AsyncIterable<ObjectRequest> | Iterable<ObjectRequest>,
  ): AsyncGenerator<ObjectOutcome<GitObject>, void, undefined> {
    const groups = this.#groups(requests);
    let next = groups.next();
    try {
      for (;;) {
        const group = await next;
        if (group.done) return;
        next = groups.next();
        yield* group.value;
      }
    } finally {
      await groups.return();
    }
  }

  /** See `ObjectStore`; nothing where the backend cannot tell. */
  historyOrder(oids: readonly string[]): AsyncIterable<string> | undefined {
    return this.#store.historyOrder?.(oids);
  }

  async close(): Promise<void> {
    this.#stopped ??= closed;
    await this.#store.close();
  }

  async *#groups(
    requests: AsyncIterable<ObjectRequest> | Iterable<ObjectRequest>,
  ): AsyncGenerator<readonly ObjectOutcome<GitObject>[], void, undefined> {
    for await (const batch of batchesOf(requests, batchObjectsMax)) {
      let group: Slot[] = [];
      let groupBytes = 0;
      for (const slot of await this.#slots(batch)) {
        const size = slot.info?.sizeBytes ?? 0;
        if (groupBytes + size > groupBytesMax && group.length > 0) {
          yield await this.#contents(group);
          [group, groupBytes] = [[], 0];
        }
        // The empty group ends the read-ahead here: the large object is fetched when all before it was handed out.
        if (size > groupBytesMax) yield [];
        group.push(slot);
        groupBytes += size;
      }
      yield await this.#contents(group);
    }
  }

  async #slots(requests: readonly ObjectRequest[]): Promise<readonly Slot[]> {
    const stopped = this.#stopped;
    if (stopped !== undefined) return requests.map(() => ({ outcome: decline(stopped) }));
    const fit = requests.filter(({ oid }) => isObjectId(oid, this.algorithm));
    const infos = fit.length === 0 ? accept([]) : await this.#store.info(fit.map(({ oid }) => oid));
    if (!infos.ok) {
      const broken = this.#stop(infos.refusal);
      return requests.map(() => ({ outcome: broken }));
    }
    const known = new Map(infos.value.flatMap((info) => (info === undefined ? [] : [[info.oid, info] as const])));
    return requests.map((request) => this.#slot(request, known.get(request.oid)));
  }

  #slot({ oid, bytesMax = objectBytesMax }: ObjectRequest, info: ObjectInfo | undefined): Slot {
    if (!isObjectId(oid, this.algorithm)) return { outcome: refuseId(oid, this.algorithm) };
    if (info === undefined) return { outcome: decline({ ...missing, at: oid }) };
    const allowed = Math.min(bytesMax, objectBytesMax);
    return info.sizeBytes <= allowed ? { info } : { outcome: refuseSize(oid, allowed) };
  }

  async #contents(group: readonly Slot[]): Promise<readonly ObjectOutcome<GitObject>[]> {
    const stopped = this.#stopped;
    if (stopped !== undefined) return group.map(({ outcome }) => outcome ?? decline(stopped));
    const infos = group.flatMap(({ info }) => (info === undefined ? [] : [info]));
    const contents = infos.length === 0 ? accept([]) : await this.#store.contents(infos);
    if (!contents.ok) {
      const broken = this.#stop(contents.refusal);
      return group.map(({ outcome }) => outcome ?? broken);
    }
    let index = 0;
    return group.map(({ info, outcome }) => {
      if (info === undefined) return outcome;
      const bytes = contents.value[index] ?? new Uint8Array();
      index += 1;
      return accept({ oid: info.oid, type: info.type, bytes });
    });
  }

  /** The refusal itself for all that met it together; later callers are told that the store was given up. */
  #stop(refusal: ObjectRefusal): ObjectOutcome<never> {
    const expected = `a repository in which ${refusal.at ?? 'every object'} is sound`;
    this.#stopped ??= { ...refusal, detail: 'store-poisoned', expected };
    return decline(refusal);
  }
}

export async function* batchesOf<T>(items: AsyncIterable<T> | Iterable<T>, size: number): AsyncGenerator<readonly T[]> {
  let batch: T[] = [];
  for await (const item of items) {
    batch.push(item);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
