// A shared cache for tests: the server of tools/remote-cache as it is started by hand, and servers that are broken in one
// way each. Both are children of the test and end with `stop`.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { probe } from '../../tools/ystack/src/doctor/probes.ts';

const house = join(import.meta.dirname, '../..');

/** Where it is not, `needs('nginx')` says what that means for a test. */
export const hasNginx = async (): Promise<boolean> => (await probe('nginx')).state === 'present';

/** What Nx is told of a server. */
export const cacheEnvironment = (url: string, token: string): Record<string, string> => ({
  NX_SELF_HOSTED_REMOTE_CACHE_SERVER: url,
  NX_SELF_HOSTED_REMOTE_CACHE_ACCESS_TOKEN: token,
});

const tokens = { read: 'read-only-'.padEnd(40, 'r'), write: 'Read-and-Write-'.padEnd(40, 'W') } as const;

export class RemoteCache {
  readonly url: string;
  readonly folder: string;
  readonly readToken = tokens.read;
  readonly writeToken = tokens.write;
  readonly #child: ChildProcess;

  private constructor(folder: string, url: string, child: ChildProcess) {
    this.folder = folder;
    this.url = url;
    this.#child = child;
  }

  /** Resolves when it answers. */
  static async start(): Promise<RemoteCache> {
    const folder = mkdtempSync(join(tmpdir(), 'ystack-remote-cache-'));
    const [read, write] = [join(folder, 'read-tokens'), join(folder, 'write-tokens')];
    writeFileSync(read, `${tokens.read}\n`);
    writeFileSync(write, `${tokens.write}\n`);
    const words = ['--dir', join(folder, 'server'), '--read-tokens', read, '--write-tokens', write];
    const child = spawn(process.execPath, ['tools/remote-cache/src/main.ts', ...words], {
      cwd: house,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [said] = await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
    if (child.exitCode !== null) throw new Error('the remote cache did not start');
    const cache = new RemoteCache(folder, String(said).trim(), child);
    return cache.#answers().then(
      () => cache,
      async (error: unknown) => {
        await cache.stop();
        throw error;
      },
    );
  }

  /** nginx begins to listen a moment after its address is told. */
  async #answers(): Promise<void> {
    for (let tries = 0; tries < 400; tries += 1) {
      const isUp = await this.get('0').then(
        () => true,
        () => false,
      );
      if (isUp) return;
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
    throw new Error('the remote cache does not answer');
  }

  request(path: string, options: RequestInit, token: string | undefined = this.readToken): Promise<Response> {
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
    return fetch(`${this.url}${path}`, { ...options, headers: { ...headers, ...(options.headers ?? {}) } });
  }

  get(hash: string, token?: string): Promise<Response> {
    return this.request(`/v1/cache/${hash}`, {}, token);
  }

  put(hash: string, body: string | Uint8Array<ArrayBuffer>, token = this.writeToken): Promise<Response> {
    return this.request(`/v1/cache/${hash}`, { method: 'PUT', body }, token);
  }

  /** What was asked so far, as `METHOD /path STATUS` with who asked before it. */
  get log(): readonly string[] {
    const path = join(this.folder, 'server/access.log');
    if (!existsSync(path)) return [];
    const lines = readFileSync(path, 'utf8').split('\n').filter(Boolean);
    // The time first, the size last; hash 0 is only asked to see whether the server answers.
    return lines.map((line) => line.split(' ').slice(1, -1).join(' ')).filter((line) => !line.includes('/v1/cache/0 '));
  }

  /** Path of an entry. */
  entry(hash: string): string {
    return join(this.folder, 'server/entries/v1/cache', hash);
  }

  env(token: string): Record<string, string> {
    return cacheEnvironment(this.url, token);
  }

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  async stop(): Promise<void> {
    if (this.#child.exitCode === null) {
      const ended = once(this.#child, 'exit');
      this.#child.kill('SIGTERM');
      await ended;
    }
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** A server that answers every request by `answer`; `asked` are the methods that came. */
export async function startServer(answer: RequestListener) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    answer(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const stop = (): void => {
    server.closeAllConnections();
    server.close();
  };
  return { url, asked, stop };
}
