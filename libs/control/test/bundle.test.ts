// The bundle that ships, and what is no bundle: every document, every digest between them, every literal of a policy.
import { describe, expect, test } from 'vitest';
import { coreBounds, documentDigest, encodeCanonical, type Json, type JsonObject } from '#canonical';
import {
  admitBundle,
  examplesFiles,
  filesOf,
  policyNames,
  policySetFiles,
  requiredFiles,
  sectionIds,
  sectionOf,
  shippedBundle,
  usePolicy,
} from '#control';
import type { Edit } from '../../../test/support/edit.ts';
import { valueAt } from '../../../test/support/edit.ts';
import { refusalText } from './support/outcome.ts';
import { bundle, bundleWithBadExamples, filesWith, shippedFiles } from './support/shipped.ts';

const refusalOf = (files: ReadonlyMap<string, Uint8Array>, options = {}) => {
  const admitted = admitBundle(files, options);
  return refusalText(admitted.ok ? undefined : admitted.refusal);
};

const document = (file: string): JsonObject => JSON.parse(Buffer.from(shippedFiles().get(file) ?? '').toString('utf8'));

describe('what ships', () => {
  test('is a bundle, with examples for every policy', () => {
    const files = shippedFiles();
    expect([...files.keys()].sort()).toEqual([...requiredFiles, ...examplesFiles].sort());
    expect(refusalOf(files, { requireExamples: true })).toBe('none');
  });

  test('is the same from its modules as from its files', () => {
    const admitted = admitBundle(shippedFiles(), { requireExamples: true });
    if (!admitted.ok) throw new Error(admitted.refusal.expected);
    expect(shippedBundle()).toBe(bundle);
    expect(admitted.value.coreContract).toEqual(bundle.coreContract);
    expect(admitted.value.sets.plain.sha256).toBe(bundle.sets.plain.sha256);
    expect(admitted.value.sets.sandboxBound.sha256).toBe(bundle.sets.sandboxBound.sha256);
    for (const name of policyNames) {
      const [ours, read] = [bundle.policies[name], admitted.value.policies[name]];
      expect([read.policy.sha256, read.decision.sha256], name).toEqual([ours.policy.sha256, ours.decision.sha256]);
      expect(Buffer.from(read.examples() ?? []).equals(Buffer.from(ours.examples() ?? [])), name).toBe(true);
    }
  });

  test('pins in its sets what it holds', () => {
    for (const [set, sandbox] of [
      ['plain', 'sandbox'],
      ['sandboxBound', 'sandbox-bound'],
    ] as const) {
      const { sections } = bundle.sets[set].content.body;
      const names = sectionIds.map((id) => (id === 'sandbox' ? sandbox : id));
      expect(sections.map(({ policy_ref }) => policy_ref)).toEqual(
        names.map((name) => bundle.policies[name].policyRef),
      );
      expect(sections.map(({ decision_ref }) => decision_ref)).toEqual(
        names.map((name) => bundle.policies[name].decisionRef),
      );
    }
  });
});

describe('a bundle whose files are not right', () => {
  // biome-ignore format: a table
  test.each([
    ...requiredFiles.map((file) => [file, undefined, `E_RELATION ${file}`] as const),
    ...examplesFiles.map((file) => [file, undefined, `none`] as const),
    ...[...requiredFiles, ...examplesFiles].map((file) => [file, [['/unheard_of', 1]], `E_SHAPE ${file} /unheard_of`] as const),
    ...requiredFiles.map((file) => [file, [['/id', 'another']], policySetOf(file) ? `E_RELATION ${file} /id` : `E_SHAPE ${file} /id`] as const),
  ])('%s with %j: %s', (file, edits, expected) => {
    expect(refusalOf(filesWith(file, edits as Edit[] | undefined))).toBe(expected);
  });

  function policySetOf(file: string): boolean {
    return Object.values(policySetFiles).some((name) => name === file);
  }

  test('a file too many is no part of one', () => {
    expect(refusalOf(new Map([...shippedFiles(), ['README.md', new Uint8Array()]]))).toBe('E_RELATION README.md');
  });

  test.each(examplesFiles)('ours must have %s', (file) => {
    expect(refusalOf(filesWith(file, undefined), { requireExamples: true })).toBe(`E_RELATION ${file}`);
  });

  const policy = 'duty-separation-policy.json';
  // biome-ignore format: a table
  test.each([
    // what             bytes                                                        refusal
    ['a byte too many', new Uint8Array(coreBounds.bytesMax + 1),                     'E_LIMIT'],
    ['no JSON',         Buffer.from('{'),                                            'E_PARSE'],
    ['a blank',         Buffer.from('{} \n'),                                        'E_CANONICAL'],
    ['a long string',   encodeCanonical({ text: 'x'.repeat(8193) }),                 'E_LIMIT'],
    ['no document',     encodeCanonical({}),                                         'E_SHAPE'],
  ] as const)('%s', (_what, bytes, code) => {
    const admitted = admitBundle(new Map([...shippedFiles(), [policy, bytes]]));
    expect(admitted).toMatchObject({ ok: false, refusal: { code, input: policy } });
  });
});

