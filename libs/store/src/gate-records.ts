// Whether every gate passed and left what its record says. A manifest that leaves a gate out is refused, and a record that
// was digested vouches for its documents only when they are held against it. No gate is run again here.
import { equalJson, type Json, type Refusal, type Result, refuse } from '#canonical';
import { firstAmong } from '#contract';
import { type GateRecord, gateChain, gateRecordFile, gateRecordKind, isGateChain } from '#gate';
import { gateDocumentPath, profileNameOf, type ReleaseManifest } from '#packaging';

/** What is known of the gates of one profile, from a manifest or from an installed tree. */
export type GateHoldings = {
  readonly profileId: string;
  readonly repositoryId: string;
  /** In order, each with the digest of its record. */
  readonly gates: readonly { readonly gate: string; readonly record_sha256: string }[];
  /** Documents of these gates and perhaps of others, by path. */
  readonly documents: readonly { readonly path: string; readonly sha256: string; readonly size_bytes: number }[];
  readonly read: (path: string) => Uint8Array | undefined;
};

/** Whether a file is the record of a gate of this profile. */
export function isGateRecord(profileId: string, path: string): boolean {
  const parts = path.split('/');
  return (
    parts.length === 4 && parts[0] === 'gates' && parts[1] === profileNameOf(profileId) && parts[3] === gateRecordFile
  );
}

/** The path of a gate's record in a release. */
export const gateRecordPath = (profileId: string, gate: string): string =>
  gateDocumentPath(profileNameOf(profileId) ?? '', gate, gateRecordFile);

/** `E_PROFILE` for the first profile of a release that did not pass exactly the chain of gates, in order. */
export function checkGateChain({ body }: ReleaseManifest): Refusal<'E_PROFILE'> | undefined {
  return firstAmong(body.profiles, ({ profile_id: profileId }) => {
    const own = body.gates.filter((gate) => gate.profile_id === profileId);
    const passed = own.filter(({ verdict }) => verdict === 'passed').map(({ gate }) => gate);
    return isGateChain(passed) && own.length === passed.length
      ? undefined
      : brokenChain(
          profileId,
          own.map(({ gate }) => gate),
        );
  });
}

/** `E_PROFILE`: a profile came through these gates instead of the chain. */
export const brokenChain = (profileId: string, gates: readonly string[]): Refusal<'E_PROFILE'> => ({
  code: 'E_PROFILE',
  at: profileId,
  expected: `the gates ${gateChain.join(', ')}, each passed, not ${gates.length === 0 ? 'none' : gates.join(', ')}`,
  mend: 'have the release built again, with every gate',
});

/**
 * `E_PROFILE` for the first gate whose record is none, is about another gate, profile or repository, does not list exactly
 * the documents that are held of it, or follows a gate whose record is not held.
 */
export function checkGateRecords(holdings: GateHoldings): Refusal<'E_PROFILE'> | undefined {
  return firstAmong(holdings.gates, ({ gate }, index) => {
    const record = readGateRecord(holdings, gate);
    return record.ok ? checkGateRecord(holdings, record.value, index) : record.refusal;
  });
}

const broken = (at: string, expected: string): Refusal<'E_PROFILE'> => ({
  code: 'E_PROFILE',
  at,
  expected,
  mend: 'have the release built again',
});

function readGateRecord({ profileId, read }: GateHoldings, gate: string): Result<GateRecord['body'], 'E_PROFILE'> {
  const place = gateRecordPath(profileId, gate);
  const bytes = read(place);
  const record = bytes === undefined ? undefined : gateRecordKind.parse(bytes);
  if (record?.ok !== true) return refuse(broken(place, `the record of the gate \`${gate}\``));
  const { body } = record.value.content;
  return body.gate === gate && body.profile_id === profileId && body.verdict === 'passed'
    ? { ok: true, value: body }
    : refuse(broken(place, `the record of the gate \`${gate}\` of \`${profileId}\`, passed`));
}

function checkGateRecord(
  { profileId, repositoryId, gates, documents }: GateHoldings,
  { gate, source, outputs, upstream }: GateRecord['body'],
  index: number,
): Refusal<'E_PROFILE'> | undefined {
  const place = gateRecordPath(profileId, gate);
  const folder = place.slice(0, -gateRecordFile.length);
  if (source.repository_id !== repositoryId) return broken(place, `a record about \`${repositoryId}\``);
  const held = documents
    .filter(({ path }) => path.startsWith(folder) && path !== place)
    .map(({ path, sha256, size_bytes }) => ({ path: path.slice(folder.length), sha256, size_bytes }));
  if (!equalJson(outputs as unknown as Json, held)) {
    return broken(place, 'the documents of the gate, each with the digest that its record states');
  }
  const before = new Map(gates.slice(0, index).map((earlier) => [earlier.gate, earlier.record_sha256]));
  const stray = upstream.find((earlier) => before.get(earlier.gate) !== earlier.record_sha256);
  return stray === undefined ? undefined : broken(place, `the record of \`${stray.gate}\`, which it follows`);
}
