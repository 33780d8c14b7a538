// The files that should stand in an installed tree, as the record names them.
import type { InstallRecord } from './install-record.ts';

export type ExpectedFile = {
  /** Path below the installed tree. */
  readonly path: string;
  readonly sha256: string;
  readonly sizeBytes: number;
  /** Permission bits. */
  readonly mode: number;
};

/** Every file that a record vouches for; the record itself and the owner's file are not among them. */
export const filesOf = ({ body }: InstallRecord): readonly ExpectedFile[] =>
  [...body.installed, ...body.gate_documents].map(({ path, sha256, size_bytes: sizeBytes, mode }) => ({
    path,
    sha256,
    sizeBytes,
    mode: Number.parseInt(mode, 8),
  }));
