// The kind `sandboxed_evidence`: what the command incidents of one profile came to at one release commit. The runs themselves
// lie beside a release, since no two machines show the same figures; this names them by digest, and says which gate's claims
// they were, so that evidence of another commit or of other claims is never taken for this one's.
import { compareCodePoints, encodeCanonical, type Json, type Refusal, type Result } from '#canonical';
import { type Admitted, checkSorted, type DocumentKind, defineKind, firstAmong, misshapen } from '#contract';
import { entryBounds } from '../bounds.ts';
import { type SandboxedEvidence, validate } from '../generated/sandboxed-evidence.js';

/** The name of the document among a profile's evidence. */
export const evidenceFile = 'evidence.json';

/** Evidence. Refuses E_LIMIT, E_PARSE, E_CANONICAL, E_SHAPE. */
export const sandboxedEvidenceKind: DocumentKind<SandboxedEvidence> = defineKind<SandboxedEvidence>({
  kind: 'sandboxed_evidence',
  schemaVersion: 1,
  bounds: entryBounds,
  validate,
  shapes: [
    ({ body }) => checkSorted(body.claims, (a, b) => compareCodePoints(a.name, b.name), ['body', 'claims'], 'name'),
    ({ body }) => firstAmong(body.claims, checkRun),
  ],
});

export type JudgedClaimLine = SandboxedEvidence['body']['claims'][number];

/** What never started is inconclusive. */
const checkRun = ({ receipt, outcome }: JudgedClaimLine, index: number): Refusal | undefined =>
  receipt.state === 'present' || outcome === 'inconclusive'
    ? undefined
    : misshapen(['body', 'claims', index, 'outcome'], '`inconclusive`, where there is no receipt');

/** The evidence of a profile; refuses what is none. */
export const buildSandboxedEvidence = (body: SandboxedEvidence['body']): Result<Admitted<SandboxedEvidence>> =>
  sandboxedEvidenceKind.parse(
    encodeCanonical({
      schema_version: 1,
      kind: 'sandboxed_evidence',
      id: `evidence.${body.profile_id}`,
      body,
    } as unknown as Json),
  );
