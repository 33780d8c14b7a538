// Which npm packages some code can load, and the integrity each is locked to. The lock is read as npm writes it
// (lockfileVersion 3): packages by folder, dependencies resolved by walking up the node_modules folders.
import { accept, compareCodePoints, type Json, type JsonObject, parseJson, type Result, refuse } from '#canonical';

/** A package by its folder in the lock, such as `node_modules/tar`. */
export type LockedPackage = { readonly path: string; readonly version: string; readonly integrity: string };

export const lockBytesMax = 16 * 1024 * 1024;
const lockBounds = { bytesMax: lockBytesMax, depthMax: 32 } as const;

/**
 * The packages that `names` reach, themselves included, sorted by folder. Refuses with E_LOCK_FILE a lock that is not to be
 * read, a name it does not hold, and a package without integrity.
 */
export function lockedPackages(
  lockBytes: Uint8Array,
  names: readonly string[],
): Result<readonly LockedPackage[], 'E_LOCK_FILE'> {
  const parsed = parseJson(lockBytes, lockBounds);
  const root = parsed.ok ? objectOf(parsed.value) : undefined;
  const packages = objectOf(root?.packages);
  if (root?.lockfileVersion !== 3 || packages === undefined) return bad('package-lock.json', 'a lock of version 3');
  const found = new Map<string, LockedPackage>();
  const queue = names.map((name) => [name, '', true] as const) as (readonly [string, string, boolean])[];
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    const [name, from, isRequired] = next;
    const path = resolveFolder(packages, name, from);
    if (path === undefined && isRequired)
      return bad(name, `\`${name}\` in the lock, as code below \`${from || '.'}\` needs it`);
    if (path === undefined || found.has(path)) continue;
    const entry = objectOf(packages[path]) ?? {};
    const { version, integrity } = entry;
    if (typeof version !== 'string' || typeof integrity !== 'string') return bad(path, 'a version and an integrity');
    found.set(path, { path, version, integrity });
    for (const [dependency, required] of dependenciesOf(entry)) queue.push([dependency, path, required]);
  }
  return accept([...found.values()].toSorted((a, b) => compareCodePoints(a.path, b.path)));
}

/** Optional and peer dependencies count when they are there: what can be loaded is what matters. */
function dependenciesOf(entry: JsonObject): readonly (readonly [name: string, isRequired: boolean])[] {
  const named = (member: string) => Object.keys(objectOf(entry[member]) ?? {});
  const optional = new Set([...named('optionalDependencies'), ...named('peerDependencies')]);
  return [
    ...named('dependencies').map((name) => [name, !optional.has(name)] as const),
    ...[...optional].map((name) => [name, false] as const),
  ];
}

function resolveFolder(packages: JsonObject, name: string, from: string): string | undefined {
  for (let at = from; ; ) {
    const path = `${at === '' ? '' : `${at}/`}node_modules/${name}`;
    if (Object.hasOwn(packages, path)) return path;
    if (at === '') return undefined;
    const up = at.lastIndexOf('/node_modules/');
    at = up < 0 ? '' : at.slice(0, up);
  }
}

const objectOf = (value: Json | undefined): JsonObject | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : undefined;

const bad = (at: string, expected: string) =>
  refuse({ code: 'E_LOCK_FILE' as const, input: 'package-lock.json', at, expected, mend: 'npm install' });
