// Programs that do what an adapter may not, each found out by name. A row runs one combination with one program changed in
// one place; the honest combinations are in matrix.test.ts.
import { describe, expect, test } from 'vitest';
import { runMatrix } from '../src/matrix.ts';
import type { Limits } from '../src/run/limits.ts';
import { rules } from '../src/violations.ts';
import { broken, type Swap, withSwaps } from './support/hostile.ts';

type Row = readonly [what: string, swaps: readonly Swap[], expected: string, limits?: Partial<Limits>];

const claude = `process.stdout.write(\`\${canonical(answer)}\\n\`);`;
/** Statements before the answer is printed. */
const first = (statements: string): readonly Swap[] => [[claude, `${statements}\n${claude}`]];
const child = (script: string): string => `spawnSync('/bin/sh', ['-c', ${JSON.stringify(script)}]);`;

const producerRows: readonly Row[] = [
  // what it does                      how                                                       rules it breaks
  ['ends with a status', first('process.exit(3);'), 'exit-status'],
  ['throws', first("throw new Error('no');"), 'exit-status'],
  ['hangs', first('await new Promise(() => setInterval(() => {}, 1000));'), 'time-limit', { wallTimeMs: 1500 }],
  ['waits for a child that hangs', first(child('sleep 60')), 'time-limit', { wallTimeMs: 1500 }],
  ['computes without end', first('for (;;);'), 'exit-status', { cpuTimeS: 1 }],
  [
    'takes too much memory',
    first('for (const a = []; ; ) a.push(new Array(1e5).fill(0));'),
    'exit-status',
    { heapMiB: 48 },
  ],
  ['says too much', first("process.stdout.write('x'.repeat(5_000_000));"), 'output-limit'],
  ['complains too much', first("process.stderr.write('x'.repeat(100_000));"), 'output-limit'],
  ['writes outside, and is kept from it', first("writeFileSync('../escaped', '');"), 'exit-status'],
  ['has a child write outside', first(child('echo > ../escaped')), 'outside-write'],
  ['moves a ref of the target', first("git('--git-dir', targetGit, 'branch', 'mine', 'main');"), 'outside-write'],
  ['changes a mode outside', first(child('chmod 700 ..')), 'outside-write'],
  ['leaves a file behind', first("writeFileSync('note.txt', '');"), 'left-behind'],
  ['takes its folder away', first(child('rmdir "$(pwd -P)"')), 'left-behind'],
  ['puts a link in place of its folder', first(child('cd .. && rmdir work && ln -s / work')), 'left-behind'],
  ['prints nothing', [[claude, '']], 'answer'],
  ['prints twice', first(claude), 'answer'],
  ['prints JSON that is not canonical', [[claude, 'process.stdout.write(JSON.stringify(answer, null, 1));']], 'answer'],
  ['adds a member to the answer', first("answer.note = 'ok';"), 'answer'],
  ['prints a payload that is no text', first('answer.payloads[0].data = 1;'), 'answer'],
  ['reports another attempt', first('answer.stage_result.body.attempt_number = 2;'), 'attempt observation'],
  ['reports another result id', first("answer.stage_result.id = 'result.other';"), 'attempt'],
  [
    'reports an earlier end',
    first("answer.stage_result.body.finished_at = '2030-01-01T01:00:02Z';"),
    'attempt observation',
  ],
  ['names another request', first("answer.stage_result.body.request_ref.sha256 = '0'.repeat(64);"), 'result'],
  ['has a result of no form', first("answer.stage_result.body.status = 'done';"), 'result'],
  [
    'has a second output',
    first("answer.stage_result.body.outputs.push({ output_id: 'z', ref: refTo(session) });"),
    'result',
  ],
  [
    'says that another package ran',
    first("executed.actual_binding.package_ref = { ...bound.binding.package_ref, object_id: '0'.repeat(40) };"),
    'observation result',
  ],
  ['says that another model ran', first("executed.metadata.model.value = 'claude.opus';"), 'observation result'],
  [
    'used a tool it was not given',
    first(
      "executed.metadata.tools = { state: 'recorded', value: [{ tool_id: 't', tool_version: 'v1', package_ref: bound.binding.package_ref, config_ref: { state: 'absent' } }], source_ref: refTo(session) };",
    ),
    'observation result',
  ],
  ['alters a payload after it was named', first("answer.payloads[0].data += '\\n';"), 'patch-paths payload-link'],
  ['keeps a payload back', first('answer.payloads.pop();'), 'payload-link'],
  [
    'hands over a payload that nothing names',
    first("answer.payloads.push(payload('extra', 'text/plain', 'x'));"),
    'payload-link',
  ],
  ['hands over a payload twice', first('answer.payloads.push(session);'), 'payload-link'],
  [
    'observed another commit',
    first(
      "answer.snapshot.body.target_revision = { ...answer.snapshot.body.target_revision, commit_id: '0'.repeat(40) };",
    ),
    'observation target-revision',
  ],
  [
    'observed another attempt',
    first("answer.snapshot.body.attempt = { ...times, attempt_id: 'attempt.other' };"),
    'observation',
  ],
  [
    'observed a time-out',
    first("answer.snapshot.body.state = 'timeout'; answer.snapshot.body.output = { state: 'absent' };"),
    'observation',
  ],
  ['observed another output', first('answer.snapshot.body.output.value = refTo(session);'), 'observation'],
  ['has a snapshot of another harness', first("executed.metadata.snapshot.value = 'codex-cli.v1';"), 'observation'],
  ['writes a path that is not allowed', [["'scratch/docs/dusk.md'", "'scratch/docs/dawn.md'"]], 'patch-paths'],
  [
    'writes a patch that reads two ways',
    [['  return patch;', "  return patch + 'diff --git a/README.md b/src/lamp.txt\\n';"]],
    'patch-paths',
  ],
  ['writes more than a diff', [['  return patch;', "  return patch + 'and so on\\n';"]], 'patch-paths'],
  ['writes an empty patch', [['  return patch;', "  return '';"]], 'patch-paths'],
];

