// One gate of one profile at one commit, derived: the same function in the cached task and in `package`, so that what a
// cache holds can be compared with what the commit gives.
import { accept, type Result } from '#canonical';
import type { Admitted } from '#contract';
import { buildGateRecord, type Documents, type GateRecord, gateRecordFile, profileIdOf } from '#gate';
import { type ChainLink, chain, loadGate } from './chain.ts';
import { sourceCommitOf } from './pins.ts';
import { programAtCommit } from './program.ts';
import type { Session } from './session.ts';

/** A gate that passed: everything its folder holds, the record among the documents. */
export type DerivedGate = {
  readonly gate: string;
  readonly record: Admitted<GateRecord>;
  readonly documents: Documents;
};

/** Derives `link` after `before`, which holds at least the gates that it comes after. Refuses what the gate refuses. */
export async function deriveGate(
  session: Session,
  profile: string,
  link: ChainLink,
  before: ReadonlyMap<string, DerivedGate>,
): Promise<Result<DerivedGate>> {
  const source = await sourceCommitOf(session, profile);
  if (!source.ok) return source;
  const program = await programAtCommit(session, link.name);
  if (!program.ok) return program;
  const gate = await loadGate(link);
  const upstream = link.after.flatMap((name) => {
    const derived = before.get(name);
    return derived === undefined ? [] : [derived];
  });
  const outcome = await gate.derive({
    session,
    profile,
    sourceCommit: source.value,
    upstream: new Map(upstream.map((derived) => [derived.gate, derived.documents])),
  });
  if (!outcome.ok) return outcome;
  const record = buildGateRecord({
    gate: link.name,
    profileId: profileIdOf(profile),
    source: {
      repository_id: session.definition.repository_id,
      hash_algorithm: session.repository.algorithm,
      commit_id: source.value,
    },
    inputs: outcome.value.inputs,
    upstream: upstream.map((derived) => ({ gate: derived.gate, recordSha256: derived.record.sha256 })),
    programSha256: program.value,
    documents: outcome.value.documents,
  });
  if (!record.ok) return record;
  const documents = new Map([...outcome.value.documents, [gateRecordFile, record.value.bytes]]);
  return accept({ gate: link.name, record: record.value, documents });
}

/** All gates of one profile in chain order. */
export async function deriveGates(session: Session, profile: string): Promise<Result<readonly DerivedGate[]>> {
  const derived = new Map<string, DerivedGate>();
  for (const link of chain) {
    const result = await deriveGate(session, profile, link, derived);
    if (!result.ok) return result;
    derived.set(link.name, result.value);
  }
  return accept([...derived.values()]);
}
