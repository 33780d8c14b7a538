// A tree as text: each entry with its kind, mode and digest, so two trees are compared as one string.
import { createHash } from 'node:crypto';
import { lstatSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** One line an entry, sorted by path; links are shown, not followed. Names are read as bytes, a character each. */
export function snapshotOf(root: string, prefix = ''): string[] {
  const at = (path: string) => Buffer.concat([Buffer.from(`${root}/`), Buffer.from(path, 'latin1')]);
  return readdirSync(at(prefix), 'latin1')
    .flatMap((name) => {
      const path = prefix === '' ? name : `${prefix}/${name}`;
      const stats = lstatSync(at(path));
      const mode = (stats.mode & 0o7777).toString(8);
      if (stats.isSymbolicLink()) return [`${path} -> ${readlinkSync(at(path))}`];
      if (stats.isDirectory()) return [`${path}/ ${mode}`, ...snapshotOf(root, path)];
      if (!stats.isFile()) return [`${path} ${mode} special`];
      return [
        `${path} ${mode} ${createHash('sha256')
          .update(readFileSync(at(path)))
          .digest('hex')}`,
      ];
    })
    .sort();
}
