// Whether the gates' documents are what their records say came out: a record that was digested vouches for its documents
// only when they are held against it. No gate is run again here.
import type { Refusal } from '#canonical';
import { equalJson, type Json } from '#canonical';
import { firstAmong } from '#contract';
import { gateRecordFile, gateRecordKind } from '#gate';
import { gateDocumentPath, profileNameOf, type ReleaseManifest } from '#packaging';
import type { KeptFiles } from './kept-files.ts';

/** Whether a file is the record of a gate of this profile. */
export function isGateRecord(profileId: string, path: string): boolean {
  const parts = path.split('/');
  return (
    parts.length === 4 && parts[0] === 'gates' && parts[1] === profileNameOf(profileId) && parts[3] === gateRecordFile
  );
}

type Gates = ReleaseManifest['body']['gates'];

/**
 * `E_PROFILE` for the first gate of the profile whose record is none, is about another gate, profile or repository, does not
 * list exactly the documents that the manifest holds of it, or follows a gate whose record the release does not hold.
 */
export function checkGateRecords(
  { body }: ReleaseManifest,
  profileId: string,
  kept: KeptFiles,
): Refusal<'E_PROFILE'> | undefined {
  const gates = body.gates.filter((gate) => gate.profile_id === profileId);
  return firstAmong(gates, (gate, index) => checkGateRecord(body, gate, gates.slice(0, index), kept));
}

function checkGateRecord(
  { gate_documents, source }: ReleaseManifest['body'],
  { gate, profile_id, verdict }: Gates[number],
  before: Gates,
  kept: KeptFiles,
): Refusal<'E_PROFILE'> | undefined {
  const folder = gateDocumentPath(profileNameOf(profile_id) ?? '', gate, '');
  const place = `${folder}${gateRecordFile}`;
  const broken = (expected: string): Refusal<'E_PROFILE'> => ({
    code: 'E_PROFILE',
    at: place,
    expected,
    mend: 'have the release built again',
  });
  const bytes = kept.get(place);
  const record = bytes === undefined ? undefined : gateRecordKind.parse(bytes);
  if (record?.ok !== true) return broken(`the record of the gate \`${gate}\``);
  const { outputs, upstream, ...said } = record.value.content.body;
  if (said.gate !== gate || said.profile_id !== profile_id || said.verdict !== verdict) {
    return broken(`the record of the gate \`${gate}\` of \`${profile_id}\`, ${verdict}`);
  }
  if (said.source.repository_id !== source.repository_id) return broken(`a record about \`${source.repository_id}\``);
  const held = gate_documents
    .filter(({ path }) => path.startsWith(folder) && path !== place)
    .map(({ path, ...rest }) => ({ path: path.slice(folder.length), ...rest }));
  if (!equalJson(outputs as unknown as Json, held as unknown as Json)) {
    return broken('the documents of the gate, each with the digest that its record states');
  }
  const known = new Map(before.map((earlier) => [earlier.gate, earlier.record_sha256]));
  const stray = upstream.find((earlier) => known.get(earlier.gate) !== earlier.record_sha256);
  return stray === undefined ? undefined : broken(`the record of \`${stray.gate}\`, which it follows, in the release`);
}
