import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { gateChain } from '#gate';
import { chain, entriesOf, linkOf, loadGate } from '../src/chain.ts';
import { pinVariable } from '../src/variables.ts';

const root = join(import.meta.dirname, '../../..');

test.each(chain.map((link) => [link.name, link] as const))(
  '%s: its module, its place in the order, its files',
  async (name, link) => {
    expect((await loadGate(link)).name).toBe(name);
    const before = chain.slice(0, chain.indexOf(link)).map((earlier) => earlier.name);
    for (const upstream of link.after) expect(before).toContain(upstream);
    for (const path of entriesOf(name)) expect(existsSync(join(root, path)), path).toBe(true);
  },
);

test('the chain is the one that installers demand, each gate after all before it', () => {
  expect(chain.map(({ name }) => name)).toEqual(gateChain);
  for (const [index, { after }] of chain.entries()) expect(after).toEqual(gateChain.slice(0, index));
});

test('every gate module is in the chain', () => {
  const modules = readdirSync(join(root, 'tools/gates/src/gates')).map((file) => file.replace(/\.ts$/, ''));
  expect(modules.sort()).toEqual(chain.map(({ name }) => name).sort());
  expect(linkOf('nowhere')).toBeUndefined();
});

test('the chain is the one that the installer demands of every profile', () => {
  expect(chain.map(({ name }) => name)).toEqual(gateChain);
});

test('names that differ have variables that differ', () => {
  expect(pinVariable.profile('a-b')).toBe('GATE_PROFILE_A_B');
  expect(new Set(Object.values(pinVariable).map((nameOf) => nameOf('a'))).size).toBe(5);
});
