// The order in which Git lists history. It is a hint: a walk that follows it reads commits many at a time instead of waiting
// for each before it knows the next. Whoever takes it proves every step by the commits themselves, since the order may come
// from a commit graph that nothing verifies.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { gitEnvironment, limitedCommand } from './environment.ts';

/** How long Git may take for the whole list, in milliseconds; then it ends where it was. */
const listTimeoutMs = 120_000;

/**
 * Commits reached from `oids`, children before parents. Ends early, and says nothing, where Git cannot go on, or not with
 * `bytesMax` of memory.
 */
export async function* historyOrder(
  program: string,
  commonDir: string,
  oids: readonly string[],
  bytesMax: number,
): AsyncGenerator<string, void, undefined> {
  const words = ['--no-pager', '--no-replace-objects', 'rev-list', '--topo-order', '--stdin'];
  const [shell, ...limited] = limitedCommand(bytesMax, program, words);
  const child = spawn(shell, limited, {
    cwd: commonDir,
    env: gitEnvironment(commonDir),
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout: listTimeoutMs,
    killSignal: 'SIGKILL',
  });
  const closed = once(child, 'close').catch(() => undefined);
  child.stdin.on('error', () => undefined);
  child.stdin.end(oids.map((oid) => `${oid}\n`).join(''));
  try {
    yield* createInterface({ input: child.stdout });
  } finally {
    child.kill('SIGKILL');
    await closed;
  }
}
