// An implied stage is a stage run that the contract accepts, whatever profile it is implied by, and says nothing that the
// profile does not.
import { expect, test } from 'vitest';
import { encodeCanonical, type Json, sha256Hex } from '#canonical';
import {
  type Admitted,
  capabilityOfRole,
  checkRequestAgainstResolved,
  type ResolvedProfile,
  resolvedProfileKind,
  validateStageRun,
} from '#contract';
import { buildProfileSet } from '../../../../test/support/builders.ts';
import { impliedStage } from '../../src/implied/stage.ts';
import { stageRoles } from '../../src/implied/stand-ins.ts';

const at = '2030-01-02T03:04:05Z';

const admitted = (resolved: ResolvedProfile): Admitted<ResolvedProfile> => {
  const parsed = resolvedProfileKind.parse(encodeCanonical(resolved as unknown as Json));
  if (!parsed.ok) throw new Error(parsed.refusal.expected);
  return parsed.value;
};

const kinds = ['deterministic', 'model'] as const;
const cases = stageRoles.flatMap((role) =>
  kinds.flatMap((producer) => kinds.map((reviewer) => [role, producer, reviewer] as const)),
);

test.each(cases)('%s, with a %s producer and a %s reviewer, is a stage run', (role, producer, reviewer) => {
  const resolved = admitted(buildProfileSet({ producer, reviewer }).resolved);
  const { request, result } = impliedStage(resolved, role, at);
  const run = validateStageRun(request.bytes, resolved.bytes, result.bytes);
  expect(run.ok ? 'accepted' : run.refusal).toBe('accepted');
  expect(checkRequestAgainstResolved(request.content, resolved)).toBeUndefined();
  expect(result.content.body.status).toBe('completed');
  expect(result.content.body.outcome?.value).toBe(role === 'forge' || role === 'producer' ? 'no-change' : 'passed');
  expect(result.content.body.evidence.map(({ kind }) => kind)).toEqual(capabilityOfRole(role)?.evidence.required);
});

test('the same profile gives the same bytes, another time or profile others', () => {
  const resolved = admitted(buildProfileSet().resolved);
  const other = admitted(buildProfileSet({ reviewer: 'deterministic' }).resolved);
  const digestsOf = (of: Admitted<ResolvedProfile>, when: string) =>
    stageRoles.flatMap((role) => {
      const { request, result } = impliedStage(of, role, when);
      return [request.sha256, result.sha256];
    });
  expect(digestsOf(resolved, at)).toEqual(digestsOf(resolved, at));
  const all = [resolved, other].flatMap((of) => [at, '2030-01-02T03:04:06Z'].flatMap((when) => digestsOf(of, when)));
  expect(new Set(all).size).toBe(all.length);
});

// The gate's documents hold these bytes: a release is rebuilt from them.
test('the bytes of one implied stage never change', () => {
  const { request, result } = impliedStage(admitted(buildProfileSet().resolved), 'reviewer', at);
  expect(sha256Hex(Buffer.concat([request.bytes, result.bytes]))).toBe(
    'd0dd79b222bcfa458b543aec61f5879e04e8fe25062c763ba6bce04014d4e3df',
  );
});

test.each(['', '2030-01-02', '2030-02-30T00:00:00Z', '2030-01-02T03:04:05.000Z'])('`%s` is no time', (time) => {
  expect(() => impliedStage(admitted(buildProfileSet().resolved), 'forge', time)).toThrow('is no time');
});

test('a repository of SHA-256 has an empty tree of its own', () => {
  const { resolved } = buildProfileSet();
  const { source } = resolved.body.profile_source;
  source.revision = { ...source.revision, hash_algorithm: 'sha256', commit_id: '1'.repeat(64) };
  source.object_id = 'f'.repeat(64);
  const { request, result } = impliedStage(admitted(resolved), 'verifier', at);
  const run = validateStageRun(request.bytes, admitted(resolved).bytes, result.bytes);
  expect(run.ok ? 'accepted' : run.refusal).toBe('accepted');
});
