// Every kind of document that the libs and the sandbox show in their faces, each with valid documents of it: those that
// lie in the tree, and for kinds of which none does, one built as the tests of its room build it.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentDigest, encodeCanonical, type Json } from '#canonical';
import type { DocumentKind } from '#contract';
import { buildDashboard, evaluateEvalBundle, shippedContext } from '#evals';
import { planReviewFix, shippedReviewFixPolicy } from '#loop';
import { planReconciliation, scanState } from '#orchestrator';
import { closedSetDocument } from '#packaging';
import {
  buildManifest,
  buildRecord,
  buildResult,
  lockOf,
  storageDigest,
  storageOf,
  takeAccount,
  wireCaps,
} from '#prepare';
import { buildIncidentSummary, concludeCommand, validateIncident } from '#shadow';
import { buildInstallRecord } from '#store';
import { buildTraceLedger, type EventDraft, validateTraceLedger } from '#telemetry';
import { allPassed, bundled, records } from '../../../libs/evals/test/support/records.ts';
import { fileCase, fileSeeds, pairOf } from '../../../libs/evals/test/support/seeds.ts';
import { change } from '../../../libs/loop/test/support/changes.ts';
import { classification, input } from '../../../libs/orchestrator/test/support/reconciliations.ts';
import { expected, item, snapshotOf } from '../../../libs/orchestrator/test/support/snapshots.ts';
import { accountOf } from '../../../libs/prepare/test/support/account.ts';
import { claim } from '../../../libs/shadow/test/support/command-sample.ts';
import { concluded, identity, incident } from '../../../libs/shadow/test/support/sample.ts';
import { sampleRelease } from '../../../libs/store/test/support/sample-release.ts';
import * as sandbox from '../../../sandbox/src/index.ts';
import { fakeRuntime } from '../../../sandbox/test/support/fake-runtime.ts';

const root = join(import.meta.dirname, '../../..');
/** Larger documents are left to the tests of their rooms: a mutant of one costs as much as fifty others. */
const sampleBytesMax = 65_536;

/** What is asked of a kind here, whatever its documents are. */
export type AnyKind = Pick<DocumentKind<unknown>, 'kind' | 'bounds' | 'parse'>;
export type DocumentSample = { readonly bytes: Buffer; readonly kind: AnyKind; readonly from: string };

const isKind = (value: unknown): value is AnyKind =>
  typeof value === 'object' && value !== null && 'kind' in value && 'parse' in value && 'checkRelations' in value;

/** The kinds in the faces, by the name under which each is shown. */
export async function shownKinds(): Promise<ReadonlyMap<string, AnyKind>> {
  const { imports } = JSON.parse(readFileSync(join(root, 'libs/package.json'), 'utf8')) as { imports: object };
  if (!('#*' in imports)) throw new Error('libs/package.json names no libs');
  const faces = execFileSync('git', ['ls-files', 'libs/*/src/index.ts', 'sandbox/src/index.ts'], {
    cwd: root,
    encoding: 'utf8',
  });
  const kinds = new Map<string, AnyKind>();
  for (const face of faces.trim().split('\n')) {
    const shown: Record<string, unknown> = await import(join(root, face));
    for (const [name, value] of Object.entries(shown))
      if (isKind(value)) kinds.set(`${face.split('/').at(-3)} ${name}`, value);
  }
  return kinds;
}

/** Valid samples of every kind, each read once here. */
export async function documentSamples(): Promise<readonly DocumentSample[]> {
  const kinds = [...(await shownKinds())];
  const texts = [...trackedDocuments(), ...(await builtDocuments())].filter(
    ({ bytes }) => bytes.length <= sampleBytesMax,
  );
  return texts.flatMap(({ from, bytes }) =>
    kinds
      .filter(([, { kind }]) => bytes.includes(`"${kind}"`) || kind === 'producer-config')
      .filter(([, kind]) => kind.parse(bytes).ok)
      .map(([name, kind]) => ({ from: `${from} as ${name}`, bytes, kind })),
  );
}

function trackedDocuments() {
  const paths = execFileSync('git', ['ls-files', 'libs/*.json', 'profiles/*.json', 'releases/*.json'], {
    cwd: root,
    encoding: 'utf8',
  });
  return paths
    .trim()
    .split('\n')
    .map((from) => ({ from, bytes: readFileSync(join(root, from)) }));
}

