// A commit in memory: files by path, as Git objects, answering a plan's reads as a repository would.
import {
  encodeTree,
  objectId,
  type ReadAnswer,
  type ReadRequest,
  type TreeEntry,
  type TreeMode,
  typeOfMode,
} from '#objects';

export type MemoryFile = { readonly mode: TreeMode; readonly bytes: Uint8Array };
export type Algorithm = 'sha1' | 'sha256';

type Place = { readonly mode: TreeMode; readonly oid: string };

export class MemoryRepository {
  readonly algorithm: Algorithm;
  readonly commit: string;
  #objects = new Map<string, { type: 'blob' | 'tree'; bytes: Uint8Array }>();
  #root: string;
  /** Paths and ids that were read with their content, in order. */
  readonly reads: string[] = [];

  constructor(files: ReadonlyMap<string, MemoryFile>, algorithm: Algorithm = 'sha1') {
    this.algorithm = algorithm;
    this.commit = (algorithm === 'sha1' ? 'c' : 'd').repeat(algorithm === 'sha1' ? 40 : 64);
    this.#root = this.#store([...files].map(([path, file]) => [path.split('/'), file] as const));
  }

  /** Mode and id at a path, or undefined. */
  at(path: string): Place | undefined {
    let place: Place = { mode: '040000', oid: this.#root };
    for (const name of path === '' ? [] : path.split('/')) {
      const entry = place.mode === '040000' ? this.#entries.get(place.oid)?.get(name) : undefined;
      if (entry === undefined) return undefined;
      place = entry;
    }
    return place;
  }

  /** The answer to one read, as `driveSync` wants it. */
  readonly answer = (request: ReadRequest): ReadAnswer => {
    if ('oid' in request) return this.#answerObject(request.oid, request.bytesMax);
    if (request.commit !== this.commit) return refuse('E_OBJECT', 'object-missing');
    const place = this.at(request.path);
    if (place === undefined) return refuse('E_OBJECT', 'path-missing');
    if (request.content === false) {
      return { ok: true, value: { ...place, type: typeOfMode(place.mode), bytes: new Uint8Array() } };
    }
    if (place.mode === '160000') return refuse('E_OBJECT', 'gitlink');
    const answer = this.#answerObject(place.oid, request.bytesMax);
    return answer.ok ? { ok: true, value: { ...answer.value, mode: place.mode } } : answer;
  };

  #entries = new Map<string, Map<string, Place>>();

  #answerObject(oid: string, bytesMax = Infinity): ReadAnswer {
    const object = this.#objects.get(oid);
    if (object === undefined) return refuse('E_OBJECT', 'object-missing');
    if (object.bytes.length > bytesMax) return refuse('E_LIMIT', 'object-bytes');
    if (object.type === 'blob') this.reads.push(oid);
    return { ok: true, value: { oid, ...object } };
  }

  #store(files: readonly (readonly [readonly string[], MemoryFile])[]): string {
    const below = new Map<string, (readonly [readonly string[], MemoryFile])[]>();
    const entries: TreeEntry[] = [];
    for (const [[name = '', ...rest], file] of files) {
      if (rest.length > 0) {
        const inner = below.get(name) ?? [];
        inner.push([rest, file]);
        below.set(name, inner);
      } else entries.push({ name, mode: file.mode, oid: this.#put('blob', file) });
    }
    for (const [name, inner] of below) entries.push({ name, mode: '040000', oid: this.#store(inner) });
    const key = ({ name, mode }: TreeEntry) => Buffer.from(mode === '040000' ? `${name}/` : name);
    entries.sort((a, b) => Buffer.compare(key(a), key(b)));
    const oid = this.#put('tree', { bytes: encodeTree(entries) });
    this.#entries.set(oid, new Map(entries.map((entry) => [entry.name, { mode: entry.mode, oid: entry.oid }])));
    return oid;
  }

  #put(type: 'blob' | 'tree', { bytes }: { readonly bytes: Uint8Array }): string {
    const oid = objectId(this.algorithm, type, bytes);
    this.#objects.set(oid, { type, bytes });
    return oid;
  }
}

const refuse = (code: 'E_OBJECT' | 'E_LIMIT', detail: string): ReadAnswer => ({
  ok: false,
  refusal: { code, detail, expected: 'something else' },
});
