// `evals run` and `evals evaluate` as pure commands. They judge with the catalog, the policies and the program that ship.
import { accept, type Result } from '#canonical';
import { type Admitted, defineCommand, isTime, type PureCommand } from '#contract';
import { evalBounds } from './bounds.ts';
import { evaluateEvalBundle } from './records/evaluate-bundle.ts';
import { bundleBounds } from './records/kinds.ts';
import { runSeedSet } from './run-seed-set.ts';
import { shippedContext } from './shipped.ts';

const bytesOf = (result: Result<Admitted<unknown>>, input = '0'): Result<Uint8Array> =>
  result.ok ? accept(result.value.bytes) : { ok: false, refusal: { input, ...result.refusal } };

export const evalsCommands: readonly PureCommand[] = [
  defineCommand({
    name: 'evals run',
    summary: 'Put every case of a seed set to its judge and say what became of it',
    inputs: [
      { name: 'seed', describe: 'a seed set, canonical or not', bytesMax: evalBounds.bytesMax },
      {
        name: 'observed-at',
        describe: 'the moment to write down, in UTC',
        bytesMax: 20,
        word: { expected: 'a time such as `2026-01-31T09:00:00Z`', isFit: isTime },
      },
    ],
    output: 'eval_run_result',
    codes: ['E_STALE', 'E_LIMIT', 'E_PARSE', 'E_SHAPE', 'E_RELATION'],
    run: (inputs) =>
      bytesOf(runSeedSet(shippedContext(), inputs.seed, new TextDecoder().decode(inputs['observed-at']))),
  }),
  defineCommand({
    name: 'evals evaluate',
    summary: 'Fold the grades of a bundle of trials into a report; nothing is run',
    inputs: [
      {
        name: 'bundle',
        describe: 'a suite with its cases, trials and grades, in one document',
        bytesMax: bundleBounds.bytesMax,
      },
    ],
    output: 'eval_report',
    codes: ['E_LIMIT', 'E_PARSE', 'E_CANONICAL', 'E_SHAPE', 'E_STALE', 'E_RELATION'],
    run: ({ bundle }) => bytesOf(evaluateEvalBundle(bundle)),
  }),
];
