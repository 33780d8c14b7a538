// What pinning changed, for people and for `--check`: each reference whose object or commit moved, and each digest.
import { equalJson, type Json, type JsonObject } from '#canonical';
import type { GitObject } from '#contract';
import type { Pins } from './choose.ts';
import { objectIn, textIn } from './draft.ts';
import type { DraftRef } from './refs.ts';

/** `from` is absent where nothing usable was written. Ids are object ids for a path, sha256 digests for a document. */
export type PinChange = {
  readonly file: string;
  readonly place: string;
  readonly path: string;
  readonly from?: string;
  readonly to: string;
};

const isZero = (id: string): boolean => /^0*$/.test(id);

const change = (file: string, place: string, path: string, from: string | undefined, to: string): PinChange => ({
  file,
  place,
  path,
  ...(from === undefined || isZero(from) ? {} : { from }),
  to,
});

/** References whose pin is not what was written; where only the commit moved, the ids shown are the commits. */
export const movedRefs = (refs: readonly DraftRef[], pins: Pins): readonly PinChange[] =>
  refs.flatMap(({ file, place, path, written }) => {
    const pin = pins.get(path) as GitObject;
    if (equalJson(written, pin as unknown as Json)) return [];
    const oldId = textIn(written, 'object_id');
    const oldCommit = textIn(objectIn(written, 'revision'), 'commit_id');
    return oldId === pin.object_id
      ? [change(file, `${place} commit`, path, oldCommit, pin.revision.commit_id)]
      : [change(file, place, path, oldId, pin.object_id)];
  });

/** Where a digest stands, and the file it is of. */
export type DigestPlace = { readonly file: string; readonly place: string; readonly path: string };

/** A digest that is written anew. */
export const movedDigest = (at: DigestPlace, from: string | undefined, to: string): readonly PinChange[] =>
  from === to ? [] : [change(at.file, at.place, at.path, from, to)];

/** A scope that is written anew: what it is about moved, or else the decision at `decisionPath` that allows it. */
export function movedScope(
  at: DigestPlace,
  decisionPath: string,
  from: JsonObject,
  to: JsonObject,
): readonly PinChange[] {
  if (equalJson(from, to)) return [];
  const decisionOf = (ref: JsonObject) => textIn(objectIn(ref, 'decision_record_ref'), 'sha256');
  const [old, next] = [textIn(from, 'scope_sha256'), textIn(to, 'scope_sha256') ?? ''];
  if (old !== next) return movedDigest(at, old, next);
  const place = `${at.place} decision`;
  return [change(at.file, place, decisionPath, decisionOf(from), decisionOf(to) ?? '')];
}