/** Every place of a document that holds a word, a number or a truth, as pointers. */
function leavesOf(value: Json, at = ''): string[] {
  if (Array.isArray(value))
    return value.length === 0 ? [at] : value.flatMap((item, index) => leavesOf(item, `${at}/${index}`));
  if (typeof value !== 'object' || value === null) return [at];
  return Object.entries(value as JsonObject).flatMap(([key, item]) => leavesOf(item, `${at}/${key}`));
}

describe('every literal and every digest', () => {
  const another = (value: unknown): Json => {
    if (typeof value === 'boolean') return !value;
    if (typeof value === 'number') return value + 1;
    if (typeof value !== 'string') return ['another'];
    return /^[0-9a-f]{64}$/.test(value) ? '0'.repeat(64) : value.startsWith('g-') ? `g-${'0'.repeat(64)}` : 'another';
  };

  test.each(requiredFiles)('%s: none can be changed alone', (file) => {
    const places = leavesOf(document(file));
    expect(places.length).toBeGreaterThan(5);
    const admitted = places.filter(
      (place) => refusalOf(filesWith(file, [[place, another(valueAt(document(file), place))]])) === 'none',
    );
    expect(admitted).toEqual([]);
  });

  // biome-ignore format: a table
  test.each([
    // file                             place                                             refusal
    ['credential-policy.json',          '/body/duty_separation/policy_ref/sha256',        'E_RELATION credential-policy.json /body/duty_separation/policy_ref'],
    ['kill-switch-policy.json',         '/body/duty_decision_ref/sha256',                 'E_RELATION kill-switch-policy.json /body/duty_decision_ref'],
    ['risk-gates-decision.json',        '/body/dependencies/duty_separation/decision_ref/sha256', 'E_RELATION risk-gates-decision.json /body/dependencies/duty_separation/decision_ref'],
    ['risk-gates-decision.json',        '/body/dependencies/duty_separation/policy_ref/sha256', 'E_RELATION risk-gates-decision.json /body/dependencies/duty_separation/policy_ref'],
    ['risk-gates-policy.json',          '/body/duty_separation/decision_ref/sha256',      'E_RELATION risk-gates-policy.json /body/duty_separation/decision_ref'],
    ['sandbox-decision.json',           '/body/policy_ref/sha256',                        'E_RELATION sandbox-decision.json /body/policy_ref'],
    ['evidence-integrity-policy.json',  '/body/core_contract/package_ref/sha256',         'E_RELATION evidence-integrity-policy.json /body/core_contract'],
    ['control-policy-set.json',         '/body/sections/3/decision_ref/sha256',           'E_RELATION control-policy-set.json /body/sections/3'],
    ['control-policy-set-sandbox-bound.json', '/body/core_contract/generation_id',        'E_RELATION control-policy-set-sandbox-bound.json /body/core_contract'],
    ['duty-separation-policy.json',     '/body/operation_ceilings/0/role',                'E_SHAPE duty-separation-policy.json /body/operation_ceilings'],
    ['sandbox-policy.json',             '/body/resources/0/id',                           'E_SHAPE sandbox-policy.json /body/resources'],
  ])('%s %s', (file, place, refusal) => {
    expect(refusalOf(filesWith(file, [[place, another(valueAt(document(file), place))]]))).toBe(refusal);
  });

  test('the two sandbox policies, and their decisions, cannot change places', () => {
    for (const [one, other] of [
      ['policy', 'sandbox-bound-policy.json'],
      ['decision', 'sandbox-bound-decision.json'],
    ] as const) {
      const files = shippedFiles();
      const plain = filesOf('sandbox')[one];
      const [first, second] = [files.get(plain), files.get(other)] as [Uint8Array, Uint8Array];
      expect(refusalOf(new Map([...files, [plain, second]]))).toMatch(/^E_SHAPE/);
      expect(refusalOf(new Map([...files, [other, first]]))).toMatch(/^E_SHAPE/);
    }
  });
});

