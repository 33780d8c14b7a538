// One step of a combination: a fresh folder with the program's verified bytes, the program run in it, and a look at what it
// left there and elsewhere.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { coreBounds, type Json, parseCanonical, type Result } from '#canonical';
import { refusedAs, type Violation, violated } from '../violations.ts';
import type { Limits } from './limits.ts';
import { runProgram } from './run-program.ts';
import { changesBetween, namesIn, takeSnapshot } from './snapshot.ts';

export type StepRun = {
  /** The folder of the whole matrix: what is in it and not in the step's own folder must not change. */
  readonly root: string;
  /** A folder below it that is not there yet. */
  readonly folder: string;
  readonly program: Uint8Array;
  readonly targetGit: string;
  /** Folders that the program is to make in its work folder, handed to it as arguments after the target. */
  readonly outputs: readonly string[];
  readonly input: Uint8Array;
  readonly limits: Limits;
};

export type StepAnswer = { readonly work: string; readonly answer: Json; readonly violations: readonly Violation[] };

const answerBounds = { ...coreBounds, bytesMax: 4_194_304, depthMax: 40, stringBytesMax: 2_097_152 };

/** The program's answer, with what is wrong about how it came to be; or why there is none. */
export async function runStep(step: StepRun): Promise<StepAnswer | { readonly violations: readonly Violation[] }> {
  const work = join(step.folder, 'work');
  const file = join(step.folder, 'program.mjs');
  mkdirSync(work, { recursive: true });
  writeFileSync(file, step.program, { mode: 0o400 });
  const before = takeSnapshot(step.root, work);
  const args = [relative(work, step.targetGit), ...step.outputs];
  const ran = await runProgram({ file, arguments: args, input: step.input, work, readable: step.root }, step.limits);
  const outside = changesBetween(before, takeSnapshot(step.root, work));
  const broken = outside.length === 0 ? [] : [violated('outside-write', `nothing changed at ${shown(outside)}`)];
  if (!ran.ok) return { violations: [ran.violation, ...broken] };
  const wanted = step.outputs.map((name) => `${name}/`);
  const left = namesIn(work);
  if (left?.join('\n') !== wanted.join('\n')) {
    broken.push(violated('left-behind', `${shown(wanted)} and not ${left === undefined ? 'no folder' : shown(left)}`));
  }
  const read: Result<Json> = parseCanonical(ran.stdout, answerBounds);
  if (!read.ok) return { violations: [...broken, refusedAs('answer', read.refusal)] };
  return { work, answer: read.value, violations: broken };
}

const shownMax = 8;
const shown = (names: readonly string[]): string =>
  names.length === 0
    ? 'nothing'
    : `${names.slice(0, shownMax).join(', ')}${names.length > shownMax ? `, and ${names.length - shownMax} more` : ''}`;
