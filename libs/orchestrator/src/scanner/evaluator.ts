// Who classifies: the evaluator document that an observation carries. Ours names the core it judges by and the digest of
// its own code. One of another implementation, with its drivers and its host, is taken as an identity: its form and its
// core are checked, and it stands in the observation as it came.
import { documentDigest, equalJson, type Json, type Result } from '#canonical';
import {
  type Admitted,
  type CoreContractBlock,
  type Digested,
  type DocumentKind,
  defineKind,
  unrelated,
} from '#contract';
import { snapshotBounds } from '../documents/bounds.ts';
import type { OrchestratorStateScannerEvaluator } from '../generated/orchestrator-state-scanner-evaluator.d.ts';
import { validate } from '../generated/orchestrator-state-scanner-evaluator.js';
import { programSha256, coreContract as shippedCoreContract } from '../generated/program.ts';
import type { ScriptedScannerEvaluator } from '../generated/scripted-scanner-evaluator.d.ts';
import { validate as validateScripted } from '../generated/scripted-scanner-evaluator.js';

export type ScannerEvaluator = OrchestratorStateScannerEvaluator | ScriptedScannerEvaluator;

/** What a scan judges by: the core that snapshots must name, and the evaluator that the observation will carry. */
export type ScannerJudge = {
  readonly coreContract: CoreContractBlock['hashed'];
  readonly evaluator: Digested<ScannerEvaluator>;
};

/** Our evaluator, judging by the core given; by default the one it is shipped with. */
export function scannerJudge(coreContract: CoreContractBlock['hashed'] = shippedCoreContract): ScannerJudge {
  const content: OrchestratorStateScannerEvaluator = {
    schema_version: 2,
    kind: 'orchestrator_state_scanner_evaluator',
    id: 'orchestrator.state-scanner.v1',
    body: { core_contract: { ...coreContract, semantic_identity: 'core.contracts.v2' }, program_sha256: programSha256 },
  };
  return { coreContract, evaluator: { content, sha256: documentDigest(content) } };
}

const evaluatorKind = defineKind<OrchestratorStateScannerEvaluator>({
  kind: 'orchestrator_state_scanner_evaluator',
  schemaVersion: 2,
  bounds: snapshotBounds,
  validate,
});

// The program of jq 1.6 that goes with each host; there is no native one for darwin on arm64.
const jqOnLinux = 'af986793a515d500ab2d35f8d2aecd656e764504b789b66d7e1a0b727a124c44';
const jqOnDarwin = '5c0a0a3ea600f302ee458b30317425dd9632d1ad8882259fcaf4e9b868b2b1ef';

// biome-ignore format: a table
const runtimes = [
  // host      architecture  mode       jq
  ['linux',  'x86_64',     'native',  jqOnLinux],
  ['darwin', 'x86_64',     'native',  jqOnDarwin],
  ['darwin', 'arm64',      'rosetta', jqOnDarwin],
] as const;

const checkRuntime = ({ body: { runtime } }: ScriptedScannerEvaluator) =>
  runtimes.some((known) =>
    equalJson(known, [runtime.host_os, runtime.host_architecture, runtime.execution_mode, runtime.jq_ref.sha256]),
  )
    ? undefined
    : unrelated(['body', 'runtime'], 'a host, its architecture, a mode and a jq that go together');

const scriptedKind = defineKind<ScriptedScannerEvaluator>({
  kind: 'orchestrator_state_scanner_evaluator',
  schemaVersion: 1,
  bounds: snapshotBounds,
  validate: validateScripted,
  relations: [checkRuntime],
});

const kindOf = (value: Json): DocumentKind<ScannerEvaluator> =>
  ((value as { readonly schema_version?: Json } | null)?.schema_version === 1
    ? scriptedKind
    : evaluatorKind) as DocumentKind<ScannerEvaluator>;

/** An evaluator of a good form: ours, or one of schema version 1. */
export const checkScannerEvaluator = (value: Json): Result<ScannerEvaluator> => kindOf(value).check(value);

/** An evaluator from its canonical bytes. E_LIMIT, E_PARSE, E_CANONICAL, E_SHAPE, E_RELATION. */
export function admitScannerEvaluator(bytes: Uint8Array): Result<Admitted<ScannerEvaluator>> {
  const ours = evaluatorKind.parse(bytes);
  if (ours.ok || ours.refusal.code !== 'E_SHAPE') return ours;
  const scripted = scriptedKind.parse(bytes);
  return scripted.ok || scripted.refusal.at !== '/schema_version' ? scripted : ours;
}
