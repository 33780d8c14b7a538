// A folder of the commit, at its bounds and one past them, and as the inputs of a gate.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { sha256Hex } from '#canonical';
import type { TestRepository } from '../../../../libs/git/test/support/repositories.ts';
import { folderFileBytesMax, folderFilesMax, readCommittedFolder } from '../../src/evaluate/committed-folder.ts';
import { openSession } from '../../src/session.ts';
import { smallWorkspace } from '../support/small-workspace.ts';

const folder = 'libs/evals/seeds';
let repository: TestRepository;
let base: string;
beforeAll(() => {
  repository = smallWorkspace();
  base = repository.git('rev-parse', 'HEAD');
});
beforeEach(() => {
  repository.git('reset', '--quiet', '--hard', base);
});

async function readAt(commit: string) {
  const session = await openSession(repository.root, commit);
  if (!session.ok) throw new Error(session.refusal.code);
  try {
    return await readCommittedFolder(session.value, folder);
  } finally {
    await session.value.repository.close();
  }
}

const files = (count: number): Record<string, string> =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`${folder}/n${index}.json`, '{}\n']));

test('its files by name, and each as an input', async () => {
  const read = await readAt(repository.commit({ [`${folder}/a.json`]: 'a\n' }));
  if (!read.ok) throw new Error(read.refusal.expected);
  expect([...read.value.files.keys()]).toEqual(['a.json', 'one.json']);
  expect(read.value.inputs[0]).toEqual({
    path: `${folder}/a.json`,
    mode: '100644',
    object_id: repository.blobId('a\n'),
    sha256: sha256Hex(Buffer.from('a\n')),
  });
});

// biome-ignore format: an aligned table
const cases = [
  // what                      files of one commit, beside `one.json`                        expected
  ['as many files as may be',  files(folderFilesMax - 1),                                    'read'],
  ['one file too many',        files(folderFilesMax),                                        'E_EVALUATION'],
  ['the largest file',         { [`${folder}/n.json`]: 'x'.repeat(folderFileBytesMax) },     'read'],
  ['one byte too many',        { [`${folder}/n.json`]: 'x'.repeat(folderFileBytesMax + 1) }, 'E_LIMIT'],
] as const;

test.each(cases)('%s', async (_what, made, expected) => {
  const read = await readAt(repository.commit(made));
  expect(read.ok ? 'read' : read.refusal.code).toBe(expected);
});

test('an object that is gone is missed, by its path', async () => {
  const commit = repository.commit({ [`${folder}/gone.json`]: 'Gone.\n' });
  rmSync(join(repository.loosePath(repository.blobId('Gone.\n'))));
  expect(await readAt(commit)).toMatchObject({
    ok: false,
    refusal: { code: 'E_OBJECT', input: `${folder}/gone.json` },
  });
});
