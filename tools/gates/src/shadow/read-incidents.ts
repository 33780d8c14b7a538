// The incidents that a profile ships, read whole from the release commit: what must come of each, and the record it names by
// digest. Whatever lies in the folder is read or refused, so that no incident is ever left out by its name or by mistake.
import { accept, type Result, sha256Hex } from '#canonical';
import type { Admitted } from '#contract';
import type { GateInput } from '#gate';
import {
  commandIncidentKind,
  incidentKind,
  isIncidentName,
  type ReleaseIncident,
  releaseIncidentId,
  releaseIncidentKind,
  type ShadowCommandIncident,
  type ShadowIncidentRecord,
} from '#shadow';
import { type CommittedFile, readListed } from '../evaluate/committed-folder.ts';
import type { Session } from '../session.ts';
import { unfitDocument, unfitFile } from './refusals.ts';
import { incidentFolder } from './shadow-files.ts';

/** Incidents of one profile, records included; more than anybody goes back to with every release. */
export const incidentFilesMax = 128;

type Shipped<Check extends string, Incident> = {
  /** The name of its file, without `.json`. */
  readonly name: string;
  readonly path: string;
  readonly recordPath: string;
  readonly required: ReleaseIncident['body']['required_outcome'];
  readonly check: Check;
  readonly incident: Admitted<Incident>;
};
export type FileIncident = Shipped<'file', ShadowIncidentRecord>;
export type CommandIncident = Shipped<'command', ShadowCommandIncident>;
export type ShippedIncident = FileIncident | CommandIncident;

/** Sorted by name. */
export type ShippedIncidents = {
  readonly incidents: readonly ShippedIncident[];
  readonly inputs: readonly GateInput[];
};

/**
 * The incidents of `profile`; none where it has no such folder. Refuses E_SHADOW for a file that is no incident and no
 * record, a record that is missing, that no incident names or that two name, and two of one id; E_OBJECT and E_LIMIT as
 * reading does.
 */
export async function readIncidents(session: Session, profile: string): Promise<Result<ShippedIncidents>> {
  const folder = incidentFolder(profile);
  const listed = await session.repository.listFiles(session.commit, folder);
  if (!listed.ok) return listed.refusal.detail === 'path-missing' ? accept({ incidents: [], inputs: [] }) : listed;
  const odd = listed.value.find(({ path, mode }) => mode !== '100644' || placeOf(folder, path) === undefined);
  if (odd !== undefined) return unfitFile(odd.path, 'plain files only, `<name>.json` and `records/<name>.json`');
  if (listed.value.length > incidentFilesMax) return unfitFile(folder, `at most ${incidentFilesMax} files`);
  const files = await readListed(session, listed.value);
  if (!files.ok) return files;
  const paired = pairUp(folder, files.value);
  return paired.ok ? accept({ incidents: paired.value, inputs: files.value.map(({ input }) => input) }) : paired;
}

/** The name of a file and whether it is a record's; undefined for what is neither. */
function placeOf(folder: string, path: string): { readonly name: string; readonly isRecord: boolean } | undefined {
  const [, records, name] = /^(records\/)?([^/]+)\.json$/.exec(path.slice(folder.length + 1)) ?? [];
  return name === undefined || !isIncidentName(name) ? undefined : { name, isRecord: records !== undefined };
}

function pairUp(folder: string, files: readonly CommittedFile[]): Result<readonly ShippedIncident[]> {
  const isRecord = ({ path }: CommittedFile): boolean => placeOf(folder, path)?.isRecord === true;
  const records = new Map<string, CommittedFile>();
  for (const file of files.filter(isRecord)) {
    const sha256 = sha256Hex(file.bytes);
    const twin = records.get(sha256);
    if (twin !== undefined) return unfitFile(file.path, `another record than \`${twin.path}\``);
    records.set(sha256, file);
  }
  const incidents: ShippedIncident[] = [];
  for (const file of files.filter((one) => !isRecord(one))) {
    const shipped = readOne(placeOf(folder, file.path)?.name ?? '', file, records);
    if (!shipped.ok) return shipped;
    const { recordPath, incident } = shipped.value;
    const other = incidents.find(
      (earlier) => earlier.recordPath === recordPath || earlier.incident.content.id === incident.content.id,
    );
    if (other !== undefined) return unfitFile(file.path, `another incident than that of \`${other.path}\``);
    incidents.push(shipped.value);
  }
  const named = new Set(incidents.map(({ recordPath }) => recordPath));
  const spare = [...records.values()].find(({ path }) => !named.has(path));
  if (spare === undefined) return accept(incidents);
  return unfitFile(spare.path, 'a record that a release incident of the profile names by its digest');
}

function readOne(
  name: string,
  { path, bytes }: CommittedFile,
  records: ReadonlyMap<string, CommittedFile>,
): Result<ShippedIncident> {
  const release = releaseIncidentKind.parse(bytes);
  if (!release.ok) return unfitDocument(path, release.refusal);
  const { id, body } = release.value.content;
  if (id !== releaseIncidentId(name))
    return unfitFile(path, `the id \`${releaseIncidentId(name)}\`, as the file is called`);
  const { content_id, sha256 } = body.incident_ref;
  const record = records.get(sha256);
  if (record === undefined) return unfitFile(path, `a record of the digest \`${sha256}\` in \`records/\``);
  const shared = { name, path, recordPath: record.path, required: body.required_outcome } as const;
  if (content_id === 'shadow-incident-record') {
    const incident = incidentKind.parse(record.bytes);
    return incident.ok
      ? accept({ ...shared, check: 'file', incident: incident.value })
      : unfitDocument(record.path, incident.refusal);
  }
  const incident = commandIncidentKind.parse(record.bytes);
  return incident.ok
    ? accept({ ...shared, check: 'command', incident: incident.value })
    : unfitDocument(record.path, incident.refusal);
}
