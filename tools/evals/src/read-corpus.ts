// What a corpus holds for the evals: a bundle of policies, a catalog, and seven seed sets.
import { join } from 'node:path';
import { accept, type Result, refuse } from '#canonical';
import { fileSource, openAll } from '#command';
import { admitBundle, requiredFiles } from '#control';
import { contextOf, type EvalContext, evalBounds, evalCatalogKind, programSha256 } from '#evals';
import { identityAt } from '#files';
import { findAltered, sumsBytesMax, sumsFile } from './check-sums.ts';

const policies = 'control/v1';
const evals = 'evals/v1';
const catalogFile = 'eval-catalog.json';

/** The seed sets of a corpus, in the order in which they are run. */
export const seedSetFiles = [
  'seed-set.json',
  'seed-set-adapters.json',
  'seed-set-approvals.json',
  'seed-set-boundaries.json',
  'seed-set-duty.json',
  'seed-set-events.json',
  'seed-set-plans.json',
] as const;

export type NamedSeedSet = { readonly file: string; readonly bytes: Uint8Array };
export type Corpus = { readonly context: EvalContext; readonly seedSets: readonly NamedSeedSet[] };

/**
 * Reads a corpus. Refuses what is missing (E_RUNTIME), too big (E_LIMIT), not as the corpus's own checksums list it (E_DIGEST,
 * where there are any), no catalog or no bundle, by its file.
 */
export function readCorpus(folder: string): Result<Corpus> {
  const labels = [
    ...requiredFiles.map((file) => `${policies}/${file}`),
    ...[catalogFile, ...seedSetFiles].map((file) => `${evals}/${file}`),
  ];
  const place = (label: string): string => join(folder, label);
  const files = openAll(labels.map((label) => ({ source: fileSource(label, place), bytesMax: evalBounds.bytesMax })));
  if (!files.ok) return files;
  const bytes = new Map(labels.map((label, index) => [label, files.value[index]?.bytes ?? new Uint8Array()]));
  if (identityAt(place(sumsFile)) !== undefined) {
    const sums = openAll([{ source: fileSource(sumsFile, place), bytesMax: sumsBytesMax }]);
    if (!sums.ok) return sums;
    const altered = findAltered(sums.value[0]?.bytes ?? new Uint8Array(), bytes);
    if (altered !== undefined) return refuse(altered);
  }
  const bundle = admitBundle(
    new Map(requiredFiles.map((file) => [file, bytes.get(`${policies}/${file}`) as Uint8Array])),
  );
  if (!bundle.ok) return refuse({ ...bundle.refusal, input: `${policies}/${bundle.refusal.input ?? ''}` });
  const catalog = evalCatalogKind.parse(bytes.get(`${evals}/${catalogFile}`) as Uint8Array);
  if (!catalog.ok) return refuse({ ...catalog.refusal, input: `${evals}/${catalogFile}` });
  return accept({
    context: contextOf(catalog.value, bundle.value, programSha256),
    seedSets: seedSetFiles.map((file) => ({ file, bytes: bytes.get(`${evals}/${file}`) as Uint8Array })),
  });
}
