// Reads an open regular file whole, within a bound that is checked before the first byte is asked for. A file that
// grows or shrinks under the read is told apart from one that is too large.
import { fstatSync, readSync } from 'node:fs';

export type Bounded =
  | { readonly kind: 'read'; readonly bytes: Uint8Array }
  | { readonly kind: 'not-regular' }
  | { readonly kind: 'too-large'; readonly sizeBytes: number }
  | { readonly kind: 'moved' };

/** The bytes behind a descriptor, from its start; `bytesMax` in bytes. Throws what the system throws. */
export function readBounded(descriptor: number, bytesMax: number): Bounded {
  const stats = fstatSync(descriptor);
  if (!stats.isFile()) return { kind: 'not-regular' };
  if (stats.size > bytesMax) return { kind: 'too-large', sizeBytes: stats.size };
  const bytes = new Uint8Array(stats.size);
  const length = readFully(descriptor, bytes);
  if (length < stats.size || readSync(descriptor, new Uint8Array(1), 0, 1, stats.size) > 0) return { kind: 'moved' };
  return { kind: 'read', bytes };
}

/** Fills `bytes` from the start of the file; answers how many bytes there were. */
function readFully(descriptor: number, bytes: Uint8Array): number {
  let offset = 0;
  while (offset < bytes.length) {
    const count = readSync(descriptor, bytes, offset, bytes.length - offset, offset);
    if (count === 0) break;
    offset += count;
  }
  return offset;
}