describe('a producer that', () => {
  test.each(producerRows.map(([what, ...row]) => [what, row] as const))(
    '%s',
    async (_what, [swaps, expected, limits = {}]) => {
      const programs = withSwaps('claude-code-producer', swaps);
      const found = await broken(programs, { producer: 'claude-code-producer', forge: 'index-forge' }, limits);
      expect(found).toEqual(expected.split(' ').map((rule) => `produce ${rule}`));
    },
  );
});

const outcome = 'const outcome = materialize();';
const claiming = (claim: string): readonly Swap[] => [[outcome, `const outcome = { ...materialize(), ${claim} };`]];
const printed = 'process.stdout.write(text(response));';
const beforePrint = (statements: string): readonly Swap[] => [[printed, `${statements}\n${printed}`]];
const made = '  const tree_id = inCandidate(';
/** Something else put into the scratch index, and the forge's own look at the contract switched off. */
const smuggling = (entry: string, path: string): readonly Swap[] => [
  [
    made,
    `  const blob = inCandidate(['hash-object', '-w', '--stdin'], { input: 'README.md' }).trim();\n  inCandidate(['update-index', '--add', '--cacheinfo', \`${entry},\${blob},${path}\`], scratch);\n${made}`,
  ],
  ['if (beyond.length > 0)', 'if (false)'],
  ['if (modes.some(', 'if (false && modes.some('],
];
const lastRef = "  inCandidate(['symbolic-ref', 'HEAD', 'refs/heads/candidate']);";

