// The release directory of the current commit, which targets that come behind the packaging speak of: the one whose manifest
// names this commit and these profiles, of which there can be no second.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { accept, compareCodePoints, equalJson, type Result, refuse } from '#canonical';
import { admitFile } from '#files';
import { profileIdOf } from '#gate';
import { type ReleaseManifest, releaseManifestBounds, releaseManifestKind } from '#packaging';
import { releasesFolder } from './package-release.ts';
import type { Session } from './session.ts';

/** Its manifest; the folder is called by its id. E_DIGEST when the commit was not packaged. */
export function findRelease({ root, commit, definition }: Session): Result<ReleaseManifest> {
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
