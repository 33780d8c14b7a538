import { describe, expect, test } from 'vitest';
import { canonicalText, type Json, type JsonObject } from '#canonical';
import { stageResultKind } from '#contract';
import {
  answerMaterialization,
  buildReceipt,
  buildStageResult,
  checkReceipt,
  checkResponse,
  errorCodes,
  type MaterializationOutcome,
  parseMaterializationContract,
  parseMaterializationInput,
} from '../src/local-git-materializer/protocol.ts';
import { at, type Edits, edited } from './support/edit.ts';
import { changed, contract, inputWith, stating, unchanged } from './support/inputs/local-git-materializer.ts';

const valid = inputWith();

const parsed = (input: Json) => {
  const result = parseMaterializationInput(input);
  return result.ok ? 'accepted' : result.refusal.code;
};

const materialization = () => {
  const result = parseMaterializationInput(valid);
  if (!result.ok) throw new Error(JSON.stringify(result.refusal));
  return result.value;
};

const answered = (input: Json, outcome: MaterializationOutcome): JsonObject => {
  const result = answerMaterialization(input, outcome);
  if (!result.ok) throw new Error(JSON.stringify(result.refusal));
  return result.value;
};

type InputRow = readonly [rule: string, edits: Edits, outcome: 'accepted' | 'E_INPUT'];

