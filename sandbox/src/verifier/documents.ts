// The two documents of the file-digest verifier: what one build of it was, and what one run of it found.
import { type Bounds, encodeCanonical, type Json, type Result } from '#canonical';
import { type Admitted, type DocumentKind, defineKind, unrelated } from '#contract';
import type { FileDigestVerifierBuild } from '../generated/file-digest-verifier-build.d.ts';
import { validate as validateBuild } from '../generated/file-digest-verifier-build.js';
import type { FileDigestVerifierPayload } from '../generated/file-digest-verifier-payload.d.ts';
import { validate as validatePayload } from '../generated/file-digest-verifier-payload.js';
import type { NativeBuild } from '../native/programs.ts';

const bounds: Bounds = { bytesMax: 65_536, depthMax: 8, entriesMax: 64, stringBytesMax: 8192, integers: 'safe' };

export const verifierBuildKind: DocumentKind<FileDigestVerifierBuild> = defineKind<FileDigestVerifierBuild>({
  kind: 'file_digest_verifier_build',
  schemaVersion: 1,
  bounds,
  validate: validateBuild,
});

type Rule = NonNullable<Parameters<typeof defineKind<FileDigestVerifierPayload>>[0]['relations']>[number];

const outcomes: { readonly [reason: string]: string } = { 'file.match': 'match', 'file.mismatch': 'mismatch' };

const outcome: Rule = ({ body }) => {
  const implied = outcomes[body.reason_id] ?? 'refused';
  return body.outcome === implied ? undefined : unrelated(['body', 'outcome'], implied);
};

const observed: Rule = ({ body: { check, observed, outcome: found } }) => {
  if ((observed === null) !== (found === 'refused'))
    return unrelated(['body', 'observed'], 'what was read, where something was');
  if (observed === null) return undefined;
  if (check === null) return unrelated(['body', 'check'], 'the check that was made');
  return (observed.sha256 === check.expected_sha256) === (found === 'match')
    ? undefined
    : unrelated(['body', 'outcome'], 'a match of equal digests, a mismatch of others');
};

const instruction: Rule = ({ body: { check, instruction_sha256, reason_id } }) => {
  const wasRead = !['instruction.transport-rejected', 'instruction.oversize'].includes(reason_id);
  if (wasRead !== (instruction_sha256 !== null))
    return unrelated(['body', 'instruction_sha256'], 'a digest where all of it was read');
  return reason_id.startsWith('instruction.') === (check === null)
    ? undefined
    : unrelated(['body', 'check'], 'the check, where the instruction was one');
};

export const verifierPayloadKind: DocumentKind<FileDigestVerifierPayload> = defineKind<FileDigestVerifierPayload>({
  kind: 'file_digest_verifier_payload',
  schemaVersion: 1,
  bounds,
  validate: validatePayload,
  relations: [instruction, outcome, observed],
});

/** The record of a build. */
export const buildRecord = (build: NativeBuild, machine: string): Result<Admitted<FileDigestVerifierBuild>> =>
  verifierBuildKind.parse(
    encodeCanonical({
      schema_version: 1,
      kind: 'file_digest_verifier_build',
      id: 'file-digest-verifier-build',
      body: { ...build, machine },
    } as unknown as Json),
  );
