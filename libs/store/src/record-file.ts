// The record as a file of the tree: what it must be on disk, and how it is read back by `verify` and `uninstall`.
import { accept, type Result, refuse, sha256Hex } from '#canonical';
import type { Admitted } from '#contract';
import { admitFile, type Folder } from '#files';
import type { ExpectedFile } from './expected-files.ts';
import { encodeInstallRecord, type InstallRecord, installRecordBounds, installRecordKind } from './install-record.ts';
import { recordFile, recordMode } from './tree-layout.ts';

/** The record's own file, as it should stand in the tree. */
export function fileOfRecord(record: InstallRecord): ExpectedFile {
  const bytes = encodeInstallRecord(record);
  return { path: recordFile, sha256: sha256Hex(bytes), sizeBytes: bytes.length, mode: recordMode };
}

/** Reads the record of a held tree: `E_RUNTIME` when there is none, then as any document of its kind. */
export function readRecord(tree: Folder): Result<Admitted<InstallRecord>> {
  const input = tree.named(recordFile);
  const file = admitFile(String(tree.at(recordFile)), { bytesMax: installRecordBounds.bytesMax });
  if (!file.ok) return refuse({ ...file.refusal, input, mend: 'name a folder that an installation filled' });
  const record = installRecordKind.parse(file.value.bytes);
  return record.ok ? accept(record.value) : refuse({ ...record.refusal, input });
}
