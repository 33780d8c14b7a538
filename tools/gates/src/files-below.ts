// What lies on disk below a place of the workspace, as repository paths, and what Git would store of it. Links are named
// and never followed.
import { lstatSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { gitBlobId } from '#canonical';

/** All that is no folder at or below `path`, in no order; nothing when nothing stands there. */
export function filesBelow(root: string, path: string): readonly string[] {
  const stat = lstatSync(join(root, path), { throwIfNoEntry: false });
  if (stat === undefined) return [];
  if (!stat.isDirectory()) return [path];
  return readdirSync(join(root, path)).flatMap((name) => filesBelow(root, `${path}/${name}`));
}

/** `<mode> <object id>` as Git would store it, the executable bit being the owner's; undefined when nothing stands there. */
export function entryOnDisk(root: string, path: string, algorithm: 'sha1' | 'sha256'): string | undefined {
  const place = join(root, path);
  const stat = lstatSync(place, { throwIfNoEntry: false });
  if (stat === undefined) return undefined;
  if (stat.isSymbolicLink()) return `120000 ${gitBlobId(Buffer.from(readlinkSync(place)), algorithm)}`;
  if (!stat.isFile()) return 'neither file nor link';
  return `${(stat.mode & 0o100) === 0 ? '100644' : '100755'} ${gitBlobId(readFileSync(place), algorithm)}`;
}
