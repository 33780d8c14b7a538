import { expect, test } from 'vitest';
import { compareCodePoints } from '#canonical';
import * as objects from '#objects';

test('the names others import do not change unnoticed', () => {
  expect(Object.keys(objects).toSorted(compareCodePoints)).toEqual([
    ...[
      'algorithmOfId',
      'breach',
      'decline',
      'driveSync',
      'emptyTreeId',
      'encodeTree',
      'headerLineBytesMax',
      'idDigits',
    ],
    ...['isObjectId', 'isObjectType', 'nameBytesMax', 'objectId', 'parseCommit', 'parsePath', 'parseTag', 'parseTree'],
    ...['pathBytesMax', 'rootTreeId', 'typeOfMode'],
  ]);
});
