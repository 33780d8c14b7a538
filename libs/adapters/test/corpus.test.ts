// The provider normalizers' cases of the other implementation: every input, and what must come of it.
import { describe, expect, test } from 'vitest';
import { documentDigest, encodeCanonical, type Json, type JsonObject } from '#canonical';
import { projectExecution, type ResolvedProfile, type StageRequest, type StageResult } from '#contract';
import { corpusBytes, corpusRoot, corpusSkip } from '../../../test/support/corpus.ts';
import { findAdapter, normalizeBytes } from '../src/index.ts';
import {
  buildResponse,
  type Materialization,
  type MaterializationReceipt,
} from '../src/local-git-materializer/protocol.ts';
import { resultOf } from '../src/local-git-materializer/stage-result.ts';

type Expectation =
  | { readonly disposition: 'rejected'; readonly error_token: string }
  | {
      readonly disposition: 'normalized';
      readonly state: string;
      readonly reason_id: string;
      readonly stale_bindings: readonly string[];
    };

type Case = {
  readonly case_id: string;
  readonly normalizer: string;
  readonly expectation: Expectation;
  readonly input: { readonly content: Json };
};

const seedSet = 'evals/v1/seed-set-adapters.json';

const readCases = (): readonly Case[] => JSON.parse(corpusBytes(seedSet).toString('utf8')).body.cases;

const counts = {
  'codex-cli-producer': 12,
  'codex-native-reviewer': 10,
  'github-actions-ci': 14,
  'github-forge': 13,
  'gitlab-forge': 14,
};

function observed(name: string, input: Json): Expectation {
  const adapter = findAdapter(name);
  if (adapter === undefined) throw new Error(`no adapter is named ${name}`);
  const result = normalizeBytes(adapter, encodeCanonical(input));
  if (!result.ok) return { disposition: 'rejected', error_token: result.refusal.code };
  const {
    state,
    reason_id,
    stale_bindings = [],
  } = JSON.parse(Buffer.from(result.value).toString('utf8')) as JsonObject;
  return { disposition: 'normalized', state, reason_id, stale_bindings } as Expectation;
}

const present = corpusRoot !== undefined;

describe.skipIf(!present)(present ? 'provider normalizers' : corpusSkip, () => {
  const cases = present ? readCases() : [];

  test('all 63 are at hand', () => {
    const found = Object.fromEntries(
      Object.keys(counts).map((name) => [name, cases.filter(({ normalizer }) => normalizer === name).length]),
    );
    expect(found).toEqual(counts);
    expect(cases.length).toBe(63);
  });

  test.each(cases.map((entry) => [entry.case_id, entry] as const))('%s', (_id, { normalizer, input, expectation }) => {
    expect(observed(normalizer, input.content)).toEqual(expectation);
  });
});

// Of three materializations the receipt, the stage result and the resolved profile are at hand, of one the digest of its
// response; the requests are not, so what they decide is taken from the results.
describe.skipIf(!present)(present ? 'materializations' : corpusSkip, () => {
  const folder = 'shadow/evidence/external-dummy-target/v1';
  const read = <T>(path: string): T => JSON.parse(corpusBytes(`${folder}/${path}`).toString('utf8')) as T;
  const materializations = [
    ['prerequisite/stage-result.json', 'prerequisite/materialization-receipt.json'],
    ['pre/state/materialization-result.json', 'pre/materialization-receipt.json'],
    ['post/state/materialization-result.json', 'post/materialization-receipt.json'],
  ] as const;

  test.each(materializations)('%s is the stage result of its receipt', (resultPath, receiptPath) => {
    const result = read<StageResult>(resultPath);
    const { execution, ...attempt } = result.body;
    const environment = execution?.environment;
    const request = {
      content: {
        id: result.body.request_ref.id,
        kind: 'stage_request',
        body: {
          environment_ref: environment,
          operation: { binding_id: 'binding.forge', capability_id: 'core.forge.materialize-candidate.v2' },
        },
      } as unknown as StageRequest,
      sha256: result.body.request_ref.sha256,
    };
    const resolved = {
      content: read<ResolvedProfile>('resolved-profile.json'),
      sha256: result.body.resolved_profile_ref.sha256,
    };
    const projection = projectExecution(request.content, resolved.content);
    if (projection === undefined) throw new Error('the resolved profile has no forge');
    const made = resultOf(
      {
        attempt: { ...attempt, result_id: result.id } as unknown as Materialization['attempt'],
        arguments: { candidate_output_id: 'output.candidate' } as Materialization['arguments'],
        projection,
        request,
        resolved,
      },
      read<MaterializationReceipt>(receiptPath),
    );
    expect(Buffer.from(encodeCanonical(made))).toEqual(corpusBytes(`${folder}/${resultPath}`));
  });

  test('the response has the recorded digest', () => {
    const response = buildResponse(
      read<StageResult>('prerequisite/stage-result.json'),
      read<MaterializationReceipt>('prerequisite/materialization-receipt.json'),
    );
    expect(documentDigest(response)).toMatch(/^795691f6/);
  });
});
