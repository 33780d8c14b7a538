// The last step of every command: bytes to stdout or to a file by one rename, notes and refusals to stderr, a status back.
// A refusal writes nothing anywhere but on stderr.
import type { Refusal } from '#canonical';
import { writeFileDurably } from '#files';
import { placeOf } from './caller.ts';
import type { Host } from './host.ts';
import { faultRefusal, isRefusal, type Outcome, outputRefusal } from './outcome.ts';
import { oneLine, refusalText } from './refusal-text.ts';
import { statuses, statusOf } from './statuses.ts';

type StatusFor = (code: string) => number;

/**
 * Runs `command` and delivers what it comes to; a thrown fault is delivered too. Gives the exit status, that of a refusal by
 * `statusFor`.
 */
export async function conclude(
  host: Host,
  command: () => Outcome | Promise<Outcome>,
  output?: string,
  statusFor: StatusFor = statusOf,
): Promise<number> {
  try {
    return await deliver(host, await command(), output, statusFor);
  } catch (error) {
    const status = await sayRefusal(host, faultRefusal(error), statusFor).catch(() => statuses.io);
    if (host.trace && error instanceof Error) await host.stderr(`${error.stack ?? ''}\n`).catch(() => undefined);
    return status;
  }
}

async function deliver(
  host: Host,
  outcome: Outcome,
  output: string | undefined,
  statusFor: StatusFor,
): Promise<number> {
  if (isRefusal(outcome)) return sayRefusal(host, outcome, statusFor);
  if (outcome.stdout !== undefined) {
    if (output === undefined) await host.stdout(outcome.stdout);
    else {
      try {
        writeFileDurably(placeOf(host.start, output), outcome.stdout, 0o644);
      } catch (error) {
        return sayRefusal(host, outputRefusal(error, output), statusFor);
      }
    }
  }
  for (const note of outcome.notes ?? []) await host.stderr(`${oneLine(note)}\n`);
  return outcome.status ?? statuses.ok;
}

async function sayRefusal(host: Host, refusal: Refusal, statusFor: StatusFor): Promise<number> {
  await host.stderr(refusalText(refusal, host.paint));
  return statusFor(refusal.code);
}
