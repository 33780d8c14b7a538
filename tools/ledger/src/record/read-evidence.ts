// What `release:shadow-sandboxed` left for one profile, believed as far as its digests reach: the document names records and
// receipts, they must lie beside it with those bytes, and say what it says.
import { join } from 'node:path';
import { type Result, refuse } from '#canonical';
import type { Admitted } from '#contract';
import { admitFile } from '#files';
import { profileNameOf } from '#gate';
import { evidenceFile, type JudgedClaimLine, type SandboxedEvidence, sandboxedEvidenceKind } from '#ledger';
import { commandRecordKind } from '#shadow';
import { runReceiptKind } from '../../../../sandbox/src/index.ts';
import { evidenceFolder } from '../../../gates/src/evidence-folder.ts';

const bytesMax = 16_777_216;

/** The evidence of a profile in the workspace. Refuses E_EVIDENCE. */
export function readEvidence(root: string, profileId: string): Result<Admitted<SandboxedEvidence>, 'E_EVIDENCE'> {
  const folder = `${evidenceFolder}/${profileNameOf(profileId) ?? ''}`;
  const file = admitFile(join(root, folder, evidenceFile), { bytesMax });
  if (!file.ok) return lacks(`${folder}/${evidenceFile}`, 'what `release:shadow-sandboxed` leaves for this commit');
  const evidence = sandboxedEvidenceKind.parse(file.value.bytes);
  if (!evidence.ok) return lacks(`${folder}/${evidenceFile}`, evidence.refusal.expected);
  for (const claim of evidence.value.content.body.claims) {
    const wrong = checkRecord(root, folder, claim) ?? checkReceipt(root, folder, claim);
    if (wrong !== undefined) return wrong;
  }
  return evidence;
}

type Wrong = ReturnType<typeof lacks> | undefined;

function checkRecord(root: string, folder: string, claim: JudgedClaimLine): Wrong {
  const name = `${folder}/${claim.name}.record.json`;
  const file = admitFile(join(root, name), { bytesMax });
  const record = file.ok ? commandRecordKind.parse(file.value.bytes) : file;
  if (!record.ok || record.value.sha256 !== claim.record_sha256) return lacks(name, digestText(claim.record_sha256));
  const { claim_ref, outcome, receipt_ref, required_outcome } = record.value.content.body;
  const receipt = receipt_ref.state === 'present' ? receipt_ref.value.sha256 : undefined;
  const isSaid =
    claim_ref.sha256 === claim.claim_sha256 &&
    outcome === claim.outcome &&
    required_outcome === claim.required_outcome &&
    receipt === receiptOf(claim);
  return isSaid ? undefined : lacks(name, `what \`${evidenceFile}\` says of it`);
}

function checkReceipt(root: string, folder: string, claim: JudgedClaimLine): Wrong {
  const sha256 = receiptOf(claim);
  if (sha256 === undefined) return undefined;
  const name = `${folder}/${claim.name}.receipt.json`;
  const file = admitFile(join(root, name), { bytesMax });
  const receipt = file.ok ? runReceiptKind.parse(file.value.bytes) : file;
  return receipt.ok && receipt.value.sha256 === sha256 ? undefined : lacks(name, digestText(sha256));
}

const receiptOf = ({ receipt }: JudgedClaimLine): string | undefined =>
  receipt.state === 'present' ? receipt.sha256 : undefined;

const digestText = (sha256: string): string => `the document of sha256 \`${sha256}\``;

const lacks = (input: string, expected: string) =>
  refuse({ code: 'E_EVIDENCE', input, expected, mend: 'npx nx run release:shadow-sandboxed' } as const);
