// The check of a sandbox receipt, which says whether the receipt counts, and the receipt itself, which says what was
// enforced. The outcome of a receipt must be the one that its own facts give.
import { equalJson, type Json, type JsonObject, type Refusal } from '#canonical';
import { unrelated } from '#contract';
import { deriveOutcome, receiptCheckKind, receiptKind, type SandboxEnforcementReceipt } from '#control';
import { at, listOf, textOf } from '../at.ts';
import type { Explainer, Explanation, Finding, Weight } from '../explanation.ts';
import { namedInputs } from '../named-inputs.ts';
import { enforcementWords, receiptCheckWords } from '../words/receipt-check.ts';

const enforcement: { readonly [verdict: string]: string } = {
  satisfied: 'The run reports that every limit was enforced and none was reached.',
  violated: 'The run reports that a limit was reached.',
  failed: 'The run reports that something could not be enforced, observed, run or cleaned up.',
  none: 'No run is reported: the receipt could not be read that far.',
};

export const explainers: readonly Explainer[] = [
  {
    kind: 'sandbox_receipt_check',
    self: 'evaluation',
    admits: receiptCheckKind,
    explain: explainCheck,
  },
  {
    kind: 'sandbox_enforcement_receipt',
    self: 'receipt',
    admits: receiptKind,
    check: checkReceipt,
    explain: explainReceipt,
  },
];

function explainCheck(content: JsonObject): Explanation {
  const verdict = textOf(at(content, 'body.check_verdict'));
  const reported = textOf(at(content, 'body.enforcement_verdict'));
  const findings = listOf(at(content, 'body.reason_ids')).flatMap((reason): readonly Finding[] => {
    const words = receiptCheckWords[textOf(reason)];
    return words === undefined
      ? []
      : [{ reason: textOf(reason), weight: verdict === 'valid' ? 'satisfied' : 'violation', words }];
  });
  return {
    verdict: `the receipt is ${verdict}, enforcement ${reported}`,
    summary:
      verdict === 'valid'
        ? 'The receipt is about what was expected; whether it comes from the supervisor that it names was not checked.'
        : 'The receipt does not count.',
    remarks: [enforcement[reported] ?? ''],
    findings,
    inputs: namedInputs(content, [
      ['receipt', 'sandbox_enforcement_receipt', 'body.receipt_sha256'],
      ['expectation', 'sandbox_receipt_expectation', 'body.expectation_sha256'],
      ['sandbox', 'sandbox_policy_evaluation', 'body.evaluation_sha256'],
      ['accepted', 'sandbox_accepted_identity_set', 'body.accepted_set_sha256'],
    ]),
  };
}

function checkReceipt(content: JsonObject): Refusal | undefined {
  const { body } = content as unknown as SandboxEnforcementReceipt;
  const derived = deriveOutcome(body);
  return equalJson(body.outcome as Json, derived as Json)
    ? undefined
    : unrelated(
        ['body', 'outcome'],
        `\`${derived.verdict}\` for ${derived.reason_ids.join(', ')}, which is what its facts give`,
      );
}

const weights: { readonly [verdict: string]: Weight } = {
  satisfied: 'satisfied',
  violated: 'violation',
  failed: 'unknown',
};

function explainReceipt(content: JsonObject): Explanation {
  const verdict = textOf(at(content, 'body.outcome.verdict'));
  return {
    verdict,
    summary: enforcement[verdict] ?? '',
    remarks: ['Whether it counts for what was expected is told by enforcement check.'],
    findings: listOf(at(content, 'body.outcome.reason_ids')).flatMap((reason): readonly Finding[] => {
      const words = enforcementWords[textOf(reason)];
      return words === undefined ? [] : [{ reason: textOf(reason), weight: weights[verdict] ?? 'told', words }];
    }),
    inputs: namedInputs(content, [['accepted', 'sandbox_accepted_identity_set', 'body.origin.accepted_set_sha256']]),
  };
}
