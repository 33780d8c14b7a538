// A supervisor to be killed: runs `sleep SECONDS` in a sandbox, with a child that ignores being asked to end, and writes the
// receipt. `run-to-file.ts RECEIPT SECONDS`.
import { writeFileDurably } from '#files';
import { bubblewrapRuntime, findTool, readToolchain, superviseRun, usualLimits } from '../../src/index.ts';

const [receipt = '', seconds = '60'] = process.argv.slice(2);
const wishes = ['sh', 'sleep'].flatMap((name) => findTool(name, process.env.PATH ?? '') ?? []);
const toolchain = readToolchain(wishes);
if (!toolchain.ok) throw new Error(JSON.stringify(toolchain.refusal));
const script = `trap "" TERM HUP INT; (sleep ${seconds} &) ; exec sleep ${seconds}`;
const run = await superviseRun(
  {
    program: '/sandbox/tools/sh',
    argv: ['sh', '-c', script],
    toolchain: toolchain.value,
    limits: { ...usualLimits, wall_time_ms: 600_000 },
  },
  bubblewrapRuntime(),
);
if (run.ok) writeFileDurably(receipt, run.value.receipt.bytes);
