// The gates of a manifest: each profile passed at least one, every verdict has its record among the profile's documents,
// and every document belongs to a gate that the manifest names.
import { compareCodePoints, isStrictlySorted } from '#canonical';
import type { ReleaseBody, ReleaseProfile } from './generated/release-manifest.js';
import { profileIdOf } from './packaged-roots.ts';
import { type ManifestRefusal, refuseManifest as refuse } from './refusals.ts';

/** The file in which a gate says what it read, what it left and how it judged. */
export const gateRecordName = 'gate-record.json';

/** The path of a gate's document in a release. */
export const gateDocumentPath = (profileName: string, gate: string, file: string): string =>
  `gates/${profileName}/${gate}/${file}`;

/** The first broken rule of gates and gate documents. */
export function checkGates(body: ReleaseBody): ManifestRefusal | undefined {
  return checkVerdicts(body) ?? checkRecords(body) ?? checkDocuments(body);
}

function checkVerdicts({ gates, profiles }: ReleaseBody): ManifestRefusal | undefined {
  const rank = new Map(profiles.map(({ profile_id }, index) => [profile_id, index]));
  const seen = new Set<string>();
  let last = -1;
  for (const [index, { gate, profile_id }] of gates.entries()) {
    const at = `/body/gates/${index}`;
    const own = rank.get(profile_id) ?? -1;
    if (own < last || own < 0) return refuse('manifest.order', at, 'verdicts in the order of the profiles');
    if (seen.has(`${profile_id} ${gate}`))
      return refuse('manifest.gate-twice', at, 'one verdict of a gate on a profile');
    seen.add(`${profile_id} ${gate}`);
    last = own;
  }
  const judged = new Set(gates.map(({ profile_id }) => profile_id));
  const bare = profiles.findIndex(({ profile_id }) => !judged.has(profile_id));
  if (bare < 0) return undefined;
  return refuse('manifest.gate-missing', `/body/profiles/${bare}`, 'a profile that at least one gate has passed');
}

function checkRecords({ gate_documents, gates }: ReleaseBody): ManifestRefusal | undefined {
  const digests = new Map(gate_documents.map(({ path, sha256 }) => [path, sha256]));
  const bare = gates.findIndex(({ gate, profile_id, record_sha256 }) => {
    const name = profile_id.split('.')[1] ?? '';
    return digests.get(gateDocumentPath(name, gate, gateRecordName)) !== record_sha256;
  });
  if (bare < 0) return undefined;
  const expected = `the digest of the gate's \`${gateRecordName}\` among the gate documents`;
  return refuse('manifest.gate-record', `/body/gates/${bare}/record_sha256`, expected);
}

function checkDocuments({ gate_documents, gates, profiles }: ReleaseBody): ManifestRefusal | undefined {
  const judged = new Set(gates.map(({ gate, profile_id }) => `${profile_id} ${gate}`));
  const known = new Set(gate_documents.map(({ path }) => path));
  const claimed = new Set<string>();
  for (const [index, profile] of profiles.entries()) {
    const flaw = checkList(profile, judged, known, `/body/profiles/${index}/gate_documents`);
    if (flaw !== undefined) return flaw;
    for (const path of profile.gate_documents) claimed.add(path);
  }
  const unclaimed = gate_documents.findIndex(({ path }) => !claimed.has(path));
  if (unclaimed < 0) return undefined;
  const at = `/body/gate_documents/${unclaimed}`;
  return refuse('manifest.gate-document-unclaimed', at, 'only documents that some profile lists');
}

function checkList(
  { gate_documents, profile_id }: ReleaseProfile,
  judged: ReadonlySet<string>,
  known: ReadonlySet<string>,
  at: string,
): ManifestRefusal | undefined {
  if (!isStrictlySorted(gate_documents, compareCodePoints)) {
    return refuse('manifest.order', at, 'strict order by path, so that nothing stands twice');
  }
  for (const [index, path] of gate_documents.entries()) {
    const [, name = '', gate = ''] = path.split('/');
    const isOwn = profileIdOf(name) === profile_id && judged.has(`${profile_id} ${gate}`);
    if (!isOwn) {
      const expected = 'a document of a gate that judged this profile';
      return refuse('manifest.gate-document-foreign', `${at}/${index}`, expected);
    }
    if (!known.has(path))
      return refuse('manifest.gate-document-unknown', `${at}/${index}`, 'a path that the manifest lists');
  }
  return undefined;
}
