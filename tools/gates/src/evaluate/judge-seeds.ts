// Runs every seed set that the commit holds. The catalog says which judges there must be cases for, so a set that is gone
// is missed; a file that is no such set, or a set for a judge that has one, is refused instead of being left out.
import { accept, type Refusal, type Result, refuse } from '#canonical';
import type { Admitted } from '#contract';
import { type EvalContext, type EvalRunResult, runSeedSet } from '#evals';
import type { CommittedFolder } from './committed-folder.ts';

/** A seed set that ran: its name (`<name>.json`, `evals.seed.<name>.v1`), its path, its bytes and what became of it. */
export type SeedRun = {
  readonly name: string;
  readonly path: string;
  readonly seed: Uint8Array;
  readonly result: Admitted<EvalRunResult>;
};

/** Refuses E_EVALUATION: a file that is no seed set, a judge that two sets are for, a judge of the catalog that none is for. */
export function judgeSeeds(
  context: EvalContext,
  { folder, files }: CommittedFolder,
  at: string,
): Result<readonly SeedRun[]> {
  const runs: SeedRun[] = [];
  for (const [file, seed] of files) {
    const run = runOne(context, `${folder}/${file}`, seed, at);
    if (!run.ok) return run;
    const source = sourceOf(run.value);
    const other = runs.find((earlier) => sourceOf(earlier) === source);
    if (other !== undefined) return refuse(twice(run.value, other.path));
    runs.push(run.value);
  }
  const missing = findMissing(context, new Set(runs.map(sourceOf)), folder);
  return missing === undefined ? accept(runs) : refuse(missing);
}

const sourceOf = ({ result }: SeedRun): string => result.content.body.seed_source;

function runOne(context: EvalContext, path: string, seed: Uint8Array, at: string): Result<SeedRun> {
  const name = /([^/]+)\.json$/.exec(path)?.[1];
  if (name === undefined) return unknown(path, 'seed sets only, `<name>.json`');
  const result = runSeedSet(context, seed, at);
  if (!result.ok) {
    const { code, at: where, expected } = result.refusal;
    return unknown(path, `a seed set, not \`${code}\`: ${where === undefined ? '' : `${where}, `}${expected}`);
  }
  const id = `evals.seed.${name}.v1`;
  if (result.value.content.body.seed_set_ref.id !== id) return unknown(path, `the seed set \`${id}\` under its name`);
  return accept({ name, path, seed, result: result.value });
}

const seedMend = 'npm run generate writes the seed sets of tools/seeds; git rm what is none of them, and commit';

const unknown = (input: string, expected: string) => refuse({ code: 'E_EVALUATION', input, expected, mend: seedMend });

const twice = (run: SeedRun, other: string): Refusal => ({
  code: 'E_EVALUATION',
  input: run.path,
  at: sourceOf(run),
  expected: `one seed set for each judge, and \`${other}\` is this one's`,
  mend: seedMend,
});

function findMissing({ catalog }: EvalContext, found: ReadonlySet<string>, folder: string): Refusal | undefined {
  for (const { family_id, seed_sources } of catalog.content.body.families) {
    const source = seed_sources.find((wanted) => !found.has(wanted));
    if (source === undefined) continue;
    return {
      code: 'E_EVALUATION',
      input: folder,
      at: family_id,
      expected: `a seed set for \`${source}\`, which the family has its cases from`,
      mend: seedMend,
    };
  }
  return undefined;
}
