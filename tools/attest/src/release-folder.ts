// A release directory as statements about it need it: the manifest, and the gates' documents from the archive, every byte of
// which is held against the manifest on the way.
import { join } from 'node:path';
import { type AttestedRelease, admitRelease, attestedPaths } from '#attest';
import { type Result, refuse } from '#canonical';
import type { Admitted } from '#contract';
import { admitFile } from '#files';
import { type ReleaseManifest, releaseManifestBounds, releaseManifestKind } from '#packaging';
import { manifestFile, parseSums, type ReleaseSource, releaseDirectorySource, sumsFile } from '#store';

const sumsBytesMax = 1024;

/** Reads the release in `folder` (absolute). Refuses what installing from it would: a file that is missing or differs. */
export async function readReleaseFolder(folder: string): Promise<Result<AttestedRelease>> {
  const file = admitFile(join(folder, manifestFile), { bytesMax: releaseManifestBounds.bytesMax });
  if (!file.ok) return file;
  const manifest = releaseManifestKind.parse(file.value.bytes);
  if (!manifest.ok) return refuse({ ...manifest.refusal, input: file.value.path });
  const source = releaseDirectorySource(folder);
  try {
    const unfit = (await source.open()) ?? (await source.confirm(manifest.value));
    if (unfit !== undefined) return refuse(unfit);
    return await readDocuments(folder, source, manifest.value);
  } finally {
    source.close();
  }
}

async function readDocuments(folder: string, source: ReleaseSource, manifest: Admitted<ReleaseManifest>) {
  const documents = new Map<string, Uint8Array>();
  for await (const entry of source.entries(manifest, attestedPaths(manifest.content))) {
    if (!entry.ok) return entry;
    // Bytes of an entry are good until the next one only.
    documents.set(entry.value.path, entry.value.bytes.slice());
  }
  const sumsText = admitFile(join(folder, sumsFile), { bytesMax: sumsBytesMax });
  if (!sumsText.ok) return sumsText;
  const sums = parseSums(sumsText.value.bytes);
  if (!sums.ok) return sums;
  if (!source.unchanged()) {
    const expected = 'a release that holds still while it is read';
    return refuse({ code: 'E_RUNTIME', input: folder, expected, mend: 'run it again when nothing writes to it' });
  }
  return admitRelease(manifest, sums.value.archive, documents);
}
