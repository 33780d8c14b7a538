// Where a call begins: the completion protocol has its own short way, everything else goes through the program.
import { conclude, processHost } from '#command';
import { allEntries, entriesFor } from './commands.ts';
import { runProgram } from './program.ts';

const host = processHost('tools/ystack/main.mjs');

async function main(args: readonly string[]): Promise<number> {
  if (args[0] !== 'complete' || args[1] !== '--') return runProgram(host, await entriesFor(args), args);
  const { suggestions } = await import('./completion.ts');
  const offered = suggestions(await allEntries(), args.slice(2));
  return conclude(host, () => ({ stdout: Buffer.from(offered) }));
}

// A fault while a command is still being loaded is told like one inside it.
process.exitCode = await main(process.argv.slice(2)).catch((error: unknown) =>
  conclude(host, () => Promise.reject(error)),
);
