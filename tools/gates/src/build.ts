// The target `release:build`, never cached: says what was made.
import { accept, type Result, refuse } from '#canonical';
import { conclude, processHost } from '#command';
import type { ReleaseManifest } from '#packaging';
import { chain } from './chain.ts';
import { findRelease } from './find-release.ts';
import { freshWord, withoutWitness } from './fresh.ts';
import { releasesFolder } from './package-release.ts';
import { openSession, type Session } from './session.ts';
import { commitVariable } from './variables.ts';

process.exitCode = await conclude(processHost(), async () => {
  const session = await openSession(process.cwd(), process.env[commitVariable]);
  if (!session.ok) return session.refusal;
  try {
    const fresh = freshLine(session.value, process.argv.slice(2));
    if (!fresh.ok) return fresh.refusal;
    const manifest = findRelease(session.value);
    return manifest.ok ? { stdout: Buffer.from(`${summaryOf(manifest.value)}${fresh.value}`) } : manifest.refusal;
  } finally {
    await session.value.repository.close();
  }
});

/** What is said of `--fresh`, which Nx hands on to this target; nothing when it was not asked for. */
function freshLine({ root, definition }: Session, words: readonly string[]): Result<string> {
  const unknown = words.find((word) => word !== freshWord && word !== `${freshWord}=true`);
  if (unknown !== undefined) {
    return refuse({ code: 'E_USAGE', at: unknown, expected: `nothing or \`${freshWord}\` behind \`release:build\`` });
  }
  if (words.length === 0) return accept('');
  const gates = definition.profiles.flatMap((profile) => chain.map(({ name }) => ({ profile, gate: name })));
  const [missing] = withoutWitness(root, gates, process.env);
  if (missing === undefined)
    return accept(`fresh      each of the ${gates.length} gates ran in this run; no cache was asked\n`);
  return refuse({
    code: 'E_CACHE',
    at: missing,
    expected: `a witness that this gate ran in this run, as \`${freshWord}\` asks`,
    mend: 'npx nx reset, then the same command again',
  });
}

function summaryOf({ id, body }: ReleaseManifest): string {
  const width = Math.max(...body.gates.map(({ gate }) => gate.length));
  const folder = `${releasesFolder}/${id}`;
  return [
    `release    ${id}`,
    `commit     ${body.source.commit_id}`,
    `directory  ${folder}`,
    ...body.gates.map(({ gate, profile_id, verdict }) => `gate       ${gate.padEnd(width)}  ${verdict}  ${profile_id}`),
    ...body.profiles.map(
      ({ profile_id }) => `install    npm run -s ystack -- install ${folder}/manifest.json ${profile_id} TARGET`,
    ),
    '',
  ].join('\n');
}
