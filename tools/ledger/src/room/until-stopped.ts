// What a person stops with Ctrl-C has a folder to clear away first: the signal is noted, children end, and the refusal comes
// after everything is gone.
import { type Result, refuse } from '#canonical';

const signals = ['SIGHUP', 'SIGINT', 'SIGTERM'] as const;

/** Runs `use` with a signal that is aborted when the process is asked to end; E_INTERRUPTED then, whatever `use` came to. */
export async function untilStopped<T>(use: (stop: AbortSignal) => Promise<Result<T>>): Promise<Result<T>> {
  const asked = new AbortController();
  const stop = (): void => asked.abort();
  for (const name of signals) process.on(name, stop);
  try {
    const done = await use(asked.signal);
    if (!asked.signal.aborted) return done;
    return refuse({ code: 'E_INTERRUPTED', expected: 'to be left alone until it is done', mend: 'run it again' });
  } finally {
    for (const name of signals) process.off(name, stop);
  }
}
