// The entry of an installed tree, run the way it is run there: only the files it reaches, copied away from the repository,
// under plain Node. Whatever it may not reach would be missing.
import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { preProcessFile } from 'typescript';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { needs } from '../../../test/support/needs.ts';
import { runtimePath } from '../../../test/support/runtimes.ts';

const root = join(import.meta.dirname, '../../..');
const entry = 'libs/command/src/installed.ts';
const tree = mkdtempSync(join(tmpdir(), 'ystack-installed-'));

/** Every file `entry` reaches by import, and every specifier that leads to none. */
function closure(): { files: ReadonlySet<string>; foreign: readonly string[] } {
  const files = new Set<string>();
  const foreign = new Set<string>();
  const waiting = [entry];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (files.has(file)) continue;
    files.add(file);
    for (const { fileName } of preProcessFile(readFileSync(join(root, file), 'utf8')).importedFiles) {
      if (fileName.startsWith('#')) waiting.push(`libs/${fileName.slice(1)}/src/index.ts`);
      else if (fileName.startsWith('.')) waiting.push(join(dirname(file), fileName));
      else foreign.add(fileName);
    }
  }
  return { files, foreign: [...foreign] };
}

beforeAll(() => {
  for (const file of ['libs/package.json', ...closure().files]) {
    mkdirSync(dirname(join(tree, file)), { recursive: true });
    cpSync(join(root, file), join(tree, file));
    chmodSync(join(tree, file), 0o400);
  }
});
afterAll(() => rmSync(tree, { recursive: true, force: true }));

function run(args: readonly string[], node = process.execPath) {
  const cwd = join(tree, '..');
  const env = { PATH: process.env.PATH, INIT_CWD: '/' };
  const ran = spawnSync(node, [join(tree, entry), ...args], { cwd, env, encoding: 'utf8' });
  return { status: ran.status, stdout: ran.stdout, firstLine: ran.stderr.split('\n')[0] };
}

test('it reaches no npm package, no adapter and only the rooms of the core', () => {
  const { files, foreign } = closure();
  expect(foreign.filter((specifier) => !specifier.startsWith('node:'))).toEqual([]);
  const rooms = new Set([...files].map((file) => file.split('/')[1]));
  expect([...rooms].sort()).toEqual(['canonical', 'command', 'contract', 'files']);
});

test.each([
  // words                                     status  first line of stderr
  [['validate-document'], 64, 'E_USAGE'],
  [['validate-document', 'absent.json'], 66, 'E_RUNTIME'],
  [['validate-document', join(tree, 'link.json')], 66, 'E_RUNTIME'],
  [['validate-document', join(tree, 'broken.json')], 65, 'E_PARSE'],
  [['validate-document', join(tree, 'blanks.json')], 65, 'E_CANONICAL'],
  [['validate-document', join(tree, 'other.json')], 65, 'E_SHAPE'],
  [['validate-profile-set', 'a', 'b'], 64, 'E_USAGE'],
  [['validate-stage-run', 'a', 'b', 'c', 'd'], 64, 'E_USAGE'],
])('%j', (words, status, firstLine) => {
  writeFileSync(join(tree, 'broken.json'), '{');
  writeFileSync(join(tree, 'blanks.json'), '{ }\n');
  writeFileSync(join(tree, 'other.json'), '{}\n');
  rmSync(join(tree, 'link.json'), { force: true });
  symlinkSync('other.json', join(tree, 'link.json'));
  expect(run(words)).toEqual({ status, firstLine, stdout: '' });
});

test('its help names the three commands of the core', () => {
  const { status, stdout, firstLine } = run(['--help']);
  expect({ status, firstLine }).toEqual({ status: 0, firstLine: '' });
  expect(stdout.match(/^validate-\S+/gm)).toEqual(['validate-document', 'validate-profile-set', 'validate-stage-run']);
});

describe('other Nodes', () => {
  beforeEach(needs('runtimes'));
  test.each(['22', '26'] as const)('Node %s prints nothing of its own above the token', (major) => {
    expect(run(['validate-document'], runtimePath(major) ?? 'no such Node')).toEqual({
      status: 64,
      firstLine: 'E_USAGE',
      stdout: '',
    });
  });
});
