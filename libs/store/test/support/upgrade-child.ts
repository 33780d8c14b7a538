// Upgrades or rolls back in a process of its own, to be killed: `upgrade DIR TARGET PLAN [STEP]`, `rollback TARGET [STEP]`,
// `uninstall TARGET`. Says each step on stdout. At STEP it kills itself, so that nothing of it runs any further; else it ends
// with `ok` or the token.
import { writeSync } from 'node:fs';
import { rollback, uninstall, upgrade } from '#store';
import { orderOf } from './living-target.ts';

const [command, ...words] = process.argv.slice(2);
const at = (killAt: string | undefined) => (step: string) => {
  writeSync(1, `${step}\n`);
  if (step === killAt) process.kill(process.pid, 'SIGKILL');
};

const [first = '', second = '', plan, step] = words;
const runs = {
  upgrade: () => upgrade({ ...orderOf(first, second), plan, at: at(step) }),
  rollback: () => rollback(first, at(second)),
  uninstall: () => uninstall(first),
};
const done = await runs[command as keyof typeof runs]();
writeSync(1, done.ok ? 'ok' : done.refusal.code);
