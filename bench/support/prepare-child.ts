// One preparation or inspection in a process of its own, with caps that a large candidate fits into: `prepare INPUT RESPONSE
// CANDIDATE BUNDLE` or `inspect BUNDLE`. Prints its peak memory in kilobytes.
import { readFileSync } from 'node:fs';
import { inspect, prepare, wireCaps } from '#prepare';

const caps = {
  ...wireCaps,
  fileCountMax: 200_000,
  directoryCountMax: 50_000,
  totalBytesMax: 2 ** 31 - 1,
  manifestBytesMax: 64 << 20,
};
const [verb, ...args] = process.argv.slice(2);
const outcome = verb === 'prepare' ? await prepareHere(args) : inspect(args[0] ?? '', caps);
if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusal));
// Not the resource usage: that of a child begins with the memory of whoever started it.
process.stdout.write(/VmHWM:\s*(\d+)/.exec(readFileSync('/proc/self/status').toString())?.[1] ?? '');

function prepareHere([input = '', response = '', candidate = '', bundle = '']: readonly string[]) {
  const handed = { input: readFileSync(input), response: readFileSync(response) };
  return prepare(handed, { candidate, bundle }, { caps });
}
