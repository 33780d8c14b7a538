// The evaluation of one profile: what the policies say of the stages that it implies, what every family of cases came to,
// and whether that is all that the release demands. Everything is judged at the time of the profile's source commit.
import { accept, type Result, refuse } from '#canonical';
import { resolvedProfileKind } from '#contract';
import { buildDashboard, type EvalContext } from '#evals';
import { type Documents, requirementsOf } from '#gate';
import type { GateContext, GateOutcome } from '../gate.ts';
import { policyFolders } from '../policy-folders.ts';
import { judgeProfile } from './judge-profile.ts';
import { judgeSeeds, type SeedRun } from './judge-seeds.ts';
import { readJudges } from './read-judges.ts';
import { findShortfall } from './shortfall.ts';
import { sourceTime } from './source-time.ts';

/** Refuses E_EVALUATION for whatever is missing, not in order or not passed; E_GATE without the documents of `resolve`. */
export async function deriveEvaluation({ session, sourceCommit, upstream }: GateContext): Promise<Result<GateOutcome>> {
  const resolved = resolvedProfileKind.parse(upstream.get('resolve')?.get('resolved-profile.json') ?? new Uint8Array());
  if (!resolved.ok) return refuse({ ...resolved.refusal, code: 'E_GATE', input: 'resolve/resolved-profile.json' });
  const at = await sourceTime(session, sourceCommit);
  if (!at.ok) return at;
  const judges = await readJudges(session);
  if (!judges.ok) return judges;
  const { context, seeds, inputs } = judges.value;
  const profile = judgeProfile(context.bundle, resolved.value, at.value);
  if (!profile.ok) return profile;
  const runs = judgeSeeds(context, seeds, at.value);
  if (!runs.ok) return runs;
  const summed = sumUp(context, runs.value, at.value, requirementsOf(session.definition));
  if (!summed.ok) return summed;
  return accept({ documents: new Map([...profile.value, ...summed.value]), inputs });
}

/** The evaluator, the result of each seed set and the dashboard, if they show what is demanded. */
function sumUp(
  context: EvalContext,
  runs: readonly SeedRun[],
  at: string,
  requirements: ReturnType<typeof requirementsOf>,
): Result<Documents> {
  const pairs = runs.map(({ seed, result }) => ({ seed, result: result.bytes }));
  const dashboard = buildDashboard(context, at, pairs);
  if (!dashboard.ok) {
    const { code, expected } = dashboard.refusal;
    return refuse({
      code: 'E_EVALUATION',
      input: policyFolders.seeds,
      expected: `a dashboard, not \`${code}\`: ${expected}`,
    });
  }
  const cases = runs.flatMap(({ path, result }) => result.content.body.cases.map((one) => ({ ...one, file: path })));
  const short = findShortfall(requirements, dashboard.value.content.body.families, cases, at);
  if (short !== undefined) return refuse(short);
  return accept(
    new Map([
      ...runs.map(({ name, result }) => [`run.${name}.json`, result.bytes] as const),
      ['evaluator.json', context.evaluator.bytes] as const,
      ['dashboard.json', dashboard.value.bytes] as const,
    ]),
  );
}
