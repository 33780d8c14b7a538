// One packaging in a process of its own: `CLONE`. Derives the release and writes it below `CLONE/dist`; prints the peak
// memory in kB.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeReleaseDirectory } from '#store';
import { archiveOf, deriveRelease } from '../../tools/gates/src/derive-release.ts';
import { openSession } from '../../tools/gates/src/session.ts';

const [clone = ''] = process.argv.slice(2);
const session = await openSession(clone, undefined);
if (!session.ok) throw new Error(JSON.stringify(session.refusal));
const release = await deriveRelease(session.value, ['profile.default.v1']);
if (!release.ok) throw new Error(JSON.stringify(release.refusal));
const { manifest, installer } = release.value;
const written = await writeReleaseDirectory(join(clone, 'dist/releases'), manifest.content.id, {
  manifest: manifest.bytes,
  installer,
  archive: () => archiveOf(session.value, release.value),
});
if (!written.ok) throw new Error(JSON.stringify(written.refusal));
await session.value.repository.close();
process.stdout.write(/VmHWM:\s*(\d+)/.exec(readFileSync('/proc/self/status').toString())?.[1] ?? '');
