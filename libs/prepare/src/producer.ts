// Who prepared: this program, named by its modules, and the two versions beside it that decide what comes out.
import type { Producer } from './generated/common.d.ts';
import { programSha256 } from './generated/program.ts';

/** The producer of a record, with the version of the Git that read the candidate. */
export const producerWith = (gitVersion: string): Producer => ({
  component_id: 'candidate-content-preparation.v2',
  program_sha256: programSha256,
  git: { version: gitVersion },
  unicode_version: process.versions.unicode ?? 'none',
});
