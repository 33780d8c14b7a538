// All statements about a release, by the names of their files. A profile's name holds no dot, so no two names meet.
import type { AttestedRelease } from './attested-release.ts';
import type { Resource } from './in-toto.ts';
import { buildProvenance } from './provenance.ts';
import { buildVerdict } from './verdict.ts';

/** The folder beside the manifest that statements, bill of materials and envelopes lie in. */
export const attestationsFolder = 'attestations';
export const sbomName = 'sbom.cdx.json';

/** Bytes of each statement: `provenance.json`, and `gate.<profile>.<gate>.json` for each verdict. */
export const buildStatements = (release: AttestedRelease, sbomSha256: string): ReadonlyMap<string, Uint8Array> =>
  new Map([
    ['provenance.json', buildProvenance(release, sbomOf(sbomSha256))],
    ...release.gates.map(
      (gate) => [`gate.${gate.profileName}.${gate.verdict.gate}.json`, buildVerdict(release, gate)] as const,
    ),
  ]);

const sbomOf = (sha256: string): Resource => ({ name: `${attestationsFolder}/${sbomName}`, digest: { sha256 } });

/** The envelope of a statement, by the statement's name. */
export const envelopeName = (statement: string): string => statement.replace(/\.json$/, '.intoto.jsonl');
