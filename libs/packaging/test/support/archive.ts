// The archive of a sample, made of the published pieces, as whoever writes a release makes it.
import { archiveEntries, headerBytes, paddingOf, trailer } from '#packaging';
import type { Sample } from './sample-release.ts';

export function archiveOf({ manifest, contents }: Sample): Buffer {
  const pieces = archiveEntries(manifest).flatMap((entry) => {
    const bytes = contents.get(entry.path) ?? new Uint8Array();
    return [headerBytes(entry), bytes, new Uint8Array(paddingOf(bytes.length))];
  });
  return Buffer.concat([...pieces, trailer]);
}
