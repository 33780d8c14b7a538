// The inventory: path, mode and digest of every program under `fakes/`. A program runs only as the bytes that were compared
// with it, so a fake cannot drift from what was reviewed. `npm run generate` keeps the file. Pure.
import {
  accept,
  coreBounds,
  encodeCanonical,
  type JsonObject,
  parseCanonical,
  type Result,
  sha256Hex,
} from '#canonical';

/** Repository paths of the inventory and of the programs it is about. */
export const inventoryPath = 'tools/matrix/inventory.generated.json';
export const fakesFolder = 'tools/matrix/fakes';

/** A program as it lies on disk. Its mode is Git's: `100755` when its owner may execute it. */
export type ProgramFile = { readonly name: string; readonly mode: '100644' | '100755'; readonly bytes: Uint8Array };

/** The inventory of programs that are sorted by name. */
export const buildInventory = (files: readonly ProgramFile[]): Uint8Array =>
  encodeCanonical({
    schema_version: 1,
    kind: 'adapter_matrix_inventory',
    id: 'adapter-matrix.inventory.v1',
    body: { programs: files.map(entryOf) },
  });

const entryOf = ({ name, mode, bytes }: ProgramFile): JsonObject => ({
  path: `${fakesFolder}/${name}`,
  mode,
  sha256: sha256Hex(bytes),
  size_bytes: bytes.length,
});

/**
 * The programs by file name, once the inventory says of them exactly what they are; refuses with E_INVENTORY the first entry
 * that differs, is missing or is not on disk.
 */
export function checkInventory(
  inventory: Uint8Array,
  files: readonly ProgramFile[],
): Result<ReadonlyMap<string, Uint8Array>, 'E_INVENTORY'> {
  const wanted = buildInventory(files);
  if (sha256Hex(inventory) === sha256Hex(wanted)) return accept(new Map(files.map(({ name, bytes }) => [name, bytes])));
  return {
    ok: false,
    refusal: {
      code: 'E_INVENTORY',
      input: inventoryPath,
      ...placeOf(inventory, files),
      mend: 'undo the change, or `npm run generate` and review the new digests',
    },
  };
}

/** What to say about an inventory that is not that of the files. */
function placeOf(inventory: Uint8Array, files: readonly ProgramFile[]): { at: string; expected: string } {
  const read = parseCanonical(inventory, coreBounds);
  const listed = read.ok ? entriesIn(read.value as JsonObject) : undefined;
  if (listed === undefined) return { at: '', expected: 'an inventory of programs in canonical JSON' };
  const found = new Map(files.map((file) => [`${fakesFolder}/${file.name}`, entryOf(file)]));
  for (const [path, { mode, sha256 }] of found) {
    const entry = listed.get(path);
    if (entry === undefined) return { at: path, expected: 'no program that the inventory does not list' };
    if (entry.mode !== mode || entry.sha256 !== sha256) {
      return { at: path, expected: `mode ${entry.mode} and sha256 ${entry.sha256}, not ${mode} and ${sha256}` };
    }
  }
  const [missing] = [...listed.keys()].filter((path) => !found.has(path));
  if (missing !== undefined) return { at: missing, expected: 'every program that the inventory lists' };
  return { at: '', expected: 'the inventory of exactly these programs, sorted by path' };
}

function entriesIn(inventory: JsonObject): ReadonlyMap<string, JsonObject> | undefined {
  const programs = (inventory?.body as JsonObject | undefined)?.programs;
  if (!Array.isArray(programs)) return undefined;
  const entries = programs.filter((entry) => typeof entry === 'object' && entry !== null) as JsonObject[];
  return new Map(entries.map((entry) => [String(entry.path), entry]));
}
