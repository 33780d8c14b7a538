// Compares what the probes found with what was declared, promise by promise. Pure. Everything that is seen is held against
// an exact expectation, so that something nobody declared is a difference as well as something that is missing.
import { compareCodePoints } from '#canonical';
import { deviceLinks, devices, hostName } from '../root/places.ts';
import { seenMount } from '../root/plan.ts';
import type { ProbeReport } from './probe-report.ts';
import type { Declared } from './runtime.ts';

export type Judged = { readonly isProven: boolean; readonly evidence: string };

const errno = { ENOENT: 2, ESRCH: 3, EACCES: 13, EROFS: 30, EPERM: 1 } as const;
const noCapabilities = '0000000000000000';

export const probeNames = [
  'descriptors',
  'devices',
  'environment',
  'host',
  'identity',
  'mounts',
  'namespaces',
  'nested-namespaces',
  'network',
  'own-binaries',
  'privileges',
  'read-only',
  'system-calls',
] as const;

export type ProbeName = (typeof probeNames)[number];

/** Every promise that is no limit, judged. */
export function judgeProbes(
  report: ProbeReport,
  declared: Declared,
  ownBinaries: boolean,
): Readonly<Record<ProbeName, Judged>> {
  const { host, status, writes } = report;
  return {
    descriptors: equal('open descriptors', report.descriptors.split(' '), ['0', '1', '2', '3']),
    devices: equal('/dev', report.devices, [...devices, ...deviceLinks.map(([name]) => name)]),
    environment: equal('variables', report.environment, declared.environment),
    host: equal(
      'errors of reaching the host',
      pairs(host),
      pairs({
        canary: errno.ENOENT,
        process: errno.ENOENT,
        signal: errno.ESRCH,
        sys: errno.ENOENT,
        init_memory: errno.EACCES,
        device_chmod: errno.EPERM,
        null: 0,
      }),
    ),
    identity: equal('pid, ids and names', identityOf(report), [
      `pid ${1}`,
      `user ${declared.insideId} ${declared.insideId} ${declared.insideId}`,
      'groups 0',
      `host ${hostName}`,
    ]),
    mounts: equal('mounts', report.mounts.map(seenMount), declared.mounts),
    namespaces: ownNamespaces(report.namespaces, declared.namespaces),
    'nested-namespaces': equal(
      'user map',
      report.uid_map.trim().split(/\s+/),
      [String(declared.insideId), String(declared.insideId), '1'],
      false,
    ),
    network: equal('interfaces', report.interfaces, ['lo']),
    'own-binaries': judgeOwnBinaries(report, ownBinaries),
    privileges: equal(
      'privileges',
      pairs(status),
      pairs({
        CapAmb: noCapabilities,
        CapBnd: noCapabilities,
        CapEff: noCapabilities,
        CapInh: noCapabilities,
        CapPrm: noCapabilities,
        NoNewPrivs: '1',
        Seccomp: '2',
      }),
    ),
    'read-only': equal('errors of creating a file', pairs(writes), pairs(expectedWrites)),
    'system-calls': judgeCalls(report.calls, declared.calls),
  };
}

const expectedWrites = {
  '/': errno.EROFS,
  '/dev': errno.EROFS,
  '/etc': errno.EROFS,
  // Nothing can be created there, read-only or not; that it is read-only shows in the mounts.
  '/proc': errno.ENOENT,
  '/sandbox': errno.EROFS,
  '/sandbox/candidate': errno.EROFS,
  '/sandbox/evidence': 0,
  '/sandbox/scratch': 0,
  '/sandbox/tools': errno.EROFS,
};

const identityOf = ({ pid, uid, euid, gid, groups, hostname }: ProbeReport): readonly string[] => [
  `pid ${pid}`,
  `user ${uid} ${euid} ${gid}`,
  `groups ${groups}`,
  `host ${hostname}`,
];

function judgeOwnBinaries({ bounds: { scratch, evidence } }: ProbeReport, ownBinaries: boolean): Judged {
  const refused = { execute: errno.EACCES, map: errno.EPERM };
  const wanted = { scratch: ownBinaries ? { execute: 0, map: 0 } : refused, evidence: refused };
  const seen = {
    scratch: { execute: scratch.execute_errno, map: scratch.map_errno },
    evidence: { execute: evidence.execute_errno, map: evidence.map_errno },
  };
  return equal('errors of executing what was written', [JSON.stringify(seen)], [JSON.stringify(wanted)]);
}

function judgeCalls(seen: { readonly [name: string]: number }, expected: ReadonlyMap<string, number>): Judged {
  const names = Object.keys(seen);
  const wrong = names.filter((name) => seen[name] !== expected.get(name));
  if (names.length < callsMin) return { isProven: false, evidence: `only ${names.length} calls answered` };
  if (wrong.length === 0)
    return { isProven: true, evidence: `${names.length} calls refused, each with the error of the filter` };
  const texts = wrong.map((name) => `${name} gave ${seen[name]}, not ${expected.get(name) ?? 'nothing'}`);
  return { isProven: false, evidence: texts.slice(0, 8).join('; ') };
}

// As many as the probes make; a report of fewer was cut off.
const callsMin = 47;

function ownNamespaces(seen: { readonly [kind: string]: string }, host: { readonly [kind: string]: string }): Judged {
  const kinds = Object.keys(host);
  const shared = kinds.filter((kind) => !seen[kind] || seen[kind] === host[kind]);
  return shared.length === 0
    ? { isProven: true, evidence: `own ${kinds.join(', ')}` }
    : { isProven: false, evidence: `shared with the host: ${shared.join(', ')}` };
}

const pairs = (record: { readonly [name: string]: string | number }): readonly string[] =>
  Object.entries(record).map(([name, value]) => `${name} ${value}`);

/** Compares two lists; `isSet` disregards their order. */
function equal(what: string, seen: readonly string[], wanted: readonly string[], isSet = true): Judged {
  const order = (list: readonly string[]) => (isSet ? [...list].toSorted(compareCodePoints) : [...list]);
  const [left, right] = [order(seen), order(wanted)];
  if (left.length === right.length && left.every((item, index) => item === right[index]))
    return { isProven: true, evidence: `${what} as declared (${right.length})` };
  const extra = left.filter((item) => !right.includes(item));
  const missing = right.filter((item) => !left.includes(item));
  return {
    isProven: false,
    evidence: clip(`${what}: not declared [${extra.join('; ')}], missing [${missing.join('; ')}]`),
  };
}

const clip = (text: string): string => (text.length > 1000 ? `${text.slice(0, 1000)}…` : text);
