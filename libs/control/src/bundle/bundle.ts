// A policy bundle from its files: every document admitted by its kind, every digest in them held against the document it
// means, and the examples judged. Whose bundle it is makes no difference but for the decision records.
import { accept, coreBounds, parseCanonical, type Refusal, type Result, refuse, sha256Hex } from '#canonical';
import type { Admitted } from '#contract';
import { checkExamples } from '../examples/check-examples.ts';
import { policySetKind } from '../policy-set/policy-set.ts';
import { contentRefOf, decisionMediaType, policyMediaType } from '../refs.ts';
import { admitForeignDecision, isForeignDecision } from './foreign-decision.ts';
import { bundleKinds } from './kinds.ts';
import {
  examplesFiles,
  filesOf,
  type PolicyName,
  policyNames,
  policySetFiles,
  requiredFiles,
  sectionOf,
} from './names.ts';
import { checkBundle, coreOf } from './relations.ts';
import type { AnyPinned, DecisionRecord, Policies, PolicyBundle } from './types.ts';

export type BundleOptions = {
  /** Whether every policy must have examples; a bundle of ours must. */
  readonly requireExamples?: boolean;
  /** Whether examples are judged when their policy is first used instead of now. */
  readonly deferExamples?: boolean;
};

/** Files by name, without folder; a map of bytes is one. Each file but examples is asked for once. */
export type BundleFiles = Pick<ReadonlyMap<string, Uint8Array>, 'get' | 'has' | 'keys'>;

/**
 * Admits the files of a bundle. Refuses, with the file as `input`: a file that is missing or does not belong (E_RELATION);
 * then of each document E_LIMIT, E_PARSE, E_CANONICAL, E_LIMIT, E_SHAPE and, of a policy set, E_RELATION; a digest or a core
 * that is another (E_RELATION); then policy by policy examples that cannot be read (as any document) or do not hold
 * (E_EXAMPLE). A decision record of schema version 1 is somebody else's and is taken as an identity: its envelope and its refs
 * are checked.
 */
export function admitBundle(files: BundleFiles, options: BundleOptions = {}): Result<PolicyBundle> {
  const misnamed = checkNames(files, options);
  if (misnamed !== undefined) return refuse(misnamed);
  const read = readAll(files);
  if (!read.ok) return read;
  const bundle = assemble(files, read.value);
  const broken = checkBundle(bundle) ?? (options.deferExamples === true ? undefined : checkAllExamples(bundle));
  return broken === undefined ? accept(bundle) : refuse(broken);
}

// Which policies have been held against their examples, and what came of it. A bundle is immutable, so once is enough.
const judged = new WeakMap<AnyPinned, { readonly refusal: Refusal | undefined }>();

/** A policy of the bundle, whose examples hold: they are judged when it is asked for the first time. */
export function usePolicy<Name extends PolicyName>({ policies }: PolicyBundle, name: Name): Result<Policies[Name]> {
  const pinned = policies[name];
  const known = judged.get(pinned) ?? { refusal: checkExamples(pinned) };
  judged.set(pinned, known);
  return known.refusal === undefined ? accept(pinned) : refuse(known.refusal);
}

/** The first policy whose examples do not hold. */
function checkAllExamples(bundle: PolicyBundle): Refusal | undefined {
  for (const name of policyNames) {
    const used = usePolicy(bundle, name);
    if (!used.ok) return used.refusal;
  }
  return undefined;
}

function checkNames(files: BundleFiles, { requireExamples = false }: BundleOptions): Refusal<'E_RELATION'> | undefined {
  const required = requireExamples ? [...requiredFiles, ...examplesFiles] : requiredFiles;
  const missing = required.find((name) => !files.has(name));
  if (missing !== undefined) return { code: 'E_RELATION', input: missing, expected: 'this file in the bundle' };
  const known = new Set([...requiredFiles, ...examplesFiles]);
  const odd = [...files.keys()].find((name) => !known.has(name));
  return odd === undefined ? undefined : { code: 'E_RELATION', input: odd, expected: 'no such file in a bundle' };
}

type Parse = (bytes: Uint8Array) => Result<Admitted<unknown>>;

/** How each file is read, in the order in which they are. */
const parsers: ReadonlyMap<string, Parse> = new Map([
  ...policyNames.flatMap((name): (readonly [string, Parse])[] => {
    const [policyKind, decisionKind] = bundleKinds[name];
    const { policy, decision } = filesOf(name);
    const parseDecision = decisionParser(decisionKind.parse, decisionKind.kind, `control-decision.${sectionOf(name)}`);
    return [
      [policy, policyKind.parse],
      [decision, parseDecision],
    ];
  }),
  ...Object.values(policySetFiles).map((file) => [file, policySetKind.parse] as const),
]);

function decisionParser(parseOurs: Parse, kind: string, id: string): Parse {
  return (bytes) => {
    const read = parseCanonical(bytes, coreBounds);
    if (!read.ok || !isForeignDecision(read.value)) return parseOurs(bytes);
    const admitted = admitForeignDecision(read.value, kind, id);
    return admitted.ok ? accept({ content: admitted.value, sha256: sha256Hex(bytes), bytes }) : admitted;
  };
}

type Documents = ReadonlyMap<string, Admitted<unknown>>;

function readAll(files: BundleFiles): Result<Documents> {
  const documents = new Map<string, Admitted<unknown>>();
  for (const [file, parse] of parsers) {
    const bytes = files.get(file);
    if (bytes === undefined) continue;
    const document = parse(bytes);
    if (!document.ok) return refuse({ ...document.refusal, input: file });
    documents.set(file, document.value);
  }
  return accept(documents);
}

/** The bundle of documents that were each read by the kind of their file. */
function assemble(files: BundleFiles, documents: Documents): PolicyBundle {
  const document = <T>(file: string): T => documents.get(file) as T;
  const pinnedOf = (name: PolicyName) => {
    const names = filesOf(name);
    const policy = document<AnyPinned['policy']>(names.policy);
    const decision = document<Admitted<DecisionRecord>>(names.decision);
    return {
      name,
      policy,
      decision,
      policyRef: contentRefOf(policy, policyMediaType),
      decisionRef: contentRefOf(decision, decisionMediaType),
      examples: () => files.get(names.examples),
    };
  };
  const sets = {
    plain: document<PolicyBundle['sets']['plain']>(policySetFiles.plain),
    sandboxBound: document<PolicyBundle['sets']['sandboxBound']>(policySetFiles.sandboxBound),
  };
  const policies = Object.fromEntries(policyNames.map((name) => [name, pinnedOf(name)])) as unknown as Policies;
  return { coreContract: coreOf({ sets }), policies, sets };
}
