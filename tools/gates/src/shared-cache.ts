// The shared cache of a run is asked once, before Nx is: one that is down, does not know the token or is no cache at all is
// left out of the run, and that is said. Left to itself Nx ends at the first such answer, with status 1 and the word
// "Successfully". A cache that breaks later still ends the run so; `--fresh` asks none.
const serverVariable = 'NX_SELF_HOSTED_REMOTE_CACHE_SERVER';
const tokenVariable = 'NX_SELF_HOSTED_REMOTE_CACHE_ACCESS_TOKEN';

type Environment = Record<string, string | undefined>;

const patienceMs = 5000;

/** No task has this hash in earnest: a cache that works says that it has no such entry. */
const entryOfNobody = '/v1/cache/0';

/** Takes the server out of `environment` where it does not answer as a cache does, and says why. */
export async function leaveOutBrokenCache(environment: Environment, say: (line: string) => void): Promise<void> {
  const server = environment[serverVariable];
  if (server === undefined || server === '') return;
  const why = await complaintOf(server, environment[tokenVariable] ?? '');
  if (why === undefined) return;
  delete environment[serverVariable];
  say(`the shared cache is left out of this run: ${why}`);
}

async function complaintOf(server: string, token: string): Promise<string | undefined> {
  try {
    const answer = await fetch(new URL(`${server.replace(/\/+$/, '')}${entryOfNobody}`), {
      headers: { authorization: `Bearer ${token}` },
      redirect: 'manual',
      signal: AbortSignal.timeout(patienceMs),
    });
    await answer.body?.cancel();
    return answer.status === 404 ? undefined : `it answers ${answer.status} where it has nothing, instead of 404`;
  } catch (error) {
    return error instanceof Error && error.name === 'TimeoutError' ? 'no answer in 5 seconds' : 'it cannot be reached';
  }
}
