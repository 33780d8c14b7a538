// `node tools/remote-cache/src/main.ts --dir DIR --read-tokens FILE --write-tokens FILE [--listen HOST:PORT]`: writes the
// configuration into DIR and becomes nginx, in the foreground. Ends with it; nothing is left to look after.
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Refusal } from '#canonical';
import { conclude, processHost } from '#command';
import { configure, parseTokens } from './configure.ts';

const usage = '--dir DIR --read-tokens FILE --write-tokens FILE [--listen HOST:PORT]';
const nginx = '/usr/sbin/nginx';
const here = join(import.meta.dirname, '..');

process.exitCode = await conclude(processHost(), async () => {
  const prepared = await prepare(process.argv.slice(2));
  if ('code' in prepared) return prepared;
  if (!existsSync(nginx) || process.execve === undefined) {
    const expected = `nginx at \`${nginx}\`, and a Node that can become another program`;
    return { code: 'E_DEPENDENCY', expected, mend: 'apt-get install nginx libnginx-mod-http-js, and npm ci' };
  }
  process.stdout.write(`http://${prepared.listen}\n`);
  return process.execve(nginx, ['nginx', '-p', prepared.folder, '-c', 'nginx.conf', '-e', 'stderr'], {});
});

type Prepared = { readonly folder: string; readonly listen: string };

async function prepare(words: readonly string[]): Promise<Prepared | Refusal> {
  const options = { dir: { type: 'string' }, listen: { type: 'string', default: '127.0.0.1:0' } } as const;
  const files = { 'read-tokens': { type: 'string' }, 'write-tokens': { type: 'string' } } as const;
  const { values } = parseArgs({ args: [...words], options: { ...options, ...files } });
  const { dir, 'read-tokens': readFile, 'write-tokens': writeFile } = values;
  const [, host, port] = /^([0-9a-z.:[\]-]+):([0-9]{1,5})$/i.exec(values.listen) ?? [];
  if (dir === undefined || readFile === undefined || writeFile === undefined || host === undefined) {
    return { code: 'E_USAGE', expected: usage };
  }
  const readTokens = parseTokens(readFileSync(readFile, 'utf8'), readFile);
  if (!readTokens.ok) return readTokens.refusal;
  const writeTokens = parseTokens(readFileSync(writeFile, 'utf8'), writeFile);
  if (!writeTokens.ok) return writeTokens.refusal;

  const folder = resolve(dir);
  const listen = `${host}:${port === '0' ? await freePort(host) : port}`;
  const settings = {
    listen,
    script: join(here, 'cache.js'),
    readTokens: readTokens.value,
    writeTokens: writeTokens.value,
  };
  const isRoot = process.getuid?.() === 0;
  const config = configure(readFileSync(join(here, 'nginx.conf'), 'utf8'), {
    ...settings,
    ...(isRoot ? { user: userInfo().username } : {}),
  });
  if (!config.ok) return config.refusal;
  mkdirSync(join(folder, 'entries/v1/cache'), { recursive: true, mode: 0o700 });
  writeFileSync(join(folder, 'nginx.conf'), config.value, { mode: 0o600 });
  return { folder, listen };
}

/** A port that nobody listens on; nginx takes no 0. */
async function freePort(host: string): Promise<number> {
  const server = createServer().listen(0, host.replaceAll(/[[\]]/g, ''));
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
