import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compareCodePoints, isStrictlySorted } from '#canonical';
import {
  actorOnlyRoles,
  actorRoles,
  adapterRoles,
  capabilities,
  capabilityById,
  capabilityOfRole,
  documentKinds,
  dormantRoles,
  evidenceKinds,
  evidenceVerdicts,
  executionKinds,
  grantOf,
  isContentId,
  isId,
  isMediaType,
  isObjectId,
  isPath,
  isSha256,
  isTime,
  modelRoles,
  permissions,
  protectedRoles,
  scopePurposes,
  stageStatuses,
} from '#contract';
import { valueAt } from '../../../test/support/edit.ts';
import { cases } from '../../../test/support/scale.ts';

const schema = (name: string): unknown =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../schemas/${name}.schema.json`), 'utf8'));
const common = schema('common');

describe('vocabulary', () => {
  // biome-ignore format: an aligned table
  const lists = [
    ['adapterRole',     adapterRoles],
    ['actorRole',       actorRoles],
    ['executionKind',   executionKinds],
    ['evidenceKind',    evidenceKinds],
    ['evidenceVerdict', evidenceVerdicts],
    ['scopePurpose',    scopePurposes],
    ['coreKind',        documentKinds],
    ['capabilityId',    capabilities.map(({ id }) => id)],
    ['permissionId',    Object.keys(permissions)],
  ] as const;

  it('is the same in the schemas and in the code, and sorted', () => {
    for (const [name, words] of lists) {
      expect(valueAt(common, `/$defs/${name}/enum`), name).toEqual(words);
      expect(isStrictlySorted(words, compareCodePoints), name).toBe(true);
    }
    expect(valueAt(schema('stage-result'), '/$defs/stageResultBody/properties/status/enum')).toEqual(stageStatuses);
    expect(valueAt(common, '/$defs/binding/allOf/0/then/properties/role/enum')).toEqual(modelRoles);
    expect(valueAt(schema('stage-result'), '/$defs/usedCapability/oneOf/1/properties/id/not/enum')).toEqual(
      capabilities.map(({ id }) => id),
    );
  });

  it('divides the roles', () => {
    expect([...adapterRoles, ...actorOnlyRoles].sort()).toEqual(actorRoles);
    const withCapability = capabilities.map(({ role }) => role);
    expect([...withCapability, ...dormantRoles].sort()).toEqual(adapterRoles);
    expect(protectedRoles).toEqual([...withCapability, 'publisher'].sort());
  });

  it('a capability has sorted permissions for each execution kind its role allows', () => {
    for (const { id, role, permissions: lists, evidence } of capabilities) {
      const kinds = (modelRoles as readonly string[]).includes(role) ? ['deterministic', 'model'] : ['deterministic'];
      expect(Object.keys(lists), id).toEqual(kinds);
      for (const list of Object.values(lists)) expect(isStrictlySorted(list, compareCodePoints), id).toBe(true);
      expect(evidence.allowed, id).toEqual(expect.arrayContaining([...evidence.required]));
      expect(capabilityById(id)?.role).toBe(role);
      expect(capabilityOfRole(role)?.id).toBe(id);
    }
    for (const role of dormantRoles)
      expect(grantOf(role, 'deterministic')).toEqual({ capabilities: [], permissions: [] });
    expect(grantOf('verifier', 'model')).toEqual({ capabilities: ['core.verify.run.v1'], permissions: [] });
    expect(capabilityById('core.other.v1')).toBeUndefined();
  });
});

describe('grammar', () => {
  const pattern = (name: string) => new RegExp(String(valueAt(common, `/$defs/${name}/pattern`)), 'u');

  // biome-ignore format: an aligned table
  const words = ['', 'a', 'A', 'a:b', 'a/b', 'a.b', '.a', '.', '..', 'a/..', 'a\\b', 'a\n', 'a\u009f', 'ä', '0'.repeat(64), '0'.repeat(40), 'a'.repeat(128), 'a'.repeat(129), 'text/plain', 'text/', '2028-02-29T00:00:00Z', '2027-02-29T00:00:00Z', '\u{1f600}'];

  it('is the same in the schemas and in the code', () => {
    for (const word of words) {
      expect(isId(word), word).toBe(pattern('id').test(word));
      expect(isContentId(word), word).toBe(pattern('contentId').test(word));
      expect(isSha256(word), word).toBe(pattern('sha256').test(word));
      expect(isObjectId(word, 'sha1'), word).toBe(pattern('sha1Id').test(word));
      expect(isObjectId(word, 'sha256'), word).toBe(pattern('sha256Id').test(word));
      expect(isPath(word), word).toBe(pattern('path').test(word));
      expect(isTime(word), word).toBe(pattern('time').test(word));
      expect(isMediaType(word), word).toBe(pattern('mediaType').test(word));
    }
    for (const isWord of [isId, isContentId, isSha256, isPath, isTime, isMediaType]) expect(isWord(1)).toBe(false);
    expect(isMediaType(`a/${'b'.repeat(125)}`)).toBe(true);
    expect(isMediaType(`a/${'b'.repeat(126)}`)).toBe(false);
    expect(valueAt(common, '/$defs/mediaType/maxLength')).toBe(127);
  });

  it('a time has the calendar of Gregory', () => {
    const two = (value: number) => String(value).padStart(2, '0');
    let dates = 0;
    for (let year = 0; year <= 9999; year += cases(23, 1)) {
      const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
      const lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
      for (let month = 0; month <= 13; month += 1) {
        for (const day of [0, 1, 28, 29, 30, 31, 32]) {
          const isReal = day >= 1 && day <= (lengths[month - 1] ?? 0);
          const time = `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}T12:00:00Z`;
          if (isTime(time) !== isReal) expect.fail(`${time} is ${isReal ? '' : 'not '}real`);
          dates += 1;
        }
      }
    }
    expect(dates).toBeGreaterThan(40_000);
  });

  it('a path of 8192 bytes is matched at once', () => {
    for (const path of ['a/'.repeat(4096), '../'.repeat(2730), `${'a'.repeat(8191)}\\`, './'.repeat(4096)])
      expect(isPath(path)).toBe(false);
  });
});
