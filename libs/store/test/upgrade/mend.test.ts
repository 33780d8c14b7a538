// Every state that a killed exchange can leave, and mending cut short at any place, ends in a whole tree; a state that no
// run of ours leaves is refused and left as it is.
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openFolder, withFolder } from '#files';
import { mend } from '../../src/upgrade/exchange.ts';
import { scratchFolder } from '../support/scratch.ts';

const scratch = scratchFolder('mend');

const is = (name: string): string => `is ${name.replace('/', ' ')}`;

/** Each name is a folder that holds a file called after it, so that it is known again wherever it was moved. */
function put(target: string, names: readonly string[]): void {
  for (const name of names) {
    mkdirSync(join(target, name), { recursive: true });
    writeFileSync(join(target, name, is(name)), '');
  }
}

const found = (target: string): string[] =>
  readdirSync(target, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath.slice(target.length + 1)}: ${entry.name}`)
    .sort();

const pending = '.ystack-pending';
const [coming, tree, undone] = [`${pending}/coming`, `${pending}/tree`, `${pending}/undone`];
// biome-ignore format: an aligned table
const states: readonly (readonly [string, readonly string[], string, readonly string[]])[] = [
  // what                                 stands there                     outcome            found afterwards
  ['nothing under way',                   ['.ystack'],                     'nothing',         ['.ystack: is .ystack']],
  ['an upgrade not begun to move',        ['.ystack', coming],             'upgrade-undone',  ['.ystack: is .ystack']],
  ['an upgrade between its moves',        [coming, tree],                  'upgrade-undone',  [`.ystack: ${is(tree)}`]],
  ['an upgrade that is moved in',         ['.ystack', tree],               'upgrade-stands',  ['.ystack: is .ystack', `.ystack-previous-1/tree: ${is(tree)}`]],
  ['the same, others kept already',       ['.ystack', tree, '.ystack-previous-7'], 'upgrade-stands', ['.ystack: is .ystack', '.ystack-previous-7: is .ystack-previous-7', `.ystack-previous-8/tree: ${is(tree)}`]],
  ['a rollback between its moves',        [tree, undone],                  'upgrade-stands',  [`.ystack: ${is(undone)}`, `.ystack-previous-1/tree: ${is(tree)}`]],
  ['a rollback that is moved back',       ['.ystack', undone],             'rolled-back',     ['.ystack: is .ystack', `.ystack-undone-1/undone: ${is(undone)}`]],
  ['three trees',                         ['.ystack', coming, tree],       'E_TARGET',        ['unchanged']],
  ['a new tree and no old one',           [coming],                        'E_TARGET',        ['unchanged']],
  ['an old tree alone',                   [tree],                          'E_TARGET',        ['unchanged']],
  ["somebody else's folder in there",     ['.ystack', coming, `${pending}/mine`], 'E_TARGET', ['unchanged']],
];

test.each(states)('%s', (_what, names, outcome, afterwards) => {
  const target = scratch.folder('target');
  put(target, names);
  const before = found(target);
  const done = withFolder(openFolder(target), (folder) => mend(folder));
  expect(done.ok ? done.value : done.refusal.code).toBe(outcome);
  expect(found(target)).toEqual(afterwards[0] === 'unchanged' ? before : [...afterwards].sort());
  // Whoever comes after that finds nothing to do, or refuses again.
  const again = withFolder(openFolder(target), (folder) => mend(folder));
  expect(again.ok ? again.value : again.refusal.code).toBe(done.ok ? 'nothing' : 'E_TARGET');
});

test('mending that was cut short is ended by the next: what was half removed goes', () => {
  const target = scratch.folder('target');
  put(target, ['.ystack']);
  mkdirSync(join(target, pending));
  writeFileSync(join(target, pending, 'upgrade-plan.json'), '{}');
  expect(withFolder(openFolder(target), (folder) => mend(folder))).toEqual({ ok: true, value: 'upgrade-undone' });
  expect(readdirSync(target)).toEqual(['.ystack']);
});
