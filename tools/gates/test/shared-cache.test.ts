import { afterEach, describe, expect, test } from 'vitest';
import { cacheEnvironment, startServer } from '../../../test/support/remote-cache.ts';
import { leaveOutBrokenCache } from '../src/shared-cache.ts';

let stop: () => void = () => undefined;
afterEach(() => stop());

async function ask(url: string): Promise<{ readonly kept: boolean; readonly said: readonly string[] }> {
  const environment: Record<string, string | undefined> = cacheEnvironment(url, 'a-token');
  const said: string[] = [];
  await leaveOutBrokenCache(environment, (line) => said.push(line));
  return { kept: environment.NX_SELF_HOSTED_REMOTE_CACHE_SERVER !== undefined, said };
}

describe('a shared cache is asked for an entry that nobody has', () => {
  // biome-ignore format: an aligned table
  const cases = [
    // it answers  kept   what is said
    [404,          true,  undefined],
    [200,          false, 'it answers 200'],
    [302,          false, 'it answers 302'],
    [401,          false, 'it answers 401'],
    [403,          false, 'it answers 403'],
    [500,          false, 'it answers 500'],
  ] as const;
  test.each(cases)('%i', async (status, kept, words) => {
    const server = await startServer((_request, response) => response.writeHead(status, { location: '/' }).end('x'));
    stop = server.stop;
    const { kept: found, said } = await ask(`${server.url}/`);
    expect([found, said.length]).toEqual([kept, kept ? 0 : 1]);
    if (words !== undefined) expect(said[0]).toContain(words);
    expect(server.asked).toEqual(['GET /v1/cache/0']);
  });

  test('nobody is there', async () => {
    const server = await startServer(() => undefined);
    server.stop();
    expect(await ask(server.url)).toEqual({
      kept: false,
      said: ['the shared cache is left out of this run: it cannot be reached'],
    });
  });

  test('the address is none', async () => {
    expect((await ask('no address')).kept).toBe(false);
  });

  test('there is none: nothing is asked or said', async () => {
    const environment = {};
    await leaveOutBrokenCache(environment, (line) => expect(line).toBe('nothing'));
    expect(environment).toEqual({});
  });
});
