// Which code judges: every file that a gate's program reaches by import and every npm package those name, as one digest.
// The same walk runs over the release commit (for the record) and over the disk (for the cache key and the re-check).
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { accept, type Refusal, type Result, refuse, sha256Hex } from '#canonical';
import { lockedPackages, type ProgramFile, programDigest } from '#gate';
import { type Closure, closureOf, driveSync } from '#packaging';
import { entriesOf, openModules } from './chain.ts';
import { closureAtCommit } from './closure-at-commit.ts';
import type { Session } from './session.ts';

const lockFile = 'package-lock.json';

/**
 * The digest of a gate's program as the working tree holds it. Refuses E_GATE for a document of the program that is missing or
 * no JSON. Throws when the code cannot be followed: that is our fault.
 */
export function programOnDisk(root: string, gate: string): Result<string> {
  const contents = new Map<string, Uint8Array>();
  const read = (path: string): Uint8Array | undefined => {
    const place = join(root, path);
    if (!existsSync(place)) return undefined;
    const bytes = readFileSync(place);
    contents.set(path, bytes);
    return bytes;
  };
  const closure = driveSync(closureOf(entriesOf(gate), { openModules }), read);
  if (!closure.ok) {
    const { input = '', expected } = closure.refusal;
    if (input.endsWith('.json')) return refuse({ ...closure.refusal, code: 'E_GATE' });
    throw new Error(`${input}: ${expected}`);
  }
  const digest = digestOf(closure.value, contents, read(lockFile));
  if (digest.ok || digest.refusal.code === 'E_GATE') return digest;
  throw new Error(digest.refusal.expected);
}

/** The same from the release commit's tree; asked for each profile, walked once a session. */
export function programAtCommit(session: Session, gate: string): Promise<Result<string>> {
  const known = programs.get(session) ?? new Map<string, Promise<Result<string>>>();
  programs.set(session, known);
  const program = known.get(gate) ?? walkCommit(session, gate);
  known.set(gate, program);
  return program;
}

const programs = new WeakMap<Session, Map<string, Promise<Result<string>>>>();

async function walkCommit(session: Session, gate: string): Promise<Result<string>> {
  const walked = await closureAtCommit(session, entriesOf(gate), { openModules });
  if (!walked.ok) return walked.refusal.code === 'E_PATH' ? refuse({ ...walked.refusal, code: 'E_GATE' }) : walked;
  const { repository, commit } = session;
  const [lock] = await repository.answer([{ commit, path: lockFile }]);
  return digestOf(walked.value.closure, walked.value.contents, lock?.ok === true ? lock.value.bytes : undefined);
}

function digestOf(
  { files, packages }: Closure,
  contents: ReadonlyMap<string, Uint8Array>,
  lock: Uint8Array | undefined,
): Result<string> {
  const broken = findBrokenDocument(files, contents);
  if (broken !== undefined) return refuse(broken);
  const named = [...new Set(packages.map(({ specifier }) => packageName(specifier)))];
  const locked = lockedPackages(lock ?? new Uint8Array(), named);
  if (!locked.ok) return locked;
  const program: ProgramFile[] = files.map((path) => ({ path, sha256: sha256Hex(contents.get(path) ?? '') }));
  return accept(programDigest(program, locked.value));
}

/** Loading a program loads its documents; one that is no JSON would end the load before anything can be said about it. */
function findBrokenDocument(
  files: readonly string[],
  contents: ReadonlyMap<string, Uint8Array>,
): Refusal<'E_GATE'> | undefined {
  for (const path of files.filter((file) => file.endsWith('.json'))) {
    const said = jsonFault(contents.get(path) ?? new Uint8Array());
    if (said === undefined) continue;
    const expected = `a JSON document, which the program is made with: ${said}`;
    const mend = `git checkout COMMIT -- ${path} brings it back from a commit in which it is whole; then commit it`;
    return { code: 'E_GATE', input: path, expected, mend };
  }
  return undefined;
}

function jsonFault(bytes: Uint8Array): string | undefined {
  try {
    JSON.parse(new TextDecoder().decode(bytes));
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** `@scope/name/deep` and `name/deep` by their package. */
const packageName = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
