// `node tools/gates/src/main.ts GATE PROFILE`: one gate task, as Nx runs it or a person does, from the workspace.
import { conclude, processHost } from '#command';
import { profileIdOf } from '#gate';
import { leaveWitness } from './fresh.ts';
import { runGate } from './run-gate.ts';

const [gate = '', profile = ''] = process.argv.slice(2);

process.exitCode = await conclude(processHost(), async () => {
  const done = await runGate(process.cwd(), gate, profile, process.env);
  if (!done.ok) return done.refusal;
  leaveWitness(process.cwd(), profile, gate, process.env);
  const { inputs, outputs } = done.value.record.content.body;
  const words = `${gate} of ${profileIdOf(profile)}: passed (${inputs.length} inputs, ${outputs.length} documents)\n`;
  return { stdout: Buffer.from(words) };
});
