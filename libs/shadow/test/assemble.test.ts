// The assembler: what it makes is an input that a materializer takes, and who may not ask is refused.
import { describe, expect, test } from 'vitest';
import { materializationInputBounds, parseMaterializationInput } from '#adapters';
import { parseCanonical } from '#canonical';
import { type AssemblyInput, assembleInput } from '#shadow';
import { assembly, assemblyInput, requester } from './support/assembled.ts';
import { admitted, incident } from './support/sample.ts';

const value = admitted(parseCanonical(assembly.input, materializationInputBounds));

test('the input is a materialization that changes nothing', () => {
  const { contract, patch, source, attempt } = admitted(parseMaterializationInput(value));
  expect({ patch, paths: contract.allowed_paths, bytes: contract.max_patch_bytes }).toEqual({
    patch: '',
    paths: ['.ystack/never-written'],
    bytes: 1,
  });
  expect(source).toMatchObject({ revision: incident.body.git_revision_ref, location: { kind: 'root' } });
  const times = [attempt.started_at, attempt.finished_at, attempt.recorded_at];
  expect(new Set(times)).toEqual(new Set([incident.body.observed_at]));
});

test('two assemblies of one thing are the same bytes, and every text ends in one line end', () => {
  expect(admitted(assembleInput(assemblyInput)).input).toEqual(assembly.input);
  expect([...assembly.texts.keys()]).toEqual([
    'finish-condition.txt',
    'output-contract-decision.txt',
    'policy-decision.txt',
    'verification-instructions.txt',
  ]);
  for (const text of assembly.texts.values()) expect(text).toMatch(/^[^\n]+\n$/);
});

test('the references name the documents of the input', () => {
  const { stage_request, resolved_profile } = value as { [key: string]: { content: { id: string }; sha256: string } };
  expect(assembly.stageRequestRef).toMatchObject({ id: stage_request?.content.id, sha256: stage_request?.sha256 });
  expect(assembly.resolvedProfileRef).toMatchObject({
    id: resolved_profile?.content.id,
    sha256: resolved_profile?.sha256,
  });
});

const [manifest, ...fewer] = assemblyInput.manifests;
const [binding] = assemblyInput.resolved.content.body.bindings.map((resolved) => resolved.binding);
const asking = (change: Partial<typeof requester>): Partial<AssemblyInput> => ({
  requester: { ...requester, ...change },
});

describe('refusals', () => {
  // biome-ignore format: an aligned table
  test.each<[string, Partial<AssemblyInput>, string]>([
    ['a time that is none',              { time: '2026-02-30T00:00:00Z' },                         'E_USAGE 2026-02-30T00:00:00Z'],
    ['a manifest missing',               { manifests: fewer },                                     'E_PROFILE'],
    ['a manifest twice',                 { manifests: [manifest as never, ...assemblyInput.manifests] }, 'E_PROFILE'],
    ['a configuration of nobody',        { configSha256s: new Set() },                             'E_PROFILE /body/bindings'],
    ['a producer who asks',              asking({ role: 'producer' }),                             'E_SHAPE /role'],
    ['an observer who asks',             asking({ role: 'observer' }),                             'E_SHAPE /role'],
    ['a manager who asks',               asking({ role: 'manager' }),                              'assembled'],
    ['an orchestrator who asks',         asking({ role: 'orchestrator' }),                         'assembled'],
    ['a binding\'s instance',            asking({ adapter_instance_id: binding?.adapter_instance_id ?? '' }), 'E_RELATION /adapter_instance_id'],
    ['a binding\'s boundary',            asking({ execution_boundary_id: binding?.execution_boundary_id ?? '' }), 'E_RELATION /execution_boundary_id'],
    ['a binding\'s principal',           asking({ principal_id: binding?.principal_id ?? '' }),    'E_RELATION /principal_id'],
  ])('%s', (_what, change, expected) => {
    const made = assembleInput({ ...assemblyInput, ...change });
    const found = made.ok ? 'assembled' : `${made.refusal.code} ${made.refusal.at ?? ''}`;
    expect(found.startsWith(expected) ? expected : found).toBe(expected);
  });
});
