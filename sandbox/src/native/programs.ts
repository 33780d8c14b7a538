// The programs in C: keeper, init and verifier. Each is built on demand from the committed sources by the committed script,
// kept under a name made of their digests, and found there again. No binary is ever committed, and none is taken that
// somebody else could have written.
import { createHash } from 'node:crypto';
import { chmodSync, lstatSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { accept, encodeCanonical, type Json, type Result, refuse, sha256Hex } from '#canonical';
import { compile, findCompiler } from './compiler.ts';

export type NativeName = 'init' | 'keeper' | 'verify';

export type NativeSource = { readonly path: string; readonly sha256: string };

/** What a build leaves beside the program. */
export type NativeBuild = {
  readonly sources: readonly NativeSource[];
  readonly script_sha256: string;
  readonly compiler: { readonly sha256: string; readonly version: string };
  readonly executable_sha256: string;
};

export type NativeProgram = { readonly path: string; readonly sha256: string; readonly build: NativeBuild };

const home = join(import.meta.dirname, '../../native');
const script = 'build.sh';

const sourcesOf = {
  init: ['init.c', 'json.c', 'probe-bounds.c', 'probe-calls.c', 'probe.c', 'report.c', 'run.c', 'init.h'],
  keeper: ['keeper.c'],
  verify: ['sha256.c', 'verify.c', 'sha256.h'],
} as const satisfies { readonly [name in NativeName]: readonly string[] };

/** The program, built now if it is not at hand. Refuses with E_COMPILER when it would have to be and cannot. */
export function nativeProgram(
  name: NativeName,
  folders: readonly string[] = keptIn(),
): Result<NativeProgram, 'E_COMPILER'> {
  const sources = sourcesOf[name].map((path) => ({ path, sha256: digestOf(join(home, path)) }));
  const scriptSha256 = digestOf(join(home, script));
  const key = sha256Hex(
    encodeCanonical({ name, sources, script: scriptSha256, machine: process.arch } as unknown as Json),
  );
  for (const folder of folders) {
    const found = readKept(join(folder, key), name);
    if (found !== undefined) return accept(found);
  }
  const compiler = findCompiler();
  if (!compiler.ok) return compiler;
  for (const folder of folders) {
    const staging = makeStaging(folder);
    if (staging === undefined) continue;
    try {
      const failure = compile(compiler.value, join(home, script), join(staging, name), sourcesOf[name]);
      if (failure !== undefined)
        return refuse({ code: 'E_COMPILER', expected: `a compiler that builds \`${name}\`: ${failure}` });
      const executable_sha256 = digestOf(join(staging, name));
      const { sha256, version } = compiler.value;
      const build = { sources, script_sha256: scriptSha256, compiler: { sha256, version }, executable_sha256 };
      writeFileSync(join(staging, 'build.json'), encodeCanonical(build as unknown as Json), { mode: 0o644 });
      // For every user of this machine, as anybody may run what anybody may read.
      chmodSync(join(staging, name), 0o755);
      chmodSync(staging, 0o755);
      keep(staging, join(folder, key));
    } finally {
      rmSync(staging, { recursive: true, force: true });
    }
    const built = readKept(join(folder, key), name);
    if (built !== undefined) return accept(built);
  }
  return refuse({ code: 'E_COMPILER', expected: `a folder to keep a built program in: ${folders.join(', ')}` });
}

// Beside what else is built here; else in the user's cache, where there is one; else among what is temporary.
function keptIn(): readonly string[] {
  const { HOME = '', XDG_CACHE_HOME = '' } = process.env;
  const cache = XDG_CACHE_HOME !== '' ? XDG_CACHE_HOME : HOME !== '' ? join(HOME, '.cache') : undefined;
  return [
    join(import.meta.dirname, '../../../dist/sandbox'),
    ...(cache === undefined ? [] : [join(cache, 'ystack/sandbox')]),
    join(tmpdir(), `ystack-sandbox-${process.geteuid?.() ?? 0}`),
  ];
}

function makeStaging(folder: string): string | undefined {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o755 });
    return isOurs(folder) ? mkdtempSync(join(folder, '.building-')) : undefined;
  } catch {
    return undefined;
  }
}

// Whoever builds the same at the same time builds the same bytes: the first rename wins.
function keep(staging: string, place: string): void {
  try {
    renameSync(staging, place);
  } catch {
    // Another build was first, or what is there is not to be replaced; reading it again decides.
  }
}

function readKept(place: string, name: NativeName): NativeProgram | undefined {
  const path = join(place, name);
  try {
    if (![dirname(place), place, path].every(isOurs)) return undefined;
    const build = JSON.parse(readFileSync(join(place, 'build.json')).toString()) as NativeBuild;
    const sha256 = digestOf(path);
    return sha256 === build.executable_sha256 ? { path, sha256, build } : undefined;
  } catch {
    return undefined;
  }
}

/** Of root or of this user, and for nobody else to write. */
function isOurs(path: string): boolean {
  const { uid, mode } = lstatSync(path);
  return (uid === 0 || uid === process.geteuid?.()) && (mode & 0o022) === 0;
}

const digestOf = (path: string): string => createHash('sha256').update(readFileSync(path)).digest('hex');
