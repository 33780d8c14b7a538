// The file `packed-refs`: one `id name` a line, a `^id` line after an annotated tag, comments. Loose refs win over it.
import { join } from 'node:path';
import { accept } from '#canonical';
import { decline, type HashAlgorithm, isObjectId } from '#objects';
import type { Layout } from './layout.ts';
import { isRefName } from './ref-name.ts';
import type { RepositoryOutcome } from './refusals.ts';
import { readSmallFile } from './small-file.ts';

/** Largest packed-refs file, in bytes. */
export const packedRefsBytesMax = 16 * 1_048_576;

/** Every packed ref by name; empty when there is no such file. */
export function readPackedRefs(
  layout: Layout,
  algorithm: HashAlgorithm,
): RepositoryOutcome<ReadonlyMap<string, string>> {
  const at = `${layout.label}packed-refs`;
  const bytes = readSmallFile(join(layout.commonDir, 'packed-refs'), at, packedRefsBytesMax);
  if (!bytes.ok) return bytes;
  const refs = new Map<string, string>();
  const lines = bytes.value === undefined ? [] : bytes.value.toString('utf8').split('\n');
  for (const [index, line] of lines.entries()) {
    if (line === '' || line.startsWith('#')) continue;
    const isPeeled = line.startsWith('^');
    const [id = '', ...names] = isPeeled ? [line.slice(1)] : line.split(' ');
    if (!isObjectId(id, algorithm)) {
      const isOther = isObjectId(id, algorithm === 'sha1' ? 'sha256' : 'sha1');
      return decline({
        code: 'E_REPOSITORY',
        detail: isOther ? 'mixed-hash' : 'ref-content',
        expected: `a full ${algorithm} id and a ref`,
        at: `${at} line ${index + 1}`,
        mend: 'git pack-refs --all',
      });
    }
    const name = names.join(' ');
    if (!isPeeled && isRefName(name)) refs.set(name, id);
  }
  return accept(refs);
}
