// Keeps `src/generated/program.ts` in every lib whose documents name the program that made them: the core contract it is
// built on, and the digest of its own code. The file itself is no part of that digest.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { canonicalText, documentDigest } from '#canonical';
import { type GeneratedFiles, type Generator, utf8 } from './generator.ts';
import { coreContractAt, programClosure } from './program-closure.ts';

const libs = ['orchestrator'] as const;

const pathOf = (lib: string): string => `libs/${lib}/src/generated/program.ts`;

const present = (root: string) => libs.filter((lib) => existsSync(join(root, `libs/${lib}/src/index.ts`)));

export const programIdentities: Generator = {
  name: 'program identities',
  generate: async (root) => new Map(present(root).map((lib) => [pathOf(lib), moduleOf(root, lib)])) as GeneratedFiles,
  existing: (root) => libs.map(pathOf).filter((path) => existsSync(join(root, path))),
};

function moduleOf(root: string, lib: string): Uint8Array {
  const { hashed } = coreContractAt(root);
  const files = programClosure(root, `libs/${lib}/src/index.ts`, pathOf(lib));
  const program = documentDigest({ files: files.map(({ path, sha256 }) => ({ path, sha256 })) });
  return utf8(
    [
      '// Generated from the import closures of libs/contract and this lib by tools/generate (npm run generate). Do not edit.',
      `export const coreContract = ${canonicalText(hashed)} as const;`,
      `export const programSha256 = '${program}';`,
      '',
    ].join('\n'),
  );
}
