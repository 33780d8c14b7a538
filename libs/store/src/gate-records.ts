// Whether a profile passed every gate, as far as documents can say: each gate of the chain left a record, the record lists
// exactly the documents that came along, and it follows the records before it. No gate is run again here.
import { equalJson, type Json, type Refusal, sha256Hex } from '#canonical';
import { firstAmong } from '#contract';
import { gateChain, gateRecordFile, gateRecordKind } from '#gate';
import { gateDocumentPath, profileNameOf } from '#packaging';

/** Whether a file is the record of a gate of this profile. */
export function isGateRecord(profileId: string, path: string): boolean {
  const parts = path.split('/');
  return (
    parts.length === 4 && parts[0] === 'gates' && parts[1] === profileNameOf(profileId) && parts[3] === gateRecordFile
  );
}

/** What a release, or an installed tree, says that it holds of one profile. */
export type GateEvidence = {
  readonly profileId: string;
  readonly repositoryId: string;
  /** The gates' documents, sorted by path. */
  readonly documents: readonly { readonly path: string; readonly sha256: string; readonly sizeBytes: number }[];
  /** The bytes of a record by its path; their digests were checked. */
  readonly recordAt: (path: string) => Uint8Array | undefined;
};

/**
 * `E_PROFILE` for the first gate of the chain without a record, or whose record is none, is about another gate, profile or
 * repository, does not list exactly the documents that are held of it, or does not follow exactly the gates before it; then
 * for a document of no gate of the chain.
 */
export function checkGateRecords(evidence: GateEvidence): Refusal<'E_PROFILE'> | undefined {
  const { documents, profileId } = evidence;
  const folders = gateChain.map((gate) => folderOf(profileId, gate));
  const stray = documents.find(({ path }) => !folders.some((folder) => path.startsWith(folder)));
  return (
    firstAmong(gateChain, (_gate, index) => checkGateRecord(evidence, index)) ??
    (stray && broken(stray.path, `only documents of the gates ${gateChain.map((gate) => `\`${gate}\``).join(', ')}`))
  );
}

const folderOf = (profileId: string, gate: string): string =>
  gateDocumentPath(profileNameOf(profileId) ?? '', gate, '');

function checkGateRecord(
  { documents, profileId, recordAt, repositoryId }: GateEvidence,
  index: number,
): Refusal<'E_PROFILE'> | undefined {
  const gate = gateChain[index] as string;
  const folder = folderOf(profileId, gate);
  const place = `${folder}${gateRecordFile}`;
  const bytes = recordAt(place);
  if (bytes === undefined) return broken(place, `the record of the gate \`${gate}\`, which every profile passes`);
  const record = gateRecordKind.parse(bytes);
  if (!record.ok) return broken(place, `the record of the gate \`${gate}\``);
  const { outputs, upstream, ...said } = record.value.content.body;
  if (said.gate !== gate || said.profile_id !== profileId) {
    return broken(place, `the record of the gate \`${gate}\` of \`${profileId}\``);
  }
  if (said.source.repository_id !== repositoryId) return broken(place, `a record about \`${repositoryId}\``);
  const held = documents
    .filter(({ path }) => path.startsWith(folder) && path !== place)
    .map(({ path, sha256, sizeBytes }) => ({ path: path.slice(folder.length), sha256, size_bytes: sizeBytes }));
  if (!equalJson(outputs as unknown as Json, held)) {
    return broken(place, 'the documents of the gate, each with the digest that its record states');
  }
  const before = gateChain.slice(0, index).map((earlier) => {
    const record_sha256 = sha256Hex(recordAt(`${folderOf(profileId, earlier)}${gateRecordFile}`) ?? new Uint8Array());
    return { gate: earlier, record_sha256 };
  });
  if (equalJson(upstream as unknown as Json, before)) return undefined;
  return broken(place, 'a record that follows those of the gates before it, as they are here');
}

const broken = (at: string, expected: string): Refusal<'E_PROFILE'> => ({
  code: 'E_PROFILE',
  at,
  expected,
  mend: 'have the release built again',
});
