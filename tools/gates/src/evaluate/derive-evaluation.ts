// The evaluation of one profile: what every family of cases came to, and what the policies say of the stages that the
// profile implies. Everything is judged at the time of the profile's source commit.
import { accept, type Result, refuse } from '#canonical';
import { resolvedProfileKind } from '#contract';
import type { GateContext, GateOutcome } from '../gate.ts';
import { evaluateCases } from './evaluate-cases.ts';
import { judgeProfile } from './judge-profile.ts';
import { sourceTime } from './source-time.ts';

const resolvedFile = 'resolved-profile.json';

/** Refuses E_EVALUATION for whatever is missing, not in order or not passed; E_GATE without the resolved profile. */
export async function deriveEvaluation({ session, sourceCommit, upstream }: GateContext): Promise<Result<GateOutcome>> {
  const resolved = resolvedProfileKind.parse(upstream.get('resolve')?.get(resolvedFile) ?? new Uint8Array());
  if (!resolved.ok) {
    const expected = 'the resolved profile of the gate before';
    return refuse({ code: 'E_GATE', input: `resolve/${resolvedFile}`, expected });
  }
  const at = await sourceTime(session, sourceCommit);
  if (!at.ok) return at;
  const cases = await evaluateCases(session, at.value);
  if (!cases.ok) return cases;
  const { context, documents, inputs } = cases.value;
  const profile = judgeProfile(context.bundle, resolved.value, at.value);
  return profile.ok ? accept({ documents: new Map([...profile.value, ...documents]), inputs }) : profile;
}
