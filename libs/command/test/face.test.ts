// What other rooms may use of this one; a name that comes or goes is seen here.
import { expect, test } from 'vitest';
import * as face from '../src/index.ts';

test('the public names', () => {
  expect(Object.keys(face).sort()).toEqual([
    'argumentName',
    'bytesSource',
    'conclude',
    'faultRefusal',
    'fileSource',
    'folderSource',
    'isRefusal',
    'oneLine',
    'openAll',
    'outputRefusal',
    'placeOf',
    'processHost',
    'refusalText',
    'runPure',
    'statusIn',
    'statusOf',
    'statuses',
  ]);
});
