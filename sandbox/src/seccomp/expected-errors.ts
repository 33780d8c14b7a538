// Which error each call of the probes must give, asked of the filter's own bytes. A name is that of a call, or one of the
// few below whose answer depends on what it is called with.

import { type Architecture, callNumber, refusedCalls } from './calls.ts';
import { decide } from './decide.ts';
import { architectureWord } from './filter.ts';

const newUserNamespace = 0x1000_0000;
const typeIntoTerminal = 0x5412;
const families = { alg: 38, inet: 2, inet6: 10, netlink: 16, packet: 17, unix: 1, vsock: 40 };
const [unixFamily, datagramType, rawType] = [1, 2, 3];
const otherPersonality = 0x0004_0000;

type Judged = readonly [name: string, call: string, ...words: number[]];

const judged: readonly Judged[] = [
  ['clone3', 'clone3'],
  ['clone_newuser', 'clone', newUserNamespace],
  ['ioctl_tiocsti', 'ioctl', 0, typeIntoTerminal],
  ['personality', 'personality', otherPersonality],
  ['socketpair_dgram', 'socketpair', unixFamily, datagramType],
  ...Object.entries(families).map(([name, family]): Judged => [`socket_${name}`, 'socket', family, rawType]),
];

/** The expected error by the name the probes use; a call that the filter lets pass is not in it. */
export function expectedErrors(filter: Buffer, architecture: Architecture): ReadonlyMap<string, number> {
  const plain = refusedCalls.map((name): Judged => [name, name]);
  return new Map(
    [...plain, ...judged].flatMap(([name, call, ...words]): [string, number][] => {
      const number = callNumber(call, architecture);
      if (number === undefined) return [];
      const decision = decide(filter, { number, architecture: architectureWord[architecture], arguments: words });
      return typeof decision === 'number' ? [[name, decision]] : [];
    }),
  );
}
