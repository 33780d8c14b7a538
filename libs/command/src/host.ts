// The process as commands see it: where it started, its streams, whether a person watches. Everything a command may know
// of its surroundings comes through here, so a test hands in its own and nothing else reads `process`.
import util from 'node:util';
import type { Environment, Start } from './caller.ts';
import type { Paint } from './refusal-text.ts';

/** Writes bytes or text and resolves when the reader has room for more; rejects when nobody reads any more. */
export type Sink = (bytes: Uint8Array | string) => Promise<void>;

export type Host = {
  readonly start: Start;
  readonly stdin: AsyncIterable<Uint8Array>;
  readonly stdout: Sink;
  readonly stderr: Sink;
  /** Colours text for stderr; leaves it alone when stderr is no terminal or NO_COLOR is set. */
  readonly paint: Paint;
  /** A person watches stderr. */
  readonly watched: boolean;
  /** Faults show their stack. */
  readonly trace: boolean;
};

/** The running process. `entry` is how package.json names the program, for `callerFolder`. */
export function processHost(entry?: string): Host {
  const { stdin, stdout, stderr, env } = process;
  return {
    start: { cwd: workingFolder(env), env, ...(entry === undefined ? {} : { entry }) },
    stdin,
    stdout: sinkOf(stdout),
    stderr: sinkOf(stderr),
    paint: paintFor(stderr),
    watched: stderr.isTTY === true,
    trace: env.YSTACK_TRACE === '1',
  };
}

// A folder can be removed under the process that stands in it; then its name is told, and what is below is not found.
function workingFolder({ PWD: named = '/proc/self/cwd' }: Environment): string {
  try {
    return process.cwd();
  } catch {
    return named;
  }
}

// The installer runs this on Nodes that have no `styleText` yet; they do without colour. `hasColors` heeds NO_COLOR.
function paintFor(stream: NodeJS.WriteStream): Paint {
  const coloured = stream.isTTY === true && stream.hasColors() && typeof util.styleText === 'function';
  return coloured ? (style, text) => util.styleText(style, text, { stream }) : (_style, text) => text;
}

function sinkOf(stream: NodeJS.WriteStream): Sink {
  // The failure reaches us through the callback; without a listener the same failure would also end the process.
  stream.on('error', () => undefined);
  return (bytes) =>
    new Promise((resolve, reject) => {
      stream.write(bytes, (error) => (error ? reject(error) : resolve()));
    });
}
