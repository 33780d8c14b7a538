// The files behind a profile's scope refs: who decided, what each role may do, why the profile was chosen and for what
// repository. A ref names content by id and digest; the id says which file it is, in the own folder or else the shared one.
// A file whose digest holds must also be the document that its place asks for.
import { accept, compareCodePoints, sha256Hex } from '#canonical';
import { type AdapterManifest, type Binding, type ContentRef, firstAmong, type ScopeRef } from '#contract';
import type { ReadPlan } from '#objects';
import { authorityFile } from '#resolver';
import type { Collector } from './collector.ts';
import { profileFolder, type ReleasePlace, sharedFolder } from './place.ts';
import {
  checkAuthority,
  checkContext,
  checkProducerConfig,
  checkSelection,
  type ProfileFile,
} from './profile-documents.ts';
import { lookUp } from './reading.ts';
import { type ClosedSetRefusal, type ClosedSetResult, refusePin, refuseProfile, refuseWith } from './refusals.ts';

/** Every profile has these, whether or not a binding names them: the resolver's request does. */
const always = ['context', 'decision', 'selection'];

/** The file, below a profile folder, that the content of this id is. */
const fileOf = (contentId: string): string =>
  contentId === 'producer-config' ? producerConfig : authorityFile(contentId.replace(/^authority-/, ''));

const producerConfig = 'producer-config.json';
const [context, decision, selection] = always.map(authorityFile);

/**
 * Puts the authority files of the bindings into the set and holds each against every digest that a ref gives it, and then
 * against what it must say; the same with the producer's configuration. Refuses E_PROFILE for a file that is missing,
 * that no binding uses or that does not say what it must, E_RELATION for another digest.
 */
export function* readAuthority(
  place: ReleasePlace,
  set: Collector,
  bindings: readonly Binding[],
  manifests: readonly AdapterManifest[],
): ReadPlan<ClosedSetResult<undefined>> {
  const refs = [
    ...bindings.map(({ authority_ref }) => authority_ref),
    ...manifests.map(({ body }) => body.config_contract_ref),
  ];
  const pins = pinsOf(refs);
  const files = [...pins.keys()].sort(compareCodePoints);
  const placed = yield* placeFiles(place, set, files);
  if (!placed.ok) return placed;
  for (const [index, path] of placed.value.entries()) {
    const contents = yield* set.read([path]);
    if (!contents.ok) return contents;
    const bytes = contents.value[0] ?? new Uint8Array();
    const sha256 = sha256Hex(bytes);
    const file = files[index] ?? '';
    if (!(pins.get(file) ?? []).every((pinned) => pinned === sha256)) {
      const expected = `the bytes that every ref to it pins, not those with sha256 ${sha256}`;
      return refusePin(file === producerConfig ? 'pin.config-contract' : 'pin.authority', { input: path, expected });
    }
    const flaw = documentFlaw(place, bindings, file, { path, bytes });
    if (flaw !== undefined) return refuseWith(flaw);
  }
  const spare = spareFile(place, set, placed.value);
  return spare === undefined ? accept(undefined) : refuseWith(refuseSpare(spare));
}

/** Why a file is not the document that its name and the bindings make it. */
function documentFlaw(
  place: ReleasePlace,
  bindings: readonly Binding[],
  name: string,
  file: ProfileFile,
): ClosedSetRefusal | undefined {
  const owners = bindings.filter(({ authority_ref }) => subjectFile(authority_ref) === name);
  const flaw = firstAmong(owners, (binding) => checkAuthority(file, binding));
  if (flaw !== undefined) return flaw;
  if (name === context) return checkContext(file, place);
  if (name === selection) return checkSelection(file, place);
  if (name === producerConfig) {
    return checkProducerConfig(
      file,
      bindings.find(({ role }) => role === 'producer'),
    );
  }
  return owners.length > 0 || name === decision ? undefined : refuseSpare(file.path);
}

/** A document in the own folder that nothing uses would ship without ever having been judged. */
function spareFile(place: ReleasePlace, set: Collector, used: readonly string[]): string | undefined {
  const folder = `${profileFolder(place)}/authority/`;
  const spare = [...set.paths()].filter(
    (path) => path.startsWith(folder) && path.endsWith('.json') && !used.includes(path),
  );
  return spare.sort(compareCodePoints)[0];
}

const refuseSpare = (input: string): ClosedSetRefusal =>
  refuseProfile('profile.authority-spare', {
    input,
    expected: 'only documents that are the authority of a binding, the selection or the context',
    mend: 'bind it and run `pin` on the profile, or remove the file',
  }).refusal;

/** The digests that the refs give to each file. */
function pinsOf(refs: readonly (ScopeRef | undefined)[]): ReadonlyMap<string, readonly string[]> {
  const pins = new Map<string, string[]>([...always.map(authorityFile), producerConfig].map((file) => [file, []]));
  for (const { content_id, sha256 } of refs.flatMap(contentsOf)) {
    const file = fileOf(content_id);
    pins.set(file, [...(pins.get(file) ?? []), sha256]);
  }
  return pins;
}

/** The file that a scope ref is about, if it is about a file. */
function subjectFile(ref: ScopeRef | undefined): string | undefined {
  const subject = contentsOf(ref)[1];
  return subject === undefined ? undefined : fileOf(subject.content_id);
}

/** The contents a scope ref names: the decision, and what it is about, whose digest is the scope's as well. */
function contentsOf(ref: ScopeRef | undefined): readonly Pick<ContentRef, 'content_id' | 'sha256'>[] {
  if (ref === undefined) return [];
  const { subject_ref: subject, decision_record_ref: decision, scope_sha256: sha256 } = ref;
  if (subject.type !== 'artifact' || subject.value.type !== 'content') return [decision];
  const { content_id } = subject.value.value;
  return [decision, subject.value.value, { content_id, sha256 }];
}

/** The repository path of each file, its own before the shared one, with the shared ones put into the set. */
function* placeFiles(
  place: ReleasePlace,
  set: Collector,
  files: readonly string[],
): ReadPlan<ClosedSetResult<readonly string[]>> {
  const paths: string[] = [];
  for (const file of files) {
    const own = `${profileFolder(place)}/${file}`;
    const shared = `${sharedFolder}/${file}`;
    if (set.has(own)) {
      paths.push(own);
      continue;
    }
    const there = yield* lookUp(place.commit, [shared]);
    if (!there.ok) return there;
    const object = there.value[0];
    if (object?.type !== 'blob') {
      return refuseProfile('profile.authority-missing', { input: own, expected: `this file, or \`${shared}\`` });
    }
    const refusal = set.add({ path: shared, mode: object.mode as '100644', oid: object.oid });
    if (refusal !== undefined) return { ok: false, refusal };
    paths.push(shared);
  }
  return accept(paths);
}
