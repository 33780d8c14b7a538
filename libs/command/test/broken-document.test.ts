// Which faults are a document that ships and cannot be loaded. The loader's own errors are made by loading such documents.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { brokenDocument } from '../src/broken-document.ts';
import { faultRefusal } from '../src/outcome.ts';

const root = join(import.meta.dirname, '../../..');
const policy = 'libs/control/policies/sandbox-policy.json';
const file = join(root, policy);
const unparsed = (path: string): Error => new SyntaxError(`${path}: Unexpected end of JSON input`);
const lost = (url: string): Error =>
  Object.assign(new Error('Cannot find module'), { code: 'ERR_MODULE_NOT_FOUND', url });
const cause = { document: policy, at: '/kind', expected: 'another kind (E_SHAPE)' };

const scratch = mkdtempSync(join(import.meta.dirname, 'scratch-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

// biome-ignore format: an aligned table
test.each([
  // what                            thrown                                                expected
  ['a document that is no JSON',     unparsed(file),                                       `E_EVALUATION ${policy}`],
  ['one that is named by URL',       unparsed(pathToFileURL(file).href),                   `E_EVALUATION ${policy}`],
  ['one that is not there',          lost(pathToFileURL(file).href),                       `E_EVALUATION ${policy}`],
  ['one that its room refused',      new Error('the policies do not hold', { cause }),     `E_EVALUATION ${policy}`],
  ['code that is not there',         lost(pathToFileURL(`${file}.ts`).href),               'E_FAULT '],
  ['a document of somebody else',    unparsed('/elsewhere/policy.json'),                   'E_FAULT '],
  ['text that is no JSON',           new SyntaxError('Unexpected end of JSON input'),      'E_FAULT '],
  ['anything else',                  new Error('no'),                                      'E_FAULT '],
  ['no error at all',                'no',                                                 'E_FAULT '],
])('%s', (_, thrown, expected) => {
  const refusal = faultRefusal(thrown);
  expect(`${refusal.code} ${refusal.input ?? ''}`).toBe(expected);
  if (refusal.code === 'E_EVALUATION') expect(refusal.mend).toContain(`git checkout -- ${policy}`);
});

test.each([
  ['empty', ''],
  ['cut', '{"body":['],
  ['gone', undefined],
])('what the loader says of a document that is %s', (name, content) => {
  const place = join(scratch, `${name}.json`);
  if (content !== undefined) writeFileSync(place, content);
  const program = `import(${JSON.stringify(pathToFileURL(place).href)}, { with: { type: 'json' } }).catch((error) => {
    console.log(JSON.stringify({ name: error.name, message: error.message, code: error.code, url: error.url }));
  });`;
  const said = JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' }));
  const thrown = Object.assign(
    said.name === 'SyntaxError' ? new SyntaxError(said.message) : new Error(said.message),
    said,
  );
  expect(brokenDocument(thrown)?.input).toBe(relative(root, place));
});
