// The remote cache as a server, without Nx: who may do what, what is an entry, and what stays of an upload.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { needs } from '../support/needs.ts';
import { hasNginx, RemoteCache } from '../support/remote-cache.ts';

let cache: RemoteCache;
let write: string;
let read: string;

beforeAll(async () => {
  if (!(await hasNginx())) return;
  cache = await RemoteCache.start();
  write = cache.writeToken;
  read = cache.readToken;
  await cache.put('1', 'one');
});
afterAll(() => cache?.stop());
beforeEach(needs('nginx'));

describe('who may do what', () => {
  // biome-ignore format: an aligned table
  const cases = [
    // who                              token                           method     path                         status
    ['nobody, reads',                   () => undefined,                'GET',     '/v1/cache/1',               401],
    ['nobody, writes',                  () => undefined,                'PUT',     '/v1/cache/2',               401],
    ['a token of nobody',               () => write.replace('W', 'X'),  'GET',     '/v1/cache/1',               401],
    ['a token in other letters',        () => write.toLowerCase(),      'GET',     '/v1/cache/1',               401],
    ['the beginning of a token',        () => write.slice(0, -1),       'GET',     '/v1/cache/1',               401],
    ['a token and more',                () => `${write}W`,              'GET',     '/v1/cache/1',               401],
    ['read token, reads',               () => read,                     'GET',     '/v1/cache/1',               200],
    ['read token, what is not there',   () => read,                     'GET',     '/v1/cache/404',             404],
    ['read token, writes',              () => read,                     'PUT',     '/v1/cache/2',               403],
    ['read token, writes what is there', () => read,                    'PUT',     '/v1/cache/1',               403],
    ['write token, reads',              () => write,                    'GET',     '/v1/cache/1',               200],
    ['write token, writes',             () => write,                    'PUT',     '/v1/cache/3',               200],
    ['write token, writes again',       () => write,                    'PUT',     '/v1/cache/3',               409],
    ['write token, removes',            () => write,                    'DELETE',  '/v1/cache/1',               405],
    ['write token, moves',              () => write,                    'MOVE',    '/v1/cache/1',               405],
    ['write token, posts',              () => write,                    'POST',    '/v1/cache/4',               405],
    ['the longest hash',                () => write,                    'PUT',     `/v1/cache/${'9'.repeat(20)}`, 200],
    ['one digit more',                  () => write,                    'PUT',     `/v1/cache/${'9'.repeat(21)}`, 404],
    ['no digit',                        () => write,                    'PUT',     '/v1/cache/x',               404],
    ['a folder',                        () => write,                    'GET',     '/v1/cache/',                404],
    ['a list',                          () => write,                    'GET',     '/',                         404],
    ['the configuration',               () => write,                    'GET',     '/v1/cache/..%2f..%2fnginx.conf', 404],
    ['a path behind a hash',            () => write,                    'PUT',     '/v1/cache/5/6',             404],
    ['a destination outside',           () => write,                    'COPY',    '/v1/cache/1',               405],
  ] as const;
  test.each(cases)('%s', async (_who, token, method, path, status) => {
    const body = method === 'PUT' || method === 'POST' ? { body: 'a body' } : {};
    const answer = await cache.request(path, { method, ...body }, token() ?? '');
    expect(answer.status).toBe(status);
    if (status === 200 && method === 'GET') expect(await answer.text()).toBe('one');
    // Nx takes a refusal for one only when it is plain text.
    if (status === 401) expect(answer.headers.get('content-type')).toBe('text/plain');
  });

  test('the log says who asked for what and never the token', () => {
    expect(cache.log).toContain('nobody GET /v1/cache/1 401');
    expect(cache.log).toContain('read GET /v1/cache/1 200');
    expect(cache.log).toContain('write PUT /v1/cache/3 200');
    const logs = ['access.log', 'error.log'].map((name) => readFileSync(join(cache.folder, 'server', name), 'utf8'));
    for (const token of [read, write]) expect(logs.join('')).not.toContain(token);
  });

  test('tokens lie in a file of their owner alone', () => {
    expect(statSync(join(cache.folder, 'server/nginx.conf')).mode & 0o777).toBe(0o600);
  });
});

describe('what stays of an upload', () => {
  test('the bytes that came, all of them', async () => {
    const bytes = new Uint8Array(300_000).map((_, index) => (index * 7) % 251);
    expect((await cache.put('10', bytes)).status).toBe(200);
    expect(Buffer.compare(readFileSync(cache.entry('10')), bytes)).toBe(0);
    expect(Buffer.compare(Buffer.from(await (await cache.get('10')).arrayBuffer()), bytes)).toBe(0);
  });

  test('an entry is never replaced', async () => {
    expect((await cache.put('11', 'first')).status).toBe(200);
    expect((await cache.put('11', 'other')).status).toBe(409);
    expect(await (await cache.get('11')).text()).toBe('first');
  });

  test('of two uploads of one hash the one that is whole first stays, though the other began before it', async () => {
    const slow = upload('12', 'slow and late '.repeat(10_000));
    await slow.begun;
    expect((await cache.put('12', 'whole')).status).toBe(200);
    expect(await slow.finish()).toContain('409');
    expect(await (await cache.get('12')).text()).toBe('whole');
  });

  test('nothing, when it is empty, cut short or too large', async () => {
    expect((await cache.put('13', '')).status).toBe(400);
    const cut = upload('14', 'never whole '.repeat(10_000));
    await cut.begun;
    cut.socket.destroy();
    expect((await cache.put('15', new Uint8Array(64 * 1024 * 1024 + 1))).status).toBe(413);
    for (const hash of ['13', '14', '15']) expect(existsSync(cache.entry(hash)), hash).toBe(false);
    expect((await cache.get('14')).status).toBe(404);
  });

  test('no file beside the entries', async () => {
    await expect.poll(() => readdirSync(join(cache.folder, 'server/body'), { recursive: true })).toEqual([]);
  });
});

test('it ends with the process that was started, and the port is free', async () => {
  const other = await RemoteCache.start();
  const { pid, url } = other;
  expect(readFileSync(join(other.folder, 'server/nginx.pid'), 'utf8').trim()).toBe(String(pid));
  await other.stop();
  await expect(fetch(url)).rejects.toThrow();
});

/** A PUT that stops in the middle of its body. */
function upload(hash: string, text: string) {
  const { hostname, port } = new URL(cache.url);
  const socket = connect(Number(port), hostname);
  const half = Math.floor(text.length / 2);
  const head = [
    `PUT /v1/cache/${hash} HTTP/1.1`,
    'Host: cache',
    `Authorization: Bearer ${cache.writeToken}`,
    `Content-Length: ${text.length}`,
    'Connection: close',
  ];
  let said = '';
  socket.on('data', (chunk) => {
    said += String(chunk);
  });
  socket.on('error', () => undefined);
  const begun = new Promise<void>((resolve) =>
    socket.write(`${head.join('\r\n')}\r\n\r\n${text.slice(0, half)}`, () => resolve()),
  )
    // A file for it: the server has begun to read. One that is smaller than a buffer lies in memory until it is whole.
    .then(() => expect.poll(() => readdirSync(join(cache.folder, 'server/body')).length).toBeGreaterThan(0));
  const finish = (): Promise<string> =>
    new Promise((resolve) => {
      socket.on('close', () => resolve(said));
      socket.write(text.slice(half));
    });
  return { socket, begun, finish };
}
