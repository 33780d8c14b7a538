// Whether the paths of a selection can stand in a target at all. The manifest already keeps paths plain and apart under
// case folding; what is asked here depends on this installer's own files and on where the target lies.
import type { Refusal } from '#canonical';
import type { InstallItem } from './selection.ts';
import { reservedNames, treeName } from './tree-layout.ts';

/** The longest path the system takes, and the longest name, in bytes. */
const pathBytesMax = 4095;
const nameBytesMax = 255;

/** `E_PATH` for the first item that cannot be installed below `target` (absolute). */
export function checkInstalledPath(item: Pick<InstallItem, 'path'>, target: string): Refusal<'E_PATH'> | undefined {
  const no = (expected: string): Refusal<'E_PATH'> => ({ code: 'E_PATH', at: item.path, expected });
  const names = item.path.split('/');
  const first = names[0] ?? '';
  if (names.some((name) => name === '' || name === '.' || name === '..' || name.includes('\0'))) {
    return no('a plain path below the target');
  }
  if (reservedNames.includes(first.normalize('NFC').toLowerCase())) return no('a name that the installer does not use');
  if (names.some((name) => Buffer.byteLength(name) > nameBytesMax)) return no(`names of at most ${nameBytesMax} bytes`);
  const length = Buffer.byteLength(`${target}/${treeName}/${item.path}`);
  return length > pathBytesMax ? no(`a path of at most ${pathBytesMax} bytes in the target, not ${length}`) : undefined;
}
