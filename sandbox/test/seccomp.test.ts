// The filter: what it answers on both architectures, asked of its bytes, and that the tables it is made of fit.
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { sha256Hex } from '#canonical';
import { allowedCalls, architectures, callNames, callNumber, judgedCalls, refusedCalls } from '../src/seccomp/calls.ts';
import { decide } from '../src/seccomp/decide.ts';
import { expectedErrors } from '../src/seccomp/expected-errors.ts';
import { architectureWord, filterBytes, filterProgram } from '../src/seccomp/filter.ts';

const [eperm, enosys, eafnosupport] = [1, 38, 97];

describe.each(architectures)('%s', (architecture) => {
  const bytes = filterBytes(architecture);
  const ask = (name: string, ...words: number[]) =>
    decide(bytes, {
      number: callNumber(name, architecture) ?? -1,
      architecture: architectureWord[architecture],
      arguments: words,
    });
  const there = (names: readonly string[]) => names.filter((name) => callNumber(name, architecture) !== undefined);

  // biome-ignore format: a table
  const rows: readonly (readonly [call: string, words: readonly number[], expected: string | number])[] = [
    ['read',        [],                        'allow'],
    ['execve',      [],                        'allow'],
    ['ptrace',      [],                        eperm],
    ['io_uring_setup', [],                     eperm],
    ['keyctl',      [],                        eperm],
    ['clone',       [17],                      'allow'],
    ['clone',       [0x3d0f00],                'allow'],
    ['clone',       [0x1000_0011],             eperm],
    ['clone',       [0x0002_0011],             eperm],
    ['clone',       [0x4000_0011],             eperm],
    ['clone3',      [],                        enosys],
    ['ioctl',       [0, 0x5401],               'allow'],
    ['ioctl',       [0, 0x5412],               eperm],
    ['ioctl',       [0, 0x541c],               eperm],
    ['ioctl',       [0, 0x541d],               eperm],
    ['ioctl',       [0, 0x5423],               eperm],
    ['personality', [0],                       'allow'],
    ['personality', [0xffff_ffff],             'allow'],
    ['personality', [0x0040000],               eperm],
    ['prctl',       [15],                      'allow'],
    ['prctl',       [22],                      eperm],
    ['prctl',       [28],                      eperm],
    ['prctl',       [35],                      eperm],
    ['socket',      [1, 1],                    eafnosupport],
    ['socket',      [2, 1],                    eafnosupport],
    ['socket',      [40, 1],                   eafnosupport],
    ['socketpair',  [1, 1],                    'allow'],
    ['socketpair',  [1, 0x80801],              'allow'],
    ['socketpair',  [1, 2],                    eperm],
    ['socketpair',  [1, 5],                    eperm],
    ['socketpair',  [2, 1],                    eafnosupport],
  ];
  test.each(rows)('%s %j', (call, words, expected) => {
    expect(ask(call, ...words)).toBe(expected);
  });

  test('every allowed call passes and every refused one is refused', () => {
    expect(there(allowedCalls).length).toBeGreaterThan(150);
    expect(there(allowedCalls).filter((name) => ask(name) !== 'allow')).toEqual([]);
    expect(there(refusedCalls).filter((name) => ask(name) !== eperm)).toEqual([]);
  });

  test('what has no name does not exist', () => {
    const named = new Set(callNames.map((name) => callNumber(name, architecture)));
    const unnamed = Array.from({ length: 1024 }, (_, number) => number).filter((number) => !named.has(number));
    const answers = unnamed.map((number) => decide(bytes, { number, architecture: architectureWord[architecture] }));
    expect(new Set(answers)).toEqual(new Set([enosys]));
  });

  test('other doors kill', () => {
    const other = architectures.find((name) => name !== architecture) ?? architecture;
    expect(decide(bytes, { number: 0, architecture: architectureWord[other] })).toBe('kill');
    expect(decide(bytes, { number: 0, architecture: 0x4000_0003 })).toBe('kill');
    expect(decide(bytes, { number: 0x4000_0000, architecture: architectureWord[architecture] })).toBe('kill');
  });

  test('no jump leaves the program, and the kernel takes its length', () => {
    const program = filterProgram(architecture);
    expect(program.length).toBeLessThanOrEqual(4096);
    const reach = ([code, ifTrue, ifFalse]: (typeof program)[number]) =>
      code === 0x06 ? 0 : 1 + Math.max(ifTrue, ifFalse);
    const wild = program.filter(
      (instruction, at) => reach(instruction) > 256 || at + reach(instruction) >= program.length,
    );
    expect(wild).toEqual([]);
  });

  test('a probe of each refused call knows its error', () => {
    const errors = expectedErrors(bytes, architecture);
    expect([
      errors.get('clone3'),
      errors.get('socket_vsock'),
      errors.get('clone_newuser'),
      errors.get('ioctl_tiocsti'),
    ]).toEqual([enosys, eafnosupport, eperm, eperm]);
    expect(errors.get('read')).toBeUndefined();
  });
});

test('every call is named once', () => {
  const all = [...allowedCalls, ...refusedCalls, ...judgedCalls];
  expect(all.length).toBe(new Set(all).size);
  expect(all.filter((name) => !callNames.includes(name))).toEqual([]);
  expect(callNames.filter((name) => !all.includes(name))).toEqual([]);
});

test('a filter without an answer is none', () => {
  expect(() => decide(Buffer.alloc(0), { number: 0, architecture: 0 })).toThrow('without an answer');
});

// A change of a filter changes what a check may do: it is to be seen in a review.
test.each([
  ['x86_64', '562a8b92475fb7e12f2eca964eed592b842bdb6922339a8612a1aef7353afa31'],
  ['aarch64', 'e1a88fed66c940f451fcb6b7e17ba5c9069864706cd9d0b66e98e5e5bb404919'],
] as const)('the filter of %s is the one that was reviewed', (architecture, digest) => {
  expect(sha256Hex(filterBytes(architecture))).toBe(digest);
});

const header = '/usr/include/x86_64-linux-gnu/asm/unistd_64.h';

test.skipIf(!existsSync(header))("the table agrees with the kernel's own header", () => {
  const numbers = [
    ...readFileSync(header)
      .toString()
      .matchAll(/^#define __NR_(\w+) (\d+)$/gm),
  ];
  expect(numbers.length).toBeGreaterThan(300);
  const known = numbers.filter(([, name = '']) => callNames.includes(name));
  expect(known.length).toBeGreaterThan(300);
  expect(known.filter(([, name = '', number]) => callNumber(name, 'x86_64') !== Number(number))).toEqual([]);
});
