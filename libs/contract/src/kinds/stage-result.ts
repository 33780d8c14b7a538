// `stage_result`: what became of one attempt at a stage: status, outcome, evidence, and how it was executed.
import { compareJq, coreBounds, isLongerThan, type Refusal } from '#canonical';
import { defineKind } from '../define-kind.ts';
import { type StageResult, type StaleSelector, validate } from '../generated/stage-result.js';
import { byText, compareGitObjects } from '../git-key.ts';
import { firstAmong, firstOf, misshapen } from '../refusals.ts';
import { checkResultPresence } from '../relations/result-presence.ts';
import { checkSorted } from '../shapes/sorted.ts';
import { coreSchemaVersion } from '../vocabulary.ts';

type Body = StageResult['body'];

const summaryBytesMax = 1024;

export const stageResultKind = defineKind<StageResult>({
  kind: 'stage_result',
  schemaVersion: coreSchemaVersion,
  bounds: coreBounds,
  validate,
  shapes: [
    ({ body }) =>
      checkSorted(
        body.outputs,
        byText(({ output_id }) => output_id),
        ['body', 'outputs'],
        'output_id',
      ),
    ({ body }) =>
      checkSorted(
        body.diagnostics,
        byText((ref) => ref.content_id),
        ['body', 'diagnostics'],
        'content_id',
      ),
    ({ body }) =>
      checkSorted(
        body.evidence,
        byText((item) => item.evidence_id),
        ['body', 'evidence'],
        'evidence_id',
      ),
    ({ body }) => checkEvidenceKinds(body),
    ({ body }) => checkSummary(body),
    ({ body }) => checkSorted(body.stale_observations ?? [], bySelector, ['body', 'stale_observations'], 'selector'),
    ({ body }) => checkExecution(body),
  ],
  relations: [checkResultPresence],
});

function checkEvidenceKinds({ evidence }: Body): Refusal | undefined {
  const kinds = new Set<string>();
  return firstAmong(evidence, ({ kind }, index) => {
    if (kinds.has(kind)) return misshapen(['body', 'evidence', index, 'kind'], `one piece of \`${kind}\` evidence`);
    kinds.add(kind);
    return undefined;
  });
}

function checkSummary({ reason }: Body): Refusal | undefined {
  return reason?.summary !== undefined && isLongerThan(reason.summary, summaryBytesMax)
    ? misshapen(['body', 'reason', 'summary'], `at most ${summaryBytesMax} bytes`)
    : undefined;
}

function selectorKey(selector: StaleSelector): readonly string[] {
  switch (selector.kind) {
    case 'input':
      return [selector.kind, selector.input_id];
    case 'gate-decision':
      return [selector.kind, selector.scope_sha256];
    case 'base':
    case 'environment':
    case 'qualification':
    case 'resolved-profile':
    case 'source':
    case 'target':
      return [selector.kind, ''];
  }
}

function bySelector(a: { readonly selector: StaleSelector }, b: { readonly selector: StaleSelector }): number {
  return compareJq(selectorKey(a.selector), selectorKey(b.selector));
}

function checkExecution({ execution }: Body): Refusal | undefined {
  if (execution === undefined) return undefined;
  const { performer, actual_binding, metadata } = execution;
  const at = ['body', 'execution'];
  const { skills, tools } = metadata;
  return firstOf([
    () =>
      performer.role === actual_binding.role
        ? undefined
        : misshapen([...at, 'performer', 'role'], `the binding's role \`${actual_binding.role}\``),
    () =>
      metadata.kind === actual_binding.execution_kind
        ? undefined
        : misshapen([...at, 'metadata', 'kind'], `the binding's execution kind \`${actual_binding.execution_kind}\``),
    () =>
      'value' in skills
        ? checkSorted(skills.value, compareGitObjects, [...at, 'metadata', 'skills', 'value'], 'git key')
        : undefined,
    () =>
      'value' in tools
        ? checkSorted(
            tools.value,
            byText((tool) => tool.tool_id),
            [...at, 'metadata', 'tools', 'value'],
            'tool_id',
          )
        : undefined,
  ]);
}
