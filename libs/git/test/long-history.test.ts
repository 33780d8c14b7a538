// Walks so long that the order of Git is asked for. It is only a hint: whatever a Git says about it, the answer is the one
// that the commits give.
import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { needs } from '../../../test/support/needs.ts';
import { open, shown } from './support/open.ts';
import { TestRepository, temporaryFolder } from './support/repositories.ts';

beforeEach(needs('git'));

const length = 200;
let repository: TestRepository;
let ids: readonly string[];

// A line with a merge in it, then a stranger without a parent.
beforeAll(() => {
  repository = TestRepository.create();
  ids = repository.import([
    { files: { a: '0' } },
    ...Array.from({ length: length - 1 }, (_, index) => ({
      parents: index === 99 ? [index, 10] : [index],
      files: { a: `${index + 1}` },
    })),
    { parents: [], files: { b: '0' } },
  ]);
});

/** A Git that runs `script` for the order of history, with the real one as `git`. */
function gitWhoseOrderIs(script: string): string {
  const program = join(temporaryFolder(), 'git');
  writeFileSync(program, `#!/bin/sh\ncase "$*" in *rev-list*) ${script} ;; *) exec git "$@" ;; esac\n`);
  chmodSync(program, 0o755);
  return program;
}

// biome-ignore format: an aligned table
test.each([
  // what the order is              by
  ['the order of Git',              'exec git "$@"'],
  ['nothing',                       'exit 0'],
  ['a failure',                     'exit 128'],
  ['the other way round',           'exec git "$@" --reverse'],
  ['only the newest forty',         'git "$@" | head -n 40'],
  ['words',                         'echo one; echo; echo HEAD; echo ../../etc/passwd'],
  ['each commit twice',             'git "$@" | sed p'],
  ['commits that nothing reaches',  'git rev-list --all; git "$@"'],
  ['ids of nothing',                'yes 0123456789012345678901234567890123456789 | head -n 3000'],
])('%s', async (_what, script) => {
  const opened = await open(repository.root, { backend: 'git', gitProgram: gitWhoseOrderIs(script) });
  const [root = '', tip = '', stranger = ''] = [ids[0], ids[length - 1], ids[length]];
  expect(shown(await opened.isAncestor(root, tip))).toBe(true);
  expect(shown(await opened.isAncestor(ids[10] ?? '', tip))).toBe(true);
  expect(shown(await opened.isAncestor(stranger, tip))).toBe(false);
  expect(shown(await opened.isAncestor(tip, root))).toBe(false);
});

test('a history that is cut far down is unknown, not no', async () => {
  const root = join(temporaryFolder(), 'clone');
  repository.git('branch', '--force', 'tip', ids[length - 1] ?? '');
  repository.git('clone', '--quiet', '--depth=150', '--branch=tip', `file://${repository.root}`, root);
  const opened = await open(root, { backend: 'git' });
  expect(shown(await opened.isAncestor(ids[60] ?? '', ids[length - 1] ?? ''))).toBe(true);
  expect(shown(await opened.isAncestor(ids[20] ?? '', ids[length - 1] ?? ''))).toBe('E_SHALLOW history-cut');
});

test('a commit that is damaged far down is told', async () => {
  const damaged = TestRepository.create();
  const line = damaged.import(
    Array.from({ length: 60 }, (_, index) => ({
      files: { a: `${index}` },
      ...(index === 0 ? {} : { parents: [index - 1] }),
    })),
  );
  damaged.forgeLoose(line[5] ?? '', Buffer.from('commit 3\0abc'));
  const opened = await open(damaged.root, { backend: 'git' });
  expect(shown(await opened.isAncestor(line[0] ?? '', line[59] ?? ''))).toMatch(/^E_OBJECT /);
});
