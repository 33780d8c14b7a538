// `adapter capture` and `adapter normalize` one behind the other, as a person would run them: files and stdin in, canonical
// bytes out.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { encodeCanonical, type Json } from '#canonical';
import { changedFiles, fileOf, forgeContext, payload } from '../../../libs/capture/test/support/github.ts';
import { runYstack } from './support/run-ystack.ts';

const folder = mkdtempSync(join(tmpdir(), 'ystack-capture-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const at = (name: string): string => join(folder, name);

const pull = payload('pull-request.json', [
  ['/closed_at', null],
  ['/merged_at', null],
]);
const files = changedFiles(5);
writeFileSync(at('context.json'), encodeCanonical(forgeContext(pull) as Json));
writeFileSync(at('pull.json'), JSON.stringify(pull, undefined, 2));
writeFileSync(at('files.json'), fileOf(files));

const capture = (words: readonly string[], input: string | Uint8Array = '') =>
  runYstack(['adapter', 'capture', 'github-forge', at('context.json'), ...words], { input });

describe('a pull request', () => {
  test('from files, then normalized', () => {
    const captured = capture([at('pull.json'), at('files.json'), '--output', at('input.json')]);
    expect(captured).toMatchObject({ status: 0, stdout: '', stderr: '' });
    const observed = runYstack(['adapter', 'normalize', 'github-forge', at('input.json')]);
    expect(JSON.parse(observed.stdout)).toMatchObject({ state: 'open-ready', stale_bindings: [] });
  });

  test('from stdin, to the same bytes', () => {
    const fromFiles = capture([at('pull.json'), at('files.json')]);
    expect(fromFiles.stdout).toMatch(/^\{"snapshot":.*\}\n$/);
    expect(capture(['-'], fileOf(pull, files.slice(0, 2), files.slice(2)))).toEqual(fromFiles);
  });

  test('a refusal names the file and the place in it', () => {
    writeFileSync(at('odd.json'), JSON.stringify({ ...pull, id: '1' }));
    const refused = capture([at('files.json'), at('odd.json')]);
    expect(refused).toMatchObject({ status: 65, token: 'capture.wrong-type', stdout: '' });
    expect(refused.stderr).toContain(`file:     ${at('odd.json')} (FILE[2])\n`);
    expect(refused.stderr).toContain('place:    /id\n');
  });

  test('without a file, or for nobody, is no call', () => {
    expect(capture([])).toMatchObject({ status: 64, token: 'E_USAGE' });
    expect(runYstack(['adapter', 'capture', 'nobody', 'a', 'b'])).toMatchObject({ status: 64, token: 'E_USAGE' });
  });
});
