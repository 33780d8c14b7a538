// A repository with all that the gate `evaluate` reads of a commit and nothing else: the libs as they lie here, without
// tests and pages, and the release definition. The resolved profile is a built one, so no pin has to hold.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { encodeCanonical, type Json, type Result } from '#canonical';
import { TestRepository } from '../../../../libs/git/test/support/repositories.ts';
import { buildProfileSet } from '../../../../test/support/builders.ts';
import { deriveEvaluation } from '../../src/evaluate/derive-evaluation.ts';
import type { GateOutcome } from '../../src/gate.ts';
import { openSession } from '../../src/session.ts';
import { definition } from './small-workspace.ts';

const house = join(import.meta.dirname, '../../../..');

export function judgedWorkspace(): TestRepository {
  const listed = execFileSync('git', ['-C', house, 'ls-files', '-z', '-c', '-o', '--exclude-standard', 'libs'], {
    encoding: 'utf8',
  });
  const paths = new Set(listed.split('\0').filter((path) => path !== '' && !/\/test\/|\.md$/.test(path)));
  const repository = TestRepository.create();
  for (const path of paths) {
    const bytes = contentOf(path);
    if (bytes !== undefined) repository.write({ [path]: bytes });
  }
  repository.commit({ 'releases/release.json': definition() });
  return repository;
}

/** What lies at a path that Git knows; nothing where the file is gone. */
function contentOf(path: string): Uint8Array | undefined {
  try {
    return readFileSync(join(house, path));
  } catch {
    return undefined;
  }
}

const builtProfile = encodeCanonical(buildProfileSet().resolved as unknown as Json);

/** Derives the evaluation of a resolved profile, the built one unless told, whose source commit is the release commit. */
export async function evaluateAt(
  repository: TestRepository,
  commit: string,
  resolved: Uint8Array = builtProfile,
): Promise<Result<GateOutcome>> {
  const session = await openSession(repository.root, commit);
  if (!session.ok) throw new Error(session.refusal.code);
  try {
    const upstream = new Map([['resolve', new Map([['resolved-profile.json', resolved]])]]);
    return await deriveEvaluation({ session: session.value, profile: 'sample', sourceCommit: commit, upstream });
  } finally {
    await session.value.repository.close();
  }
}