describe('the input', () => {
  const request = '/stage_request/content/body';
  const manifests = at(valid, '/manifests') as readonly Json[];
  const [firstPayload, secondPayload] = at(valid, '/payloads') as readonly Json[];
  const otherPatch = '/payloads/1/data';
  const rows: readonly InputRow[] = [
    ['as it is', {}, 'accepted'],
    ['an input that is text', { '': 'materialize' }, 'E_INPUT'],
    ['a member too many', { '/repository': 'x' }, 'E_INPUT'],
    ['a member missing', { '/profile': undefined }, 'E_INPUT'],
    ['another schema version', { '/schema_version': 2 }, 'E_INPUT'],
    ['another kind', { '/kind': 'materialization' }, 'E_INPUT'],
    ['attempt 0', { '/attempt/attempt_number': 0 }, 'E_INPUT'],
    ['attempt 2147483648', { '/attempt/attempt_number': 2_147_483_648 }, 'E_INPUT'],
    ['a result id that is none', { '/attempt/result_id': 'Result' }, 'E_INPUT'],
    ['finished before it started', { '/attempt/finished_at': '2026-03-03T08:59:59Z' }, 'E_INPUT'],
    ['recorded before it finished', { '/attempt/recorded_at': '2026-03-03T09:00:01Z' }, 'E_INPUT'],
    ['started before it was requested', { '/attempt/started_at': '2026-03-03T07:59:59Z' }, 'E_INPUT'],
    ['started when it was requested', { '/attempt/started_at': '2026-03-03T08:00:00Z' }, 'accepted'],
    ['a profile out of shape', { '/profile/content/body/bindings': [] }, 'E_INPUT'],
    ['a profile with another digest', { '/profile/sha256': '0'.repeat(64) }, 'E_INPUT'],
    ['a resolved profile with another digest', { '/resolved_profile/sha256': '0'.repeat(64) }, 'E_INPUT'],
    [
      'a resolved profile of another package',
      { '/resolved_profile/content/body/bindings/1/binding/package_ref/object_id': '0'.repeat(40) },
      'E_INPUT',
    ],
    ['no manifest', { '/manifests': [] }, 'E_INPUT'],
    ['a manifest missing', { '/manifests': manifests.slice(1) }, 'E_INPUT'],
    ['manifests out of order', { '/manifests': manifests.toReversed() }, 'E_INPUT'],
    ['a manifest twice', { '/manifests': [...manifests, manifests[5] ?? null] }, 'E_INPUT'],
    ['a manifest out of shape', { '/manifests/0/content/body/offered_roles': [] }, 'E_INPUT'],
    [
      'a manifest that offers a permission more',
      { '/manifests/5/content/body/offered_permissions/0': 'core.perm.candidate.execute.v1' },
      'E_INPUT',
    ],
    ['a manifest of another version', { '/manifests/5/content/body/adapter_version': 'v2' }, 'E_INPUT'],
    ['a manifest with another role beside', { '/manifests/5/content/body/offered_roles': ['ci', 'forge'] }, 'E_INPUT'],
    [
      'a manifest with a configuration',
      { '/manifests/5/content/body/config_contract_ref': at(valid, '/manifests/0/content/body/config_contract_ref') },
      'E_INPUT',
    ],
    ['a request of another profile', { [`${request}/resolved_profile_ref/sha256`]: '0'.repeat(64) }, 'E_INPUT'],
    ['a request with another selection', { [`${request}/selection_ref/scope_sha256`]: '0'.repeat(64) }, 'E_INPUT'],
    ['a request of another binding', { [`${request}/operation/binding_id`]: 'binding.verifier' }, 'E_INPUT'],
    ['a request of no binding', { [`${request}/operation/binding_id`]: 'binding.none' }, 'E_INPUT'],
    ['a request with the network', { [`${request}/operation/arguments/network_mode`]: 'allow' }, 'E_INPUT'],
    ['a request without a target', { [`${request}/target_revision`]: { state: 'absent' } }, 'E_INPUT'],
    [
      'a source tree below the root',
      { [`${request}/inputs/3/value/value/value/location`]: { kind: 'path', value: 'src' } },
      'E_INPUT',
    ],
    [
      'a source tree of another commit',
      { [`${request}/inputs/3/value/value/value/revision/commit_id`]: 'd4'.repeat(20) },
      'E_INPUT',
    ],
    ['one payload', { '/payloads': [firstPayload ?? null] }, 'E_INPUT'],
    ['three payloads', { '/payloads/2': { input_id: 'input.verify', media_type: 'text/plain', data: '' } }, 'E_INPUT'],
    [
      'three verified payloads',
      {
        '/trust_context/verified_payloads/2': {
          input_id: 'input.verify',
          content: { media_type: 'text/plain', data: '' },
          sha256: '0'.repeat(64),
        },
      },
      'E_INPUT',
    ],
    ['payloads out of order', { '/payloads': [secondPayload ?? null, firstPayload ?? null] }, 'E_INPUT'],
    ['a payload under another id', { '/payloads/0/input_id': 'input.finish' }, 'E_INPUT'],
    ['a payload of another media type', { '/payloads/1/media_type': 'text/plain' }, 'E_INPUT'],
    ['a payload that is not the verified one', { [otherPatch]: '' }, 'E_INPUT'],
    [
      'a verified payload with another digest',
      { '/trust_context/verified_payloads/1/sha256': '0'.repeat(64) },
      'E_INPUT',
    ],
    [
      'a verified payload of another media type',
      { '/trust_context/verified_payloads/1/content/media_type': 'text/plain' },
      'E_INPUT',
    ],
    [
      'a patch, payload and copy, that the request does not name',
      {
        [otherPatch]: '',
        '/trust_context/verified_payloads/1/content/data': '',
        '/trust_context/verified_payloads/1/sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
      },
      'E_INPUT',
    ],
    [
      'a request that names a patch of another media type',
      { [`${request}/inputs/2/value/value/value/media_type`]: 'text/plain' },
      'E_INPUT',
    ],
    ['a payload that is not text', { [otherPatch]: 7 }, 'E_INPUT'],
  ];
  test.each(rows)('%s', (_rule, edits, outcome) => {
    expect(parsed(edited(valid, edits))).toBe(outcome);
  });

  const otherDigest = '0'.repeat(64);
  const places: readonly (readonly [edits: Edits, place: string])[] = [
    [{ '/attempt/finished_at': 'then' }, '/attempt/finished_at'],
    [{ '/attempt/started_at': '2026-03-03T07:59:59Z' }, '/attempt/started_at'],
    [{ '/profile/content/id': 7 }, '/profile/content/id'],
    [{ '/profile/sha256': otherDigest }, '/resolved_profile/content/body/profile_ref'],
    [{ '/manifests': manifests.slice(1) }, '/profile/content/body/bindings/2/manifest_ref'],
    [{ '/manifests': manifests.toReversed() }, '/manifests'],
    [{ '/manifests/6': edited(manifests[5] ?? null, { '/content/id': 'adapter.spare.v1' }) }, '/manifests/6/content'],
    [{ [`${request}/selection_ref/scope_sha256`]: otherDigest }, '/stage_request/content/body/selection_ref'],
    [{ '/payloads/1/data': '' }, '/payloads/1'],
  ];
  test.each(places)('%j is refused in its place', (edits, place) => {
    expect(parseMaterializationInput(edited(valid, edits))).toMatchObject({ refusal: { at: place } });
  });

  test('a payload of 2 MiB is read and one byte more is not', () => {
    const result = parseMaterializationInput(inputWith(undefined, 'x'.repeat(2_097_152)));
    // A patch that the contract finds too long, but a payload that may come.
    expect(result).toMatchObject({
      ok: false,
      refusal: { at: '/payloads/1/data', expected: 'a patch of at most 4096 bytes' },
    });
    expect(parseMaterializationInput(inputWith(undefined, 'x'.repeat(2_097_153)))).toMatchObject({
      ok: false,
      refusal: { at: '/payloads/1/data', expected: 'text of at most 2097152 bytes' },
    });
  });

  test('a patch as long as the contract allows is taken, in bytes', () => {
    expect(parsed(inputWith(undefined, 'é'.repeat(2048)))).toBe('accepted');
    expect(parsed(inputWith(undefined, `${'é'.repeat(2048)}x`))).toBe('E_INPUT');
    expect(parsed(inputWith(undefined, ''))).toBe('accepted');
  });
});

