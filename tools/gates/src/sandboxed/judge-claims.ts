// The command incidents of one profile, each run in the sandbox. The claims are those that the gate derives from the release
// commit, so what is left here names by digest what stands in the release.
import { accept, type Refusal, type Result } from '#canonical';
import { commandClaimKind } from '#shadow';
import type { Runtime } from '../../../../sandbox/src/index.ts';
import { type DerivedGate, deriveGates } from '../derive-gate.ts';
import type { GateContext } from '../gate.ts';
import { sourceCommitOf } from '../pins.ts';
import type { Session } from '../session.ts';
import { rootTreeOf } from '../shadow/check-revision.ts';
import { commandClaimFile } from '../shadow/judge-incident.ts';
import { readBasis } from '../shadow/read-basis.ts';
import { readIncidents } from '../shadow/read-incidents.ts';
import { inputOf } from '../shadow/reproduce-file.ts';
import { type JudgedClaim, runClaim } from './run-claim.ts';

export type NamedClaim = { readonly name: string; readonly judged: JudgedClaim };

export type JudgedClaims = {
  /** The digest of the record of `shadow`, whose claims these are. */
  readonly shadowRecordSha256: string;
  readonly claims: readonly NamedClaim[];
};

/** Derives the gates of `profile` and runs its command incidents. Refuses what a gate and `runClaims` refuse. */
export async function judgeClaims(
  session: Session,
  profile: string,
  searchPath: string,
  runtime: Runtime,
): Promise<Result<JudgedClaims>> {
  const gates = await deriveGates(session, profile);
  if (!gates.ok) return gates;
  const shadow = gates.value.find(({ gate }) => gate === 'shadow');
  const context = await contextOf(session, profile, gates.value);
  if (!context.ok) return context;
  const claims = await runClaims(context.value, searchPath, runtime);
  return claims.ok ? accept({ claims: claims.value, shadowRecordSha256: shadow?.record.sha256 ?? '' }) : claims;
}

/**
 * Runs every command incident of a profile, in the order of their names. `context` holds the documents of all gates, `shadow`
 * among them. Refuses E_SHADOW as `runClaim` does, and what reading refuses.
 */
export async function runClaims(
  context: GateContext,
  searchPath: string,
  runtime: Runtime,
): Promise<Result<readonly NamedClaim[]>> {
  const shipped = await readIncidents(context.session, context.profile);
  if (!shipped.ok) return shipped;
  const basis = await readBasis(context);
  if (!basis.ok) return basis;
  const left = context.upstream.get('shadow');
  const claims: NamedClaim[] = [];
  for (const incident of shipped.value.incidents.filter(({ check }) => check === 'command')) {
    const claim = commandClaimKind.parse(left?.get(commandClaimFile(incident.name)) ?? new Uint8Array());
    if (!claim.ok) return claim;
    const tree = await rootTreeOf(context, incident);
    if (!tree.ok) return tree;
    const input = inputOf(basis.value, incident, tree.value);
    if (!input.ok) return input;
    const { input: bytes } = input.value.assembly;
    const judged = await runClaim(
      { claim: claim.value, input: bytes, source: context.session.root, searchPath },
      runtime,
    );
    if (!judged.ok) return judged;
    claims.push({ name: incident.name, judged: judged.value });
  }
  return accept(claims);
}

async function contextOf(
  session: Session,
  profile: string,
  gates: readonly DerivedGate[],
): Promise<Result<GateContext>> {
  const source = await sourceCommitOf(session, profile);
  if (!source.ok) return source;
  const upstream = new Map(gates.map(({ gate, documents }) => [gate, documents]));
  return accept({ session, profile, sourceCommit: source.value, upstream });
}

/**
 * The first incident that did not come out as its claim says: E_SANDBOX where the machine gave no sandbox that holds, E_SHADOW
 * for every other reason. What is inconclusive is never what a claim says.
 */
export function findUnmet(claims: readonly NamedClaim[]): Refusal | undefined {
  const unmet = claims.find(({ judged: { record } }) => {
    const { outcome, required_outcome } = record.content.body;
    return outcome !== required_outcome;
  });
  if (unmet === undefined) return undefined;
  const { name, judged } = unmet;
  const { outcome, reason_id, required_outcome } = judged.record.content.body;
  const why = judged.obstacle === undefined ? '' : `: ${judged.obstacle}`;
  const at = `${name}, ${reason_id}`;
  if (reason_id === 'sandbox.failed') {
    const expected = `a sandbox that holds; the incident is \`${outcome}\`, and nothing runs without one${why}`;
    return { code: 'E_SANDBOX', at, expected, mend: 'npm run -s ystack -- sandbox probe names what stands in the way' };
  }
  const expected = `the outcome \`${required_outcome}\`, not \`${outcome}\` by \`${reason_id}\`${why}`;
  return { code: 'E_SHADOW', at, expected, mend: 'the receipt and what the command wrote lie in dist/evidence' };
}
