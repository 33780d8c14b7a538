// The program `install.mjs`: everything it needs is bundled into that one file, so it runs with nothing but Node 20 or
// newer, from any folder. Inside a release directory `install` and `upgrade` take that directory unless `--from` names another.
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { conclude, processHost } from '#command';
import {
  installFromDirectoryCommand,
  rollbackCommand,
  uninstallCommand,
  upgradeFromDirectoryCommand,
  verifyCommand,
} from '#store';
import { runWords } from './run-words.ts';

const nodeMajorMin = 20;
const commands = [
  installFromDirectoryCommand,
  verifyCommand,
  upgradeFromDirectoryCommand,
  rollbackCommand,
  uninstallCommand,
];
const here = dirname(fileURLToPath(import.meta.url));

process.exitCode = await conclude(processHost(), () => {
  if (Number.parseInt(process.versions.node, 10) < nodeMajorMin) {
    const expected = `Node ${nodeMajorMin} or newer, not ${process.versions.node}`;
    return { code: 'E_RUNTIME', expected, mend: 'run it with a newer Node' };
  }
  return runWords(processHost(), commands, process.argv.slice(2), here);
});
