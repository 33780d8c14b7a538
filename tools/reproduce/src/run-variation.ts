// One variation, run: its circumstance is made, seen to hold, and the release built in it, to be compared byte for byte.
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { accept, compareCodePoints, type Refusal, type Result, refuse } from '#canonical';
import { findDifference, type VariationOutcome } from '#reproduction';
import { releasesFolder } from '../../gates/src/package-release.ts';
import { reportFile } from '../../pages/src/index.ts';
import type { Setting, Variation, Workshop } from './variation.ts';
import { plainEnvironment } from './workshop.ts';

/** What must come out: the release directory as it was built, by file name. */
export type BuiltRelease = {
  readonly id: string;
  readonly profileIds: readonly string[];
  readonly files: ReadonlyMap<string, Uint8Array>;
};

const manifestName = 'manifest.json';
const timeoutMs = 600_000;

/**
 * Runs one variation. Refuses E_REPRODUCTION with the variation, the file and the place for bytes that differ, for a run that
 * fails, and for a circumstance that did not hold.
 */
export async function runVariation(
  variation: Variation,
  workshop: Workshop,
  release: BuiltRelease,
): Promise<Result<VariationOutcome, 'E_REPRODUCTION'>> {
  const setting = await variation.prepare(workshop);
  if ('unavailable' in setting) return accept({ state: 'unavailable', reason: setting.unavailable });
  if (variation.witness !== undefined) {
    const seen = await run(setting, ['node', '-e', `process.stdout.write(String(${variation.witness}))`]);
    if (seen.stdout.trim() !== 'true')
      return failed(variation, `a circumstance that holds: ${variation.witness}`, seen);
  }
  return variation.compares === 'release'
    ? compareRelease(variation, setting, release)
    : compareManifest(variation, setting, workshop.commit, release);
}

async function compareRelease(variation: Variation, setting: Setting, { id, files }: BuiltRelease) {
  const built = await run(setting, ['nx', 'run', 'release:build', ...(setting.words ?? [])]);
  if (built.status !== 0) return refusedOrFailed(variation, built);
  const found = readReleases(join(setting.root, releasesFolder));
  const [other] = [...found.keys()].filter((name) => name !== id);
  const made = found.get(id) ?? found.get(other ?? '') ?? new Map<string, Uint8Array>();
  return compareFiles(variation, files, made, 'release');
}

async function compareManifest(
  variation: Variation,
  setting: Setting,
  commit: string,
  { profileIds, files }: BuiltRelease,
) {
  const words = [...(setting.words ?? []), commit, ...profileIds];
  const derived = await run(setting, ['node', 'tools/ystack/main.mjs', 'build-release', ...words]);
  if (derived.status !== 0) return refusedOrFailed(variation, derived);
  const expected = new Map([[manifestName, files.get(manifestName) ?? new Uint8Array()]]);
  return compareFiles(variation, expected, new Map([[manifestName, Buffer.from(derived.stdout)]]), 'manifest');
}

function compareFiles(
  variation: Variation,
  expected: ReadonlyMap<string, Uint8Array>,
  found: ReadonlyMap<string, Uint8Array>,
  compared: 'release' | 'manifest',
): Result<VariationOutcome, 'E_REPRODUCTION'> {
  // The manifest says more about a difference than the files that follow from it.
  const names = new Set([manifestName, ...[...expected.keys(), ...found.keys()].sort(compareCodePoints)]);
  for (const name of names) {
    const [wanted, made] = [expected.get(name), found.get(name)];
    if (wanted === undefined || made === undefined) {
      const [there, gone] = ['a file of this name', 'none'];
      return refuse(broken(variation, name, wanted === undefined ? gone : there, made === undefined ? gone : there));
    }
    const difference = findDifference(name, wanted, made, expected.get(manifestName) ?? wanted);
    if (difference === undefined) continue;
    return refuse(broken(variation, `${name} ${difference.at}`, difference.expected, difference.found));
  }
  return accept({ state: 'equal', compared });
}

const broken = (variation: Variation, at: string, expected: string, found: string): Refusal<'E_REPRODUCTION'> => ({
  code: 'E_REPRODUCTION',
  input: variation.name,
  at,
  expected: `${expected}, not ${found}`,
  mend: `npx nx run release:reproduce --only ${variation.name}`,
});

type Run = { readonly status: number; readonly stdout: string; readonly stderr: string };

function refusedOrFailed(variation: Variation, done: Run): Result<VariationOutcome, 'E_REPRODUCTION'> {
  const token = variation.refusedWith?.find((allowed) =>
    new RegExp(`(?:^|\\s)${allowed}$`, 'm').test(`${done.stderr}\n${done.stdout}`),
  );
  return token === undefined ? failed(variation, 'a build that ends well', done) : accept({ state: 'refused', token });
}

const failed = (variation: Variation, expected: string, { status, stderr, stdout }: Run) =>
  refuse<'E_REPRODUCTION'>({
    code: 'E_REPRODUCTION',
    input: variation.name,
    expected: `${expected}; it ended with ${status}: ${(stderr.trim() || stdout.trim()).slice(-400)}`,
    mend: `npx nx run release:reproduce --only ${variation.name}`,
  });

function run({ root, env = {}, wrap = (command) => command, node }: Setting, command: readonly string[]): Promise<Run> {
  const started = command.with(0, command[0] === 'node' ? (node ?? 'node') : (command[0] ?? ''));
  const [program = '', ...words] = wrap(started);
  const merged = Object.entries({ ...plainEnvironment(`${root}/..`, root), ...env }).filter(
    ([, value]) => value !== undefined,
  );
  return new Promise((resolve) => {
    const child = spawn(program, words, {
      cwd: root,
      env: Object.fromEntries(merged) as Record<string, string>,
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: timeoutMs,
    });
    const said = { stdout: '', stderr: '' };
    for (const name of ['stdout', 'stderr'] as const) {
      child[name].setEncoding('utf8').on('data', (text: string) => {
        said[name] += text;
      });
    }
    child.on('error', (error) => resolve({ status: -1, stdout: '', stderr: error.message }));
    child.on('close', (status) => resolve({ status: status ?? -1, ...said }));
  });
}

/** Release directories by name, each with its files. */
function readReleases(place: string): ReadonlyMap<string, ReadonlyMap<string, Uint8Array>> {
  return new Map(readdirSync(place).map((name) => [name, readRelease(join(place, name))] as const));
}

/** The files of a release directory that every build gives alike; attestations and signatures are laid beside later. */
export function readRelease(folder: string): ReadonlyMap<string, Uint8Array> {
  const names = [manifestName, 'release.tar', 'install.mjs', 'SHA256SUMS', reportFile];
  const present = new Set(readdirSync(folder));
  return new Map(names.filter((name) => present.has(name)).map((name) => [name, readFileSync(join(folder, name))]));
}