describe('a decision record of somebody else', () => {
  const foreign = (...edits: Edit[]): Edit[] => [
    ['/schema_version', 1],
    [
      '/body/evaluator',
      { driver_ref: { content_id: 'driver.of-somebody', media_type: 'text/plain', sha256: '0'.repeat(64) } },
    ],
    ...edits,
  ];

  /** Files in which a set pins whatever the record's digest is. */
  function repinned(edits: Edit[]): Map<string, Uint8Array> {
    const files = filesWith('evidence-integrity-decision.json', edits);
    const record: Json = JSON.parse(Buffer.from(files.get('evidence-integrity-decision.json') ?? '').toString('utf8'));
    for (const set of Object.values(policySetFiles)) {
      const pinned = filesWith(set, [['/body/sections/2/decision_ref/sha256', documentDigest(record)]]);
      files.set(set, pinned.get(set) as Uint8Array);
    }
    return files;
  }

  // biome-ignore format: a table
  test.each([
    // record                                                                            refusal
    [foreign(),                                                                          'none'],
    [foreign(['/body/anything', { at: ['all'] }]),                                       'none'],
    [foreign(['/kind', 'duty_separation_decision']),                                     'E_SHAPE evidence-integrity-decision.json /kind'],
    [foreign(['/id', 'control-decision.another']),                                       'E_SHAPE evidence-integrity-decision.json /id'],
    [foreign(['/unheard_of', 1]),                                                        'E_SHAPE evidence-integrity-decision.json'],
    [foreign(['/body', []]),                                                             'E_SHAPE evidence-integrity-decision.json /body'],
    [foreign(['/body/policy_ref', undefined]),                                           'E_RELATION evidence-integrity-decision.json /body/policy_ref'],
    [foreign(['/body/policy_ref/sha256', '0'.repeat(64)]),                               'E_RELATION evidence-integrity-decision.json /body/policy_ref'],
    [foreign(['/body/duty_decision_ref', {}]),                                           'E_RELATION evidence-integrity-decision.json /body/duty_decision_ref'],
    [[['/schema_version', 3] as Edit],                                                   'E_SHAPE evidence-integrity-decision.json /schema_version'],
  ])('%j: %s', (edits, refusal) => {
    expect(refusalOf(repinned(edits))).toBe(refusal);
  });
});

describe('examples', () => {
  test.each(policyNames)('those of %s hold, and every verdict it can have is among them', (name) => {
    expect(usePolicy(bundle, name).ok).toBe(true);
    const { body } = JSON.parse(Buffer.from(bundle.policies[name].examples() ?? '').toString('utf8'));
    const shown = new Set(body.examples.map(({ verdict }: { verdict: string }) => verdict));
    expect([...shown].sort()).toEqual(possible[name]);
  });

  const all = ['inconclusive', 'satisfied', 'violated'];
  const possible: Record<(typeof policyNames)[number], readonly string[]> = {
    'credential-policy': ['inconclusive', 'violated'],
    'duty-separation': all,
    'evidence-integrity': ['satisfied', 'violated'],
    'kill-switch': all,
    'risk-gates': ['inconclusive', 'violated'],
    sandbox: all,
    'sandbox-bound': ['inconclusive', 'satisfied'],
  };

  // biome-ignore format: a table
  test.each([
    // edit                                                             refusal
    [['/body/examples/0/reason_ids', ['duty.satisfied']],               'E_EXAMPLE', '/body/examples/0'],
    [['/body/examples/0/verdict', 'inconclusive'],                      'E_EXAMPLE', '/body/examples/0'],
    [['/body/examples/0/input', {}],                                    'E_EXAMPLE', '/body/examples/0'],
    [['/body/shared', {}],                                              'E_EXAMPLE', '/body/examples/0'],
    [['/body/policy_ref/sha256', '0'.repeat(64)],                       'E_EXAMPLE', '/body/policy_ref'],
    [['/id', 'control-policy-examples.kill-switch'],                    'E_EXAMPLE', '/body/policy_ref'],
    [['/body/examples', []],                                            'E_SHAPE', '/body/examples'],
    [['/body/examples/0/example_id', 'zzz'],                            'E_SHAPE', '/body/examples/1'],
    [['/body/examples/0/reason_ids', ['b', 'a']],                       'E_SHAPE', '/body/examples/0/reason_ids/1'],
  ] as const)('%j: %s', (edit, code, at) => {
    const file = 'duty-separation-policy.examples.json';
    const refusal = { code, input: file, at };
    expect(admitBundle(filesWith(file, [edit as Edit]))).toMatchObject({ ok: false, refusal });
    const deferred = admitBundle(filesWith(file, [edit as Edit]), { deferExamples: true });
    expect(deferred.ok && usePolicy(deferred.value, 'duty-separation')).toMatchObject({ ok: false, refusal });
    expect(deferred.ok && usePolicy(deferred.value, 'risk-gates').ok).toBe(true);
  });

  test('a refusal names the example, what it says and what the policy says', () => {
    const used = usePolicy(bundleWithBadExamples('kill-switch-policy.examples.json'), 'kill-switch');
    expect(used).toMatchObject({
      ok: false,
      refusal: {
        code: 'E_EXAMPLE',
        detail: 'all-cleared',
        expected: 'satisfied (nobody.would-say-this), not satisfied (kill.cleared-current)',
      },
    });
  });

  test('they are judged once', () => {
    let reads = 0;
    const counted = {
      ...bundle.policies['duty-separation'],
      examples: () => {
        reads += 1;
        return undefined;
      },
    };
    const one = { ...bundle, policies: { ...bundle.policies, 'duty-separation': counted } };
    expect([usePolicy(one, 'duty-separation').ok, usePolicy(one, 'duty-separation').ok, reads]).toEqual([
      true,
      true,
      1,
    ]);
  });
});

test('the files of a policy and its section', () => {
  expect(policyNames.map((name) => [name, sectionOf(name), ...Object.values(filesOf(name))])).toContainEqual([
    'sandbox-bound',
    'sandbox',
    'sandbox-bound-policy.json',
    'sandbox-bound-decision.json',
    'sandbox-bound-policy.examples.json',
  ]);
});
