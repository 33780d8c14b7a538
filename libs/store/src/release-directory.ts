// The release directory door: four files, no repository, no network. The archive is never unpacked: it is compared, block
// by block, with the one that the manifest implies, each time it is read. What cannot be asked here is whether the gates
// would say the same again.
import { createHash, type Hash } from 'node:crypto';
import { join } from 'node:path';
import { gitBlobId, type Refusal, type Result, refuse, sha256Hex } from '#canonical';
import type { Admitted } from '#contract';
import { type AdmittedFile, type AdmittedStream, admitFile, admitStream } from '#files';
import { archiveBytes, archiveEntries, type ReleaseManifest, releaseBytesMax } from '#packaging';
import { readArchive } from './read-archive.ts';
import type { Entries, ReleaseEntry, ReleaseSource } from './release-source.ts';
import { archiveFile, installerFile, manifestFile, parseSums, type Sums, sumsBytesMax, sumsFile } from './sums.ts';

/** Content and headers of the largest release. */
const archiveBytesMax = releaseBytesMax + 268_435_456;
const installerBytesMax = 16_777_216;

/** A source over the release directory at `path` (absolute). */
export const releaseDirectorySource = (path: string): ReleaseSource => new ReleaseDirectory(path);

class ReleaseDirectory implements ReleaseSource {
  readonly #path: string;
  #archive: AdmittedStream | undefined;
  #sumsFile: AdmittedFile | undefined;
  #installer: AdmittedFile | undefined;
  #limit: Refusal | undefined;
  #sums: Sums | undefined;
  #isSummed = false;

  constructor(path: string) {
    this.#path = path;
  }

  async open(): Promise<Refusal | undefined> {
    const archive = admitStream(join(this.#path, archiveFile), { bytesMax: archiveBytesMax });
    const sums = admitFile(join(this.#path, sumsFile), { bytesMax: sumsBytesMax });
    const installer = admitFile(join(this.#path, installerFile), { bytesMax: installerBytesMax });
    if (archive.ok) this.#archive = archive.value;
    if (sums.ok) this.#sumsFile = sums.value;
    if (installer.ok) this.#installer = installer.value;
    const refusals = [archive, sums, installer].flatMap((result) => (result.ok ? [] : [result.refusal]));
    this.#limit = refusals.find(({ code }) => code === 'E_LIMIT');
    return refusals.find(({ code }) => code === 'E_RUNTIME');
  }

  async confirm({ content, sha256 }: Admitted<ReleaseManifest>): Promise<Refusal | undefined> {
    const [archive, sumsText, installer] = [this.#archive, this.#sumsFile, this.#installer];
    if (archive === undefined || sumsText === undefined || installer === undefined) return this.#limit;
    const sums = parseSums(sumsText.bytes);
    if (!sums.ok) return this.#differ(sumsFile, sums.refusal.expected);
    this.#sums = sums.value;
    const { installer: pinned, source } = content.body;
    if (sums.value.manifest !== sha256) return this.#differ(manifestFile, `sha256 \`${sums.value.manifest}\``);
    if (sums.value.installer !== sha256Hex(installer.bytes)) {
      return this.#differ(installerFile, `sha256 \`${sums.value.installer}\``);
    }
    const blob = gitBlobId(installer.bytes, source.hash_algorithm);
    if (pinned.sha256 !== sums.value.installer || pinned.object_id !== blob) {
      return this.#differ(installerFile, `the installer that the manifest pins, sha256 \`${pinned.sha256}\``);
    }
    const sizeBytes = archiveBytes(archiveEntries(content));
    if (archive.sizeBytes !== sizeBytes)
      return this.#differ(archiveFile, `${sizeBytes} bytes, not ${archive.sizeBytes}`);
    return undefined;
  }

  entries({ content }: Admitted<ReleaseManifest>, wanted: ReadonlySet<string>): Entries {
    if (this.#archive === undefined || this.#sums === undefined) throw new TypeError('the source is not confirmed');
    return this.#read(this.#archive, this.#sums, content, wanted);
  }

  *#read(
    archive: AdmittedStream,
    sums: Sums,
    manifest: ReleaseManifest,
    wanted: ReadonlySet<string>,
  ): Generator<Result<ReleaseEntry>> {
    const hash = this.#isSummed ? undefined : createHash('sha256');
    for (const result of readArchive(archiveEntries(manifest), hashed(archive.chunks(), hash), wanted)) {
      if (!result.ok) return yield refuse({ ...result.refusal, input: this.#place(result.refusal.input) });
      yield result;
    }
    // Every byte was compared with the manifest; once is enough to know that the sum is not that of another archive.
    if (hash === undefined) return;
    this.#isSummed = true;
    if (hash.digest('hex') !== sums.archive) yield refuse(this.#differ(archiveFile, `sha256 \`${sums.archive}\``));
  }

  unchanged(): boolean {
    return [this.#archive, this.#sumsFile, this.#installer].every((file) => file?.unchanged() === true);
  }

  close(): void {
    this.#archive?.close();
  }

  #place(entry: string | undefined): string {
    const path = join(this.#path, archiveFile);
    return entry === undefined ? path : `${path} (${entry})`;
  }

  #differ(name: string, expected: string): Refusal<'E_DIGEST'> {
    return { code: 'E_DIGEST', input: join(this.#path, name), expected, mend: 'fetch the release again' };
  }
}

function* hashed(chunks: Iterable<Uint8Array>, hash: Hash | undefined): Generator<Uint8Array> {
  for (const chunk of chunks) {
    hash?.update(chunk);
    yield chunk;
  }
}
