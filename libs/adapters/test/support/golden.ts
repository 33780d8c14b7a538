// Bytes that must not change, committed beside the tests. `YSTACK_UPDATE_GOLDENS=1` writes them anew.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';

const folder = join(import.meta.dirname, '..', 'golden');
const isUpdate = process.env.YSTACK_UPDATE_GOLDENS === '1';

/** The bytes of a golden file, which are `make()` when goldens are written anew. */
export function readGolden(name: string, make: () => Uint8Array): Uint8Array {
  const file = join(folder, name);
  if (isUpdate) writeFileSync(file, make());
  if (!existsSync(file))
    throw new Error(`${name} is missing: run with YSTACK_UPDATE_GOLDENS=1 and review what it writes`);
  return readFileSync(file);
}

/** Compares bytes with those of a golden file, as bytes. */
export function expectGolden(name: string, bytes: Uint8Array): void {
  expect(
    Buffer.compare(
      readGolden(name, () => bytes),
      bytes,
    ),
    `${name} differs`,
  ).toBe(0);
}
