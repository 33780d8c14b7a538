// `npm test` and `npm run test:full`: runs every step even after a failure, then says what was skipped and, last, the
// summed counts. Tests start the runner directly, never under Nx.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { $ } from 'zx';
import { countReport } from './report.ts';
import { type Counts, type Step, stepsOf, sumCounts } from './steps.ts';

const full = process.argv.includes('--full');
const scratch = mkdtempSync(join(tmpdir(), 'ystack-check-'));
const environment = { ...withoutNx(process.env), ...(full ? { YSTACK_FULL: '1' } : {}), NO_COLOR: '1' };

const results: Counts[] = [];
for (const step of stepsOf(full)) {
  console.log(`\n== ${step.name}`);
  const counts = await runStep(step);
  console.log(`== ${step.name}: ${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
  results.push(counts);
}
rmSync(scratch, { recursive: true, force: true });

const total = sumCounts(results);
console.log(`\nskipped: ${total.skipped}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

async function runStep(step: Step): Promise<Counts> {
  const report = join(scratch, 'report.json');
  const [program, ...rest] = step.command;
  const words = step.report ? rest.with(-1, `${rest.at(-1)}${report}`) : rest;
  const run = await $({ nothrow: true, stdio: 'inherit', env: environment })`${program} ${words}`;
  const exitCode = run.exitCode ?? 1;
  if (step.report) return countReport(report, exitCode);
  return { passed: exitCode === 0 ? 1 : 0, failed: exitCode === 0 ? 0 : 1, skipped: 0 };
}

/** The tests run Nx in clones of their own; nothing of a surrounding Nx run may reach them. */
function withoutNx(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !name.startsWith('NX_')));
}
