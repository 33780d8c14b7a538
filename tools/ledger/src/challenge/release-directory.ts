// The files beside a published manifest, where it lies in a release directory: each is held against the manifest by the door
// that installs from there, which reads the archive to its last byte.
import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Refusal } from '#canonical';
import type { Admitted } from '#contract';
import type { ChallengeLine } from '#ledger';
import type { ReleaseManifest } from '#packaging';
import { archiveFile, installerFile, releaseDirectorySource, sumsFile } from '#store';

const names = [sumsFile, installerFile, archiveFile] as const;

/** A line for each file of the directory; none where only a manifest was published. */
export async function directoryLines(
  manifestPath: string,
  manifest: Admitted<ReleaseManifest>,
): Promise<readonly ChallengeLine[]> {
  const folder = dirname(manifestPath);
  if (!names.some((name) => existsSync(join(folder, name)))) return [];
  const refusal = await readThrough(folder, manifest);
  const line = (
    name: string,
    outcome: ChallengeLine['outcome'],
    fields: ChallengeLine['fields'] = [],
  ): ChallengeLine => ({
    fields,
    name,
    outcome,
  });
  if (refusal === undefined) return names.map((name) => line(name, 'match'));
  const wrong = names.find((name) => basename(refusal.input ?? '').startsWith(name)) ?? archiveFile;
  const isWrong = refusal.code === 'E_DIGEST' || refusal.code === 'E_LIMIT';
  return names.map((name) =>
    name === wrong && isWrong
      ? line(name, 'differ', [{ at: 'content', from: refusal.expected.slice(0, 256) }])
      : line(name, 'unknown'),
  );
}

/** Reads every entry of the archive; the first thing that is not as the manifest says. */
export async function readThrough(folder: string, manifest: Admitted<ReleaseManifest>): Promise<Refusal | undefined> {
  const source = releaseDirectorySource(folder);
  try {
    const wrong = (await source.open()) ?? (await source.confirm(manifest));
    if (wrong !== undefined) return wrong;
    const { files, gate_documents } = manifest.content.body;
    for await (const entry of source.entries(
      manifest,
      new Set([...files, ...gate_documents].map(({ path }) => path)),
    )) {
      if (!entry.ok) return entry.refusal;
    }
    return undefined;
  } finally {
    source.close();
  }
}
