// The files of a candidate, from Git objects to disk: each is hashed as an object when it is read, digested from the same
// bytes that are written, and created exclusively with its final mode.
import { accept, sha256Hex } from '#canonical';
import type { Folder } from '#files';
import type { Repository } from '#git';
import { ofReading } from './candidate.ts';
import type { Caps } from './caps.ts';
import { TreeWriter } from './disk/tree-writer.ts';
import { fileEntry, type ManifestFile } from './documents/manifest.ts';
import type { Plan } from './plan.ts';
import { fail, type PreparationOutcome } from './refusals.ts';
import { stoppedBy } from './stop.ts';

/**
 * Writes every planned file below `root`, which is empty. Refuses E_LIMIT for one file or all together, E_OBJECT, and
 * E_INTERRUPTED or E_TIMEOUT once `signal` is aborted. Throws `FilesFault`. Part of the files may then be there.
 */
export async function exportFiles(
  repository: Repository,
  { files }: Plan,
  root: Folder,
  { caps, signal }: { readonly caps: Caps; readonly signal?: AbortSignal | undefined },
): Promise<PreparationOutcome<readonly ManifestFile[]>> {
  const writer = new TreeWriter(root);
  const written: ManifestFile[] = [];
  let totalBytes = 0;
  const blobs = repository.readObjects(
    files.map(({ oid }) => oid),
    { bytesMax: caps.fileBytesMax },
  );
  try {
    for (const { path, mode, oid } of files) {
      const next = await blobs.next();
      const stopped = await stoppedBy(signal, written.length % turnFiles === 0);
      if (stopped !== undefined) return { ok: false, refusal: stopped };
      if (next.done === true) return fail('E_OBJECT', 'object-missing', 'an object that is here', path);
      if (!next.value.ok) return { ok: false, refusal: { ...ofReading(next.value.refusal), at: path } };
      const { type, bytes } = next.value.value;
      if (type !== 'blob') return fail('E_OBJECT', 'object-type', 'a blob', path);
      totalBytes += bytes.length;
      if (totalBytes > caps.totalBytesMax) {
        return fail('E_LIMIT', 'total-bytes', `at most ${caps.totalBytesMax} bytes in all files`, path);
      }
      writer.write(path, bytes, mode === '100755' ? 0o500 : 0o400);
      const measured = { path, git_mode: mode, blob_oid: oid, sha256: sha256Hex(bytes), size_bytes: bytes.length };
      written.push(fileEntry(measured));
    }
    return accept(written);
  } finally {
    writer.close();
    await blobs.return();
  }
}

/** After so many files a signal has time to arrive. */
const turnFiles = 64;
