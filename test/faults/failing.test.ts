// Every system call that writes fails, in every way a system has: the run never says success, ends with the right token and
// status, names the cause, the path and what mends it, and leaves the target empty or complete. `npm test` takes a slice of
// the calls, the full run every one, and those that read as well.
import { beforeEach, expect, test } from 'vitest';
import { explainErrno, mendErrno } from '#files';
import { scratchFolder } from '../../libs/store/test/support/scratch.ts';
import { needs } from '../support/needs.ts';
import { isFull } from '../support/scale.ts';
import { actions, type Place } from './support/actions.ts';
import { inPairs, type Ran } from './support/run.ts';
import { besides, openStage, type State, stateOf } from './support/scene.ts';
import { type Call, callsOf, changing, reading, runWithFault } from './support/strace.ts';

const scratch = scratchFolder('failing');
const stage = await openStage(scratch);
const installation = actions['an installation'](stage);
beforeEach(needs('strace'));

let found: Promise<readonly Call[]> | undefined;
/** The calls of a clean run, asked for once. */
function allCalls(): Promise<readonly Call[]> {
  const first = installation.begin();
  found ??= callsOf(first, changing, first.target);
  return found;
}

const statuses = { ok: 0, E_IO: 74, E_TARGET: 73 } as const;
type Outcome = `${keyof typeof statuses} ${State}`;

/** The staging folder itself: made, and given its mode. */
const isStaging = ({ shape }: Call) => /^(mkdir|chmod)\("\/proc\/self\/fd\/\d+\/\.ystack-staging"/.test(shape);
const isRename = ({ syscall }: Call) => syscall.startsWith('rename');

// biome-ignore format: an aligned table
const rows = [
  // error    the staging folder  the rename        behind it        any other call
  ['EIO',     'E_IO empty',       'E_IO empty',     'E_IO complete', 'E_IO empty'],
  ['ENOSPC',  'E_IO empty',       'E_IO empty',     'E_IO complete', 'E_IO empty'],
  ['EDQUOT',  'E_IO empty',       'E_IO empty',     'E_IO complete', 'E_IO empty'],
  ['EMFILE',  'E_IO empty',       'E_IO empty',     'E_IO complete', 'E_IO empty'],
  ['EROFS',   'E_TARGET empty',   'E_TARGET empty', 'E_IO complete', 'E_IO empty'],
  ['EACCES',  'E_TARGET empty',   'E_TARGET empty', 'E_IO complete', 'E_IO empty'],
  ['EXDEV',   'E_IO empty',       'E_TARGET empty', 'E_IO complete', 'E_IO empty'],
  ['EINTR',   'ok complete',      'ok complete',    'ok complete',   'ok complete'],
] as const;

test.for(rows)('%s at any call', async ([error, staging, rename, behind, other]) => {
  const calls = await allCalls();
  const isBehind = (call: Call) => calls.indexOf(call) > calls.findIndex(isRename);
  const expectedOf = (call: Call): Outcome =>
    isStaging(call) ? staging : isRename(call) ? rename : isBehind(call) ? behind : other;
  const chosen = isFull
    ? calls
    : sliceFor(
        calls,
        rows.findIndex(([name]) => name === error),
      );
  expect(chosen.length).toBeGreaterThanOrEqual(isFull ? 120 : 2);
  const wrong = await inPairs(chosen, async (call) => {
    const { place, ran } = await runWithFault(installation.begin, call, { error });
    const said = wrongOf(place, ran, error, expectedOf(call));
    return said === undefined ? [] : [`${call.syscall} ${call.nth}: ${said} (${call.shape})`];
  });
  expect(wrong.flat()).toEqual([]);
});

/** The rename or a call beside it, and one of another kind; which ones differs from row to row. */
function sliceFor(calls: readonly Call[], row: number): readonly Call[] {
  const rename = calls.findIndex(isRename);
  const kinds = [...new Set(calls.slice(0, rename).map(({ syscall }) => syscall))];
  const ofKind = calls.filter(({ syscall }) => syscall === kinds[row % kinds.length]);
  return [calls[rename + (row % 3) - 1], ofKind[row]].flatMap((call) => call ?? []);
}

/** What is wrong with a run in which a call failed. */
function wrongOf(place: Place, ran: Ran, error: string, expected: Outcome): string | undefined {
  const token = ran.status === 0 ? 'ok' : ran.stderr.split('\n')[0];
  const found = `${token} ${stateOf(stage, place)}`;
  if (found !== expected) return `${found} instead of ${expected}: ${ran.stderr}`;
  if (besides(place).length > 0) return `left ${besides(place).join(' ')}`;
  if (token === 'ok') return undefined;
  if (ran.status !== statuses[token as keyof typeof statuses]) return `${token} ended with ${ran.status}`;
  if (ran.stdout !== '') return `said ${ran.stdout}`;
  if (!ran.stderr.includes(`: ${explainErrno(error)} (${error})\n`)) return `no cause in ${ran.stderr}`;
  if (!ran.stderr.includes(`\`${place.parent}/`)) return `no path in ${ran.stderr}`;
  const mend = token === 'E_IO' ? mendErrno(error) : 'name another empty folder';
  return ran.stderr.endsWith(`\nmend:     ${mend}\n`) ? undefined : `no mend in ${ran.stderr}`;
}

// Reads can fail in some 300 places of one installation, each a run: the full run only.
test.runIf(isFull)('EIO at any call that reads: refused with the cause, or not needed', async () => {
  const first = installation.begin();
  const reads = await callsOf(first, reading, first.target);
  expect(reads.length).toBeGreaterThan(250);
  const wrong = await inPairs(reads, async (call) => {
    const { place, ran } = await runWithFault(installation.begin, call, { error: 'EIO' });
    const state = stateOf(stage, place);
    const isFine =
      ran.status === 0
        ? state === 'complete' && isSpare(call, place)
        : state !== 'broken' && (isNamed(ran) || isOfBoot(call, ran, state));
    return isFine ? [] : [`${call.syscall} ${call.nth}: ${ran.status} ${state} ${ran.stderr} (${call.shape})`];
  });
  expect(wrong.flat()).toEqual([]);
});

const isNamed = ({ stderr }: Ran) => /^E_(IO|TARGET|RUNTIME)\n/.test(stderr) && /\(EIO\)\n|: EIO: /.test(stderr);

/**
 * Without the id of the boot a run takes its own staging for that of a machine that is gone and sweeps it: it is refused and
 * the target stays empty, but the words name the folder that is not there and not the cause.
 */
const isOfBoot = ({ shape }: Call, { stderr }: Ran, state: string): boolean =>
  shape.includes('/proc/sys/kernel/random/boot_id') && state === 'empty' && /^E_IO\n/.test(stderr);

/** Closing what was only read, what the kernel says of processes, and the look for leftovers of others. */
function isSpare({ syscall, shape }: Call, { parent }: Place): boolean {
  if (syscall === 'close' || /"\/proc\/(?:pid\/|sys\/|self\/mountinfo)/.test(shape)) return true;
  return shape.includes(`<${parent.replace(/-\d+$/, '')}>`) || /"\/proc\/self\/fd\/\d+\/\."/.test(shape);
}
