// A temporary folder for one probe, gone when it has answered.
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Runs `use` with a fresh folder that every user may enter. */
export async function withScratch<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'ystack-doctor-'));
  try {
    await chmod(folder, 0o755);
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
