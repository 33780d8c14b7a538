// `node tools/gates/src/shadow-sandboxed.ts PROFILE`: the target of that name, as Nx runs it or a person does, from the
// workspace. It leaves its evidence also where an incident does not come out as claimed, and only then says so.
import { join } from 'node:path';
import { type Refusal, refuse } from '#canonical';
import { conclude, processHost } from '#command';
import { profileIdOf } from '#gate';
import { bubblewrapRuntime } from '../../../sandbox/src/index.ts';
import { findDirtyCode } from './dirty.ts';
import { replaceFolder } from './gate-output.ts';
import { findUnmet, judgeClaims, type NamedClaim } from './sandboxed/judge-claims.ts';
import { openSession, type Session } from './session.ts';
import { commitVariable } from './variables.ts';

/** Where receipts and records are left, by profile; relative to the workspace. */
const evidenceFolder = 'dist/evidence';

const [profile = ''] = process.argv.slice(2);

process.exitCode = await conclude(processHost(), async () => {
  const session = await openSession(process.cwd(), process.env[commitVariable]);
  if (!session.ok) return session.refusal;
  try {
    const claims = await judge(session.value);
    if (!claims.ok) return claims.refusal;
    replaceFolder(join(session.value.root, evidenceFolder), profile, filesOf(claims.value));
    return findUnmet(claims.value) ?? { stdout: Buffer.from(wordsOf(claims.value)) };
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

function filesOf(claims: readonly NamedClaim[]): ReadonlyMap<string, Uint8Array> {
  return new Map(claims.flatMap(filesOfOne));
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
