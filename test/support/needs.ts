// A test that needs a tool, root or a kernel feature asks the same probes as `doctor`. Missing in continuous integration
// it fails; missing elsewhere, or beyond the kernel anywhere, it is skipped with the reason.
import type { TestContext } from 'vitest';
import { type Probed, type ProbeName, probe } from '../../tools/ystack/src/doctor/probes.ts';

const probed = new Map<ProbeName, Promise<Probed>>();

function ask(name: ProbeName): Promise<Probed> {
  const asked = probed.get(name) ?? probe(name);
  probed.set(name, asked);
  return asked;
}

/**
 * A hook for `beforeEach`, or called in one test: `beforeEach(needs('jq'))`, `await needs('root')(context)`.
 * Skips the test with the reason, or fails it where `CI` is set and the thing could have been installed.
 */
export const needs =
  (...names: readonly ProbeName[]) =>
  async (context: Pick<TestContext, 'skip'>): Promise<void> => {
    for (const name of names) {
      const reason = reasonOf(await ask(name), process.env.CI);
      if (reason?.verdict === 'fail') throw new Error(reason.text);
      if (reason !== undefined) context.skip(reason.text);
    }
  };

/** What becomes of a test that needs this; undefined when it can run. `ci` is the value of `CI`. */
export function reasonOf(
  found: Probed,
  ci: string | undefined,
): { verdict: 'skip' | 'fail'; text: string } | undefined {
  if (found.state === 'present') return undefined;
  const text = `needs ${found.name}, which is ${found.state}: ${found.detail}`;
  const inCi = ci !== undefined && ci !== '' && ci !== 'false';
  return { verdict: found.state === 'missing' && inCi ? 'fail' : 'skip', text };
}
