// Classic BPF as seccomp takes it: the handful of instructions a filter needs, and their bytes. Jumps count instructions
// from the next one and reach 255, so a filter is built of short blocks that each end in an answer.

/** Operation, jump when true, jump when false, operand. */
export type Instruction = readonly [code: number, ifTrue: number, ifFalse: number, operand: number];

export const code = {
  load: 0x20,
  and: 0x54,
  equal: 0x15,
  atLeast: 0x35,
  above: 0x25,
  anyBit: 0x45,
  answer: 0x06,
} as const;

/** Where the kernel puts what a filter may look at. */
export const offset = { number: 0, architecture: 4, argument: (index: number): number => 16 + 8 * index } as const;

export const answers = {
  allow: 0x7fff_0000,
  kill: 0x8000_0000,
  error: (errno: number): number => 0x0005_0000 + errno,
} as const;

export const errnos = { EPERM: 1, ENOSYS: 38, EAFNOSUPPORT: 97 } as const;

export const load = (from: number): Instruction => [code.load, 0, 0, from];
export const answer = (value: number): Instruction => [code.answer, 0, 0, value];

/** `then` when the accumulator equals `operand`; falls through otherwise. */
export const whenEqual = (operand: number, then: readonly Instruction[]): readonly Instruction[] => [
  [code.equal, 0, then.length, operand],
  ...then,
];

/** `then` when any of these bits is set; falls through otherwise. */
export const whenAnyBit = (bits: number, then: readonly Instruction[]): readonly Instruction[] => [
  [code.anyBit, 0, then.length, bits],
  ...then,
];

/** An answer when the accumulator lies between two numbers, both included; falls through otherwise. */
export const whenBetween = (low: number, high: number, value: number): readonly Instruction[] =>
  low === high ? whenEqual(low, [answer(value)]) : [[code.atLeast, 0, 2, low], [code.above, 1, 0, high], answer(value)];

/** The bytes the kernel loads: eight an instruction, little endian as both architectures are. */
export function encodeInstructions(program: readonly Instruction[]): Buffer {
  const bytes = Buffer.alloc(program.length * 8);
  for (const [index, [operation, ifTrue, ifFalse, operand]] of program.entries()) {
    bytes.writeUInt16LE(operation, index * 8);
    bytes.writeUInt8(ifTrue, index * 8 + 2);
    bytes.writeUInt8(ifFalse, index * 8 + 3);
    bytes.writeUInt32LE(operand, index * 8 + 4);
  }
  return bytes;
}
