// What the commands of this room share: the option that names another policy bundle, and which tokens the bundle's own
// refusals have in the company of an evaluator's.
import { accept, coreBounds, type Refusal, type Result, refuse } from '#canonical';
import {
  type Admitted,
  defineCommand,
  type FolderFiles,
  type FolderSlot,
  type InputSlot,
  type PureCommand,
} from '#contract';
import { admitBundle } from '../bundle/bundle.ts';
import { examplesFiles, requiredFiles } from '../bundle/names.ts';
import type { PolicyBundle } from '../bundle/types.ts';
import { registerFiles } from '../sandbox/register-files.ts';
import { shippedBundle } from '../shipped.ts';

/** `--policies DIR`: a bundle of somebody else, or another of ours. */
export const policiesFolder: FolderSlot = {
  option: 'policies',
  describe: 'judge by the policies, decisions and policy sets in DIR instead of those that ship',
  files: [
    ...requiredFiles.map((name) => ({ name })),
    // A folder for the commands that read registers does for the others.
    ...[...examplesFiles, ...Object.values(registerFiles)].map((name) => ({ name, optional: true as const })),
  ],
  bytesMax: coreBounds.bytesMax,
};

/**
 * Which spelling an evaluator tells apart, and so which tokens its policies have: `merged` calls every policy document that
 * cannot be read a contradiction (E_RELATION), `in-turn` says E_PARSE and E_CANONICAL.
 */
export type TokenStyle = 'merged' | 'in-turn';

/** The bundle in `folder`, or the one that ships. A refusal has the file's name as `input`. */
export function bundleFrom(folder: FolderFiles | undefined, style: TokenStyle): Result<PolicyBundle> {
  if (folder === undefined) return accept(shippedBundle());
  const bundle = admitBundle(new Map([...folder].filter(([name]) => ofBundle.has(name))));
  return bundle.ok ? bundle : refuse(inStyle(bundle.refusal, style));
}

const ofBundle: ReadonlySet<string> = new Set([...requiredFiles, ...examplesFiles]);

const kept: Readonly<Record<TokenStyle, readonly string[]>> = {
  merged: ['E_EXAMPLE', 'E_LIMIT'],
  'in-turn': ['E_EXAMPLE', 'E_LIMIT', 'E_PARSE', 'E_CANONICAL'],
};

const inStyle = (refusal: Refusal, style: TokenStyle): Refusal =>
  kept[style].includes(refusal.code) || refusal.code === 'E_RELATION'
    ? refusal
    : { ...refusal, code: 'E_RELATION', detail: refusal.detail ?? refusal.code };

type Slots = readonly (readonly [name: string, describe: string])[];

type EvaluatorCommand<Inputs> = {
  readonly name: string;
  readonly summary: string;
  /** Names in kebab case in the order of the command line; the evaluator has them in camel case. */
  readonly inputs: Slots;
  readonly output: string;
  readonly codes: readonly string[];
  readonly style: TokenStyle;
  /** The folder of an evaluator that reads more in it than the bundle. */
  readonly folder?: FolderSlot;
  readonly evaluate: (
    bundle: PolicyBundle,
    inputs: Inputs,
    folder: FolderFiles | undefined,
  ) => Result<Admitted<unknown>>;
};

/** A command for an evaluator: its documents in, its evaluation out, and `--policies DIR`. */
export function evaluatorCommand<Inputs>(command: EvaluatorCommand<Inputs>): PureCommand {
  const { name, summary, inputs, output, codes, style, folder: slot = policiesFolder, evaluate } = command;
  return defineCommand({
    ...{ name, summary, output, codes },
    inputs: inputs.map(([name, describe]): InputSlot => ({ name, describe, bytesMax: coreBounds.bytesMax })),
    folder: slot,
    run: (given, folder) => {
      const bundle = bundleFrom(folder, style);
      if (!bundle.ok) return bundle;
      const documents = Object.fromEntries(inputs.map(([name]) => [camelCase(name), given[name]]));
      const evaluated = evaluate(bundle.value, documents as Inputs, folder);
      return evaluated.ok ? accept(evaluated.value.bytes) : evaluated;
    },
  });
}

const camelCase = (name: string): string => name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** The inputs that most evaluators have. */
export const stageInputs = {
  policySet: ['policy-set', 'the policy set to judge by'],
  request: ['request', 'the stage request'],
  resolved: ['resolved', 'the resolved profile that the request names'],
  result: ['result', 'the stage result of one attempt'],
  duty: ['duty', 'the duty evaluation of the stage run'],
} as const;
