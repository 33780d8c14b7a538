// What the release commit judges profiles by, read from its Git objects: policies with their examples, the policy of the
// loop, the catalog of families and the seed sets. Whatever lies in these folders is read or refused.
import { accept, equalJson, type Refusal, type Result, refuse } from '#canonical';
import type { Admitted } from '#contract';
import { admitBundle, type PolicyBundle } from '#control';
import { contextOf, type EvalCatalog, type EvalContext, evalCatalogKind } from '#evals';
import type { GateInput } from '#gate';
import { admitReviewFixPolicy } from '#loop';
import { coreContractAt } from '../core-contract-at-commit.ts';
import { policyFolders } from '../policy-folders.ts';
import { retold } from '../retold.ts';
import type { Session } from '../session.ts';
import { type CommittedFolder, readCommittedFolder } from './committed-folder.ts';
import { evalProgramAt } from './eval-program-at-commit.ts';

export type Judges = {
  readonly context: EvalContext;
  readonly seeds: CommittedFolder;
  /** Every file of the four folders. */
  readonly inputs: readonly GateInput[];
};

type Folders = Readonly<Record<keyof typeof policyFolders, CommittedFolder>>;

/**
 * Reads and admits all of it. Refuses E_EVALUATION for a folder that is not there, a document that is missing, not in order
 * or of another core contract than the commit's, and a file that nobody reads; E_OBJECT and E_LIMIT as reading does.
 */
export async function readJudges(session: Session): Promise<Result<Judges>> {
  const read = await readFolders(session);
  if (!read.ok) return read;
  const folders = read.value;
  const bundle = admitPolicies(folders.policies);
  if (!bundle.ok) return bundle;
  const catalog = admitCatalog(folders.catalog);
  if (!catalog.ok) return catalog;
  const loop = admitLoopPolicy(folders.loop);
  if (loop !== undefined) return refuse(loop);
  const core = await findOtherCore(session, bundle.value, catalog.value);
  if (core !== undefined) return refuse(core);
  const program = await evalProgramAt(session);
  if (!program.ok) return program;
  return accept({
    context: contextOf(catalog.value, bundle.value, program.value),
    seeds: folders.seeds,
    inputs: Object.values(folders).flatMap(({ inputs }) => inputs),
  });
}

async function readFolders(session: Session): Promise<Result<Folders>> {
  const folders: [string, CommittedFolder][] = [];
  for (const [name, place] of Object.entries(policyFolders)) {
    const read = await readCommittedFolder(session, place);
    if (!read.ok) return read;
    folders.push([name, read.value]);
  }
  return accept(Object.fromEntries(folders) as Folders);
}

/** The policies of the release commit, with their examples, and the files they were read from. Refuses like `readJudges`. */
export async function readPolicies(
  session: Session,
): Promise<Result<{ readonly bundle: PolicyBundle; readonly inputs: readonly GateInput[] }>> {
  const folder = await readCommittedFolder(session, policyFolders.policies);
  if (!folder.ok) return folder;
  const bundle = admitPolicies(folder.value);
  return bundle.ok ? accept({ bundle: bundle.value, inputs: folder.value.inputs }) : bundle;
}

function admitPolicies(folder: CommittedFolder): Result<PolicyBundle> {
  const bundle = admitBundle(folder.files, { requireExamples: true });
  return bundle.ok ? bundle : refuse(unfit(bundle.refusal, folder));
}

const catalogFile = 'eval-catalog.json';

function admitCatalog(catalog: CommittedFolder): Result<Admitted<EvalCatalog>> {
  const files = exactly(catalog, [catalogFile]);
  if (!files.ok) return files;
  const parsed = evalCatalogKind.parse(files.value[0] ?? new Uint8Array());
  return parsed.ok ? parsed : refuse(unfit({ ...parsed.refusal, input: catalogFile }, catalog));
}

const loopFiles = ['review-fix-policy.json', 'review-fix-policy.examples.json'];

/** The planner of the seed sets is given its policy by each case; this one only has to mean what its examples say. */
function admitLoopPolicy(loop: CommittedFolder): Refusal | undefined {
  const files = exactly(loop, loopFiles);
  if (!files.ok) return files.refusal;
  const [policy = new Uint8Array(), examples] = files.value;
  const admitted = admitReviewFixPolicy(policy, examples);
  if (admitted.ok) return undefined;
  return unfit({ ...admitted.refusal, input: loopFiles[Number(admitted.refusal.input)] ?? '' }, loop);
}

/** The contents of exactly these files, in their order. */
function exactly(folder: CommittedFolder, names: readonly string[]): Result<readonly Uint8Array[]> {
  const missing = names.find((name) => !folder.files.has(name));
  if (missing !== undefined) return refuse(unfit({ code: 'E_PATH', input: missing, expected: 'this file' }, folder));
  const odd = [...folder.files.keys()].find((name) => !names.includes(name));
  if (odd !== undefined) return refuse(unfit({ code: 'E_PATH', input: odd, expected: 'no such file' }, folder));
  return accept(names.map((name) => folder.files.get(name) ?? new Uint8Array()));
}

const unfit = (refusal: Refusal, { folder }: CommittedFolder): Refusal =>
  retold(refusal, {
    code: 'E_EVALUATION',
    input: `${folder}/${refusal.input ?? ''}`,
    mend: 'npm run generate, then commit; what is no document of ours does not belong there',
  });

/** What is judged under another core contract than the release's says nothing about the release. */
async function findOtherCore(
  session: Session,
  bundle: PolicyBundle,
  catalog: Admitted<EvalCatalog>,
): Promise<Refusal | undefined> {
  const core = await coreContractAt(session);
  if (!core.ok) return core.refusal;
  const { named, hashed } = core.value.block;
  const places = [
    [policyFolders.policies, equalJson(bundle.coreContract.named, named)],
    [policyFolders.catalog, equalJson(catalog.content.body.core_contract, hashed)],
  ] as const;
  const other = places.find(([, isOurs]) => !isOurs);
  if (other === undefined) return undefined;
  return {
    code: 'E_EVALUATION',
    input: other[0],
    expected: `documents of the core contract of this commit, \`${named.generation_id}\``,
    mend: 'npm run generate, then commit',
  };
}
