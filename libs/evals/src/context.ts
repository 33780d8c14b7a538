// What an evaluation runs with: the families, the policies that judges are given, and the document that says who judges.
// They name one another, so parts that were put together wrongly are refused before anything runs.
import { equalJson, type Refusal } from '#canonical';
import type { Admitted } from '#contract';
import type { PolicyBundle } from '#control';
import type { CatalogRef, PolicySetRef } from './generated/common.d.ts';
import type { EvalCatalog } from './generated/eval-catalog.d.ts';
import type { EvalFrameworkEvaluator } from './generated/eval-framework-evaluator.d.ts';
import { buildEvaluator } from './kinds/eval-framework-evaluator.ts';

export type EvalContext = {
  readonly catalog: Admitted<EvalCatalog>;
  readonly bundle: PolicyBundle;
  readonly evaluator: Admitted<EvalFrameworkEvaluator>;
};

/** The context of a catalog and a bundle of policies, judged by the program of that digest. */
export function contextOf(catalog: Admitted<EvalCatalog>, bundle: PolicyBundle, programSha256: string): EvalContext {
  const evaluator = buildEvaluator({
    catalog_ref: catalogRefOf(catalog),
    core_contract: bundle.coreContract.hashed,
    policy_set_refs: policySetRefsOf(bundle),
    program_sha256: programSha256,
  });
  return { catalog, bundle, evaluator };
}

/** E_STALE when catalog, policies and evaluator do not name one another. */
export function checkContext({ catalog, bundle, evaluator }: EvalContext): Refusal | undefined {
  const { catalog_ref, core_contract, policy_set_refs } = evaluator.content.body;
  // biome-ignore format: a table
  const facts = [
    [equalJson(catalog.content.body.core_contract, bundle.coreContract.hashed), 'a catalog of the core that the policies are of'],
    [equalJson(core_contract, bundle.coreContract.hashed),                      'an evaluator of the core that the policies are of'],
    [equalJson(catalog_ref, catalogRefOf(catalog)),                     'an evaluator that names the catalog'],
    [equalJson(policy_set_refs, policySetRefsOf(bundle)),               'an evaluator that names the policy sets'],
  ] as const;
  const broken = facts.find(([holds]) => !holds);
  return broken === undefined ? undefined : { code: 'E_STALE', expected: broken[1] };
}

export const catalogRefOf = ({ content, sha256 }: Admitted<EvalCatalog>): CatalogRef => ({
  schema_version: content.schema_version,
  kind: content.kind,
  id: content.id,
  sha256,
});

const policySetRefsOf = ({ sets: { plain, sandboxBound } }: PolicyBundle): PolicySetRef[] =>
  [plain, sandboxBound].map(({ content: { id }, sha256 }) => ({
    schema_version: 1,
    kind: 'control_policy_set',
    id,
    sha256,
  }));
