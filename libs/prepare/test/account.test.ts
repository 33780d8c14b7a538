// The two documents that a preparation is told by: their sizes at the edge and one past it, what is none, and what does not
// belong together.
import { beforeAll, describe, expect, test } from 'vitest';
import { encodeCanonical, type Json, sha256Hex } from '#canonical';
import { type Handed, takeAccount, wireCaps } from '#prepare';
import { accountOf, inputFor } from './support/account.ts';
import { said } from './support/world.ts';

const [commitId, treeId] = ['ab'.repeat(20), 'cd'.repeat(20)];
let handed: Handed;
let other: Handed;
let receiptBytes: number;
let resultBytes: number;

type Response = { payloads: [{ data: string; sha256: string }]; stage_result: Json };
const responseOf = (of: Handed) => JSON.parse(new TextDecoder().decode(of.response)) as Response;

beforeAll(() => {
  handed = accountOf('sha1', commitId, treeId);
  other = accountOf('sha1', 'ef'.repeat(20), treeId);
  const response = responseOf(handed);
  receiptBytes = Buffer.byteLength(response.payloads[0].data);
  resultBytes = encodeCanonical(response.stage_result).length;
});

const bytes = (text: string) => new TextEncoder().encode(text);
const edited = (edit: (response: Response) => void): Handed => {
  const response = responseOf(handed);
  edit(response);
  return { ...handed, response: encodeCanonical(response as never as Json) };
};

test('the account follows from the two documents', () => {
  const account = takeAccount(handed, wireCaps);
  expect(account.ok && account.value.facts).toMatchObject({
    candidate: { commit_id: commitId, tree_id: treeId, parent_commit_id: commitId, outcome: 'no-change' },
    source: { commit_id: commitId, tree_id: treeId },
    input_sha256: sha256Hex(handed.input),
    response_sha256: sha256Hex(handed.response),
  });
});

describe('sizes', () => {
  const rows = [
    ['the input', () => handed.input.length, 'inputBytesMax', 'E_LIMIT E_LIMIT'],
    ['the response', () => handed.response.length, 'responseBytesMax', 'E_LIMIT E_LIMIT'],
    ['the receipt', () => receiptBytes, 'receiptBytesMax', 'E_LIMIT receipt-bytes'],
    ['the stage result', () => resultBytes, 'resultBytesMax', 'E_LIMIT stage-result-bytes'],
  ] as const;
  test.each(rows)('%s', (_what, size, cap, expected) => {
    expect(said(takeAccount(handed, { ...wireCaps, [cap]: size() }))).toBe('ok');
    expect(said(takeAccount(handed, { ...wireCaps, [cap]: size() - 1 }))).toBe(expected);
  });

  test('are those of the wire', () => {
    expect(wireCaps).toEqual({
      inputBytesMax: 8 << 20,
      responseBytesMax: 1 << 20,
      receiptBytesMax: 64 << 10,
      resultBytesMax: 256 << 10,
      fileCountMax: 4096,
      directoryCountMax: 1023,
      fileBytesMax: 8 << 20,
      totalBytesMax: 64 << 20,
      pathBytesMax: 4096,
      componentCountMax: 64,
      componentBytesMax: 255,
      manifestBytesMax: 2 << 20,
      recordBytesMax: 16 << 10,
    });
  });
});

describe('documents', () => {
  const source = { algorithm: 'sha1', commitId, treeId } as const;
  const spaced = (of: Uint8Array) => bytes(` ${new TextDecoder().decode(of)}`);
  // biome-ignore format: an aligned table
  const rows: readonly (readonly [string, () => Handed, string])[] = [
    // what                              documents                                                       expected
    ['as they came',                     () => handed,                                                   'ok'],
    ['an input that is no JSON',         () => ({ ...handed, input: bytes('{') }),                       'E_INPUT E_PARSE'],
    ['an input that is not canonical',   () => ({ ...handed, input: spaced(handed.input) }),             'E_INPUT E_CANONICAL'],
    ['an input of another kind',         () => ({ ...handed, input: handed.response }),                  'E_INPUT E_INPUT'],
    ['a response that is no JSON',       () => ({ ...handed, response: bytes('') }),                     'E_INPUT E_PARSE'],
    ['a response that is not canonical', () => ({ ...handed, response: spaced(handed.response) }),       'E_INPUT E_CANONICAL'],
    ['a response that is null',          () => ({ ...handed, response: bytes('null\n') }),               'E_INPUT response'],
    ['a response without payloads',      () => ({ ...handed, response: bytes('{}\n') }),                 'E_INPUT response'],
    ['payloads that are none',           () => edited((response) => { response.payloads = [null] as never; }), 'E_INPUT response'],
    ['a receipt that is no text',        () => edited((response) => { response.payloads[0].data = 1 as never; }), 'E_INPUT response'],
    ['a receipt that is no JSON',        () => edited((response) => { response.payloads[0].data = 'x'; }), 'E_IDENTITY E_RECEIPT'],
    ['the response to another input',    () => ({ ...handed, response: other.response }),                'E_IDENTITY E_RECEIPT'],
    ['the response to another patch',    () => ({ ...handed, input: encodeCanonical(inputFor(source, 'x')) }), 'E_IDENTITY E_RECEIPT'],
    ['another digest of the receipt',    () => edited((response) => { response.payloads[0].sha256 = '0'.repeat(64); }), 'E_IDENTITY E_RESULT'],
    ['a stage result that was edited',   () => edited((response) => { response.stage_result = {}; }),    'E_IDENTITY E_RESULT'],
  ];
  test.each(rows)('%s', (_what, documents, expected) => {
    expect(said(takeAccount(documents(), wireCaps))).toBe(expected);
  });
});
