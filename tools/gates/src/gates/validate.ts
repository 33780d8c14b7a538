// The gate `validate`: the profile set keeps every rule of the contract, the set of files that would ship is closed, and
// nothing in it may not ship.
import { accept, encodeCanonical, type Json, type Result, refuse } from '#canonical';
import { checkFileContent } from '#content';
import { validateProfileSet } from '#contract';
import { closedSetDocument, deriveClosedSet } from '#packaging';
import type { Gate, GateContext, GateOutcome } from '../gate.ts';

export const gate: Gate = { name: 'validate', derive };

async function derive({ session, profile, upstream }: GateContext): Promise<Result<GateOutcome>> {
  const { repository, commit, definition } = session;
  const place = { commit, algorithm: repository.algorithm, repositoryId: definition.repository_id, name: profile };
  const closed = await repository.drive(deriveClosedSet(place, ({ path }, bytes) => checkFileContent({ path, bytes })));
  if (!closed.ok) return closed;
  const resolved = upstream.get('resolve')?.get('resolved-profile.json');
  if (resolved === undefined) {
    return refuse({
      code: 'E_GATE',
      at: 'resolve/resolved-profile.json',
      expected: 'the resolved profile of the gate before',
    });
  }
  const { files, profileId } = closed.value;
  const manifests = closed.value.manifests.map(({ manifest }) => manifest.bytes);
  const set = validateProfileSet(closed.value.profile.bytes, resolved, [...new Set(manifests)]);
  if (!set.ok) return set;
  return accept({
    documents: new Map([['closed-set.json', encodeCanonical(closedSetDocument(profileId, files) as Json)]]),
    inputs: files.map(({ path, mode, object_id, sha256 }) => ({ path, mode, object_id, sha256 })),
  });
}
