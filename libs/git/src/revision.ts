// From the few names that mean one commit and nothing else (`HEAD`, a full ref, a full id) to that commit. Short names,
// abbreviations and `~2` are refused: what they mean depends on what else is in the repository.
import { accept } from '#canonical';
import { decline, isObjectId, parseTag } from '#objects';
import type { Admitted } from './admission.ts';
import { isRefName } from './ref-name.ts';
import { resolveRef } from './refs.ts';
import type { ObjectOutcome, RevisionOutcome } from './refusals.ts';
import { guardReading } from './small-file.ts';
import { structureBytesMax, type Trees } from './trees.ts';

/** How many annotated tags may point at one another. */
export const tagDepthMax = 8;

/** The id of the commit that `HEAD`, a full ref or a full id names, annotated tags followed. */
export async function resolveRevision(
  admitted: Admitted,
  trees: Trees,
  name: string,
): Promise<RevisionOutcome<string>> {
  if (isObjectId(name, admitted.algorithm)) return peelToCommit(trees, name);
  if (name !== 'HEAD' && !isRefName(name)) {
    return decline({
      code: 'E_OBJECT',
      detail: 'revision',
      expected: '`HEAD`, a full ref (`refs/heads/main`) or a full commit id',
      at: JSON.stringify(name.slice(0, 200)).slice(1, -1),
      mend: 'git rev-parse NAME',
    });
  }
  const id = guardReading(() => resolveRef(admitted.layout, admitted.algorithm, name));
  return id.ok ? peelToCommit(trees, id.value) : id;
}

async function peelToCommit(trees: Trees, start: string): Promise<ObjectOutcome<string>> {
  let oid = start;
  for (let depth = 0; depth <= tagDepthMax; depth += 1) {
    const object = await trees.reader.read({ oid, bytesMax: structureBytesMax });
    if (!object.ok) return object;
    if (object.value.type === 'commit') {
      const commit = await trees.commit(oid);
      return commit.ok ? accept(oid) : commit;
    }
    if (object.value.type !== 'tag')
      return decline({ code: 'E_OBJECT', detail: 'object-type', expected: 'a commit', at: oid });
    const tag = parseTag(trees.reader.algorithm, object.value.bytes);
    if (!tag.ok) return decline({ ...tag.refusal, at: `${oid} ${tag.refusal.at}` });
    oid = tag.value.oid;
  }
  return decline({
    code: 'E_OBJECT',
    detail: 'tag-depth',
    expected: `at most ${tagDepthMax} tags in a row`,
    at: start,
  });
}
