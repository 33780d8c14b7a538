// Whether a folder is the root of a mounted file system. A rename cannot cross a mount, so an installation that is staged
// beside such a folder could not appear in it. A bind mount of the same file system shows only in the kernel's table.
import { readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { isWithin } from './places.ts';

/** Whether a real path is a mount point, as far as the system tells. */
export function isMountPoint(path: string): boolean {
  const [own, above] = [statSync(path), statSync(dirname(path))];
  return own.dev !== above.dev || own.ino === above.ino || mountPoints().includes(path);
}

/** The first mount point at a real path or below it, as far as the kernel's table tells. */
export const mountWithin = (path: string): string | undefined => mountPoints().find((place) => isWithin(path, place));

function mountPoints(): readonly string[] {
  let table: string;
  try {
    table = readFileSync('/proc/self/mountinfo').toString();
  } catch {
    return [];
  }
  return table.split('\n').flatMap((line) => {
    const path = line.split(' ')[4];
    return path === undefined ? [] : [unescapeOctal(path)];
  });
}

// The kernel writes blanks, tabs, line feeds and backslashes as three octal digits.
const unescapeOctal = (text: string): string =>
  text.replace(/\\([0-7]{3})/g, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 8)));
