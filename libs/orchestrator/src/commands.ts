// `orchestrator scan` and `orchestrator plan` as pure commands. They judge by the core that is shipped with them; another
// core, or another evaluator, is an argument of the functions.
import { accept, coreBounds, type Result } from '#canonical';
import { type Admitted, defineCommand, isId, isObjectId, type PureCommand } from '#contract';
import { planReconciliation } from './planner/plan-reconciliation.ts';
import { scanState } from './scanner/scan-state.ts';

const wordBytesMax = 128;

const isCommitId = (word: string): boolean => isObjectId(word, 'sha1') || isObjectId(word, 'sha256');

const bytesOf = (result: Result<Admitted<unknown>>): Result<Uint8Array> =>
  result.ok ? accept(result.value.bytes) : result;

const text = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

const snapshotAt = '2';

export const orchestratorCommands: readonly PureCommand[] = [
  defineCommand({
    name: 'orchestrator scan',
    summary: 'Classify every stage of a snapshot: its state, and what is to be done about it',
    inputs: [
      {
        name: 'repository-id',
        describe: 'the repository whose stages are asked about',
        bytesMax: wordBytesMax,
        word: { expected: 'the id of a repository', isFit: isId },
      },
      {
        name: 'commit-id',
        describe: 'the commit that it is at, by its full id',
        bytesMax: wordBytesMax,
        word: { expected: 'a full commit id of 40 or 64 hex digits', isFit: isCommitId },
      },
      { name: 'snapshot', describe: 'the stages of that commit, as they stand', bytesMax: coreBounds.bytesMax },
    ],
    output: 'orchestrator_state_observation',
    codes: ['E_LIMIT', 'E_PARSE', 'E_CANONICAL', 'E_SHAPE', 'E_STALE', 'E_RELATION'],
    run: (inputs) => {
      const expected = { repositoryId: text(inputs['repository-id']), commitId: text(inputs['commit-id']) };
      const scanned = bytesOf(scanState(expected, inputs.snapshot));
      return scanned.ok ? scanned : { ok: false, refusal: { ...scanned.refusal, input: snapshotAt } };
    },
  }),
  defineCommand({
    name: 'orchestrator plan',
    summary: 'Plan what to deliver next from an observation and the ledger of deliveries; nothing is delivered',
    inputs: [
      {
        name: 'input',
        describe: 'an observation, a delivery ledger, the refs of both and max_in_flight, in one document',
        bytesMax: coreBounds.bytesMax,
      },
    ],
    output: 'orchestrator_reconciliation_plan',
    codes: ['E_LIMIT', 'E_PARSE', 'E_CANONICAL', 'E_RECONCILIATION_INPUT'],
    run: ({ input }) => bytesOf(planReconciliation(input)),
  }),
];
