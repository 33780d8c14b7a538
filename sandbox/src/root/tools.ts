// The tools a check may use: each named file, the loader and libraries it needs, and the digest of every one of them. What
// is not named is not there. Libraries are asked of the tool's own loader, which lists them without running the tool.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { accessSync, closeSync, constants, fstatSync, openSync, readSync, realpathSync } from 'node:fs';
import { basename, delimiter, dirname, isAbsolute, join } from 'node:path';
import { accept, compareCodePoints, type Result, refuse } from '#canonical';
import { places } from './places.ts';

/** A file of the host at its place in the sandbox. */
export type VisibleFile = {
  readonly source: string;
  readonly path: string;
  readonly sha256: string;
  readonly sizeBytes: number;
};

export type Toolchain = {
  /** Sorted by path. */
  readonly files: readonly VisibleFile[];
  readonly links: readonly (readonly [path: string, target: string])[];
};

export type ToolWish = {
  /** The name it is called by. */
  readonly name: string;
  /** An absolute path on the host. */
  readonly source: string;
};

const toolsMax = 64;

/** Finds a program the way a shell does, without a shell. */
export function findTool(word: string, searchPath: string): ToolWish | undefined {
  const found = isAbsolute(word)
    ? [word]
    : searchPath
        .split(delimiter)
        .filter(isAbsolute)
        .map((folder) => join(folder, word));
  const source = found.find(isExecutable);
  return source === undefined ? undefined : { name: basename(word), source };
}

/**
 * The toolchain that makes these tools visible in /sandbox/tools. `sh` is also found as /bin/sh, and `env` as /usr/bin/env,
 * for the first line of scripts. Refuses with E_TOOL what is no executable file or whose libraries are not to be found.
 */
export function readToolchain(wishes: readonly ToolWish[]): Result<Toolchain, 'E_TOOL'> {
  if (wishes.length > toolsMax) return refuse({ code: 'E_TOOL', expected: `at most ${toolsMax} tools` });
  const files = new Map<string, VisibleFile>();
  const links = new Map<string, string>();
  for (const { name, source } of wishes) {
    if (!/^[A-Za-z0-9._+-]{1,64}$/.test(name) || !isExecutable(source))
      return refuse({ code: 'E_TOOL', expected: 'an executable file with a plain name', input: source });
    const needed = neededFiles(realpathSync(source));
    if (needed === undefined)
      return refuse({ code: 'E_TOOL', expected: 'a program whose loader finds all its libraries', input: source });
    const path = `${places.tools}/${name}`;
    files.set(path, visibleFile(realpathSync(source), path));
    for (const library of needed) files.set(library, visibleFile(realpathSync(library), library));
    if (name === 'sh') links.set('/bin/sh', path);
    if (name === 'env') links.set('/usr/bin/env', path);
  }
  return accept({
    files: [...files.values()].toSorted((a, b) => compareCodePoints(a.path, b.path)),
    links: [...links].toSorted(([a], [b]) => compareCodePoints(a, b)),
  });
}

/** Every folder that must be made before these paths, outermost first. */
export function foldersAbove(files: readonly { readonly path: string }[]): readonly string[] {
  const folders = new Set<string>();
  for (const { path } of files) {
    const parts = dirname(path).split('/').filter(Boolean);
    for (let count = 1; count <= parts.length; count += 1) folders.add(`/${parts.slice(0, count).join('/')}`);
  }
  return [...folders].toSorted(compareCodePoints);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    const descriptor = openSync(path, constants.O_RDONLY);
    const isFile = fstatSync(descriptor).isFile();
    closeSync(descriptor);
    return isFile;
  } catch {
    return false;
  }
}

/** Loader and libraries by the paths the program asks for; none for a static program or a script. */
function neededFiles(program: string): readonly string[] | undefined {
  const loader = loaderOf(program);
  if (loader === undefined) return [];
  try {
    const listed = execFileSync(loader, ['--list', program], {
      env: {},
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const paths = listed
      .split('\n')
      .flatMap((line) => /^\s*(?:\S+ => )?(\/\S+) \(0x[0-9a-f]+\)$/.exec(line)?.[1] ?? []);
    return [...new Set([loader, ...paths])];
  } catch {
    return undefined;
  }
}

const programInterpreter = 3;

/** The loader that a 64-bit ELF file names; undefined when it names none or is no such file. */
function loaderOf(program: string): string | undefined {
  const head = readPart(program, 0, 64);
  if (head.length < 64 || head.toString('latin1', 0, 6) !== '\x7fELF\x02\x01') return undefined;
  const [table, size, count] = [Number(head.readBigUInt64LE(32)), head.readUInt16LE(54), head.readUInt16LE(56)];
  for (let index = 0; index < count; index += 1) {
    const entry = readPart(program, table + index * size, 56);
    if (entry.length === 56 && entry.readUInt32LE(0) === programInterpreter) {
      const name = readPart(
        program,
        Number(entry.readBigUInt64LE(8)),
        Math.min(Number(entry.readBigUInt64LE(32)), 4096),
      );
      return name.toString('latin1').replace(/\0.*$/s, '');
    }
  }
  return undefined;
}

function readPart(path: string, from: number, length: number): Buffer {
  const descriptor = openSync(path, constants.O_RDONLY);
  try {
    const bytes = Buffer.alloc(length);
    return bytes.subarray(0, readSync(descriptor, bytes, 0, length, from));
  } finally {
    closeSync(descriptor);
  }
}

// A digest is kept as long as the file is the same to the system: tools are large and runs are many.
const known = new Map<string, VisibleFile>();

/** The digest of a file, read once for each state of it. */
export function visibleFile(source: string, path: string): VisibleFile {
  const descriptor = openSync(source, constants.O_RDONLY | constants.O_NOFOLLOW);
  try {
    const { dev, ino, size, mtimeMs, ctimeMs } = fstatSync(descriptor);
    const key = [dev, ino, size, mtimeMs, ctimeMs].join(' ');
    const found = known.get(key);
    if (found !== undefined) return { ...found, source, path };
    const made = { source, path, sha256: digestOf(descriptor), sizeBytes: size };
    known.set(key, made);
    return made;
  } finally {
    closeSync(descriptor);
  }
}

function digestOf(descriptor: number): string {
  const hash = createHash('sha256');
  const piece = Buffer.alloc(1 << 20);
  for (let got = readSync(descriptor, piece); got > 0; got = readSync(descriptor, piece))
    hash.update(piece.subarray(0, got));
  return hash.digest('hex');
}