describe('the contract', () => {
  const paths = (count: number) => Array.from({ length: count }, (_, index) => `p${1000 + index}`);
  const rows: readonly (readonly [rule: string, changes: Edits, outcome: 'accepted' | 'E_INPUT'])[] = [
    ['as it is', {}, 'accepted'],
    ['a member too many', { allow_all: false }, 'E_INPUT'],
    ['a member missing', { allow_symlinks: undefined }, 'E_INPUT'],
    ['another version', { schema_version: 2 }, 'E_INPUT'],
    ['another kind', { kind: 'contract' }, 'E_INPUT'],
    ['binary patches', { allow_binary_patch: true }, 'E_INPUT'],
    ['links', { allow_symlinks: true }, 'E_INPUT'],
    ['submodules', { allow_submodules: true }, 'E_INPUT'],
    ['a candidate that is not bare', { candidate_repository_kind: 'worktree' }, 'E_INPUT'],
    ['one path', { allowed_paths: ['src/lamp.ts'], max_changed_paths: 1 }, 'accepted'],
    ['one mode', { allowed_modes: ['100644'] }, 'E_INPUT'],
    ['modes in another order', { allowed_modes: ['100755', '100644'] }, 'E_INPUT'],
    ['the mode of a link', { allowed_modes: ['100644', '120000'] }, 'E_INPUT'],
    ['no path', { allowed_paths: [] }, 'E_INPUT'],
    ['256 paths', { allowed_paths: paths(256) }, 'accepted'],
    ['257 paths', { allowed_paths: paths(257) }, 'E_INPUT'],
    ['paths out of order', { allowed_paths: ['b', 'a'] }, 'E_INPUT'],
    ['a path twice', { allowed_paths: ['a', 'a'] }, 'E_INPUT'],
    ['an absolute path', { allowed_paths: ['/a', 'b'] }, 'E_INPUT'],
    ['a path with a backslash', { allowed_paths: ['a\\b', 'b'] }, 'E_INPUT'],
    ['a path with a control character', { allowed_paths: ['a\tb', 'b'] }, 'E_INPUT'],
    ['a path that climbs', { allowed_paths: ['a/../b', 'b'] }, 'E_INPUT'],
    ['a path into .git', { allowed_paths: ['a/.git/x', 'b'] }, 'E_INPUT'],
    ['a path into .GiT', { allowed_paths: ['.GiT/x', 'b'] }, 'E_INPUT'],
    ['a path of .gitignore', { allowed_paths: ['.gitignore', 'b'] }, 'accepted'],
    ['a segment that ends in a dot', { allowed_paths: ['a./x', 'b'] }, 'E_INPUT'],
    ['a segment that ends in a blank', { allowed_paths: ['a /x', 'b'] }, 'E_INPUT'],
    ['a path of 64 segments', { allowed_paths: ['a/'.repeat(63).concat('a'), 'b'] }, 'accepted'],
    ['a path of 65 segments', { allowed_paths: ['a/'.repeat(64).concat('a'), 'b'] }, 'E_INPUT'],
    ['no changed path', { max_changed_paths: 0 }, 'E_INPUT'],
    ['more changed paths than paths', { max_changed_paths: 3 }, 'E_INPUT'],
    ['257 changed paths', { max_changed_paths: 257 }, 'E_INPUT'],
    ['patches of no byte', { max_patch_bytes: 0 }, 'E_INPUT'],
    ['patches of 1 MiB', { max_patch_bytes: 1_048_576 }, 'accepted'],
    ['patches of one byte more', { max_patch_bytes: 1_048_577 }, 'E_INPUT'],
  ];
  test.each(rows)('%s', (_rule, changes, outcome) => {
    expect(parsed(stating(changes))).toBe(outcome);
  });

  const texts = [
    ['canonical text', `${canonicalText(contract)}\n`, 'accepted'],
    ['text with blanks', JSON.stringify(contract, undefined, 2), 'accepted'],
    ['empty text', '', 'E_INPUT'],
    ['text behind it', `${JSON.stringify(contract)}{}`, 'E_INPUT'],
    ['a list', '[]', 'E_INPUT'],
    ['deep nesting', '['.repeat(100_000), 'E_INPUT'],
  ] as const;
  test.each(texts)('%s', (_rule, text, outcome) => {
    const result = parseMaterializationContract(text);
    expect(result.ok ? 'accepted' : result.refusal.code).toBe(outcome);
  });
});

