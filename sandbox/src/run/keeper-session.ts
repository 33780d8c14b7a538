// One run of the keeper: what comes over its channels becomes promises, what is to be done becomes words. When this process
// dies, by whatever signal, the keeper sees its side of the socket close and ends and removes everything by itself.
import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync } from 'node:fs';
import type { Socket } from 'node:net';
import { type Result, refuse } from '#canonical';
import type { Reading } from '../limits/cgroup.ts';
import { type Frame, frameOf, frameReader } from './channel.ts';
import { deferred } from './deferred.ts';
import { type ProbeReport, parseProbeReport } from './probe-report.ts';
import type { CheckEnd, SessionEnd } from './runtime.ts';

export type KeeperOrder = {
  readonly program: string;
  /** Open files, closed here once the keeper has them. */
  readonly plan: number;
  readonly filter: number;
  readonly outputBytesMax: number;
  readonly evidenceFilesMax: number;
  /** Figures of the run; `root` is the runtime's own process, undefined before it is known. */
  readonly read: (root: number | undefined) => Reading;
};

export type KeeperSession = {
  readonly probed: Promise<Result<ProbeReport, 'E_SANDBOX'>>;
  readonly ended: Promise<SessionEnd>;
  readonly read: () => Reading;
  readonly go: (input: Buffer) => void;
  readonly kill: () => void;
  readonly close: () => Promise<boolean>;
};

const complaintCharsMax = 4096;

/** Starts a keeper. Throws when the program itself cannot be started. */
export function startKeeper(order: KeeperOrder): KeeperSession {
  const child = spawn(order.program, [], {
    cwd: '/',
    env: {},
    stdio: ['ignore', 'ignore', 'pipe', 'pipe', order.plan, order.filter, 'pipe'],
  });
  closeSync(order.plan);
  closeSync(order.filter);
  const [channel, supervisor] = [socketOf(child, 3), socketOf(child, 6)];

  const said = { complaint: '', end: undefined as CheckEnd | undefined, root: undefined as number | undefined };
  const output: { readonly O: Buffer[]; readonly E: Buffer[] } = { O: [], E: [] };
  const evidence = new Map<string, Buffer>();
  let outputBytes = 0;
  const probed = deferred<Result<ProbeReport, 'E_SANDBOX'>>();
  const started = deferred<void>();
  const gone = deferred<boolean>();
  const drained = deferred<void>();
  const exited = deferred<boolean>();

  const send = (socket: Socket, word: string | Buffer): void => {
    if (!socket.destroyed) socket.write(word);
  };
  const kill = () => send(supervisor, 'K');
  const take = ({ letter, payload }: Frame): void => {
    if (letter === 'P') probed.resolve(parseProbeReport(payload));
    else if (letter === 'X') said.end = JSON.parse(payload.toString()) as CheckEnd;
    else if (letter === 'F') keepEvidence(evidence, payload, order.evidenceFilesMax);
    else if (letter === 'O' || letter === 'E') {
      outputBytes += payload.length;
      if (outputBytes > order.outputBytesMax) kill();
      else output[letter].push(payload);
    } else kill();
  };

  child.stderr?.on('data', (bytes: Buffer) => {
    if (said.complaint.length < complaintCharsMax) said.complaint += bytes.toString('latin1');
  });
  channel.on('data', frameReader(take, kill));
  channel.on('close', () => drained.resolve());
  let heard = '';
  supervisor.on('data', (bytes: Buffer) => {
    heard += bytes.toString('latin1');
    const root = /^P (\d+)$/m.exec(heard)?.[1];
    if (root !== undefined) said.root = Number(root);
    if (root !== undefined) started.resolve();
    if (/^E -?\d+$/m.test(heard)) gone.resolve(true);
  });
  for (const socket of [channel, supervisor]) socket.on('error', () => undefined);
  child.on('error', (error) => {
    said.complaint += error.message;
    exited.resolve(false);
    drained.resolve();
  });
  child.on('exit', (status) => exited.resolve(status === 0));
  void exited.promise.then(() => {
    started.resolve();
    gone.resolve(false);
  });

  const read = () => order.read(said.root);
  const ended = Promise.all([gone.promise, drained.promise]).then(([isGone]): SessionEnd => {
    probed.resolve(refuse({ code: 'E_SANDBOX', expected: `a sandbox that starts: ${firstLine(said.complaint)}` }));
    return {
      ...(said.end === undefined ? {} : { end: said.end }),
      stdout: Buffer.concat(output.O),
      stderr: Buffer.concat(output.E),
      evidence,
      isGone,
      reading: read(),
      complaint: firstLine(said.complaint),
    };
  });
  const close = (): Promise<boolean> => {
    send(supervisor, 'Q');
    return exited.promise.finally(() => {
      channel.destroy();
      supervisor.destroy();
    });
  };
  // Two channels keep no order between them, and figures need to know whose they are.
  const both = Promise.all([probed.promise, started.promise]).then(([report]) => report);
  return { probed: both, ended, read, go: (input) => send(channel, frameOf('G', input)), kill, close };
}

const firstLine = (text: string): string => text.trim().split('\n')[0] || 'it said nothing';

function socketOf(child: ChildProcess, descriptor: number): Socket {
  const socket = child.stdio[descriptor];
  if (socket === null || socket === undefined) throw new Error('a keeper without its sockets');
  return socket as Socket;
}

function keepEvidence(evidence: Map<string, Buffer>, payload: Buffer, filesMax: number): void {
  const end = payload.indexOf(0);
  const name = payload.toString('latin1', 0, end);
  if (end > 0 && evidence.size < filesMax && /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,127}$/.test(name))
    evidence.set(name, payload.subarray(end + 1));
}
