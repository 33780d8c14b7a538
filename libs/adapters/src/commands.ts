// `adapter normalize <name> INPUT` as pure commands, one for each adapter, so that every adapter's bounds, tokens and output
// stand in the help and on the reference page.
import type { Result } from '#canonical';
import { accept, encodeCanonical, parseCanonical } from '#canonical';
import type { PureCommand } from '#contract';
import { defineCommand } from '#contract';
import type { AdapterEntry } from './adapters.ts';
import { adapters } from './adapters.ts';

/**
 * Canonical bytes to the canonical bytes of an observation. Refuses with E_LIMIT, E_PARSE or E_CANONICAL input that does not
 * read within the adapter's bounds, then with the adapter's own tokens.
 */
export function normalizeBytes({ normalize, inputBounds }: AdapterEntry, input: Uint8Array): Result<Uint8Array> {
  const read = parseCanonical(input, inputBounds);
  if (!read.ok) return read;
  const observation = normalize(read.value);
  return observation.ok ? accept(encodeCanonical(observation.value)) : observation;
}

const commandOf = (entry: AdapterEntry): PureCommand =>
  defineCommand({
    name: `adapter normalize ${entry.name}`,
    summary: `Make an observation of what \`${entry.name}\` was given; nothing is asked of a provider`,
    inputs: [
      {
        name: 'input',
        describe: 'a trust context and what was observed, in one document',
        bytesMax: entry.inputBounds.bytesMax,
      },
    ],
    output: 'adapter_observation',
    codes: ['E_LIMIT', 'E_PARSE', 'E_CANONICAL', ...entry.errorCodes],
    run: ({ input }) => normalizeBytes(entry, input),
  });

/** One command for each adapter, sorted by name. */
export const adapterCommands: readonly PureCommand[] = adapters.map(commandOf);
