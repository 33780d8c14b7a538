// The target `release:build`, never cached: says what was made.
import { conclude, processHost } from '#command';
import type { ReleaseManifest } from '#packaging';
import { findRelease } from './find-release.ts';
import { releasesFolder } from './package-release.ts';
import { openSession } from './session.ts';
import { commitVariable } from './variables.ts';

process.exitCode = await conclude(processHost(), async () => {
  const session = await openSession(process.cwd(), process.env[commitVariable]);
  if (!session.ok) return session.refusal;
  try {
    const manifest = findRelease(session.value);
    return manifest.ok ? { stdout: Buffer.from(summaryOf(manifest.value)) } : manifest.refusal;
  } finally {
    await session.value.repository.close();
  }
});

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
