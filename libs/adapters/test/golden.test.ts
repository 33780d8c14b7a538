// One input and output of each adapter, byte for byte, and one hash over both that must never change: other implementations
// read these documents. The inputs are kept as they once were, so that nothing but an adapter can move its hash.
import { describe, expect, test } from 'vitest';
import { encodeCanonical, type Json, parseCanonical, sha256Hex } from '#canonical';
import { findAdapter, normalizeBytes } from '../src/index.ts';
import { answerMaterialization, inputBounds } from '../src/local-git-materializer/protocol.ts';
import { expectGolden, readGolden } from './support/golden.ts';
import { changed, inputWith } from './support/inputs/local-git-materializer.ts';
import { samples } from './support/samples.ts';

// biome-ignore format: a table
const goldens = [
  // adapter                 input                                observation                           sha256 of both
  ['claude-code-producer',   'claude-code-producer.input.json',   'claude-code-producer.output.json',   'c5e8f157d895dd7cb2ab952e589d30b780f5045fc8f6a1f824fef93a002800f1'],
  ['codex-cli-producer',     'codex-cli-producer.input.json',     'codex-cli-producer.output.json',     '3b96332faa9e6ed98ff9ad12dc52466e55c77a316bdf081b5be3733cf45b8e22'],
  ['codex-native-reviewer',  'codex-native-reviewer.input.json',  'codex-native-reviewer.output.json',  '4c86857ab3a83d98f53125323e7ff20f75099f62c02fd7df7764ae3a27193cc6'],
  ['deterministic-verifier', 'deterministic-verifier.input.json', 'deterministic-verifier.output.json', '794a6c1211a0a2653bf8347fcb368c1fc1ba8d50db85535b0260c0c265509325'],
  ['dormant-publisher',      'dormant-publisher.input.json',      'dormant-publisher.output.json',      'df5630581cd386bd67a63c30d4109739bd4c26731fe88b7dfe913bebbe39abe6'],
  ['github-actions-ci',      'github-actions-ci.input.json',      'github-actions-ci.output.json',      'c71b31f37bc5ba3e3bf0666072b095ba2f81aaf5497b160a572eb86943f03d74'],
  ['github-forge',           'github-forge.input.json',           'github-forge.output.json',           '841b2d5f2122a4193ccfec726631651c0bc765fd71c86f0b52410845e0dad96e'],
  ['gitlab-forge',           'gitlab-forge.input.json',           'gitlab-forge.output.json',           '848180427ce4dcb42093d5efb0b0686986da391ccd07e0aec79eec2260bbfd9b'],
] as const;

const hashOf = (input: Uint8Array, output: Uint8Array): string => sha256Hex(Buffer.concat([input, output]));

describe('observations', () => {
  test.each(goldens)('%s', (name, inputName, outputName, hash) => {
    const adapter = findAdapter(name);
    const sample = samples.find((candidate) => candidate.name === name);
    if (adapter === undefined || sample === undefined) throw new Error(`no adapter is named ${name}`);
    const input = readGolden(inputName, () => encodeCanonical(sample.valid));
    const output = normalizeBytes(adapter, input);
    if (!output.ok) throw new Error(JSON.stringify(output.refusal));
    expectGolden(outputName, output.value);
    expect(hashOf(input, output.value)).toBe(hash);
  });

  test('all of them', () => {
    expect(goldens.map(([name]) => name)).toEqual(samples.map(({ name }) => name));
  });
});

test('the response of local-git-materializer', () => {
  const input = readGolden('local-git-materializer.input.json', () => encodeCanonical(inputWith()));
  const read = parseCanonical(input, inputBounds);
  const response = answerMaterialization(read.ok ? read.value : (null as Json), changed);
  if (!response.ok) throw new Error(JSON.stringify(response.refusal));
  const output = encodeCanonical(response.value);
  expectGolden('local-git-materializer.output.json', output);
  expect(hashOf(input, output)).toBe('e8c7f41262b3cefe8e2bdecae72f8fdc586ffc22da734e39e95039c9214050a8');
});
