import { describe, it } from 'vitest';
import { shapes } from '../../../test/support/builders.ts';
import type { Edit } from '../../../test/support/edit.ts';
import { at, body, execution, expectRuns, facts, reason, unavailable } from './support/runs.ts';

const { content, sha } = shapes;

// biome-ignore format: aligned tables
describe('stage run, completed', () => {
  const outcome = (family: string, value: string): Edit => [`${body}/outcome`, { family, value }];
  const noOutputs: Edit = [`${body}/outputs`, []];
  const noDelta: Edit = [`${body}/delta_ref`, undefined];
  const output = (id: string, ref: object) => ({ output_id: id, ref });
  const verdict = (word: string): Edit => [`${body}/evidence/0/verdict`, word];

  it('has all the evidence that was required', () => {
    expectRuns({}, [
      [[[`${body}/evidence`, []]],                                                     at('/evidence')],
    ]);
    expectRuns({ role: 'verifier' }, [
      [[['/request/body/required_evidence_kinds', ['behavioral', 'deterministic']]],   at('/evidence')],
    ]);
  });

  it('a producer’s patch is its one output', () => {
    expectRuns({}, [
      [[noDelta],                                                                      at('/delta_ref')],
      [[[`${body}/delta_ref/sha256`, sha('0')]],                                       at('/delta_ref')],
      [[[`${body}/delta_ref/content_id`, 'other']],                                    at('/delta_ref')],
      [[[`${body}/outputs/0/ref/media_type`, 'text/plain']],                           at('/delta_ref')],
      [[[`${body}/outputs/-`, output('output.z', content('z', '1'))]],                 at('/outputs')],
      [[noOutputs, noDelta, outcome('change', 'no-change')],                           'accepted'],
      [[noOutputs, outcome('change', 'no-change')],                                    at('/delta_ref')],
      [[noOutputs, noDelta],                                                           at('/outcome/value')],
      [[outcome('change', 'no-change')],                                               at('/outcome/value')],
      [[outcome('change', 'inconclusive'), reason],                                    at('/outcome/value')],
      [[outcome('check', 'passed')],                                                   at('/outcome/family')],
    ]);
  });

  it('a producer’s plan or structured artifact has no delta', () => {
    for (const artifactKind of ['plan', 'structured-artifact'] as const) {
      expectRuns({ artifactKind }, [
        [[[`${body}/delta_ref`, content('artifact', '7', 'text/x-diff')]],             at('/delta_ref')],
        [[noOutputs, outcome('change', 'no-change')],                                  'accepted'],
        [[[`${body}/outputs/0/ref/media_type`, 'text/plain']],                         'accepted'],
      ]);
    }
  });

  it('a candidate is the output that was named, as JSON', () => {
    expectRuns({ role: 'forge' }, [
      [[[`${body}/outputs/0/output_id`, 'output.other']],                              at('/outputs/0/output_id')],
      [[[`${body}/outputs/0/ref/media_type`, 'text/plain']],                           at('/outputs/0/ref/media_type')],
      [[[`${body}/delta_ref`, content('d', '1', 'text/x-diff')]],                      at('/delta_ref')],
      [[noOutputs, outcome('change', 'no-change')],                                    'accepted'],
      [[noOutputs],                                                                    at('/outcome/value')],
    ]);
  });

  it('work without proof is inconclusive and yields nothing', () => {
    for (const [role, word] of [['producer', 'failed'], ['producer', 'inconclusive'], ['forge', 'failed'], ['forge', 'inconclusive']] as const) {
      const dropDelta = role === 'producer' ? [noDelta] : [];
      expectRuns({ role }, [
        [[verdict(word)],                                                              at('/outcome/value')],
        [[verdict(word), outcome('change', 'inconclusive'), reason],                   at('/outputs')],
        [[verdict(word), outcome('change', 'inconclusive'), reason, noOutputs, ...dropDelta], 'accepted'],
        [[verdict(word), outcome('change', 'no-change'), noOutputs, ...dropDelta],     at('/outcome/value')],
        [[verdict(word), outcome('check', 'inconclusive'), reason, noOutputs, ...dropDelta], at('/outcome/family')],
      ]);
    }
    expectRuns({}, [
      [[verdict('failed'), outcome('change', 'inconclusive'), reason, noOutputs],      at('/delta_ref')],
    ]);
  });

  it('a fact that is not available is a gap, but for the snapshot', () => {
    const inconclusive = [outcome('change', 'inconclusive'), reason, noOutputs, noDelta];
    for (const name of ['provider', 'model', 'effort', 'prompt', 'skills', 'tools']) {
      expectRuns({}, [
        [[[`${facts}/${name}`, unavailable]],                                          at('/outcome/value')],
        [[[`${facts}/${name}`, unavailable], ...inconclusive],                         'accepted'],
      ]);
      expectRuns({ role: 'reviewer' }, [
        [[[`${facts}/${name}`, unavailable]],                                          at('/outcome/value')],
        [[[`${facts}/${name}`, unavailable], outcome('check', 'inconclusive'), reason], 'accepted'],
      ]);
    }
    expectRuns({}, [
      [[[`${facts}/snapshot`, unavailable]],                                           'accepted'],
    ]);
    expectRuns({ role: 'verifier' }, [
      [[[`${facts}/tools`, unavailable]],                                              at('/outcome/value')],
      [[[`${facts}/tools`, unavailable], outcome('check', 'inconclusive'), reason],    'accepted'],
    ]);
  });

  it('a check passes only when all its evidence does', () => {
    for (const role of ['reviewer', 'verifier'] as const) {
      expectRuns({ role }, [
        [[[`${body}/outputs`, [output('o', content('o', '1'))]]],                      at('/outputs')],
        [[[`${body}/delta_ref`, content('d', '1', 'text/x-diff')]],                    at('/delta_ref')],
        [[outcome('check', 'failed')],                                                 at('/outcome/value')],
        [[outcome('check', 'inconclusive'), reason],                                   at('/outcome/value')],
        [[outcome('change', 'no-change')],                                             at('/outcome/family')],
        [[verdict('failed')],                                                          at('/outcome/value')],
        [[verdict('failed'), outcome('check', 'failed')],                              'accepted'],
        [[verdict('failed'), outcome('check', 'inconclusive'), reason],                at('/outcome/value')],
        [[verdict('inconclusive')],                                                    at('/outcome/value')],
        [[verdict('inconclusive'), outcome('check', 'failed')],                        at('/outcome/value')],
        [[verdict('inconclusive'), outcome('check', 'inconclusive'), reason],          'accepted'],
      ]);
    }
  });

  it('a failed piece of evidence outweighs an inconclusive one and a gap', () => {
    const second = (word: string): Edit => [`${body}/evidence/-`, { evidence_id: 'evidence.z', kind: 'behavioral', verdict: word, proof_ref: content('p', '1') }];
    const both: Edit = ['/request/body/required_evidence_kinds', ['behavioral', 'deterministic']];
    expectRuns({ role: 'verifier' }, [
      [[both, second('passed')],                                                       'accepted'],
      [[both, second('failed')],                                                       at('/outcome/value')],
      [[both, second('failed'), outcome('check', 'failed')],                           'accepted'],
      [[both, verdict('inconclusive'), second('failed'), outcome('check', 'failed')],  'accepted'],
      [[both, verdict('inconclusive'), second('failed'), outcome('check', 'inconclusive'), reason], at('/outcome/value')],
      [[both, second('failed'), outcome('check', 'failed'), [`${facts}/tools`, unavailable]], 'accepted'],
    ]);
  });

  it('an independent review is passed by a reviewer alone', () => {
    const used = `${execution}/used_capability`;
    expectRuns({ role: 'reviewer' }, [
      [[[used, { kind: 'unclassified', id: 'core.other.v1' }]],                        at('/evidence/0/verdict')],
      [[[used, { kind: 'registered', id: 'core.verify.run.v1' }]],                     at('/evidence/0/verdict')],
      [[[`${execution}/performer/role`, 'verifier'], [`${execution}/actual_binding/role`, 'verifier']], at('/evidence/0/verdict')],
    ]);
  });
});
