import { expect, test } from 'vitest';
import { documentDigest, encodeCanonical, type Json, sha256Hex } from '#canonical';
import { encodeUpgradePlan, type UpgradePlan, upgradePlanKind } from '#store';
import { sealPlan } from '../../src/upgrade/upgrade-plan.ts';

const hex = (digit: string): string => digit.repeat(64);
const side = (digit: string) => ({
  manifest_sha256: hex(digit),
  record_id: `install.${hex(digit)}`,
  release_id: `release.${hex(digit)}`,
});
const file = (digit: string, mode = '0400') => ({ kind: 'file', mode, sha256: hex(digit), size_bytes: 1 }) as const;

const plan = sealPlan({
  authority: 'none',
  checked_against: 'record',
  entries: [
    { action: 'keep', path: 'a', standing: 'edited', before: file('1'), after: file('1') },
    { action: 'add', path: 'a.ystack-new', standing: 'new', after: file('2'), beside: 'a' },
    { action: 'keep', path: 'away', standing: 'removed' },
    { action: 'mode', path: 'b', standing: 'installed', before: file('3'), after: file('3', '0500') },
    { action: 'remove', path: 'c', standing: 'installed', before: { kind: 'folder', mode: '0700' } },
    {
      action: 'keep',
      path: 'l',
      standing: 'added',
      before: { kind: 'link', sha256: hex('4') },
      after: { kind: 'link', sha256: hex('4') },
    },
    { action: 'replace', path: 'r', standing: 'installed', before: file('5'), after: file('6') },
  ],
  from: side('7'),
  profile_id: 'profile.sample.v1',
  to: side('8'),
  tree_mode: '0700',
});

test('upgrade_plan: the bytes of one plan never change, for people agree to them', () => {
  const bytes = encodeUpgradePlan(plan);
  expect(sha256Hex(bytes)).toBe('2201eeabcdb08d87300b9a9af5c37fc39098627264c1514a4808c973467cbc83');
  expect(upgradePlanKind.parse(bytes)).toMatchObject({ ok: true, value: { content: plan } });
});

type Draft = Pick<UpgradePlan, 'id'> & { body: { entries: Record<string, unknown>[] } };
const entry = (index: number, change: Record<string, unknown>) => (draft: Draft) => {
  draft.body.entries[index] = { ...draft.body.entries[index], ...change };
};
const without = (index: number, member: string) => (draft: Draft) => {
  delete draft.body.entries[index]?.[member];
};
const body = (change: Record<string, unknown>) => (draft: Draft) => Object.assign(draft.body, change);

// biome-ignore format: an aligned table
test.each<readonly [string, (draft: Draft) => unknown, string]>([
  // what                                 change                                                expected
  ['nothing',                             () => undefined,                                      'accepted'],
  ['another version',                     (draft) => Object.assign(draft, { schema_version: 2 }), 'E_SHAPE'],
  ['another kind',                        (draft) => Object.assign(draft, { kind: 'plan' }),    'E_SHAPE'],
  ['a member more',                       body({ made_at: '2026' }),                            'E_SHAPE'],
  ['no entries',                          body({ entries: [] }),                                'E_SHAPE'],
  ['some authority',                      body({ authority: 'some' }),                          'E_SHAPE'],
  ['a profile that is none',              body({ profile_id: 'profile.x' }),                    'E_SHAPE'],
  ['a mode in three digits',              body({ tree_mode: '700' }),                           'E_SHAPE'],
  ['an action that is none',              entry(0, { action: 'overwrite' }),                    'E_SHAPE'],
  ['a device',                            entry(0, { before: { kind: 'device' } }),             'E_SHAPE'],
  ['an empty path',                       entry(0, { path: '' }),                               'E_SHAPE'],
  ['paths out of order',                  entry(0, { path: 'z' }),                              'E_RELATION'],
  ['a path twice',                        entry(0, { path: 'a.ystack-new' }),                   'E_RELATION'],
  ['something kept that changes',         entry(0, { after: file('9') }),                       'E_RELATION'],
  ['something kept that goes',            without(0, 'after'),                                  'E_RELATION'],
  ['something added that was there',      entry(1, { before: file('9') }),                      'E_RELATION'],
  ['something removed that stays',        entry(4, { after: file('9') }),                       'E_RELATION'],
  ['something removed that was not there', without(4, 'before'),                                'E_RELATION'],
  ['something replaced by itself',        entry(6, { after: file('5') }),                       'E_RELATION'],
  ['a mode of nothing',                   without(3, 'before'),                                 'E_RELATION'],
  ['an id of another plan',               (draft) => Object.assign(draft, { id: `upgrade.${hex('0')}` }), 'E_RELATION'],
])('a plan with %s', (_what, change, expected) => {
  const draft = structuredClone(plan) as unknown as Draft;
  change(draft);
  if (draft.id === plan.id) draft.id = `upgrade.${documentDigest(draft.body as unknown as Json)}`;
  const parsed = upgradePlanKind.parse(encodeCanonical(draft as unknown as Json));
  expect(parsed.ok ? 'accepted' : parsed.refusal.code).toBe(expected);
});
