// `doctor`: every probe, as a table for people or as canonical JSON.
import { encodeCanonical } from '#canonical';
import { oneLine } from '#command';
import { type Probed, probe, probeNames, useOf } from './probes.ts';

/** Runs every probe, at most two at a time: some start a browser. */
export async function probeAll(onDone: (probed: Probed) => void): Promise<readonly Probed[]> {
  const waiting = [...probeNames];
  const found = new Map<string, Probed>();
  const work = async (): Promise<void> => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      const probed = await probe(name);
      found.set(name, probed);
      onDone(probed);
    }
  };
  await Promise.all([work(), work()]);
  return probeNames.map((name) => found.get(name) as Probed);
}

/** Canonical bytes: `{"probes":[{"detail","name","state","use"}…]}` in the order of the table. */
export const reportBytes = (probed: readonly Probed[]): Uint8Array =>
  encodeCanonical({ probes: probed.map(({ name, state, detail }) => ({ name, state, detail, use: useOf(name) })) });

/** One line for each probe, columns aligned. */
export function reportTable(probed: readonly Probed[]): string {
  const rows = probed.map(({ name, state, detail }) => [name, state, oneLine(detail), useOf(name)] as const);
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => (row[column] as string).length)));
  const line = ([name, state, detail, use]: (typeof rows)[number]) =>
    `${name.padEnd(widths[0] ?? 0)}  ${state.padEnd(widths[1] ?? 0)}  ${detail}${state === 'present' ? '' : ` (for: ${use})`}`;
  return `${rows.map(line).join('\n')}\n`;
}