test('the tokens of the protocol', () => {
  // E_COMMAND is the executor's own, for what goes wrong in the repository.
  expect(errorCodes).toEqual(['E_INPUT', 'E_COMMAND', 'E_RECEIPT', 'E_RESULT']);
});

describe('the receipt', () => {
  const rows: readonly (readonly [rule: string, outcome: MaterializationOutcome, expected: string])[] = [
    ['one path changed', changed, 'changed'],
    ['both paths changed', { ...changed, changed_paths: ['docs/tides.md', 'src/lamp.ts'] }, 'changed'],
    ['nothing changed', unchanged, 'no-change'],
    ['a change of nothing', { ...changed, changed_paths: [] }, 'E_RECEIPT'],
    ['a change that left the commit', { ...changed, commit_id: unchanged.commit_id }, 'E_RECEIPT'],
    ['a change that left the tree', { ...changed, tree_id: unchanged.tree_id }, 'E_RECEIPT'],
    ['no change with a new commit', { ...unchanged, commit_id: changed.commit_id }, 'E_RECEIPT'],
    ['no change with a new tree', { ...unchanged, tree_id: changed.tree_id }, 'E_RECEIPT'],
    ['no change with a path', { ...unchanged, changed_paths: ['src/lamp.ts'] }, 'E_RECEIPT'],
    ['a path that is not allowed', { ...changed, changed_paths: ['src/lens.ts'] }, 'E_RECEIPT'],
    ['a path below an allowed one', { ...changed, changed_paths: ['src/lamp.ts/x'] }, 'E_RECEIPT'],
    ['paths out of order', { ...changed, changed_paths: ['src/lamp.ts', 'docs/tides.md'] }, 'E_RECEIPT'],
    ['a path twice', { ...changed, changed_paths: ['src/lamp.ts', 'src/lamp.ts'] }, 'E_RECEIPT'],
    ['a short commit id', { ...changed, commit_id: 'f1f1f1f' }, 'E_RECEIPT'],
    ['a commit id of the other algorithm', { ...changed, commit_id: 'f1'.repeat(32) }, 'E_RECEIPT'],
    ['a tree id in upper case', { ...changed, tree_id: 'F2'.repeat(20) }, 'E_RECEIPT'],
  ];
  test.each(rows)('%s', (_rule, outcome, expected) => {
    const result = answerMaterialization(valid, outcome);
    expect(result.ok ? at(result.value, '/stage_result/body/outcome/value') : result.refusal.code).toBe(expected);
  });

  test('no more changed paths than the contract says', () => {
    const outcome = { ...changed, changed_paths: ['docs/tides.md', 'src/lamp.ts'] };
    const result = answerMaterialization(stating({ max_changed_paths: 1 }), outcome);
    expect(result).toMatchObject({ ok: false, refusal: { code: 'E_RECEIPT' } });
  });

  test('patches of one byte', () => {
    const text = JSON.stringify({ ...contract, max_patch_bytes: 1 });
    expect(parseMaterializationContract(text)).toMatchObject({ ok: true, value: { max_patch_bytes: 1 } });
  });

  test('a refusal says what was expected', () => {
    const result = answerMaterialization(valid, { ...changed, tree_id: unchanged.tree_id });
    expect(result).toMatchObject({ refusal: { expected: expect.stringContaining('a new commit and a new tree') } });
  });

  test('the digest of no path is that of an empty list', () => {
    const receipt = buildReceipt(materialization(), unchanged);
    expect(receipt).toMatchObject({
      value: {
        changed_paths: { count: 0, sha256: '37517e5f3dc66819f61f5a7bb8ace1921282415f10551d2defa5c3eb0985b570' },
      },
    });
  });

  const strange: readonly (readonly [rule: string, edits: Edits])[] = [
    ['text', { '': 'receipt' }],
    ['a member too many', { '/paths': [] }],
    ['another adapter', { '/adapter/id': 'adapter.other.v1' }],
    ['an active adapter', { '/adapter/status': 'active' }],
    ['another attempt', { '/attempt/attempt_number': 2 }],
    ['another request', { '/request_ref/sha256': '0'.repeat(64) }],
    ['another profile', { '/resolved_profile_ref/sha256': '0'.repeat(64) }],
    ['another manifest', { '/manifest_ref/sha256': '0'.repeat(64) }],
    ['another contract', { '/materialization_contract_ref/sha256': '0'.repeat(64) }],
    ['another patch', { '/patch_ref/sha256': '0'.repeat(64) }],
    ['another source', { '/source/tree_id': '0'.repeat(40) }],
    ['a candidate that is not bare', { '/candidate/repository_kind': 'worktree' }],
    ['a candidate of another parent', { '/candidate/parent_commit_id': '0'.repeat(40) }],
    ['a candidate of another algorithm', { '/candidate/hash_algorithm': 'sha256' }],
    ['a count above the contract', { '/changed_paths/count': 3 }],
    ['a count of nothing', { '/changed_paths/count': 0 }],
    ['a digest that is none', { '/changed_paths/sha256': 'x' }],
  ];
  test.each(strange)('of somebody else, with %s', (_rule, edits) => {
    const made = buildReceipt(materialization(), changed);
    const receipt: Json = made.ok ? made.value : null;
    expect(checkReceipt(materialization(), receipt)).toEqual(made);
    expect(checkReceipt(materialization(), edited(receipt, edits))).toMatchObject({ refusal: { code: 'E_RECEIPT' } });
  });
});

