// The names of a header's fields by offset, for places that people can look up in any description of the format.
import { blockBytes } from './header.ts';

/** The field of one block that holds the byte at `index`. */
const fieldAt = (index: number): string => fields.find(([end]) => index < end)?.[1] ?? 'reserved';

const fields: readonly (readonly [end: number, name: string])[] = [
  [100, 'name'],
  [108, 'mode'],
  [116, 'uid'],
  [124, 'gid'],
  [136, 'size'],
  [148, 'mtime'],
  [156, 'chksum'],
  [157, 'typeflag'],
  [257, 'linkname'],
  [263, 'magic'],
  [265, 'version'],
  [297, 'uname'],
  [329, 'gname'],
  [337, 'devmajor'],
  [345, 'devminor'],
  [500, 'prefix'],
];

/** The field at `index` of all that stands before an entry's content, which may begin with a pax header and its record. */
export function fieldOf(headerLength: number, index: number): string {
  if (index >= headerLength - blockBytes) return fieldAt(index % blockBytes);
  return index < blockBytes ? `pax ${fieldAt(index)}` : 'pax record';
}
