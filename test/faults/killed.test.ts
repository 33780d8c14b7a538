// Killed at the door of every system call that writes: the target is as it was or complete, nothing but a staging folder of
// ours stands beside it, and the next run ends well. `npm test` takes a slice of the calls, the full run every one.
import { beforeEach, expect, test } from 'vitest';
import { scratchFolder } from '../../libs/store/test/support/scratch.ts';
import { needs } from '../support/needs.ts';
import { isFull } from '../support/scale.ts';
import { actions } from './support/actions.ts';
import { inPairs } from './support/run.ts';
import { openStage } from './support/scene.ts';
import { type Call, callsOf, callsOfOtherThreads, changing, runWithFault } from './support/strace.ts';

const scratch = scratchFolder('killed-at');
const stage = await openStage(scratch);
beforeEach(needs('strace'));

// biome-ignore format: an aligned table
test.for([
  // what                         calls at least  slice
  ['an installation',             120,            4],
  ['a sweep before it',             6,            1],
  ['a late refusal that tidies',   30,            1],
  ['an uninstall',                 25,            2],
] as const)('%s, killed at every call', async ([name, callsMin, slice]) => {
  const { begin, also, own, after } = actions[name](stage);
  const first = begin();
  const calls = own(await callsOf(first, changing, first.target, also));
  expect(calls.length).toBeGreaterThanOrEqual(callsMin);
  const chosen = isFull ? calls : spread(calls, slice);
  const wrong = await inPairs(chosen, async (call) => {
    const { place, ran } = await runWithFault(begin, call, { signal: 'KILL' }, also);
    const said = ran.signal === 'SIGKILL' ? await after(place) : `it was not killed but ended with ${ran.status}`;
    return said === undefined ? [] : [`${call.syscall} ${call.nth}: ${said} (${call.shape})`];
  });
  expect(wrong.flat()).toEqual([]);
});

test('no other thread changes a file, or counting in the main thread would miss it', async () => {
  expect(await callsOfOtherThreads(actions['an installation'](stage).begin())).toEqual([]);
});

/** So many of them, evenly, the last among them. */
const spread = (calls: readonly Call[], count: number): Call[] =>
  calls.filter(
    (_, index) => Math.floor(((index + 1) * count) / calls.length) > Math.floor((index * count) / calls.length),
  );
