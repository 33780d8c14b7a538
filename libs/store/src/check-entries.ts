// Holds the content of a release against the manifest, file by file: object id, mode, digest, size, denylist. One file is
// in memory at a time.
import { type GitHash, gitBlobId, type Refusal, sha256Hex } from '#canonical';
import { checkFileContent } from '#content';
import type { Entries, ReleaseEntry } from './release-source.ts';
import type { InstallItem } from './selection.ts';

export type Pair = { readonly item: InstallItem; readonly entry: ReleaseEntry };

/**
 * Pairs the entries of a source with the items that are wanted, in order, unchecked. Returns the refusal that ended it,
 * `E_DIGEST` when the source has other files, undefined when every item was met and nothing else came.
 */
export async function* pairEntries(
  entries: Entries,
  items: readonly InstallItem[],
): AsyncGenerator<Pair, Refusal | undefined> {
  let index = 0;
  for await (const result of entries) {
    if (!result.ok) return result.refusal;
    const item = items[index];
    if (item === undefined || item.path !== result.value.path) return otherFile(item, result.value.path);
    index += 1;
    yield { item, entry: result.value };
  }
  return index === items.length ? undefined : otherFile(items[index], 'the end of the release');
}

const otherFile = (item: InstallItem | undefined, found: string): Refusal<'E_DIGEST'> => ({
  code: 'E_DIGEST',
  at: found,
  expected: item === undefined ? 'no further file' : `\`${item.path}\``,
});

/** `E_DIGEST` when mode, digest or size of an entry are not those of its item. */
export function checkDigest({ item, entry }: Pair): Refusal<'E_DIGEST'> | undefined {
  const wrong = (expected: string): Refusal<'E_DIGEST'> => ({ code: 'E_DIGEST', at: item.path, expected });
  const isExecutable = item.mode === 0o500;
  if (entry.executable !== isExecutable) return wrong(`mode ${isExecutable ? '100755' : '100644'}`);
  if (entry.bytes.length !== item.sizeBytes) return wrong(`${item.sizeBytes} bytes, not ${entry.bytes.length}`);
  return (entry.sha256 ?? sha256Hex(entry.bytes)) === item.sha256
    ? undefined
    : wrong(`bytes of sha256 \`${item.sha256}\``);
}

/** `E_DIGEST` when the bytes are not those of the Git object that the manifest names; gate documents have none. */
export function checkObjectId({ item, entry }: Pair, hash: GitHash): Refusal<'E_DIGEST'> | undefined {
  const { path, objectId } = item;
  if (objectId === undefined || gitBlobId(entry.bytes, hash) === objectId) return undefined;
  return { code: 'E_DIGEST', at: path, expected: `bytes of Git object \`${objectId}\`` };
}

/**
 * `E_LIMIT` and `E_DENYLIST` of one file, by the same gate that packaging passed it through. The gates' documents are no
 * file of anybody: what they quote was judged when the release was made.
 */
export const checkContent = ({ item, entry }: Pair): Refusal | undefined =>
  item.objectId === undefined
    ? undefined
    : inPlace(checkFileContent({ path: item.path, bytes: entry.bytes }), item.path);

// The gate says the file as `input` and the place in it as `at`; here `input` is the release.
const inPlace = (refusal: Refusal | undefined, path: string): Refusal | undefined =>
  refusal === undefined ? undefined : { ...refusal, input: path };