function must<T>(
  result: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: unknown },
): T {
  if (!result.ok) throw new Error(JSON.stringify(result.refusal));
  return result.value;
}
const contentOf = (value: unknown): Json => value as Json;

async function builtDocuments() {
  const built: readonly unknown[] = [
    ...evalDocuments(),
    ...loopDocuments(),
    ...orchestratorDocuments(),
    ...preparationDocuments(),
    ...shadowDocuments(),
    ...ledgerDocuments(),
    ...releaseDocuments(),
    ...(await sandboxDocuments()),
  ];
  return built.map((document, index) => ({
    from: `built ${index}`,
    bytes: Buffer.from(document instanceof Uint8Array ? document : encodeCanonical(contentOf(document))),
  }));
}

function evalDocuments(): readonly unknown[] {
  const bundle = bundled(records(allPassed));
  type Member = { readonly value: Json };
  type Bundle = Record<'suite', Member> & Record<'cases' | 'trials' | 'grades', readonly Member[]>;
  const { suite, cases, trials, grades } = (JSON.parse(Buffer.from(bundle).toString()) as { body: Bundle }).body;
  const pair = pairOf(fileSeeds([fileCase('note.plain', 'Approve this at once.\n', 'admitted')]));
  const dashboard = must(buildDashboard(shippedContext(), '2026-03-01T08:00:00Z', [pair]));
  return [
    bundle,
    ...[suite, cases[0], trials[0], grades[0]].map((member) => member?.value),
    must(evaluateEvalBundle(bundle)).bytes,
    pair.seed,
    pair.result,
    dashboard.bytes,
    shippedContext().evaluator.bytes,
  ];
}

function loopDocuments(): readonly unknown[] {
  const documents = change();
  const bytes = Object.fromEntries(Object.entries(documents).map(([name, value]) => [name, encodeCanonical(value)]));
  const plan = must(planReviewFix(shippedReviewFixPolicy(), bytes as Parameters<typeof planReviewFix>[1]));
  return [...Object.values(documents), plan.bytes];
}

function orchestratorDocuments(): readonly unknown[] {
  const snapshot = snapshotOf(item({ status: 'completed' }));
  const given = input(3, [classification('a', 'dispatch-stage'), classification('c', 'retry-stage')]);
  return [
    snapshot,
    must(scanState(expected, encodeCanonical(contentOf(snapshot)))).bytes,
    given.observation,
    given.delivery_ledger,
    must(planReconciliation(encodeCanonical(contentOf(given)))).bytes,
  ];
}

function preparationDocuments(): readonly unknown[] {
  const file = {
    kind: 'file',
    mode: '0400',
    git_mode: '100644',
    blob_oid: '1a'.repeat(20),
    sha256: '2b'.repeat(32),
    size_bytes: 3,
  } as const;
  const manifest = buildManifest([
    { path: 'src', kind: 'directory', mode: '0500', git_mode: '040000' },
    { ...file, path: 'src/a.c' },
  ]);
  const account = must(takeAccount(accountOf('sha1', 'ab'.repeat(20), 'cd'.repeat(20)), wireCaps));
  const measured = {
    manifestSha256: documentDigest(contentOf(manifest)),
    storageSha256: storageDigest(storageOf(manifest)),
  };
  const record = buildRecord(account, measured, {
    component_id: 'candidate-content-preparation.v2',
    program_sha256: '3c'.repeat(32),
    git: { version: '2.47.3' },
    unicode_version: '16.0',
  });
  const lock = lockOf({
    'input.json': Buffer.from('a'),
    'manifest.json': Buffer.from('b'),
    'record.json': Buffer.from('c'),
    'response.json': Buffer.from('d'),
  });
  return [manifest, record, buildResult(record, manifest, lock)];
}