describe('the response', () => {
  test('its stage result is one of the core', () => {
    const result = stageResultKind.check(at(answered(valid, changed), '/stage_result'));
    expect(result.ok).toBe(true);
  });

  test('a change has one output, which is the evidence', () => {
    const response = answered(valid, changed);
    const proof = at(response, '/stage_result/body/evidence/0/proof_ref');
    expect(at(response, '/stage_result/body/outputs')).toEqual([{ output_id: 'output.candidate', ref: proof }]);
    expect(at(response, '/payloads/0/sha256')).toBe(at(proof, '/sha256'));
  });

  test('no change has none', () => {
    expect(at(answered(valid, unchanged), '/stage_result/body/outputs')).toEqual([]);
  });

  const rows: readonly (readonly [rule: string, edits: Edits, code: string])[] = [
    ['text', { '': 'response' }, 'E_RESULT'],
    ['a member too many', { '/token': 'x' }, 'E_RESULT'],
    ['another authority', { '/authority': 'merge' }, 'E_RESULT'],
    ['another effect', { '/effects/1': 'network' }, 'E_RESULT'],
    ['no payload', { '/payloads': [] }, 'E_RESULT'],
    ['a payload too many', { '/payloads/1': { content_id: 'x', media_type: 'x', sha256: 'x', data: '' } }, 'E_RESULT'],
    ['a payload that is no JSON', { '/payloads/0/data': 'receipt' }, 'E_RECEIPT'],
    ['a payload of another receipt', { '/payloads/0/data': '{}\n' }, 'E_RECEIPT'],
    ['a payload with another digest', { '/payloads/0/sha256': '0'.repeat(64) }, 'E_RESULT'],
    ['another stage result', { '/stage_result/body/outcome/value': 'no-change' }, 'E_RESULT'],
    ['no stage result', { '/stage_result': null }, 'E_RESULT'],
  ];
  test.each(rows)('of somebody else, with %s', (_rule, edits, code) => {
    const response = answered(valid, changed);
    expect(checkResponse(materialization(), response).ok).toBe(true);
    expect(checkResponse(materialization(), edited(response, edits))).toMatchObject({ refusal: { code } });
  });

  test('a result that the core does not take is E_RESULT', () => {
    const early = { ...materialization().attempt, started_at: '2026-03-03T07:59:59Z' };
    const receipt = buildReceipt(materialization(), changed);
    if (!receipt.ok) throw new Error(receipt.refusal.code);
    expect(buildStageResult({ ...materialization(), attempt: early }, receipt.value)).toMatchObject({
      refusal: { code: 'E_RESULT', at: '/body/started_at' },
    });
  });
});
