// Keeps the modules by which libs name the program that made their documents: the core contract it is built on, and the
// digest of its own code. No such module is part of any such digest: each says what follows from the other files.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { canonicalText, documentDigest } from '#canonical';
import { type GeneratedFiles, type Generator, utf8 } from './generator.ts';
import { coreContractAt, programClosure } from './program-closure.ts';

type Identity = {
  /** The generated module. */
  readonly path: string;
  /** What the program is: this file and all it reaches. */
  readonly entry: string;
  /** The name of the digest in the module. */
  readonly name: string;
  /** Whether the module also names the core contract that the program is built on. */
  readonly hasCore?: true;
};

const identities: readonly Identity[] = [
  {
    path: 'libs/evals/src/generated/framework.ts',
    entry: 'libs/evals/src/records/evaluate-bundle.ts',
    name: 'frameworkSha256',
  },
  { path: 'libs/evals/src/generated/program.ts', entry: 'libs/evals/src/index.ts', name: 'programSha256' },
  {
    path: 'libs/orchestrator/src/generated/program.ts',
    entry: 'libs/orchestrator/src/index.ts',
    name: 'programSha256',
    hasCore: true,
  },
  { path: 'libs/prepare/src/generated/program.ts', entry: 'libs/prepare/src/index.ts', name: 'programSha256' },
];

const leftOut = identities.map(({ path }) => path);

const present = (root: string): readonly Identity[] => identities.filter(({ entry }) => existsSync(join(root, entry)));

export const programIdentities: Generator = {
  name: 'program identities',
  generate: async (root) => new Map(present(root).map((one) => [one.path, moduleOf(root, one)])) as GeneratedFiles,
  existing: (root) => leftOut.filter((path) => existsSync(join(root, path))),
};

function moduleOf(root: string, { entry, name, hasCore }: Identity): Uint8Array {
  const files = programClosure(root, entry, leftOut);
  const program = documentDigest({ files: files.map(({ path, sha256 }) => ({ path, sha256 })) });
  const core = `export const coreContract = ${canonicalText(coreContractAt(root).hashed)} as const;`;
  return utf8(
    [
      '// Generated from the import closures of libs/contract and this lib by tools/generate (npm run generate). Do not edit.',
      ...(hasCore === true ? [core] : []),
      `export const ${name} = '${program}';`,
      '',
    ].join('\n'),
  );
}
