import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { allEntries } from '../src/commands.ts';
import { completionScript, suggestions } from '../src/completion.ts';
import { runYstack } from './support/run-ystack.ts';

const entries = await allEntries();
const offered = (...words: string[]) =>
  suggestions(entries, words)
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split('\t')[0]);

test.each([
  // words so far                                what is offered, the directive last
  [['doc'], ['doctor', ':4']],
  [['validate-s'], ['validate-stage-run', ':4']],
  [
    ['adapter', ''],
    ['normalize', 'capture', 'matrix', ':4'],
  ],
  [
    ['adapter', 'normalize', 'gith'],
    ['github-actions-ci', 'github-forge', ':4'],
  ],
  [
    ['doctor', '--'],
    ['--json', ':4'],
  ],
  [
    ['complete', ''],
    ['bash', 'zsh', 'fish', 'powershell', ':4'],
  ],
  // nothing of our own to say: the shell offers files
  [['validate-document', ''], [':0']],
  [['validate-document', 'prof'], [':0']],
  [['nothing-like-it'], [':0']],
])('%j', (words, expected) => {
  expect(offered(...words)).toEqual(expected);
});

test('every command is offered at the start', () => {
  const first = new Set(entries.map(({ name }) => name.split(' ')[0]));
  expect(new Set(offered('').slice(0, -1))).toEqual(first);
});

test('bash takes the script and completes by it', () => {
  expect(completionScript('bash')).toContain('complete -o default -F __ystack_complete ystack');
  const parsed = spawnSync('bash', ['-n'], { input: completionScript('bash'), encoding: 'utf8' });
  expect({ status: parsed.status, stderr: parsed.stderr }).toEqual({ status: 0, stderr: '' });
});

test('the process answers as the function does', () => {
  expect(runYstack(['complete', '--', 'doc']).stdout).toBe(suggestions(entries, ['doc']));
  expect(runYstack(['complete', 'zsh']).stdout).toContain('#compdef ystack');
  expect(runYstack(['complete', 'tcsh'])).toMatchObject({ status: 64, token: 'E_USAGE', stdout: '' });
});