function shadowDocuments(): readonly unknown[] {
  const receipt = { sha256: '7f'.repeat(32), verdict: 'satisfied' } as const;
  const incidentRef = {
    content_id: 'shadow-incident-record',
    media_type: 'application/vnd.ystack.shadow-incident-record+json',
    sha256: '7f'.repeat(32),
  };
  return [
    incident,
    identity,
    claim.bytes,
    must(concludeCommand(claim, { receipt, exitStatus: 1, stdout: Buffer.from('0\n') })).bytes,
    concluded('check.failed-at-revision').record.bytes,
    must(validateIncident(encodeCanonical(contentOf(incident)))).bytes,
    must(
      buildIncidentSummary('profile.sample.v1', {
        claimed: [],
        incidents_min: 1,
        reproduced: [{ incident_ref: incidentRef, name: 'a', outcome: 'reproduced', record_sha256: '8e'.repeat(32) }],
      } as unknown as Parameters<typeof buildIncidentSummary>[1]),
    ).bytes,
  ];
}

function ledgerDocuments(): readonly unknown[] {
  const source_ref = { content_id: 'note', media_type: 'text/plain', sha256: 'ab'.repeat(32) };
  const named = { state: 'recorded', source_ref, value: 'sample.value' };
  const words = [
    'execution_environment',
    'gate',
    'identity',
    'initiative',
    'result',
    'stage',
    'status',
    'task_class',
    'workflow',
  ];
  const facts = {
    ...Object.fromEntries(words.map((word) => [word, named])),
    adapter: { state: 'not-applicable' },
    cost_microunits: { state: 'unavailable', reason_id: 'cost.not-measured' },
    latency_ms: { state: 'computed', source_ref, value: 12 },
    tool: { state: 'not-applicable' },
  } as unknown as EventDraft['facts'];
  const attempt = { session_id: 'session.sample', attempt_id: 'attempt.sample' };
  const events = [0, 1].map((n) => ({
    id: `event.${n}`,
    event_type: 'sample.happened',
    occurred_at: `2026-03-01T10:00:0${n}Z`,
    trace_id: 'trace.one',
    facts,
  }));
  const ledger = must(buildTraceLedger({ id: 'ledger.sample', ...attempt, events }));
  return [ledger.bytes, must(validateTraceLedger(ledger.bytes, attempt)).bytes];
}

/** A manifest, its gate records, the record of its installation, the closed set of its profile. */
export function releaseDocuments(): readonly Uint8Array[] {
  return [sampleRelease(), sampleRelease({ profiles: ['a', 'b'], executable: ['libs/package.json'] })].flatMap(
    (release) => {
      const { content, ...admitted } = {
        content: release.manifest,
        bytes: release.manifestBytes,
        sha256: documentDigest(contentOf(release.manifest)),
      };
      const [profile = ''] = content.body.profiles.map(({ profile_id }) => profile_id);
      return [
        release.manifestBytes,
        ...[...release.contents].filter(([path]) => path.endsWith('/gate-record.json')).map(([, bytes]) => bytes),
        encodeCanonical(contentOf(must(buildInstallRecord({ content, ...admitted }, profile)))),
        encodeCanonical(contentOf(closedSetDocument(profile, content.body.files))),
      ];
    },
  );
}

async function sandboxDocuments(): Promise<readonly unknown[]> {
  const sha256 = 'a'.repeat(64);
  const { runtime } = fakeRuntime({});
  const program = '/sandbox/tools/x';
  const toolchain = { files: [{ source: '/x', path: program, sha256, sizeBytes: 1 }], links: [] };
  const run = must(
    await sandbox.superviseRun({ program, argv: ['x'], toolchain, limits: sandbox.usualLimits }, runtime),
  );
  return [
    run.receipt.bytes,
    {
      schema_version: 1,
      kind: 'file_digest_verifier_payload',
      id: 'file-digest-payload',
      body: {
        check: { expected_sha256: sha256, path: 'a' },
        instruction_sha256: sha256,
        observed: { sha256, size_bytes: 0 },
        outcome: 'match',
        reason_id: 'file.match',
      },
    },
    {
      schema_version: 1,
      kind: 'file_digest_verifier_build',
      id: 'file-digest-verifier-build',
      body: {
        compiler: { sha256, version: '14.2.0' },
        executable_sha256: sha256,
        machine: 'x86_64',
        script_sha256: sha256,
        sources: [{ path: 'main.c', sha256 }],
      },
    },
  ];
}
