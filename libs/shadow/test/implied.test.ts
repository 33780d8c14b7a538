// What a profile implies for going back to a revision: documents that a reproduction admits, the same bytes each time, and
// nothing of the machine. And the two small kinds by which a release names its incidents.
import { describe, expect, test } from 'vitest';
import { encodeCanonical, type Json } from '#canonical';
import type { DocumentKind } from '#contract';
import {
  admitReproduction,
  buildIncidentSummary,
  type ImpliedBy,
  impliedIdentity,
  impliedInput,
  incidentSummaryKind,
  isIncidentName,
  judgeEnvironment,
  releaseIncidentId,
  releaseIncidentKind,
} from '#shadow';
import { type Edit, edited } from '../../../test/support/edit.ts';
import { assemblyInput, bundle, environmentId, registry } from './support/assembled.ts';
import { admitted, bytesOf, digest, incident } from './support/sample.ts';

const by: ImpliedBy = { ...assemblyInput, bundle, environmentId };
const revisited = { revision: assemblyInput.revision, rootTreeId: assemblyInput.rootTreeId, time: assemblyInput.time };

describe('an implied input', () => {
  const { claim, duty, assembly } = admitted(impliedInput(by, revisited));
  const identity = admitted(impliedIdentity(by.resolved, revisited.revision, assembly));
  const reproduction = admitted(
    admitReproduction({
      incident: bytesOf(incident),
      claim: claim.bytes,
      input: assembly.input,
      identity: identity.bytes,
      registry: bytesOf(registry),
    }),
  );

  test('is admitted, in an environment that satisfies the policy', () => {
    const policySet = bundle.sets.plain.bytes;
    const { evaluation, findings } = judgeEnvironment(reproduction, bundle, { policySet, duty: duty.bytes });
    expect(evaluation?.content.body.verdict).toBe('satisfied');
    expect(findings.reason).toBeUndefined();
    expect(claim.content.id).toBe(environmentId);
  });

  test('is the same bytes each time, and other bytes at another time', () => {
    expect(admitted(impliedInput(by, revisited)).assembly.input).toEqual(assembly.input);
    const later = admitted(impliedInput(by, { ...revisited, time: '2027-01-01T00:00:00Z' }));
    expect(later.assembly.input).not.toEqual(assembly.input);
    expect(later.claim.sha256).not.toBe(claim.sha256);
  });

  test('names the producer`s model, prompt and configuration', () => {
    const { binding, prompt_source, config_source } =
      by.resolved.content.body.bindings.find((one) => one.binding.role === 'producer') ?? {};
    const { body } = identity.content;
    expect(body.model_request).toEqual(binding?.model_request);
    expect(body.prompt_refs).toEqual([(prompt_source as { value: { source: unknown } }).value.source]);
    expect(body.adapter_config_refs[0]?.sha256).toBe(
      (config_source as { value: { value_sha256: string } }).value.value_sha256,
    );
  });

  test('a configuration that the profile does not ship is refused', () => {
    expect(impliedInput({ ...by, configSha256s: new Set() }, revisited)).toMatchObject({
      ok: false,
      refusal: { code: 'E_PROFILE' },
    });
  });

  test('a producer without a configuration has no identity', () => {
    const bare = structuredClone(by.resolved);
    for (const one of bare.content.body.bindings) one.config_source = { state: 'absent' } as typeof one.config_source;
    expect(impliedIdentity(bare, revisited.revision, assembly)).toMatchObject({
      ok: false,
      refusal: { code: 'E_PROFILE' },
    });
  });
});

const codeOf = <T>(kind: DocumentKind<T>, document: unknown): string => {
  const parsed = kind.parse(encodeCanonical(document as Json));
  return parsed.ok ? 'accepted' : `${parsed.refusal.code} ${parsed.refusal.at}`;
};

describe('a release incident', () => {
  const release = {
    schema_version: 1,
    kind: 'release_incident',
    id: releaseIncidentId('burnt-crust'),
    body: {
      incident_ref: {
        content_id: 'shadow-incident-record',
        media_type: 'application/vnd.ystack.shadow-incident-record+json',
        sha256: digest('record'),
      },
      required_outcome: 'reproduced',
    },
  };
  // biome-ignore format: an aligned table
  const cases: readonly [string, readonly Edit[], string][] = [
    ['as it stands',                 [],                                                          'accepted'],
    ['an outcome that says nothing', [['/body/required_outcome', 'inconclusive']],                'E_SHAPE /body/required_outcome'],
    ['no outcome',                   [['/body/required_outcome', undefined]],                     'E_SHAPE /body/required_outcome'],
    ['a record of another kind',     [['/body/incident_ref/content_id', 'shadow-trace-ledger']],  'E_SHAPE /body/incident_ref/content_id'],
    ['a way to skip it',             [['/body/optional', true]],                                  'E_SHAPE /body/optional'],
  ];
  test.each(cases)('%s', (_what, edits, expected) => {
    expect(codeOf(releaseIncidentKind, edited(release, edits))).toBe(expected);
  });

  test.each([
    ['a', true],
    ['burnt-crust-2', true],
    ['a'.repeat(64), true],
    ['a'.repeat(65), false],
    ['', false],
    ['Burnt', false],
    ['-a', false],
    ['a.b', false],
    ['a/b', false],
  ] as const)('the name %j: %j', (name, expected) => {
    expect(isIncidentName(name)).toBe(expected);
  });
});

describe('a summary', () => {
  const line = (name: string) => ({
    incident_ref: {
      content_id: 'shadow-incident-record',
      media_type: 'application/vnd.ystack.shadow-incident-record+json',
      sha256: digest(name),
    },
    name,
    outcome: 'reproduced',
    record_sha256: digest(`record of ${name}`),
  });
  const summary = {
    schema_version: 1,
    kind: 'shadow_incident_summary',
    id: 'shadow-incidents.profile.sample.v1',
    body: { claimed: [], incidents_min: 2, reproduced: [line('a'), line('b')] },
  };
  // biome-ignore format: an aligned table
  const cases: readonly [string, readonly Edit[], string][] = [
    ['as it stands',      [],                                                                   'accepted'],
    ['of nothing',        [['/body/incidents_min', 0], ['/body/reproduced', []]],               'accepted'],
    ['too few',           [['/body/reproduced/1', undefined]],                                  'E_RELATION /body/reproduced'],
    ['one twice',         [['/body/reproduced/1', line('a')]],                                  'E_SHAPE /body/reproduced/1'],
    ['an outcome of none', [['/body/reproduced/0/outcome', 'inconclusive']],                    'E_SHAPE /body/reproduced/0/outcome'],
  ];
  test.each(cases)('%s', (_what, edits, expected) => {
    expect(codeOf(incidentSummaryKind, edited(summary, edits))).toBe(expected);
  });

  test('is built from its lines', () => {
    const body = { claimed: [], incidents_min: 0, reproduced: [] };
    expect(admitted(buildIncidentSummary('profile.sample.v1', body)).content.id).toBe(summary.id);
  });
});
