// `node tools/ledger/src/main.ts COMMAND …`: the targets of `release` that belong to the ledger. Nx hands on what a person
// named (`--manifest M`) as it was written; the command line takes it by place.
import { processHost } from '#command';
import { entriesFor } from '../../ystack/src/commands.ts';
import { runProgram } from '../../ystack/src/program.ts';
import { wordsOfTarget } from './target-words.ts';

const words = wordsOfTarget(process.argv.slice(2));
process.exitCode = await runProgram(processHost(), await entriesFor(words), words);
