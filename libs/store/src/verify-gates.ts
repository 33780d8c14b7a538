// The gates of an installed tree: its record must name a gate record for each gate of the chain and nothing of any other,
// and each of these, as it lies on disk, must list exactly the documents that were installed. A record whose bytes were
// edited is left to the comparison of files, which tells it.
import { compareCodePoints, type Refusal, sha256Hex } from '#canonical';
import { admitFile, type Folder } from '#files';
import { gateChain, gateRecordBounds, isGateChain, profileNameOf } from '#gate';
import { brokenChain, checkGateRecords, gateRecordPath } from './gate-records.ts';
import type { InstallRecord } from './install-record.ts';

/** `E_PROFILE` when the tree's gates are not the chain, or for the first record that does not hold. */
export function verifyGates(tree: Folder, { body }: InstallRecord): Refusal<'E_PROFILE'> | undefined {
  const { profile_id: profileId, gate_documents: documents, source } = body;
  const digests = new Map(documents.map(({ path, sha256 }) => [path, sha256]));
  const named = namedGates(profileId, documents);
  const gates = named.flatMap((gate) => {
    const record_sha256 = digests.get(gateRecordPath(profileId, gate));
    return record_sha256 === undefined ? [] : [{ gate, record_sha256 }];
  });
  if (!isGateChain(named) || gates.length < named.length) return brokenChain(profileId, named);
  const records = new Map<string, Uint8Array>();
  for (const { gate, record_sha256 } of gates) {
    const place = gateRecordPath(profileId, gate);
    const file = admitFile(String(tree.at(place)), { bytesMax: gateRecordBounds.bytesMax });
    if (!file.ok || sha256Hex(file.value.bytes) !== record_sha256) return undefined;
    records.set(place, file.value.bytes);
  }
  const read = (path: string): Uint8Array | undefined => records.get(path);
  return checkGateRecords({ profileId, repositoryId: source.repository_id, gates, documents, read });
}

/** The gates that documents are named for, in the order of the chain; what belongs to no gate of the profile comes as it is. */
function namedGates(profileId: string, documents: InstallRecord['body']['gate_documents']): readonly string[] {
  const own = `gates/${profileNameOf(profileId) ?? ''}/`;
  const gateOf = (path: string): string => (path.startsWith(own) ? (path.split('/')[2] ?? path) : path);
  const order = (gate: string): number => (gateChain as readonly string[]).indexOf(gate) >>> 0;
  return [...new Set(documents.map(({ path }) => gateOf(path)))].sort(
    (left, right) => order(left) - order(right) || compareCodePoints(left, right),
  );
}
