// The orchestrator_state_scanner_evaluator: ours, and the scripted_scanner_evaluator of another implementation, which is an
// identity that stands in the observation as it came.
import { describe, expect, test } from 'vitest';
import { documentDigest, type Json } from '#canonical';
import {
  admitScannerEvaluator,
  type ScannerEvaluator,
  type ScannerJudge,
  scannerJudge,
  scanState,
} from '#orchestrator';
import { shapes } from '../../../test/support/builders.ts';
import { type Edit, edited } from '../../../test/support/edit.ts';
import { bytesOf, coreContract, expected, item, snapshotOf } from './support/snapshots.ts';

const ref = (content_id: string, media_type: string, sha256 = shapes.sha('1')) => ({ content_id, media_type, sha256 });
const script = (part: string) => ref(`orchestrator-state-scanner-${part}.v1`, 'text/x-shellscript');

const jqOnLinux = 'af986793a515d500ab2d35f8d2aecd656e764504b789b66d7e1a0b727a124c44';
const jqOnDarwin = '5c0a0a3ea600f302ee458b30317425dd9632d1ad8882259fcaf4e9b868b2b1ef';

const scripted = {
  schema_version: 1,
  kind: 'orchestrator_state_scanner_evaluator',
  id: 'orchestrator.state-scanner.v1',
  body: {
    bootstrap_ref: script('bootstrap'),
    core_closure: Array.from({ length: 9 }, (_, index) => ({ path: `core/${index}`, sha256: shapes.sha('2') })),
    core_contract: coreContract,
    driver_ref: script('driver'),
    launcher_ref: script('launcher'),
    program_ref: ref('orchestrator-state-scanner-program.v1', 'text/x-jq'),
    runtime: {
      execution_mode: 'native',
      host_architecture: 'x86_64',
      host_os: 'linux',
      jq_architecture: 'x86_64',
      jq_ref: ref('jq-runtime.v1', 'application/x-executable', jqOnLinux),
      shell_ref: ref('bash-runtime', 'application/x-executable'),
    },
  },
};

const ours = scannerJudge().evaluator;

const judgeWith = (content: unknown, sha256 = documentDigest(content as Json)): ScannerJudge => ({
  coreContract,
  evaluator: { content: content as ScannerEvaluator, sha256 },
});

const scan = (judge: ScannerJudge) => scanState(expected, bytesOf(snapshotOf(item({}))), judge);

describe('evaluators', () => {
  const darwin: readonly Edit[] = [
    ['/body/runtime/host_os', 'darwin'],
    ['/body/runtime/jq_ref/sha256', jqOnDarwin],
  ];
  const onArm: readonly Edit[] = [['/body/runtime/host_architecture', 'arm64']];
  const rosetta: readonly Edit[] = [['/body/runtime/execution_mode', 'rosetta']];

  // biome-ignore format: a table
  const rows: readonly (readonly [what: string, document: unknown, edits: readonly Edit[], code: string])[] = [
    // what                                     document      edits                                             token
    ['ours',                                    ours.content, [],                                               'accepted'],
    ['ours, of another version',                ours.content, [['/schema_version', 3]],                         'E_SHAPE'],
    ['ours, with drivers',                      ours.content, [['/body/driver_ref', script('driver')]],         'E_SHAPE'],
    ['scripted, linux',                         scripted,     [],                                               'accepted'],
    ['scripted, darwin',                        scripted,     darwin,                                           'accepted'],
    ['scripted, darwin on arm',                 scripted,     [...darwin, ...onArm, ...rosetta],                'accepted'],
    ['scripted, darwin on arm, native',         scripted,     [...darwin, ...onArm],                            'E_RELATION'],
    ['scripted, rosetta on linux',              scripted,     rosetta,                                          'E_RELATION'],
    ['scripted, another jq',                    scripted,     [['/body/runtime/jq_ref/sha256', jqOnDarwin]],    'E_RELATION'],
    ['scripted, eight files',                   scripted,     [['/body/core_closure/8', undefined]],            'E_SHAPE'],
    ['scripted, another id',                    scripted,     [['/id', 'orchestrator.state-scanner.v2']],       'E_SHAPE'],
    ['scripted, a shell as program',            scripted,     [['/body/program_ref/media_type', 'text/x-shellscript']], 'E_SHAPE'],
  ];

  test.each(rows)('%s', (_what, document, edits, code) => {
    const content = edited(document, edits);
    const admitted = admitScannerEvaluator(bytesOf(content));
    expect(admitted.ok ? 'accepted' : admitted.refusal.code).toBe(code);
    const scanned = scan(judgeWith(content));
    expect(scanned.ok ? 'accepted' : scanned.refusal.code).toBe(code === 'accepted' ? code : 'E_STALE');
    if (!scanned.ok) return;
    const { classifications, evaluator } = scanned.value.content.body;
    expect(evaluator).toEqual({ content, sha256: documentDigest(content as Json) });
    expect(classifications[0]?.provenance.evaluator_ref.sha256).toBe(evaluator.sha256);
  });

  test('bytes are read first', () => {
    expect(admitScannerEvaluator(Buffer.from('{'))).toMatchObject({ ok: false, refusal: { code: 'E_PARSE' } });
  });

  test('one that judges by another core, or is not of its digest, is stale', () => {
    const other = edited(scripted, [['/body/core_contract/package_ref/sha256', shapes.sha('3')]]);
    expect(scan(judgeWith(other))).toMatchObject({ ok: false, refusal: { code: 'E_STALE' } });
    expect(scan(judgeWith(scripted, shapes.sha('3')))).toMatchObject({ ok: false, refusal: { code: 'E_STALE' } });
  });

  test('a stale evaluator beats a revision, a wrong digest beats it', () => {
    const judge = judgeWith(scripted, shapes.sha('3'));
    const moved = { repositoryId: 'repo.other', commitId: expected.commitId };
    const snapshot = snapshotOf(item({}));
    expect(scanState(moved, bytesOf(snapshot), judge)).toMatchObject({ refusal: { code: 'E_STALE', at: '' } });
    const misdigested = edited(snapshot, [['/body/items/0/request/sha256', shapes.sha('3')]]);
    expect(scanState(moved, bytesOf(misdigested), judge)).toMatchObject({ refusal: { code: 'E_RELATION' } });
  });
});
