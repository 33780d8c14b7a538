// jq 1.6 as an oracle. All documents go through one process in its sequence mode, where a document that does not parse
// is dropped up to the next record separator; a numbered mark behind each tells whose output is whose.
import { spawnSync } from 'node:child_process';

const separator = '\u001e';

/** What `jq -S -c` prints for each document, value by value: none where it finds no value, several where it finds more. */
export function jqOutputs(documents: readonly Uint8Array[], filter = '.'): Buffer[][] {
  const input = documents.flatMap((bytes, i) => [
    Buffer.from(separator),
    bytes,
    Buffer.from(`\n${separator}"mark ${i}"\n`),
  ]);
  const { stdout, error } = spawnSync('jq', ['--seq', '-S', '-c', filter], {
    input: Buffer.concat(input),
    maxBuffer: 2 ** 30,
    env: { PATH: process.env.PATH },
  });
  if (error) throw error;
  const outputs: Buffer[][] = [];
  let current: Buffer[] = [];
  for (const output of stdout.toString('utf8').split(separator).slice(1)) {
    if (output === `"mark ${outputs.length}"\n`) {
      outputs.push(current);
      current = [];
    } else current.push(Buffer.from(output));
  }
  return outputs;
}
