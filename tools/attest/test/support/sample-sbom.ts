// A release with names that other locales, or an order by code unit, put elsewhere, and its bill of materials. Run as a program
// it prints the digest of that.
import { admitRelease } from '#attest';
import { sha256Hex } from '#canonical';
import { releaseManifestKind } from '#packaging';
import { archiveOf, sampleRelease } from '../../../../libs/store/test/support/sample-release.ts';
import { buildSbom } from '../../src/sbom.ts';

const folder = 'libs/adapters/src/ci';
export const sample = sampleRelease({
  profiles: ['first', 'second'],
  extra: { [`${folder}/ä.ts`]: 'ä', [`${folder}/z.ts`]: 'z', [`${folder}/B.ts`]: 'B', [`${folder}/a.ts`]: 'a' },
  executable: [`${folder}/z.ts`],
});

export function sampleSbom(): Uint8Array {
  const manifest = releaseManifestKind.parse(sample.manifestBytes);
  const release = manifest.ok ? admitRelease(manifest.value, sha256Hex(archiveOf(sample)), sample.contents) : manifest;
  if (!release.ok) throw new Error(JSON.stringify(release.refusal));
  return buildSbom(release.value);
}

if (import.meta.main) process.stdout.write(sha256Hex(sampleSbom()));
