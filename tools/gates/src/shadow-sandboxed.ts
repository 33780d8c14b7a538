// `node tools/gates/src/shadow-sandboxed.ts PROFILE`: the target of that name, as Nx runs it or a person does, from the
// workspace. It leaves its evidence also where an incident does not come out as claimed, and only then says so.
import { join } from 'node:path';
import { type Refusal, refuse } from '#canonical';
import { conclude, processHost } from '#command';
import { profileIdOf } from '#gate';
import { buildSandboxedEvidence, evidenceFile } from '#ledger';
import { bubblewrapRuntime } from '../../../sandbox/src/index.ts';
import { findDirtyCode } from './dirty.ts';
import { evidenceFolder } from './evidence-folder.ts';
import { replaceFolder } from './gate-output.ts';
import { findUnmet, type JudgedClaims, judgeClaims, type NamedClaim } from './sandboxed/judge-claims.ts';
import { openSession, type Session } from './session.ts';
import { commitVariable } from './variables.ts';

const [profile = ''] = process.argv.slice(2);

process.exitCode = await conclude(processHost(), async () => {
  const session = await openSession(process.cwd(), process.env[commitVariable]);
  if (!session.ok) return session.refusal;
  try {
    const judged = await judge(session.value);
    if (!judged.ok) return judged.refusal;
    const { claims } = judged.value;
    const files = new Map([...claims.flatMap(filesOfOne), [evidenceFile, evidenceOf(session.value, judged.value)]]);
    replaceFolder(join(session.value.root, evidenceFolder), profile, files);
    return findUnmet(claims) ?? { stdout: Buffer.from(wordsOf(claims)) };
  } finally {
    await session.value.repository.close();
  }
});

/** The code that runs must be the commit's, like the code that packages. */
async function judge(session: Session) {
  const dirty: Refusal | undefined = await findDirtyCode(session);
  if (dirty !== undefined) return refuse(dirty);
  return judgeClaims(session, profile, process.env.PATH ?? '', bubblewrapRuntime());
}

/** What was judged, by digest: what `release:record` asks for. */
function evidenceOf(session: Session, { claims, shadowRecordSha256 }: JudgedClaims): Uint8Array {
  const evidence = buildSandboxedEvidence({
    claims: claims.map(({ name, judged: { record, run } }) => ({
      claim_sha256: record.content.body.claim_ref.sha256,
      name,
      outcome: record.content.body.outcome,
      receipt:
        run === undefined
          ? { reason_id: 'run.not-started', state: 'absent' }
          : { sha256: run.receipt.sha256, state: 'present' },
      record_sha256: record.sha256,
      required_outcome: record.content.body.required_outcome,
    })),
    profile_id: profileIdOf(profile),
    shadow_record_sha256: shadowRecordSha256,
    source: {
      commit_id: session.commit,
      hash_algorithm: session.repository.algorithm,
      repository_id: session.definition.repository_id,
    },
  });
  if (!evidence.ok) throw new Error(`the evidence is none: ${evidence.refusal.at} ${evidence.refusal.expected}`);
  return evidence.value.bytes;
}

function filesOfOne({ name, judged: { record, run } }: NamedClaim): (readonly [string, Uint8Array])[] {
  const left: (readonly [string, Uint8Array])[] = [[`${name}.record.json`, record.bytes]];
  if (run !== undefined) {
    left.push([`${name}.receipt.json`, run.receipt.bytes]);
    left.push([`${name}.stdout`, run.stdout], [`${name}.stderr`, run.stderr]);
  }
  return left;
}

function wordsOf(claims: readonly NamedClaim[]): string {
  const lines = claims.map(({ name, judged }) => `  ${name}: ${judged.record.content.body.outcome}\n`);
  return `shadow-sandboxed of ${profileIdOf(profile)}: ${claims.length} command incidents as claimed\n${lines.join('')}`;
}
