// Every file that some files reach by import, as a plan: it yields the paths it wants to read and is sent their bytes, so
// one walk serves a Git tree, a disk and a test. What a module reads by itself at run time is not followed.
import { accept, compareCodePoints } from '#canonical';
import { fileCountMax } from '../bounds.ts';
import type { NamedModule } from './imports-of.ts';
import { companionOf, kindOf, modulesIn } from './module-source.ts';
import { type ImportRefusal, type ImportResult, refuseImport } from './refusals.ts';
import { resolveImport } from './resolve-import.ts';

/** An npm package that was met: the specifier as written and the first file, by path, that names it. */
export type PackageImport = { readonly specifier: string; readonly from: string };

/** Both lists are sorted by code point and hold nothing twice; the entries are among the files. */
export type Closure = {
  readonly files: readonly string[];
  readonly packages: readonly PackageImport[];
  /** The files that each module names, with the declarations beside them. */
  readonly imports: ReadonlyMap<string, readonly string[]>;
};

export type ClosureOptions = {
  /** Paths of modules that also import what no literal names; where that leads must be among the entries. */
  readonly openModules?: readonly string[];
  /** The folder, ending in a slash, below which `#name` is known; missing, everywhere. */
  readonly aliasFolder?: string;
};

/** Yields paths, at most `readCountMax` at once and none twice; is sent the bytes of each, undefined where there is no file. */
export type ClosurePlan = Generator<readonly string[], ImportResult<Closure>, readonly (Uint8Array | undefined)[]>;

export const readCountMax = 64;

/**
 * Plans the closure of `entries`, which are repository paths. A `.js` brings its `.d.ts` along where there is one. Files
 * that are no modules (`.json`, text) are reached and not read into. Refuses an import that cannot be followed, naming
 * the file and the import, and more than `fileCountMax` files.
 */
export function* closureOf(entries: readonly string[], options: ClosureOptions = {}): ClosurePlan {
  const walk = new Walk(entries, options);
  for (let batch = walk.take(); batch.length > 0; batch = walk.take()) {
    const contents = yield batch.map(({ path }) => path);
    for (const [index, wanted] of batch.entries()) {
      const refusal = walk.visit(wanted, contents[index]);
      if (refusal !== undefined) return { ok: false, refusal };
    }
  }
  return accept(walk.closure());
}

/** A file to read; `from` and `specifier` say who asked for it. */
type Wanted = {
  readonly path: string;
  readonly from?: string;
  readonly specifier?: string;
};

class Walk {
  #queue: Wanted[] = [];
  #known = new Set<string>();
  /** Paths that only stand beside a file that was asked for, and so may be missing; the second set holds those that are. */
  #companions = new Set<string>();
  #absent = new Set<string>();
  #files: string[] = [];
  #packages = new Map<string, string>();
  #imports = new Map<string, string[]>();
  #openModules: ReadonlySet<string>;
  #aliasFolder: string;

  constructor(entries: readonly string[], { openModules = [], aliasFolder = '' }: ClosureOptions) {
    this.#openModules = new Set(openModules);
    this.#aliasFolder = aliasFolder;
    for (const path of [...entries].sort(compareCodePoints)) this.#want({ path });
  }

  take(): readonly Wanted[] {
    return this.#queue.splice(0, readCountMax);
  }

  visit(wanted: Wanted, bytes: Uint8Array | undefined): ImportRefusal | undefined {
    const { path } = wanted;
    if (bytes === undefined) return this.#lack(wanted);
    this.#files.push(path);
    if (this.#files.length > fileCountMax) {
      return refuseImport('import.count', path, { expected: `at most ${fileCountMax} files` }).refusal;
    }
    const kind = kindOf(path);
    if (kind === 'other') return undefined;
    if (kind === 'unsupported') {
      const expected = 'a module in `.ts`, `.mts`, `.js` or `.mjs`, or a file that is no code';
      return refuseImport('import.format', path, { expected }).refusal;
    }
    const named = modulesIn(path, bytes, this.#openModules.has(path));
    if (!named.ok) return named.refusal;
    this.#imports.set(path, []);
    this.#accompany(path);
    return this.#follow(path, named.value);
  }

  closure(): Closure {
    const packages = [...this.#packages].map(([specifier, from]) => ({ specifier, from }));
    return {
      files: this.#files.toSorted(compareCodePoints),
      packages: packages.sort((a, b) => compareCodePoints(a.specifier, b.specifier)),
      imports: this.#imports,
    };
  }

  /** Asks for the declarations beside a `.js`; a file that names them itself must have them. */
  #accompany(path: string): void {
    const companion = companionOf(path);
    if (companion === undefined) return;
    if (!this.#known.has(companion)) this.#companions.add(companion);
    this.#imports.get(path)?.push(companion);
    this.#want({ path: companion });
  }

  #follow(from: string, modules: readonly NamedModule[]): ImportRefusal | undefined {
    for (const { specifier } of modules) {
      if (specifier.startsWith('#') && !from.startsWith(this.#aliasFolder)) {
        const at = `import of \`${specifier.slice(0, 200)}\``;
        const expected = `a relative import: \`#\` names are known below \`${this.#aliasFolder}\` alone`;
        return refuseImport('import.alias', from, { at, expected }).refusal;
      }
      const target = resolveImport(from, specifier);
      if (!target.ok) return target.refusal;
      if (target.value.type === 'file') {
        const wanted = { path: target.value.path, from, specifier };
        if (this.#absent.has(wanted.path)) return missing(wanted);
        this.#companions.delete(wanted.path);
        this.#imports.get(from)?.push(wanted.path);
        this.#want(wanted);
      }
      if (target.value.type === 'package') this.#meet(specifier, from);
    }
    return undefined;
  }

  #lack(wanted: Wanted): ImportRefusal | undefined {
    if (!this.#companions.has(wanted.path)) return missing(wanted);
    this.#absent.add(wanted.path);
    return undefined;
  }

  #want(wanted: Wanted): void {
    if (this.#known.has(wanted.path)) return;
    this.#known.add(wanted.path);
    this.#queue.push(wanted);
  }

  /** Keeps the first file by path, so that the order of reading does not show. */
  #meet(specifier: string, from: string): void {
    const before = this.#packages.get(specifier);
    if (before === undefined || compareCodePoints(from, before) < 0) this.#packages.set(specifier, from);
  }
}

const missing = ({ path, from, specifier }: Wanted): ImportRefusal =>
  from === undefined
    ? refuseImport('import.missing', path, { expected: 'an existing file' }).refusal
    : path.endsWith('.json')
      ? refuseImport('import.missing', path, {
          at: `imported by ${from}`,
          expected: 'this document, which the program is made with',
          mend: `git checkout COMMIT -- ${path} brings it back from a commit that has it; then commit it`,
        }).refusal
      : refuseImport('import.missing', from, {
          at: `import of \`${(specifier ?? '').slice(0, 200)}\``,
          expected: `the file \`${path}\``,
          mend: 'write the path of the file in full, with its extension, and commit the file',
        }).refusal;
