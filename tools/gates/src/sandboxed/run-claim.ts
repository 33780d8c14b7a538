// The command of one claim, run: the revision is materialized and prepared as a bundle, and the command runs over a copy of it
// in the sandbox. Whatever stops it is recorded; nothing runs in any other way.
import { join } from 'node:path';
import { materializationInputBounds } from '#adapters';
import { accept, type Json, parseCanonical, type Refusal, type Result, refuse } from '#canonical';
import type { Admitted } from '#contract';
import { candidateName, prepare } from '#prepare';
import { type CommandFindings, concludeCommand, type ShadowCommandClaim, type ShadowCommandRecord } from '#shadow';
import {
  disproved,
  findTool,
  limitNames,
  parseLimits,
  places,
  type RunResult,
  type Runtime,
  readToolchain,
  superviseRun,
} from '../../../../sandbox/src/index.ts';
import { withLentFolders } from '../../../shadow/src/lent-folders.ts';
import { materialize } from '../../../shadow/src/materialize.ts';

export type ClaimOrder = {
  readonly claim: Admitted<ShadowCommandClaim>;
  /** What the revision is materialized by, canonical. */
  readonly input: Uint8Array;
  /** The repository to read. */
  readonly source: string;
  /** Where the tools of the check are looked for, as a PATH. */
  readonly searchPath: string;
};

export type JudgedClaim = {
  readonly record: Admitted<ShadowCommandRecord>;
  /** The run, where one was started. */
  readonly run?: RunResult;
  /** Why the command was not judged, where it was not. */
  readonly obstacle?: string;
};

/** Runs the command of a claim. Refuses E_SHADOW for limits that no sandbox knows. Throws `FilesFault`. */
export async function runClaim(order: ClaimOrder, runtime: Runtime): Promise<Result<JudgedClaim>> {
  const { body } = order.claim.content;
  const limits = parseLimits(limitNames.map((name) => `${name}=${body.limits[name]}`));
  if (!limits.ok) {
    const mend = 'correct the limits in libs/shadow/registers, and commit';
    return refuse({ code: 'E_SHADOW', at: body.check_id, expected: limits.refusal.expected, mend });
  }
  const wishes = body.tools.map((name) => findTool(name, order.searchPath));
  const missing = body.tools[wishes.indexOf(undefined)];
  if (missing !== undefined) return stopped(order, 'tools.missing', `\`${missing}\` on the PATH`);
  const toolchain = readToolchain(wishes.filter((wish) => wish !== undefined));
  if (!toolchain.ok) return stopped(order, 'tools.missing', told(toolchain.refusal));
  return await withLentFolders(['candidate', 'scratch', 'bundles'], async (lent) => {
    const bundle = join(lent.bundles, 'bundle');
    const prepared = await prepareCandidate(order, { ...lent, bundle });
    if (!prepared.ok) return stopped(order, 'candidate.refused', told(prepared.refusal));
    const [program = ''] = body.argv;
    const run = await superviseRun(
      {
        program: `${places.tools}/${program}`,
        argv: [program, ...body.argv.slice(1)],
        toolchain: toolchain.value,
        limits: limits.value,
        candidate: join(bundle, candidateName),
      },
      runtime,
    );
    return run.ok ? judged(order, run.value) : stopped(order, 'candidate.refused', told(run.refusal));
  });
}

const told = ({ code, at, expected }: Refusal): string => `${at === undefined ? '' : `${at}: `}${expected} (${code})`;

async function prepareCandidate(
  { input, source }: ClaimOrder,
  { candidate, scratch, bundle }: { readonly candidate: string; readonly scratch: string; readonly bundle: string },
): Promise<Result<unknown>> {
  const parsed: Result<Json> = parseCanonical(input, materializationInputBounds);
  if (!parsed.ok) return parsed;
  const made = await materialize(parsed.value, { source, candidate, scratch });
  return made.ok ? prepare({ input, response: made.value.response }, { candidate, bundle }) : made;
}

function stopped(
  { claim }: ClaimOrder,
  reason: 'candidate.refused' | 'tools.missing',
  obstacle: string,
): Result<JudgedClaim> {
  const record = concludeCommand(claim, { stopped: reason });
  return record.ok ? accept({ record: record.value, obstacle }) : record;
}

function judged({ claim }: ClaimOrder, run: RunResult): Result<JudgedClaim> {
  const { outcome, process } = run.receipt.content.body;
  const findings: CommandFindings = {
    receipt: { sha256: run.receipt.sha256, verdict: outcome.verdict },
    exitStatus: process.exit_code,
    stdout: run.stdout,
  };
  const record = concludeCommand(claim, findings);
  if (!record.ok) return record;
  const obstacle = outcome.verdict === 'failed' ? (run.obstacle ?? disproved(run)) : outcome.reason_ids.join(', ');
  const isJudged = record.value.content.body.execution.state === 'present';
  return accept({ record: record.value, run, ...(isJudged ? {} : { obstacle }) });
}
