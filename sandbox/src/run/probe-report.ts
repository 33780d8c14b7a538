// What the first process of a sandbox reports: facts by name. It is text from inside, so it is read strictly: a member that
// is missing or of another type makes the whole report unreadable, and an unreadable report proves nothing.
import { accept, type Result, refuse } from '#canonical';

export type PlaceReport = {
  readonly bytes: number;
  readonly inodes: number;
  readonly past_errno: number;
  readonly execute_errno: number;
  readonly map_errno: number;
};

type Numbers = { readonly [name: string]: number };
type Texts = { readonly [name: string]: string };

export type ProbeReport = {
  readonly pid: number;
  readonly uid: number;
  readonly euid: number;
  readonly gid: number;
  readonly groups: number;
  readonly uid_map: string;
  readonly hostname: string;
  readonly descriptors: string;
  readonly environment: readonly string[];
  readonly bounds: {
    readonly scratch: PlaceReport;
    readonly evidence: PlaceReport;
    readonly file_bytes_errno: number;
    readonly open_files: number;
    readonly open_files_errno: number;
    readonly processes: number;
    readonly processes_errno: number;
    readonly rlimits: Numbers;
    readonly oom_status: number;
    readonly wall_stop: number;
    readonly wall_us: number;
    readonly output_stop: number;
    readonly output_bytes: number;
  };
  readonly mounts: readonly string[];
  readonly status: Texts;
  readonly namespaces: Texts;
  readonly writes: Numbers;
  readonly host: Numbers;
  readonly devices: readonly string[];
  readonly interfaces: readonly string[];
  readonly calls: Numbers;
};

type Check = (value: unknown) => boolean;

const isNumber: Check = (value) => typeof value === 'number';
const isText: Check = (value) => typeof value === 'string';
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf =
  (item: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(item);
const mapOf =
  (item: Check): Check =>
  (value) =>
    isObject(value) && Object.values(value).every(item);
const shapeOf =
  (members: Readonly<Record<string, Check>>): Check =>
  (value) =>
    isObject(value) && Object.entries(members).every(([name, check]) => check(value[name]));

const place = shapeOf({
  bytes: isNumber,
  inodes: isNumber,
  past_errno: isNumber,
  execute_errno: isNumber,
  map_errno: isNumber,
});

const bounds = shapeOf({
  scratch: place,
  evidence: place,
  file_bytes_errno: isNumber,
  open_files: isNumber,
  open_files_errno: isNumber,
  processes: isNumber,
  processes_errno: isNumber,
  rlimits: mapOf(isNumber),
  oom_status: isNumber,
  wall_stop: isNumber,
  wall_us: isNumber,
  output_stop: isNumber,
  output_bytes: isNumber,
});

const report = shapeOf({
  pid: isNumber,
  uid: isNumber,
  euid: isNumber,
  gid: isNumber,
  groups: isNumber,
  uid_map: isText,
  hostname: isText,
  descriptors: isText,
  environment: listOf(isText),
  bounds,
  mounts: listOf(isText),
  status: mapOf(isText),
  namespaces: mapOf(isText),
  writes: mapOf(isNumber),
  host: mapOf(isNumber),
  devices: listOf(isText),
  interfaces: listOf(isText),
  calls: mapOf(isNumber),
});

/** Reads a report. Refuses with E_SANDBOX one that is not whole. */
export function parseProbeReport(bytes: Buffer): Result<ProbeReport, 'E_SANDBOX'> {
  const value = parsed(bytes);
  return report(value)
    ? accept(value as ProbeReport)
    : refuse({ code: 'E_SANDBOX', expected: 'a whole report of the probes' });
}

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    return undefined;
  }
}
