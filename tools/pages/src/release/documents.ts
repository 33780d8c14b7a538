// What a release says of itself, read back from its manifest and the documents of its gates. Nothing is judged here: the
// gates did that. A document of a kind that this page does not know is listed among the outputs and not read.
import { equalJson, type Json, type JsonObject } from '#canonical';
import type { ResolvedProfile } from '#contract';
import type { EvalDashboard } from '#evals';
import type { GateRecord } from '#gate';
import type { ReleaseDifference } from '#ledger';
import type { ReleaseFile, ReleaseManifest } from '#packaging';
import { at, listOf, objectOf, textOf } from '../../../explain/src/at.ts';

/** A release, as far as its report goes. */
export type Release = {
  readonly manifest: ReleaseManifest;
  /**
   * By path in the release: the gates' documents (`gates/<profile>/<gate>/<file>`), and of the files those named
   * `closure.json`, which say what code the adapters reach. Others are not looked at.
   */
  readonly contents: ReadonlyMap<string, Uint8Array>;
  readonly since: Since;
};

/** What the release is compared with: the version that was recorded last before its commit, if there is one. */
export type Since =
  | { readonly state: 'first' }
  | { readonly state: 'recorded'; readonly version: string; readonly difference: ReleaseDifference }
  | { readonly state: 'unusable'; readonly why: string };

/** An evaluation of a policy, as any of them reads. */
export type PolicyVerdict = {
  readonly file: string;
  readonly kind: string;
  readonly id: string;
  readonly verdict: string;
  readonly reasons: readonly string[];
};

/** What became of an incident that was reproduced. */
export type IncidentOutcome = {
  readonly file: string;
  readonly id: string;
  readonly outcome: string;
  readonly reason: string;
  readonly check: Json;
};

export type ReportedProfile = {
  readonly profileId: string;
  /** The profile's folder below `profiles/`. */
  readonly name: string;
  readonly files: readonly ReleaseFile[];
  /** In the order of the chain. */
  readonly gates: readonly { readonly record: GateRecord; readonly recordSha256: string }[];
  readonly resolved: ResolvedProfile | undefined;
  readonly policies: readonly PolicyVerdict[];
  readonly dashboards: readonly EvalDashboard[];
  readonly incidents: readonly IncidentOutcome[];
};

/** The profiles of a release with what their gates left. Throws for a release without a gate record that it names. */
export const reportedProfiles = ({ manifest, contents }: Omit<Release, 'since'>): readonly ReportedProfile[] =>
  manifest.body.profiles.map(({ profile_id: profileId, files, gate_documents }) => {
    const wanted = new Set(files);
    const read = gate_documents.map((path) => [path, objectOf(parsed(contents.get(path)))] as const);
    const ofKind = (kind: string) => read.filter(([, document]) => document.kind === kind);
    const records = ofKind('gate_record').map(([, document]) => document as unknown as GateRecord);
    const gates = manifest.body.gates
      .filter((gate) => gate.profile_id === profileId)
      .map(({ gate, record_sha256: recordSha256 }) => {
        const record = records.find(({ body }) => body.gate === gate);
        if (record === undefined) throw new Error(`the release lacks the record of gate \`${gate}\` of ${profileId}`);
        return { record, recordSha256 };
      });
    return {
      profileId,
      name: (gate_documents[0] ?? '').split('/')[1] ?? '',
      files: manifest.body.files.filter(({ path }) => wanted.has(path)),
      gates,
      resolved: ofKind('resolved_profile')[0]?.[1] as unknown as ResolvedProfile | undefined,
      policies: read.flatMap(([path, document]) => policyVerdict(path, document)),
      dashboards: ofKind('eval_dashboard').map(([, document]) => document as unknown as EvalDashboard),
      incidents: ofKind('shadow_reproduction_record').map(([path, document]) => incidentOutcome(path, document)),
    };
  });

const fileOf = (path: string): string => path.split('/').at(-1) ?? path;

function policyVerdict(path: string, { kind, id, body }: JsonObject): readonly PolicyVerdict[] {
  const { verdict, reason_ids: reasons } = objectOf(body);
  if (!textOf(kind).endsWith('_evaluation') || typeof verdict !== 'string') return [];
  return [{ file: fileOf(path), kind: textOf(kind), id: textOf(id), verdict, reasons: listOf(reasons).map(textOf) }];
}

const incidentOutcome = (path: string, { id, body }: JsonObject): IncidentOutcome => ({
  file: fileOf(path),
  id: textOf(id),
  outcome: textOf(at(body, 'outcome')),
  reason: textOf(at(body, 'reason_id')),
  check: at(body, 'check.failing_check') ?? null,
});

/** The paths that the closures of the bound adapters list: code that a payload reaches outside its own folder. */
export const reachedByPayloads = ({ manifest, contents }: Release): ReadonlySet<string> =>
  new Set(
    manifest.body.files
      .filter(({ path }) => path.endsWith('/closure.json'))
      .flatMap(({ path }) => listOf(at(parsed(contents.get(path)), 'body.files')))
      .map((file) => textOf(at(file, 'path'))),
  );

/** Whether two lists of verdicts are the same, so that they need to be told only once. */
export const isSame = (left: Json, right: Json): boolean => equalJson(left, right);

// Documents of a release are canonical JSON that the gates wrote; other bytes are told by name only.
function parsed(bytes: Uint8Array | undefined): Json | undefined {
  if (bytes === undefined) return undefined;
  try {
    return JSON.parse(new TextDecoder().decode(bytes)) as Json;
  } catch {
    return undefined;
  }
}
