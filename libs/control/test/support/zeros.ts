// Our policies under a core of zeros, so that what is judged by them can be made again whatever our own core is.
import { encodeCanonical, type Json } from '#canonical';
import { coreContractBlock } from '#contract';
import { admitBundle, type PolicyBundle } from '#control';
import { bundleUnder } from '../../../../tools/generate/src/control-policies.ts';
import { shippedFiles } from './shipped.ts';

/** Our policies under another core; a bundle may be under any. */
export function bundleOfZeros(): PolicyBundle {
  const files = shippedFiles();
  const read = (file: string): Json => JSON.parse(Buffer.from(files.get(file) ?? '').toString('utf8'));
  const core = coreContractBlock(`g-${'0'.repeat(64)}`, '0'.repeat(64));
  const documents = bundleUnder(core, read);
  const admitted = admitBundle(new Map([...documents].map(([file, document]) => [file, encodeCanonical(document)])), {
    requireExamples: true,
  });
  if (!admitted.ok) throw new Error(`${admitted.refusal.input}: ${admitted.refusal.expected}`);
  return admitted.value;
}
