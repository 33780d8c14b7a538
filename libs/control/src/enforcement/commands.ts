// The commands about receipts of a sandbox. A receipt that is refused is an answer: the command succeeds and says why.
import type { PureCommand } from '#contract';
import { evaluatorCommand } from '../frame/command.ts';
import { registersFolder, registersFrom } from '../sandbox/registers.ts';
import { checkEnforcementReceipt, type ReceiptInputs, receiptCodes } from './check.ts';

const inputs = [
  ['receipt', 'the receipt of a run'],
  ['expectation', 'what the receipt is expected to be about'],
  ['evaluation', 'the sandbox evaluation that let the run start'],
] as const;

const shared = {
  output: 'sandbox_receipt_check',
  codes: receiptCodes,
  style: 'in-turn',
  folder: registersFolder,
} as const;

/** `enforcement check` and `enforcement check-bound`. */
export const enforcementCommands: readonly PureCommand[] = [
  evaluatorCommand<ReceiptInputs>({
    ...shared,
    name: 'enforcement check',
    summary: 'Check the receipt of a run whose environment was declared',
    inputs,
    evaluate: (bundle, given, folder) => checkEnforcementReceipt(bundle, given, registersFrom(folder)),
  }),
  evaluatorCommand<Required<ReceiptInputs>>({
    ...shared,
    name: 'enforcement check-bound',
    summary: 'Check the receipt of a run whose verifier was bound to an accepted one',
    inputs: [...inputs, ['observation', 'what was observed of the verifier']],
    evaluate: (bundle, given, folder) => checkEnforcementReceipt(bundle, given, registersFrom(folder)),
  }),
];
