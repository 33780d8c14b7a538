// Gathers a closed set: which files are in it, and what is known of each once its bytes were read. Every file is read and
// shown to the visitor exactly once; a path that may not be packaged is refused before it is read.
import { accept, compareCodePoints, sha256Hex } from '#canonical';
import { type ContentRefusal, checkName, findCollision } from '#content';
import type { ReadObject, ReadPlan } from '#objects';
import { breach } from '#objects';
import { fileCountMax, releaseBytesMax } from '../bounds.ts';
import type { ReleaseFile } from '../generated/release-manifest.js';
import { profileOfPath, rootFlaw, sharedName } from '../packaged-roots.ts';
import type { ListedFile } from './list-tree.ts';
import type { ReleasePlace } from './place.ts';
import { batchCount, readObjects, type Want } from './reading.ts';
import { type ClosedSetRefusal, type ClosedSetResult, refuseSet, refuseWith } from './refusals.ts';

/** Looks at the bytes of one file of the set; what it refuses ends the derivation. */
export type Visitor = (file: ReleaseFile, bytes: Uint8Array) => ContentRefusal | undefined;

export class Collector {
  #place: ReleasePlace;
  #visit: Visitor;
  #listed = new Map<string, ListedFile>();
  #read = new Map<string, ReleaseFile>();
  #totalBytes = 0;

  constructor(place: ReleasePlace, visit: Visitor) {
    this.#place = place;
    this.#visit = visit;
  }

  /** Puts a file into the set. */
  add(file: ListedFile): ClosedSetRefusal | undefined {
    const flaw = this.misplaced(file.path) ?? checkName(file);
    if (flaw !== undefined) return flaw;
    this.#listed.set(file.path, file);
    if (this.#listed.size <= fileCountMax) return undefined;
    return refuseSet('set.file-count', { input: file.path, expected: `at most ${fileCountMax} files` }).refusal;
  }

  addAll(files: readonly ListedFile[]): ClosedSetRefusal | undefined {
    for (const file of files) {
      const refusal = this.add(file);
      if (refusal !== undefined) return refusal;
    }
    return undefined;
  }

  has(path: string): boolean {
    return this.#listed.has(path);
  }

  /** The paths of the set so far, in no order. */
  paths(): Iterable<string> {
    return this.#listed.keys();
  }

  /**
   * The bytes of files of the set, or of the commit: one that is not yet in the set is put there. At most `batchCount`
   * paths; undefined where the commit has no file.
   */
  *read(paths: readonly string[]): ReadPlan<ClosedSetResult<readonly (Uint8Array | undefined)[]>> {
    for (const path of paths) {
      const flaw = this.misplaced(path);
      if (flaw !== undefined) return refuseWith(flaw);
    }
    const objects = yield* readObjects(paths.map((path) => this.#wantOf(path)));
    if (!objects.ok) return objects;
    const contents: (Uint8Array | undefined)[] = [];
    for (const [index, path] of paths.entries()) {
      const object = objects.value[index];
      const refusal = object === undefined ? undefined : this.#take(path, object);
      if (refusal !== undefined) return refuseWith(refusal);
      contents.push(object?.type === 'blob' ? object.bytes : undefined);
    }
    return accept(contents);
  }

  /** Reads what was not read yet and gives the whole set, sorted by path. */
  *finish(): ReadPlan<ClosedSetResult<readonly ReleaseFile[]>> {
    const paths = [...this.#listed.keys()].sort(compareCodePoints);
    const collision = findCollision(paths);
    if (collision !== undefined) return refuseWith(collision);
    const unread = paths.filter((path) => !this.#read.has(path));
    for (let start = 0; start < unread.length; start += batchCount) {
      const contents = yield* this.read(unread.slice(start, start + batchCount));
      if (!contents.ok) return contents;
    }
    return accept(paths.map((path) => this.#factsOf(path)));
  }

  #factsOf(path: string): ReleaseFile {
    const facts = this.#read.get(path);
    if (facts === undefined) throw new Error(`\`${path}\` was listed and could not be read`);
    return facts;
  }

  #wantOf(path: string): Want {
    const listed = this.#listed.get(path);
    return listed === undefined ? { commit: this.#place.commit, path } : { oid: listed.oid, path };
  }

  /** Takes note of what was read. A folder in the place of a file is not a file. */
  #take(path: string, { bytes, mode, oid, type }: ReadObject): ClosedSetRefusal | undefined {
    if (this.#read.has(path)) return undefined;
    if (type !== 'blob') return this.#listed.has(path) ? notAFile(path, type) : undefined;
    if (!this.#listed.has(path)) {
      const flaw = this.add({ path, mode: mode as ListedFile['mode'], oid });
      if (flaw !== undefined) return flaw;
    }
    const listed = this.#listed.get(path) as ListedFile;
    const facts: ReleaseFile = {
      mode: listed.mode,
      object_id: oid,
      path,
      sha256: sha256Hex(bytes),
      size_bytes: bytes.length,
    };
    this.#read.set(path, facts);
    this.#totalBytes += bytes.length;
    if (this.#totalBytes > releaseBytesMax) {
      return refuseSet('set.total-bytes', { input: path, expected: `at most ${releaseBytesMax} bytes in all` }).refusal;
    }
    return this.#visit(facts, bytes);
  }

  /** Why a path cannot be in this profile's set, wherever it was named. */
  misplaced(path: string): ClosedSetRefusal | undefined {
    const flaw = rootFlaw(path);
    if (flaw !== undefined) return flaw;
    const owner = profileOfPath(path);
    if (owner === undefined || owner === this.#place.name || owner === sharedName) return undefined;
    const expected = `a file of \`profiles/${this.#place.name}/\` or \`profiles/${sharedName}/\``;
    const mend = `move what both profiles need to \`profiles/${sharedName}/\``;
    return refuseSet('set.foreign-profile', { input: path, expected, mend }).refusal;
  }
}

/** A tree can list a folder as a file; only its object tells. */
const notAFile = (path: string, type: string): ClosedSetRefusal =>
  breach('E_OBJECT', 'object.object-type', {
    input: path,
    expected: `a file, where the commit's tree names a ${type}`,
    mend: 'remove the path from the index and commit',
  });
