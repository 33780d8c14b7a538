import { describe, expect, it } from 'vitest';
import { coreContractBlock, corePackageDigest, generationId, generationIdSha256 } from '#contract';
import { shapes } from '../../../test/support/builders.ts';

describe('a generation', () => {
  const members = [
    { path: 'libs/a.ts', sha256: shapes.sha('1') },
    { path: 'libs/b.ts', sha256: shapes.sha('2') },
  ];

  it('is the digest of its files', () => {
    const generation = generationId(members);
    expect(generation).toBe('g-621aec163ff825f12e292e950ed0e7163d1ebbccdcd9def5963b822ecdbe3e19');
    expect(generationId(members.map(({ path, sha256 }) => ({ sha256, path })))).toBe(generation);
    expect(generationId(members.slice(1))).not.toBe(generation);
    expect(corePackageDigest(generation, members)).not.toBe(corePackageDigest('g-other', members));
  });

  it('is not made of an unsorted, doubled, empty or ill-named list', () => {
    for (const wrong of [
      [],
      members.toReversed(),
      [members[0], members[0]],
      [{ path: '../a', sha256: shapes.sha('1') }],
      [{ path: 'a', sha256: '1' }],
      [...members, { path: 'libs/c.ts', sha256: '1' }],
    ]) {
      expect(() => generationId(wrong as typeof members)).toThrow(TypeError);
    }
  });

  it('is said in two forms that differ in how they name it', () => {
    const { named, hashed } = coreContractBlock('g-x', shapes.sha('3'));
    const package_ref = {
      content_id: 'core-contract-package.v2',
      media_type: 'application/vnd.ystack.core-contract+json',
      sha256: shapes.sha('3'),
    };
    expect(named).toEqual({ generation_id: 'g-x', package_ref, semantic_identity: 'core.contracts.v2' });
    expect(hashed).toEqual({
      generation_id_sha256: generationIdSha256('g-x'),
      package_ref,
      semantic_identity: 'core.contracts.v2',
    });
  });
});