const forgeRows: readonly Row[] = [
  ['receipts another tree', claiming("tree_id: 'f'.repeat(40)"), 'candidate-tree'],
  ['receipts another commit', claiming("commit_id: 'f'.repeat(40)"), 'candidate-head'],
  ['receipts other paths', claiming("changed_paths: ['src/lamp.txt']"), 'candidate-paths'],
  ['receipts another attempt', [['attempt_number: attempt.attempt_number }', 'attempt_number: 2 }']], 'receipt'],
  [
    'receipts another source',
    [['source: { ...source,', 'source: { ...source, repository_id: "repo.other",']],
    'receipt',
  ],
  [
    'receipts a member more',
    [["kind: 'candidate_materialization_receipt',", "kind: 'candidate_materialization_receipt', note: 1,"]],
    'receipt',
  ],
  ['receipts a SHA-256 repository', [['hash_algorithm: source.hash_algorithm', "hash_algorithm: 'sha256'"]], 'receipt'],
  ['reports another attempt', beforePrint('response.stage_result.body.attempt_number = 2;'), 'attempt response'],
  [
    'has a second output',
    beforePrint("response.stage_result.body.outputs.push({ output_id: 'z', ref: receiptRef });"),
    'response result',
  ],
  [
    'alters the receipt after it was named',
    beforePrint('response.payloads[0].data = response.payloads[0].data.replace(`"count":2`, `"count":1`);'),
    'candidate-paths payload-link response',
  ],
  [
    'hands over a payload more',
    beforePrint("response.payloads.push({ ...response.payloads[0], content_id: 'z' });"),
    'payload-link response',
  ],
  ['claims an authority', beforePrint("response.authority = 'merge';"), 'response'],
  ['claims another effect', beforePrint("response.effects.push('target-repository');"), 'response'],
  ['answers with something else', [[printed, "process.stdout.write('[]\\n');"]], 'answer'],
  ['smuggles a file in', smuggling('100644', 'docs/evil.md'), 'candidate-scope'],
  ['changes a file that is not allowed', smuggling('100644', 'README.md'), 'candidate-scope'],
  ['puts a link where a file was allowed', smuggling('120000', 'src/lamp.txt'), 'candidate-scope'],
  ['commits without a parent', [["tree_id, '-p', source.commit_id, '-m'", "tree_id, '-m'"]], 'candidate-parent'],
  [
    'commits under another name',
    [['const [name, email] = [binding.principal_id,', "const [name, email] = ['somebody',"]],
    'candidate-identity',
  ],
  [
    'commits at another time',
    [['Date.parse(attempt.started_at)', 'Date.parse(attempt.finished_at)']],
    'candidate-identity',
  ],
  [
    'commits with another message',
    [["'-m', input.stage_request.content.id]", "'-m', 'approved']"]],
    'candidate-identity',
  ],
  [
    'leaves HEAD elsewhere',
    [[lastRef, '']],
    'candidate-head candidate-identity candidate-parent candidate-paths candidate-tree',
  ],
  [
    'borrows the objects of the target',
    [["'--no-hardlinks', '--template='", "'--shared', '--template='"]],
    'candidate-unreadable',
  ],
  [
    'makes the candidate elsewhere',
    [[outcome, `const outcome = materialize();\nspawnSync('mv', [candidateGit, 'other.git']);`]],
    'candidate-unreadable left-behind',
  ],
  ['leaves its index behind', [["  rmSync('scratch-index');\n", '']], 'left-behind'],
  [
    'writes into the target',
    [[outcome, `git(['--git-dir', targetGit, 'update-ref', 'refs/heads/mine', source.commit_id]);\n${outcome}`]],
    'outside-write',
  ],
];

describe('a forge that', () => {
  test.each(forgeRows.map(([what, ...row]) => [what, row] as const))('%s', async (_what, [swaps, expected]) => {
    const programs = withSwaps('index-forge', swaps);
    const found = await broken(programs, { producer: 'claude-code-producer', forge: 'index-forge' });
    expect(found).toEqual(expected.split(' ').map((rule) => `materialize ${rule}`));
  });

  test('names a blob that it did not write', async () => {
    const programs = withSwaps('object-forge', [
      ["git(['hash-object', '-w', '--stdin'], made)", "git(['hash-object', '--stdin'], made)"],
      ["git(['mktree', '-z'],", "git(['mktree', '-z', '--missing'],"],
    ]);
    const found = await broken(programs, { producer: 'claude-code-producer', forge: 'object-forge' });
    expect(found).toEqual(['materialize candidate-unreadable']);
  });
});

describe('what only another program shows', () => {
  const lamp: Swap = ["replace('on at: sunset', 'on at: dusk')", "replace('on at: sunset', 'on at: ' + Math.random())"];

  test.each(['index-forge', 'object-forge'] as const)('a patch that does not apply: %s declines it', async (forge) => {
    const programs = withSwaps('claude-code-producer', [
      ['  return patch;', "  return patch.replace(' off at: sunrise', ' off at: noon');"],
    ]);
    expect(await broken(programs, { producer: 'claude-code-producer', forge })).toEqual(['materialize exit-status']);
  });

  test.each([
    // program                 what it does                                            what does not agree
    ['claude-code-producer', [lamp], ['one patch', 'one tree', 'one commit']],
    [
      'object-forge',
      [["git(['hash-object', '-w', '--stdin'], made)", "git(['hash-object', '-w', '--stdin'], made + '\\n')"]],
      ['one tree', 'one commit'],
    ],
  ] as const)('%s that agrees with nobody', async (name, swaps, expected) => {
    const run = await runMatrix(withSwaps(name, swaps), {
      only: [
        { producer: 'claude-code-producer', forge: 'index-forge' },
        { producer: 'claude-code-producer', forge: 'object-forge' },
      ],
    });
    expect(run.outcomes.map(({ violations }) => violations)).toEqual([[], []]);
    expect(run.disagreements.map(({ rule, expected: said }) => [rule, said.split(' after ')[0]])).toEqual(
      expected.map((said) => ['agreement', said]),
    );
  });
});

test('every rule is broken by some row, or by a broken world', () => {
  const rows = [...producerRows, ...forgeRows].flatMap(([, , expected]) => expected.split(' '));
  // These three are about what the matrix itself prepares: world.test.ts breaks them.
  const named = new Set([...rows, 'agreement', 'profile-set', 'request', 'package-pin']);
  expect([...named].sort()).toEqual(Object.keys(rules).sort());
});
