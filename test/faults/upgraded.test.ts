// Upgrades and rollbacks, killed at the door of every call that writes. The full run only: `#store` kills them between any two
// renames under `npm test`, and each run here is three of Node.
import { beforeEach, describe, expect, test } from 'vitest';
import { scratchFolder } from '../../libs/store/test/support/scratch.ts';
import { needs } from '../support/needs.ts';
import { isFull } from '../support/scale.ts';
import { inPairs } from './support/run.ts';
import { openStage } from './support/scene.ts';
import { callsOf, changing, runWithFault } from './support/strace.ts';
import { openUpgrades } from './support/upgrading.ts';

describe.runIf(isFull)('killed at every call', async () => {
  const scratch = scratchFolder('upgraded');
  const stage = await openStage(scratch);
  const actions = await openUpgrades(stage, scratch);
  beforeEach(needs('strace'));

  // biome-ignore format: an aligned table
  test.for([
    // what       calls at least
    ['upgrade',   100],
    ['rollback',  8],
  ] as const)('%s', async ([name, callsMin]) => {
    const { begin, after } = actions[name];
    const first = begin();
    const calls = await callsOf(first, changing, first.target);
    expect(calls.length).toBeGreaterThanOrEqual(callsMin);
    const wrong = await inPairs(calls, async (call) => {
      const { place, ran } = await runWithFault(begin, call, { signal: 'KILL' });
      const said = ran.signal === 'SIGKILL' ? await after(place) : `it was not killed but ended with ${ran.status}`;
      return said === undefined ? [] : [`${call.syscall} ${call.nth}: ${said} (${call.shape})`];
    });
    expect(wrong.flat()).toEqual([]);
  });
});
