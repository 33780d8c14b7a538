// The entry of an installed tree: `node TARGET/.ystack/libs/command/src/installed.ts validate-document FILE`. It ships, so
// everything it reaches ships too: no npm package and no adapter may be imported from here, only the portable core.
import { contractCommands } from '#contract';
import { dispatch } from './dispatch.ts';
import { processHost } from './host.ts';

process.exitCode = await dispatch(processHost(), contractCommands, process.argv.slice(2));
