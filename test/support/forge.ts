// What somebody would do who can write a cache and knows how it is read: a document is changed and the record beside it
// made to agree, so that the folder vouches for itself.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { encodeCanonical } from '#canonical';

/** Replaces `from` in a gate's document and writes the digests of all documents into its record. Throws when nothing changes. */
export function forgeRecord(folder: string, name: string, from: string, to: string): void {
  const text = readFileSync(join(folder, name), 'utf8');
  if (!text.includes(from)) throw new Error(`${name} has no ${from}`);
  writeFileSync(join(folder, name), text.replaceAll(from, to));
  reseal(folder);
}

function reseal(folder: string): void {
  const path = join(folder, 'gate-record.json');
  const record = JSON.parse(readFileSync(path, 'utf8'));
  for (const output of record.body.outputs) {
    const bytes = readFileSync(join(folder, output.path));
    output.sha256 = createHash('sha256').update(bytes).digest('hex');
    if ('size_bytes' in output) output.size_bytes = bytes.length;
  }
  writeFileSync(path, encodeCanonical(record));
}
