import { describe, expect, it } from 'vitest';
import { coreBounds, encodeCanonical, type Json } from '#canonical';
import { validateDocument, validateProfileSet, validateStageRun } from '#contract';
import { buildProfileSet, buildStageRun } from '../../../test/support/builders.ts';
import { edited } from '../../../test/support/edit.ts';
import { said } from './support/tables.ts';

const bytes = (document: unknown) => encodeCanonical(document as Json);
const text = (value: string) => new TextEncoder().encode(value);
const { request, resolved, result } = buildStageRun();

// One broken spelling of a stage result for each step, in the order the steps are taken.
const broken = {
  size: new Uint8Array(coreBounds.bytesMax + 1).fill(0x20),
  parse: text('{"a":}\n'),
  canonical: text(' {}\n'),
  depth: text(`${'['.repeat(33)}${']'.repeat(33)}\n`),
  number: text('{"a":1.5}\n'),
  shape: bytes({}),
  ref: bytes(edited(result, [['/body/request_ref/id', 'request.other']])),
  relation: bytes(edited(result, [['/body/started_at', undefined]])),
};

// biome-ignore format: an aligned table
const steps = [
  ['size',      'E_LIMIT'],
  ['parse',     'E_PARSE'],
  ['canonical', 'E_CANONICAL'],
  ['depth',     'E_LIMIT'],
  ['number',    'E_LIMIT'],
  ['shape',     'E_SHAPE'],
  ['ref',       'E_REF'],
  ['relation',  'E_RELATION'],
] as const;

describe('precedence of refusals', () => {
  it('each step has its token', () => {
    for (const [step, code] of steps) {
      const outcome = validateStageRun(bytes(request), bytes(resolved), broken[step]);
      expect(`${step} ${said(outcome).split(' ')[0]}`).toBe(`${step} ${code}`);
      expect(outcome.ok || outcome.refusal.input).toBe('2');
    }
  });

  it('an earlier step wins over a later one, in whichever input it is broken', () => {
    let compared = 0;
    for (const [index, [early, code]] of steps.entries()) {
      for (const [late] of steps.slice(index + 1)) {
        if (late === 'ref' || late === 'relation') continue;
        for (const order of [
          [broken[late], bytes(resolved), broken[early]],
          [broken[early], bytes(resolved), broken[late]],
          [bytes(request), broken[late], broken[early]],
        ] as const) {
          expect(`${early} over ${late}: ${said(validateStageRun(order[0], order[1], order[2])).split(' ')[0]}`).toBe(
            `${early} over ${late}: ${code}`,
          );
          compared += 1;
        }
      }
    }
    expect(compared).toBeGreaterThan(40);
  });

  it('a ref wins over a relation, and the first input over the next', () => {
    const badRequest = edited(request, [['/body/required_evidence_kinds', ['behavioral']]]);
    expect(said(validateStageRun(bytes(badRequest), bytes(resolved), bytes(result)))).toBe(
      'E_REF input 2 /body/request_ref',
    );
    const spoiled = bytes(edited(result, [['/body/status', 'done']]));
    expect(said(validateStageRun(bytes({}), bytes(resolved), spoiled))).toBe('E_SHAPE input 0 /kind');
    expect(said(validateStageRun(bytes(request), bytes(resolved), spoiled))).toBe('E_SHAPE input 2 /body/status');
  });

  it('a known kind in the wrong place is misreferred, an unknown one misshapen', () => {
    const { profile, resolved: other, manifests } = buildProfileSet();
    const set = manifests.map(bytes);
    expect(said(validateProfileSet(bytes(profile), bytes(profile), set))).toBe('E_REF input 1 /kind');
    expect(said(validateProfileSet(bytes({ ...profile, kind: 'team' }), bytes(other), set))).toBe(
      'E_SHAPE input 0 /kind',
    );
    expect(said(validateProfileSet(bytes(profile), bytes(other), set))).toBe('accepted');
  });
});

// biome-ignore format: an aligned table
const spellings = [
  // name                     bytes                                    expected
  ['no final line feed',      (s: string) => s.slice(0, -1),           'E_CANONICAL'],
  ['two final line feeds',    (s: string) => `${s}\n`,                 'E_CANONICAL'],
  ['a carriage return',       (s: string) => s.replace('\n', '\r\n'),  'E_CANONICAL'],
  ['a byte order mark',       (s: string) => `\ufeff${s}`,             'E_CANONICAL'],
  ['a blank',                 (s: string) => s.replace(',', ', '),     'E_CANONICAL'],
  ['an escaped letter',       (s: string) => s.replace('"body"', '"bod\\u0079"'), 'E_CANONICAL'],
  ['a key twice',             (s: string) => s.replace('"schema_version":2}\n', '"schema_version":2,"schema_version":2}\n'), 'E_CANONICAL'],
  ['keys out of order',       (s: string) => s.replace(/^\{(.*),"schema_version":2\}\n$/, '{"schema_version":2,$1}\n'), 'E_CANONICAL'],
  ['2.0',                     (s: string) => s.replace('"schema_version":2}\n', '"schema_version":2.0}\n'), 'E_CANONICAL'],
  ['two documents',           (s: string) => `${s}{}\n`,               'E_PARSE'],
  ['nothing',                 () => '',                                'E_PARSE'],
  ['a lone surrogate escape', (s: string) => s.replace('"body"', '"\\ud800"'), 'E_PARSE'],
  ['a negative number',       (s: string) => s.replace('"schema_version":2}\n', '"schema_version":-2}\n'), 'E_LIMIT'],
  ['a big number',            (s: string) => s.replace('"schema_version":2}\n', '"schema_version":2147483648}\n'), 'E_LIMIT'],
] as const;

describe('one document', () => {
  it('has one spelling', () => {
    const spelled = new TextDecoder().decode(bytes(buildProfileSet().profile));
    expect(said(validateDocument(text(spelled)))).toBe('accepted');
    for (const [name, spell, code] of spellings) {
      expect(spell(spelled)).not.toBe(spelled);
      expect(`${name}: ${said(validateDocument(text(spell(spelled)))).split(' ')[0]}`).toBe(`${name}: ${code}`);
    }
  });

  it('is refused without naming an input', () => {
    const outcome = validateDocument(text('{}\n'));
    expect(outcome.ok || Object.hasOwn(outcome.refusal, 'input')).toBe(false);
  });

  it('carries its bytes and their digest', () => {
    const outcome = validateDocument(bytes(result));
    expect(outcome.ok && outcome.value.content).toEqual(result);
    expect(outcome.ok && outcome.value.sha256).toMatch(/^[0-9a-f]{64}$/);
    expect(outcome.ok && outcome.value.bytes).toEqual(bytes(result));
  });
});
