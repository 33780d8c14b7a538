// `eval_catalog`: the nine families, who may grade each and where its cases come from. Version 1 is the wire's; version 2
// has two more sources, which are judges of this repository.
import { isLongerThan, type Refusal } from '#canonical';
import { checkWordSet, type DocumentKind, defineKind, firstAmong, firstOf, misshapen } from '#contract';
import { evalBounds } from '../bounds.ts';
import { type EvalCatalog, type EvalFamily, validate } from '../generated/eval-catalog.js';
import { ownSources } from './own-sources.ts';

const requirementBytesMax = 1024;

export const evalCatalogKind: DocumentKind<EvalCatalog> = defineKind<EvalCatalog>({
  kind: 'eval_catalog',
  schemaVersion: 2,
  bounds: evalBounds,
  validate,
  shapes: [
    ({ body }) => checkWordSet(body.grader_kinds, ['body', 'grader_kinds']),
    ({ body }) => checkWordSet(body.verdicts, ['body', 'verdicts']),
    ({ body }) =>
      checkWordSet(
        body.families.map(({ family_id }) => family_id),
        ['body', 'families'],
      ),
    (catalog) => firstAmong(catalog.body.families, (family, index) => checkFamily(catalog, family, index)),
  ],
});

function checkFamily({ schema_version }: EvalCatalog, family: EvalFamily, index: number): Refusal | undefined {
  const at = ['body', 'families', index];
  const { grader_kinds, evidence_kinds, seed_sources, seed_status, trial_policy, roadmap_requirement } = family;
  return firstOf([
    () =>
      isLongerThan(roadmap_requirement, requirementBytesMax)
        ? misshapen([...at, 'roadmap_requirement'], `at most ${requirementBytesMax} bytes`)
        : undefined,
    () => checkWordSet(grader_kinds, [...at, 'grader_kinds']),
    () => checkWordSet(evidence_kinds, [...at, 'evidence_kinds']),
    () => checkWordSet(seed_sources, [...at, 'seed_sources']),
    () =>
      schema_version === 1 && seed_sources.some((source) => ownSources.includes(source))
        ? misshapen([...at, 'seed_sources'], 'sources that version 1 knows')
        : undefined,
    () =>
      (seed_status === 'seeded') === seed_sources.length > 0
        ? undefined
        : misshapen([...at, 'seed_status'], '`seeded` exactly when there are seed sources'),
    () =>
      grader_kinds.includes('deterministic') || trial_policy.kind === 'multi'
        ? undefined
        : misshapen([...at, 'trial_policy'], 'several trials where no grader is deterministic'),
  ]);
}
