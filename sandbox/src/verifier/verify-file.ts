// The file-digest verifier in its sandbox: one invocation, four variables, one instruction, one document back. Nothing but
// the verifier itself lies in the root beside the candidate.
import { accept, type Result, refuse } from '#canonical';
import type { Admitted } from '#contract';
import type { FileDigestVerifierPayload } from '../generated/file-digest-verifier-payload.d.ts';
import { usualLimits } from '../limits/limits.ts';
import { type NativeProgram, nativeProgram } from '../native/programs.ts';
import { places } from '../root/places.ts';
import { readToolchain } from '../root/tools.ts';
import type { Runtime } from '../run/runtime.ts';
import { type RunResult, superviseRun } from '../run/supervise.ts';
import { verifierPayloadKind } from './documents.ts';

export type FileDigestCheck = { readonly path: string; readonly expectedSha256: string };

export type FileDigestRun = {
  readonly run: RunResult;
  readonly verifier: NativeProgram;
  /** Missing where the sandbox did not hold or the verifier left no document. */
  readonly payload?: Admitted<FileDigestVerifierPayload>;
};

const resultName = 'file-digest-result.json';

/** The instruction as the verifier reads it. */
export const fileDigestInstruction = ({ path, expectedSha256 }: FileDigestCheck): Buffer =>
  Buffer.from(`ystack.file-digest-instruction.v1\npath ${path}\nsha256 ${expectedSha256}\n`);

/** Verifies one file of a candidate. Refuses what cannot be tried: E_COMPILER, E_TOOL, E_CANDIDATE, E_LIMIT, E_SANDBOX. */
export async function verifyFileDigest(
  candidate: string,
  instruction: Buffer,
  runtime: Runtime,
): Promise<Result<FileDigestRun>> {
  const verifier = nativeProgram('verify');
  if (!verifier.ok) return verifier;
  const toolchain = readToolchain([{ name: 'verifier', source: verifier.value.path }]);
  if (!toolchain.ok) return toolchain;
  const run = await superviseRun(
    {
      program: `${places.tools}/verifier`,
      argv: ['verify', '--candidate', places.candidate, '--evidence', places.evidence],
      input: instruction,
      toolchain: toolchain.value,
      limits: usualLimits,
      candidate,
    },
    runtime,
  );
  if (!run.ok) return run;
  const { outcome, process } = run.value.receipt.content.body;
  const bytes = run.value.evidence.get(resultName);
  if (outcome.verdict !== 'satisfied' || process.exit_code !== 0 || bytes === undefined)
    return accept({ run: run.value, verifier: verifier.value });
  const payload = verifierPayloadKind.parse(bytes);
  if (!payload.ok)
    return refuse({ code: 'E_SANDBOX', expected: `a verifier that leaves its document: ${payload.refusal.expected}` });
  return accept({ run: run.value, verifier: verifier.value, payload: payload.value });
}
