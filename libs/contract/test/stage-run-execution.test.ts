import { describe, it } from 'vitest';
import { shapes } from '../../../test/support/builders.ts';
import type { Edit } from '../../../test/support/edit.ts';
import { at, body, execution, expectRuns, facts, reason, unavailable } from './support/runs.ts';

const { blob, content, sha, tool } = shapes;

// biome-ignore format: aligned tables
describe('stage run, execution', () => {
  const drifts: readonly (readonly [place: string, value: unknown])[] = [
    ['/actual_binding/binding_id', 'binding.other'],
    ['/actual_binding/adapter_implementation/id', 'adapter.other'],
    ['/actual_binding/adapter_implementation/version', 'v2'],
    ['/actual_binding/manifest_ref/sha256', sha('0')],
    ['/actual_binding/package_ref/object_id', '0'.repeat(40)],
    ['/actual_binding/config_ref', { state: 'absent' }],
    ['/actual_binding/adapter_instance_id', 'instance.other'],
    ['/actual_binding/principal_id', 'principal.other'],
    ['/actual_binding/execution_boundary_id', 'boundary.other'],
    ['/actual_binding/authority_ref', undefined],
    ['/actual_binding/authority_ref/scope_sha256', sha('0')],
    ['/performer/implementation_id', 'adapter.other'],
    ['/performer/implementation_version', 'v2'],
    ['/performer/adapter_instance_id', 'instance.other'],
    ['/performer/principal_id', 'principal.other'],
    ['/performer/execution_boundary_id', 'boundary.other'],
    ['/performer/authority_ref', undefined],
    ['/environment/environment_id', 'environment.other'],
    ['/environment/fingerprint_sha256', sha('0')],
    ['/used_capability', { kind: 'unclassified', id: 'core.other.v1' }],
    ['/used_capability/id', 'core.review.change.v1'],
    ['/metadata/provider/value', 'provider.other'],
    ['/metadata/model/value', 'model.other'],
    ['/metadata/effort/value', 'low'],
    ['/metadata/prompt/value', blob('other')],
    ['/metadata/skills/value', []],
    ['/metadata/tools/value', [tool('tool.other')]],
    ['/metadata/tools/value/0/tool_version', 'v2'],
  ];
  const placeOf = (place: string): string => {
    const [, part, ...rest] = place.split('/');
    if (part !== 'metadata') return `/execution/${part}`;
    return rest[0] === 'tools' ? '/execution/metadata/tools/value/0' : `/execution/metadata/${rest[0]}/value`;
  };

  it('a success was executed exactly as projected', () => {
    expectRuns({}, drifts.map(([place, value]) => [[[`${execution}${place}`, value]], at(placeOf(place))]));
    expectRuns({}, [
      [[[`${facts}/snapshot/value`, 'snapshot.other']],                                'accepted'],
      [[[`${facts}/tools/value/0`, undefined]],                                        'accepted'],
      [[[`${facts}/tools/value`, []]],                                                 'accepted'],
      [[[`${facts}/provider/state`, 'computed']],                                      'accepted'],
    ]);
  });

  it('another execution kind is another execution', () => {
    const none = { state: 'not-applicable' };
    const asProgram: Edit[] = [
      [`${execution}/actual_binding/execution_kind`, 'deterministic'],
      [`${facts}/kind`, 'deterministic'],
      ...['provider', 'model', 'snapshot', 'effort', 'prompt', 'skills'].map((name): Edit => [`${facts}/${name}`, none]),
    ];
    expectRuns({}, [[asProgram, at('/execution/actual_binding')]]);
    expectRuns({ status: 'failed' }, [[asProgram, 'accepted']]);
  });

  it('an incident may report any execution, even of a capability that nobody knows', () => {
    for (const status of ['failed', 'cancelled'] as const) {
      expectRuns({ status }, drifts.map(([place, value]) => [[[`${execution}${place}`, value]], 'accepted']));
    }
    const inconclusive: Edit[] = [
      [`${body}/outcome`, { family: 'change', value: 'inconclusive' }],
      [`${body}/evidence/0/verdict`, 'failed'],
      [`${body}/outputs`, []],
      [`${body}/delta_ref`, undefined],
      reason,
    ];
    expectRuns({}, drifts.map(([place, value]) => [[...inconclusive, [`${execution}${place}`, value]], 'accepted']));
  });

  it('passed evidence in an incident needs the projected execution', () => {
    // A fact gap makes this completed work inconclusive although its evidence passed.
    const gap: Edit[] = [
      [`${facts}/skills`, unavailable],
      [`${body}/outcome`, { family: 'change', value: 'inconclusive' }],
      [`${body}/outputs`, []],
      [`${body}/delta_ref`, undefined],
      reason,
    ];
    expectRuns({}, [
      [gap,                                                                            'accepted'],
      [[...gap, [`${execution}/performer/principal_id`, 'principal.other']],           at('/execution/performer')],
      [[...gap, [`${facts}/model/value`, 'model.other']],                              at('/execution/metadata/model/value')],
    ]);
  });

  it('one passed piece of evidence among others needs it too', () => {
    const mixed: Edit[] = [
      ['/request/body/required_evidence_kinds', ['behavioral', 'deterministic']],
      [`${body}/evidence/-`, { evidence_id: 'evidence.z', kind: 'behavioral', verdict: 'inconclusive', proof_ref: content('p', '1') }],
      [`${body}/outcome/value`, 'inconclusive'],
      reason,
    ];
    expectRuns({ role: 'verifier' }, [
      [mixed,                                                                          'accepted'],
      [[...mixed, [`${execution}/performer/principal_id`, 'principal.other']],         at('/execution/performer')],
    ]);
  });

  it('a verdict that failed is no incident', () => {
    const failed: Edit[] = [[`${body}/evidence/0/verdict`, 'failed'], [`${body}/outcome/value`, 'failed']];
    for (const role of ['reviewer', 'verifier'] as const) {
      expectRuns({ role }, [
        [failed,                                                                       'accepted'],
        [[...failed, [`${execution}/performer/principal_id`, 'principal.other']],      at('/execution/performer')],
      ]);
    }
  });

  it('what failed or was cancelled has the outcome of its family', () => {
    for (const [role, family] of [['producer', 'check'], ['forge', 'check'], ['reviewer', 'change'], ['verifier', 'change']] as const) {
      for (const status of ['failed', 'cancelled'] as const) {
        expectRuns({ role, status }, [
          [[[`${body}/outcome/family`, family]],                                       at('/outcome/family')],
        ]);
      }
    }
  });

  it('every role, kind and status has a run that is accepted', () => {
    for (const role of ['forge', 'producer', 'reviewer', 'verifier'] as const) {
      for (const executionKind of ['deterministic', 'model'] as const) {
        for (const status of ['blocked', 'cancelled', 'completed', 'failed', 'skipped', 'stale'] as const) {
          for (const executed of [true, false]) expectRuns({ role, executionKind, status, executed }, []);
        }
      }
    }
  });
});
