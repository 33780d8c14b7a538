// One installation or verification in a process of its own: `install|verify DIR TARGET`. Prints its peak memory in kB.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { releaseManifestKind } from '#packaging';
import { install, releaseDirectorySource, verify } from '#store';

const [what, directory = '', target = ''] = process.argv.slice(2);
const manifestPath = join(directory, 'manifest.json');

const done =
  what === 'install'
    ? await install({
        manifestPath,
        profileId: 'profile.sample.v1',
        target,
        source: releaseDirectorySource(directory),
        surroundings: { apartFrom: [directory] },
      })
    : verifyAgainst();
if (!done.ok) throw new Error(JSON.stringify(done.refusal));
// Not the resource usage: that of a child begins with the memory of whoever started it.
process.stdout.write(/VmHWM:\s*(\d+)/.exec(readFileSync('/proc/self/status').toString())?.[1] ?? '');

function verifyAgainst() {
  const manifest = releaseManifestKind.parse(readFileSync(manifestPath));
  return manifest.ok ? verify(target, { manifest: manifest.value }) : manifest;
}
