// Loose objects of the embedded backend: one zlib stream holding `type size\0` and the content. The size is read from the
// first bytes, and then bounds the inflating: a stream that swells beyond what it announced is cut off.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { constants, inflateSync } from 'node:zlib';
import { isObjectType, type ObjectType } from '#objects';
import { readFileHead } from './small-file.ts';
import type { ObjectInfo } from './store.ts';

/**
 * Compressed bytes after which the first numbers of any zlib stream have come out: a block may begin with some 290 bytes
 * of code lengths. A bomb among so few swells to a mebibyte.
 */
export const streamHeadBytes = 1024;
const headerBytesMax = 32;

/** Thrown inside the embedded backend for an object that is there and cannot be read. */
export class Unreadable extends Error {}

export type LooseInfo = ObjectInfo & { readonly headerBytes: number };

const looseName = (oid: string): string => join(oid.slice(0, 2), oid.slice(2));

/** Type and size of a loose object; undefined when there is none. */
export function looseInfo(objects: string, oid: string): LooseInfo | undefined {
  const head = readFileHead(join(objects, looseName(oid)), streamHeadBytes);
  if (head === undefined) return undefined;
  const text = inflateOrThrow(head.bytes, { finishFlush: constants.Z_SYNC_FLUSH }).buffer;
  const header = /^([a-z]+) (0|[1-9][0-9]{0,14})\0/.exec(text.subarray(0, headerBytesMax).toString('latin1'));
  const [whole = '', type = '', size = ''] = header ?? [];
  if (!isObjectType(type)) throw new Unreadable();
  return { oid, type: type satisfies ObjectType, sizeBytes: Number(size), headerBytes: whole.length };
}

/** The content of a loose object whose size is already known to be acceptable. */
export function looseContent(objects: string, info: LooseInfo): Uint8Array {
  const path = join(objects, looseName(info.oid));
  const length = info.headerBytes + info.sizeBytes;
  const head = readFileHead(path, 0);
  // Stored blocks cost a few bytes each; a file twice the size of its content holds something else.
  if (head === undefined || head.fileBytes > 2 * length + 4096) throw new Unreadable();
  const deflated = readFileSync(path);
  const inflated = inflateOrThrow(deflated, { maxOutputLength: length });
  if (inflated.buffer.length !== length || inflated.taken !== deflated.length) throw new Unreadable();
  return new Uint8Array(inflated.buffer.buffer, inflated.buffer.byteOffset + info.headerBytes, info.sizeBytes);
}

/** Inflates one zlib stream; `taken` is how many bytes of the input belonged to it. */
export function inflateOrThrow(
  bytes: Uint8Array,
  options: { readonly maxOutputLength?: number; readonly finishFlush?: number },
): { readonly buffer: Buffer; readonly taken: number } {
  try {
    // `info` is Node's own option; its types know only the plain form.
    const result = inflateSync(bytes, { ...options, info: true }) as unknown as {
      readonly buffer: Buffer;
      readonly engine: { readonly bytesWritten: number };
    };
    return { buffer: result.buffer, taken: result.engine.bytesWritten };
  } catch {
    throw new Unreadable();
  }
}
