// Which code judges: every file that a gate's program reaches by import and every npm package those name, as one digest.
// The same walk runs over the release commit (for the record) and over the disk (for the cache key and the re-check).
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { accept, type Result, refuse, sha256Hex } from '#canonical';
import { lockedPackages, type ProgramFile, programDigest } from '#gate';
import { type Closure, closureOf, driveSync } from '#packaging';
import { entriesOf, openModules } from './chain.ts';
import { closureAtCommit } from './closure-at-commit.ts';
import type { Session } from './session.ts';

const lockFile = 'package-lock.json';

/** The digest of a gate's program as the working tree holds it. Throws when the code cannot be followed: that is our fault. */
export function programOnDisk(root: string, gate: string): string {
  const contents = new Map<string, Uint8Array>();
  const read = (path: string): Uint8Array | undefined => {
    const place = join(root, path);
    if (!existsSync(place)) return undefined;
    const bytes = readFileSync(place);
    contents.set(path, bytes);
    return bytes;
  };
  const closure = driveSync(closureOf(entriesOf(gate), { openModules }), read);
  if (!closure.ok) throw new Error(`${closure.refusal.input ?? ''}: ${closure.refusal.expected}`);
  const digest = digestOf(closure.value, contents, read(lockFile));
  if (!digest.ok) throw new Error(digest.refusal.expected);
  return digest.value;
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
  const named = [...new Set(packages.map(({ specifier }) => packageName(specifier)))];
  const locked = lockedPackages(lock ?? new Uint8Array(), named);
  if (!locked.ok) return locked;
  const program: ProgramFile[] = files.map((path) => ({ path, sha256: sha256Hex(contents.get(path) ?? '') }));
  return accept(programDigest(program, locked.value));
}

/** `@scope/name/deep` and `name/deep` by their package. */
const packageName = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
