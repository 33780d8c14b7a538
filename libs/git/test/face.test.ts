import { expect, test } from 'vitest';
import { compareCodePoints } from '#canonical';
import * as git from '#git';

test('the names others import do not change unnoticed', () => {
  expect(Object.keys(git).toSorted(compareCodePoints)).toEqual([
    ...['batchBytesMax', 'checkWorkspace', 'gitVersion', 'historyCommitsMax', 'listDepthMax', 'listEntriesMax'],
    ...['makeCandidate', 'objectBytesMax', 'openRepository', 'structureBytesMax'],
  ]);
});
