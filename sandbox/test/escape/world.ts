// The host side of the escape suite: what an attempt may try to reach, and what shows that it did. The same world serves the
// control, in which each attempt is made without a sandbox and has to succeed.
import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type World = {
  readonly folder: string;
  readonly program: string;
  readonly candidate: string;
  /** What an attempt is told, with the places of the sandbox or those of the host. */
  readonly words: (side: 'inside' | 'outside') => readonly string[];
  /** Connections that reached the host's listeners, and files that appeared on it. */
  readonly traces: () => { readonly connections: number; readonly files: readonly string[] };
  readonly close: () => void;
};

const native = join(import.meta.dirname, 'native');

export async function openWorld(): Promise<World> {
  const folder = mkdtempSync(join(tmpdir(), 'ystack-escape-'));
  chmodSync(folder, 0o755);
  const at = (name: string) => join(folder, name);
  const sources = ['main.c', 'files.c', 'kernel.c', 'network.c', 'processes.c'].map((name) => join(native, name));
  execFileSync('gcc', ['-std=gnu11', '-O1', '-static', '-o', at('attempt'), ...sources]);
  chmodSync(at('attempt'), 0o755);
  writeFileSync(at('secret'), 'a secret of the host\n', { mode: 0o644 });
  for (const name of ['candidate', 'scratch']) mkdirSync(at(name), { mode: 0o755 });
  writeFileSync(join(at('candidate'), 'file'), 'of the candidate\n', { mode: 0o644 });

  let connections = 0;
  const abstract = `ystack-escape-${process.pid}`;
  const listen = (server: Server, where: { port: number; host: string } | string) =>
    new Promise<void>((resolve) => {
      server.on('connection', (socket) => {
        connections += 1;
        socket.destroy();
      });
      const ready = () => resolve();
      if (typeof where === 'string') server.listen(where, ready);
      else server.listen(where, ready);
    });
  const servers = [createServer(), createServer(), createServer()] as const;
  await listen(servers[0], { port: 0, host: '127.0.0.1' });
  await listen(servers[1], `\0${abstract}`);
  await listen(servers[2], at('socket'));
  const address = servers[0].address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const neighbour = spawn('sleep', ['1000'], { stdio: 'ignore' });

  const words = (side: 'inside' | 'outside'): readonly string[] => [
    `secret=${at('secret')}`,
    `target=${at('target')}`,
    `candidate=${side === 'inside' ? '/sandbox/candidate' : at('candidate')}`,
    `scratch=${side === 'inside' ? '/sandbox/scratch' : at('scratch')}`,
    `first=/proc/${side === 'inside' ? 1 : neighbour.pid}`,
    `environ=${side === 'inside' ? '/proc/1/environ' : '/proc/self/environ'}`,
    `cgroup=${existsSync('/sys/fs/cgroup/cgroup.procs') ? '/sys/fs/cgroup/cgroup.procs' : '/sys/fs/cgroup/pids/cgroup.procs'}`,
    `port=${port}`,
    `abstract=${abstract}`,
    `socket=${at('socket')}`,
    `pid=${neighbour.pid}`,
  ];
  const clean = () => {
    for (const name of ['target', 'scratch']) rmSync(at(name), { recursive: true, force: true });
    rmSync(join(at('candidate'), 'new'), { force: true });
    rmSync('/dev/shm/ystack-escape', { force: true });
    mkdirSync(at('scratch'), { mode: 0o755 });
  };
  return {
    folder,
    program: at('attempt'),
    candidate: at('candidate'),
    words,
    traces: () => {
      const watched = [
        at('target'),
        join(at('candidate'), 'new'),
        join(at('scratch'), 'mark'),
        '/dev/shm/ystack-escape',
      ];
      const seen = { connections, files: watched.filter((path) => existsSync(path)) };
      connections = 0;
      clean();
      return seen;
    },
    close: () => {
      for (const server of servers) server.close();
      neighbour.kill('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
