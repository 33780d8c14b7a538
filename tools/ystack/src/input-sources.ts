// Where the inputs of a pure command come from: files, and for the word `-` stdin, so that what another program prints can
// be handed in as it is. Stdin is read once, and no further than the command could use it.
import { accept, type Result, refuse } from '#canonical';
import { bytesSource, fileSource, type Host, placeOf, type Source } from '#command';

const stdinWord = '-';

/** A source for each word. Refuses the word `-` twice (E_USAGE); what stdin holds beyond `bytesMax` is not read. */
export async function inputSources(
  words: readonly string[],
  host: Pick<Host, 'start' | 'stdin'>,
  bytesMax: number,
): Promise<Result<readonly Source[], 'E_USAGE'>> {
  const stdinCount = words.filter((word) => word === stdinWord).length;
  if (stdinCount > 1) return refuse({ code: 'E_USAGE', expected: 'stdin (`-`) as one input, not as several' });
  const stdin = stdinCount === 1 ? await readAtMost(host.stdin, bytesMax) : undefined;
  return accept(
    words.map((word) =>
      word === stdinWord && stdin !== undefined
        ? bytesSource('stdin', stdin)
        : fileSource(word, (given) => placeOf(host.start, given)),
    ),
  );
}

// One byte more than allowed is enough to be refused.
async function readAtMost(stdin: AsyncIterable<Uint8Array>, bytesMax: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of stdin) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > bytesMax) break;
  }
  return Buffer.concat(chunks);
}
