// The packages of a room. Those of this checkout will do when the commit locks the same; otherwise npm installs what the
// commit locks, without running anything of it.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { runChild } from './child.ts';
import { npmEnvironment } from './environments.ts';
import { firstLine, type InRoom, obstacle } from './in-room.ts';

export type PackagesOrder = {
  readonly root: string;
  readonly checkout: string;
  /** For what npm leaves lying. */
  readonly home: string;
  readonly stop: AbortSignal;
  readonly progress: (line: string) => void;
};

const lockFile = 'package-lock.json';
const modules = 'node_modules';

/** Puts `node_modules` into the checkout and answers with the Node to run there: the locked one where there is one. */
export async function putPackages(order: PackagesOrder): Promise<InRoom<string>> {
  const missing = (await isSameLock(order)) ? await linkPackages(order) : await installPackages(order);
  if (missing !== undefined) return obstacle('packages.unavailable', missing);
  const locked = join(order.checkout, modules, '.bin/node');
  return { ok: true, value: existsSync(locked) ? locked : process.execPath };
}

async function isSameLock({ root, checkout }: PackagesOrder): Promise<boolean> {
  const [ours, theirs] = [root, checkout].map((folder) => join(folder, lockFile));
  if (ours === undefined || theirs === undefined) return false;
  if (![ours, theirs, join(root, modules)].every((path) => existsSync(path))) return false;
  return Buffer.compare(readFileSync(ours), readFileSync(theirs)) === 0;
}

/** Links, or copies where links end at the border of a file system. Answers why it did not work. */
async function linkPackages({ root, checkout, home, stop, progress }: PackagesOrder): Promise<string | undefined> {
  progress('its packages are those of this checkout: linking them');
  const copy = (flags: string) =>
    runChild({
      program: 'cp',
      args: [flags, '--', join(root, modules), checkout],
      cwd: checkout,
      env: npmEnvironment(home),
      stop,
    });
  if ((await copy('-al')).status === 0) return undefined;
  const copied = await copy('-a');
  return copied.status === 0 ? undefined : firstLine(copied.stderr);
}

async function installPackages({ checkout, home, stop, progress }: PackagesOrder): Promise<string | undefined> {
  progress('its packages are others than those of this checkout: npm ci');
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund'];
  const installed = await runChild({ program: 'npm', args, cwd: checkout, env: npmEnvironment(home), stop });
  return installed.status === 0 ? undefined : `npm ci: ${firstLine(installed.stderr)}`;
}
