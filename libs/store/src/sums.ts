// SHA256SUMS, as coreutils writes and checks it: a digest, two blanks, a name. A release directory has exactly three such
// lines, in byte order, so one text stands for one set of digests.
import { accept, type Result, refuse } from '#canonical';

export const sumsFile = 'SHA256SUMS';
export const manifestFile = 'manifest.json';
export const archiveFile = 'release.tar';
export const installerFile = 'install.mjs';

/** The digests (SHA-256, hexadecimal) of the three files of a release directory. */
export type Sums = { readonly installer: string; readonly manifest: string; readonly archive: string };

export const sumsBytesMax = 1024;

/** The text of SHA256SUMS, as bytes. */
export const encodeSums = ({ installer, manifest, archive }: Sums): Uint8Array =>
  new TextEncoder().encode(
    [
      [installer, installerFile],
      [manifest, manifestFile],
      [archive, archiveFile],
    ]
      .map(([digest, name]) => `${digest}  ${name}\n`)
      .join(''),
  );

const pattern = /^([0-9a-f]{64}) {2}install\.mjs\n([0-9a-f]{64}) {2}manifest\.json\n([0-9a-f]{64}) {2}release\.tar\n$/;

/** Reads SHA256SUMS; every other text is `E_DIGEST`, because it does not say what must be checked. */
export function parseSums(bytes: Uint8Array): Result<Sums, 'E_DIGEST'> {
  const [, installer, manifest, archive] = pattern.exec(Buffer.from(bytes).toString('latin1')) ?? [];
  if (installer !== undefined && manifest !== undefined && archive !== undefined) {
    return accept({ installer, manifest, archive });
  }
  const expected = `one line each for \`${installerFile}\`, \`${manifestFile}\` and \`${archiveFile}\``;
  return refuse({ code: 'E_DIGEST', input: sumsFile, expected });
}
