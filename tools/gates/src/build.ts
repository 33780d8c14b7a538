// The target `release:build`, never cached: says what was made. It speaks only of a release directory that is there: the
// one whose manifest names this commit and these profiles, of which there can be no second.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { accept, compareCodePoints, equalJson, type Result, refuse } from '#canonical';
import { conclude, processHost } from '#command';
import { admitFile } from '#files';
import { profileIdOf } from '#gate';
import { type ReleaseManifest, releaseManifestBounds, releaseManifestKind } from '#packaging';
import { releasesFolder } from './package-release.ts';
import { openSession, type Session } from './session.ts';
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

function findRelease({ root, commit, definition }: Session): Result<ReleaseManifest> {
  const wanted = definition.profiles.map(profileIdOf);
  const place = join(root, releasesFolder);
  for (const name of (existsSync(place) ? readdirSync(place) : []).sort(compareCodePoints)) {
    const file = admitFile(join(place, name, 'manifest.json'), {
      bytesMax: releaseManifestBounds.bytesMax,
    });
    const manifest = file.ok ? releaseManifestKind.parse(file.value.bytes) : file;
    if (!manifest.ok || manifest.value.content.id !== name) continue;
    const { source, profiles } = manifest.value.content.body;
    const ids = profiles.map(({ profile_id }) => profile_id);
    if (source.commit_id === commit && equalJson(ids, wanted)) return accept(manifest.value.content);
  }
  const expected = `a release of commit ${commit}`;
  return refuse({ code: 'E_DIGEST', input: releasesFolder, expected, mend: 'npx nx run release:package' });
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
