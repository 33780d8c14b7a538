// A host of strings instead of a process.
import type { Host } from '../../src/host.ts';

export type MemoryHost = Host & { readonly said: { stdout: string; stderr: string } };

/** A host that started in `cwd` and keeps what is written; `sinks` replaces a stream. */
export function memoryHost(cwd: string, overrides: Partial<Host> = {}): MemoryHost {
  const said = { stdout: '', stderr: '' };
  const keep = (name: keyof typeof said) => async (bytes: Uint8Array | string) => {
    said[name] += typeof bytes === 'string' ? bytes : Buffer.from(bytes).toString('utf8');
  };
  return {
    start: { cwd, env: {} },
    stdin: (async function* () {})(),
    stdout: keep('stdout'),
    stderr: keep('stderr'),
    paint: (_style, text) => text,
    watched: false,
    trace: false,
    ...overrides,
    said,
  };
}
