// Which file a path or descriptor means: device and inode, as the kernel tells them. A path can be made to mean another
// file between two calls; an identity cannot.
import { type BigIntStats, fstatSync, lstatSync } from 'node:fs';

export type Identity = { readonly device: bigint; readonly inode: bigint };

const identityOf = (stats: BigIntStats): Identity => ({ device: stats.dev, inode: stats.ino });

/** What an open descriptor means. */
export const identityOfDescriptor = (descriptor: number): Identity =>
  identityOf(fstatSync(descriptor, { bigint: true }));

/** What stands at a path, the path's last component not followed; undefined when nothing can be seen there. */
export function identityAt(path: string | Buffer): Identity | undefined {
  try {
    return identityOf(lstatSync(path, { bigint: true }));
  } catch {
    return undefined;
  }
}

export const isSameFile = (left: Identity | undefined, right: Identity | undefined): boolean =>
  left !== undefined && right !== undefined && left.device === right.device && left.inode === right.inode;
