// What a filter answers to a call, found by running its bytes as the kernel does. The judge of the probes takes from here
// which error each refused call must give, so expectation and filter cannot part ways.
import { answers, code, offset } from './instructions.ts';

/** A call as the kernel shows it: number, architecture word and the low halves of up to six arguments. */
export type Call = {
  readonly number: number;
  readonly architecture: number;
  readonly arguments?: readonly number[];
};

/** `allow`, `kill` or the number of an error. */
export type Decision = 'allow' | 'kill' | number;

/** Runs the bytes of a filter on one call. Throws when the bytes are no filter that ends in an answer. */
export function decide(bytes: Buffer, call: Call): Decision {
  let accumulator = 0;
  for (let at = 0; at * 8 < bytes.length; at += 1) {
    const operand = bytes.readUInt32LE(at * 8 + 4);
    const operation = bytes.readUInt16LE(at * 8);
    if (operation === code.answer) return decisionOf(operand);
    if (operation === code.load) accumulator = wordAt(call, operand);
    else if (operation === code.and) accumulator = (accumulator & operand) >>> 0;
    else at += bytes.readUInt8(at * 8 + (holds(operation, accumulator, operand) ? 2 : 3));
  }
  throw new Error('a filter that ends without an answer');
}

function wordAt(call: Call, from: number): number {
  if (from === offset.number) return call.number >>> 0;
  if (from === offset.architecture) return call.architecture >>> 0;
  return (call.arguments?.[(from - offset.argument(0)) / 8] ?? 0) >>> 0;
}

function holds(operation: number, accumulator: number, operand: number): boolean {
  if (operation === code.equal) return accumulator === operand;
  if (operation === code.atLeast) return accumulator >= operand;
  if (operation === code.above) return accumulator > operand;
  if (operation === code.anyBit) return (accumulator & operand) !== 0;
  throw new Error(`an instruction of another kind: ${operation}`);
}

function decisionOf(value: number): Decision {
  if (value === answers.allow) return 'allow';
  return value === answers.kill ? 'kill' : value - answers.error(0);
}
