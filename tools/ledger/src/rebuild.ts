// A recorded version made again from its commit by that commit's own code, in a room; its release directory appears in
// `dist/releases` when its manifest is the recorded one, byte for byte.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { accept, type Result, refuse } from '#canonical';
import type { Admitted } from '#contract';
import { admitStream } from '#files';
import { manifestFile, placeOf } from '#ledger';
import { type ReleaseManifest, releaseBytesMax } from '#packaging';
import { archiveFile, installerFile, type WrittenRelease, writeReleaseDirectory } from '#store';
import { releasesFolder } from '../../gates/src/package-release.ts';
import { reportFile } from '../../pages/src/index.ts';
import { readThrough } from './challenge/release-directory.ts';
import { firstLine, type InRoom, obstacle } from './room/in-room.ts';
import { type Room, type RoomOrder, withRoom } from './room/room.ts';

export type RebuildOrder = Pick<RoomOrder, 'root' | 'stop' | 'progress'> & {
  readonly version: string;
  readonly manifest: Admitted<ReleaseManifest>;
};

/** Refuses E_REBUILD where the release cannot be made here, E_DIGEST where it comes out otherwise. Throws `FilesFault`. */
export async function rebuildRelease(order: RebuildOrder): Promise<Result<WrittenRelease>> {
  const { manifest, version } = order;
  const { commit_id: commit } = manifest.content.body.source;
  const built = await withRoom({ ...order, commit }, (room) => buildIn(room, order));
  if (built.ok) return built.value;
  return refuse({
    code: 'E_REBUILD',
    at: version,
    expected: `a machine and a clone that can build commit ${commit}: ${built.detail} (${built.reason})`,
    mend: `npm run -s ystack -- challenge ${placeOf(version, manifestFile)}`,
  });
}

async function buildIn(
  { checkout, node }: Room,
  { manifest, version, root, progress }: RebuildOrder,
): Promise<InRoom<Result<WrittenRelease>>> {
  progress('building the release there');
  const ended = await node(['node_modules/.bin/nx', 'run', 'release:build']);
  if (ended.status !== 0)
    return obstacle('code.failed', refusalIn(`${ended.stdout.toString('utf8')}\n${ended.stderr}`));
  const id = /release\.[0-9a-f]{64}/.exec(ended.stdout.toString('utf8'))?.[0] ?? '';
  const folder = join(checkout, releasesFolder, id);
  const bytes = readFileSync(join(folder, manifestFile));
  if (Buffer.compare(bytes, manifest.bytes) !== 0) {
    const expected = `the manifest of ${version}, ${manifest.content.id}, and not that of ${id}`;
    const mend = `npm run -s ystack -- challenge ${placeOf(version, manifestFile)}`;
    return { ok: true, value: refuse({ code: 'E_DIGEST', input: placeOf(version, manifestFile), expected, mend }) };
  }
  const unfit = await readThrough(folder, manifest);
  if (unfit !== undefined) return { ok: true, value: refuse(unfit) };
  const archive = admitStream(join(folder, archiveFile), { bytesMax: 2 * releaseBytesMax });
  if (!archive.ok) return obstacle('code.failed', archive.refusal.expected);
  try {
    const written = await writeReleaseDirectory(join(root, releasesFolder), id, {
      manifest: bytes,
      installer: readFileSync(join(folder, installerFile)),
      archive: () => archive.value.chunks(),
      pages: new Map([[reportFile, readFileSync(join(folder, reportFile))]]),
    });
    return { ok: true, value: written.ok ? accept(written.value) : written };
  } finally {
    archive.value.close();
  }
}

/** Of what Nx prints, the refusal of the task that stopped it: its token and the lines behind it. */
const refusalIn = (said: string): string =>
  /^ *(E_[A-Z_]+)\n((?:.*\n){0,3})/m.exec(said)?.slice(1).join(', ').replace(/\s+/g, ' ').trim() ?? firstLine(said);
