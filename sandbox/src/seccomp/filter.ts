// The system call filter of a check, as the bytes bubblewrap loads. Pure: same architecture, same bytes. Another
// architecture's calls (the 32-bit door of x86_64, x32) kill the process; what is refused is refused with an error.
import { type Architecture, allowedCalls, callNumber, refusedCalls } from './calls.ts';
import {
  answer,
  answers,
  code,
  encodeInstructions,
  errnos,
  type Instruction,
  load,
  offset,
  whenAnyBit,
  whenBetween,
  whenEqual,
} from './instructions.ts';

/** How the kernel names an architecture to a filter. */
export const architectureWord = { x86_64: 0xc000_003e, aarch64: 0xc000_00b7 } as const;
const x32Bit = 0x4000_0000;

const eperm = answer(answers.error(errnos.EPERM));
const unsupportedFamily = answer(answers.error(errnos.EAFNOSUPPORT));
const allowed = answer(answers.allow);

// CLONE_NEWNS, NEWCGROUP, NEWUTS, NEWIPC, NEWUSER, NEWPID, NEWNET.
const newNamespaces = 0x0002_0000 + 0x7e00_0000;
// TIOCSTI and TIOCLINUX type into a terminal, TIOCCONS takes the console, TIOCSETD loads line disciplines.
const terminalRequests = [0x5412, 0x541c, 0x541d, 0x5423];
// PR_SET_SECCOMP, PR_SET_SECUREBITS, PR_SET_MM.
const processRequests = [22, 28, 35];
// PER_LINUX and the question which one it is.
const personalities = [0, 0xffff_ffff];
const [unixFamily, streamType, typeMask] = [1, 1, 0xf];

const blocks: { readonly [name: string]: readonly Instruction[] } = {
  clone: [load(offset.argument(0)), ...whenAnyBit(newNamespaces, [eperm]), allowed],
  // Its flags lie in memory, where a filter cannot look.
  clone3: [answer(answers.error(errnos.ENOSYS))],
  ioctl: [load(offset.argument(1)), ...terminalRequests.flatMap((request) => whenEqual(request, [eperm])), allowed],
  personality: [load(offset.argument(0)), ...personalities.flatMap((persona) => whenEqual(persona, [allowed])), eperm],
  prctl: [load(offset.argument(0)), ...processRequests.flatMap((request) => whenEqual(request, [eperm])), allowed],
  socket: [unsupportedFamily],
  // A connected pair reaches nobody else, as long as it is no datagram pair that may name another receiver.
  socketpair: [
    load(offset.argument(0)),
    ...whenEqual(unixFamily, [
      load(offset.argument(1)),
      [code.and, 0, 0, typeMask],
      ...whenEqual(streamType, [allowed]),
      eperm,
    ]),
    unsupportedFamily,
  ],
};

/** The filter for one architecture, as instructions. */
export function filterProgram(architecture: Architecture): readonly Instruction[] {
  const kill = answer(answers.kill);
  const judged = Object.entries(blocks).flatMap(([name, block]) => {
    const number = callNumber(name, architecture);
    return number === undefined ? [] : whenEqual(number, block);
  });
  const answered = (names: readonly string[], value: number) =>
    runsOf(names.flatMap((name) => callNumber(name, architecture) ?? [])).flatMap(([low, high]) =>
      whenBetween(low, high, value),
    );
  return [
    load(offset.architecture),
    [code.equal, 1, 0, architectureWord[architecture]],
    kill,
    load(offset.number),
    [code.atLeast, 0, 1, x32Bit],
    kill,
    ...answered(allowedCalls, answers.allow),
    ...judged,
    ...answered(refusedCalls, answers.error(errnos.EPERM)),
    answer(answers.error(errnos.ENOSYS)),
  ];
}

/** The filter for one architecture, as the kernel loads it. */
export const filterBytes = (architecture: Architecture): Buffer => encodeInstructions(filterProgram(architecture));

/** Numbers as runs without gaps, in order. */
function runsOf(numbers: readonly number[]): readonly (readonly [low: number, high: number])[] {
  const runs: [number, number][] = [];
  for (const number of numbers.toSorted((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last !== undefined && last[1] === number - 1) last[1] = number;
    else runs.push([number, number]);
  }
  return runs;
}
