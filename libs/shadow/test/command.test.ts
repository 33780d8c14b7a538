// Commands as checks: what a line pattern matches, how a run is judged, and every rule of the kinds broken once.
import { describe, expect, test } from 'vitest';
import { encodeCanonical, type Json, sha256Hex } from '#canonical';
import type { DocumentKind } from '#contract';
import {
  buildCommandClaim,
  type CommandFindings,
  commandClaimKind,
  commandIncidentKind,
  commandLadder,
  commandRecordKind,
  commandRegistryKind,
  comparedBytesMax,
  concludeCommand,
  isEnd,
  matchesLine,
} from '#shadow';
import { type Edit, edited } from '../../../test/support/edit.ts';
import { claim, commandIncident, commandRegistry } from './support/command-sample.ts';
import { admitted, bytesOf, digest } from './support/sample.ts';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

describe('a line pattern', () => {
  // biome-ignore format: an aligned table
  const cases = [
    // pattern         line              expected
    ['',               '',               true],
    ['',               'a',              false],
    ['a',              'a',              true],
    ['a',              'ab',             false],
    ['*',              '',               true],
    ['*',              'anything *',     true],
    ['a*',             'a',              true],
    ['a*',             'ba',             false],
    ['*a',             'ba',             true],
    ['*a',             'ab',             false],
    ['a*a',            'a',              false],
    ['a*a',            'aa',             true],
    ['a*b*c',          'a-b-c',          true],
    ['a*b*c',          'a-c-b',          false],
    ['a*bc*c',         'abc',            false],
    ['a*b*b',          'ab',             false],
    ['**',             'a',              true],
    ['a.c',            'abc',            false],
    ['(a+)+$',         'aaaa',           false],
    ['é*',             'égal',           true],
  ] as const;
  test.each(cases)('%j on %j: %j', (pattern, line, expected) => {
    expect(matchesLine(pattern, line)).toBe(expected);
  });

  test('one made to be slow is not', () => {
    const pattern = `${'a*'.repeat(255)}b`;
    expect(matchesLine(pattern, 'a'.repeat(comparedBytesMax))).toBe(false);
  });
});

describe('how a command ended', () => {
  const lines = (...patterns: string[]) => ({ kind: 'lines', lines: patterns }) as const;
  const ofDigest = (text: string) => ({ kind: 'digest', sha256: sha256Hex(text) }) as const;
  // biome-ignore format: an aligned table
  const cases = [
    // status  stdout                    ended  wrote                       expected
    [0,        { kind: 'any' },          0,     'x',                        true],
    [0,        { kind: 'any' },          1,     'x',                        false],
    [1,        ofDigest('x'),            1,     'x',                        true],
    [1,        ofDigest('x'),            1,     'x\n',                      false],
    [0,        lines(),                  0,     '',                         true],
    [0,        lines(),                  0,     '\n',                       false],
    [0,        lines(''),                0,     '\n',                       true],
    [0,        lines('a', 'b*'),         0,     'a\nbc\n',                  true],
    [0,        lines('a', 'b*'),         0,     'a\nbc',                    false],
    [0,        lines('a'),               0,     'a\nb\n',                   false],
    [0,        lines('a', 'b'),          0,     'a\n',                      false],
    [0,        lines('*'),               0,     '\uFEFFa\n',                true],
    [0,        lines('a'),               0,     '\uFEFFa\n',                false],
    [0,        lines('*'),               0,     `${'a'.repeat(comparedBytesMax - 1)}\n`, true],
    [0,        lines('*'),               0,     `${'a'.repeat(comparedBytesMax)}\n`,     false],
  ] as const;
  test.each(cases)('%i %j: %i %j', (exit_status, stdout, exitStatus, wrote, expected) => {
    const end = { exit_status, stdout } as Parameters<typeof isEnd>[0];
    expect(isEnd(end, { exitStatus, stdout: utf8(wrote) })).toBe(expected);
  });

  test('what is no text has no lines', () => {
    expect(
      isEnd(
        { exit_status: 0, stdout: { kind: 'lines', lines: ['*'] } },
        { exitStatus: 0, stdout: Uint8Array.of(0xff, 10) },
      ),
    ).toBe(false);
  });
});

const receipt = (verdict: 'failed' | 'satisfied' | 'violated') => ({ sha256: digest('receipt'), verdict });

describe('every way a check can end', () => {
  const ran = (
    verdict: 'failed' | 'satisfied' | 'violated',
    exitStatus: number | null,
    wrote: string,
  ): CommandFindings => ({
    receipt: receipt(verdict),
    exitStatus,
    stdout: utf8(wrote),
  });
  // biome-ignore format: an aligned table
  const cases = [
    // reason                       findings                               outcome
    ['candidate.refused',           { stopped: 'candidate.refused' },      'inconclusive'],
    ['tools.missing',               { stopped: 'tools.missing' },          'inconclusive'],
    ['sandbox.failed',              ran('failed', null, ''),               'inconclusive'],
    ['sandbox.failed',              ran('failed', 0, '1\n'),               'inconclusive'],
    ['sandbox.limit-reached',       ran('violated', 0, '1\n'),             'inconclusive'],
    ['sandbox.limit-reached',       ran('violated', null, ''),             'inconclusive'],
    ['check.not-exited',            ran('satisfied', null, '1\n'),         'inconclusive'],
    ['check.ended-otherwise',       ran('satisfied', 2, ''),               'inconclusive'],
    ['check.ended-otherwise',       ran('satisfied', 0, '2\n'),            'inconclusive'],
    ['check.passed-at-revision',    ran('satisfied', 0, '1\n'),            'no-change'],
    ['check.failed-at-revision',    ran('satisfied', 1, '0\n'),            'reproduced'],
  ] as const;
  test.each(cases)('%s: %j', (reason, findings, outcome) => {
    const { content, bytes } = admitted(concludeCommand(claim, findings));
    expect([content.body.reason_id, content.body.outcome]).toEqual([reason, outcome]);
    expect(content.body.claim_ref.sha256).toBe(claim.sha256);
    expect(admitted(concludeCommand(claim, findings)).bytes).toEqual(bytes);
  });

  test('no way is missing', () => {
    expect([...new Set(cases.map(([reason]) => reason))].toSorted()).toEqual(Object.keys(commandLadder).toSorted());
  });
});

const codeOf = <T>(kind: DocumentKind<T>, document: unknown): string => {
  const parsed = kind.parse(encodeCanonical(document as Json));
  return parsed.ok ? 'accepted' : `${parsed.refusal.code} ${parsed.refusal.at}`;
};

describe('an incident', () => {
  // biome-ignore format: an aligned table
  const cases: readonly [string, readonly Edit[], string][] = [
    ['as it stands',          [],                                                       'accepted'],
    ['with words to run',     [['/body/argv', ['sh']]],                                 'E_SHAPE /body/argv'],
    ['with authority',        [['/body/deploy_authority', 'all']],                      'E_SHAPE /body/deploy_authority'],
    ['of another repository', [['/body/git_revision_ref/repository_id', 'repo.other']], 'E_SHAPE /body/git_revision_ref/repository_id'],
    ['a symptom too long',    [['/body/observed_symptom', 'é'.repeat(129)]],            'E_SHAPE /body/observed_symptom'],
    ['nothing observed',      [['/body/observed', undefined]],                          'E_SHAPE /body/observed'],
    ['any end is fine',       [['/body/expected/stdout', { kind: 'any' }]],             'E_SHAPE /body/expected/stdout/sha256'],
    ['a status of no process', [['/body/expected/exit_status', 256]],                   'E_SHAPE /body/expected/exit_status'],
    ['a pattern over lines',  [['/body/expected/stdout/lines/0', 'a\nb']],              'E_SHAPE /body/expected/stdout/lines/0'],
  ];
  test.each(cases)('%s', (_what, edits, expected) => {
    expect(codeOf(commandIncidentKind, edited(commandIncident, edits))).toBe(expected);
  });
});

describe('a registry', () => {
  const [check] = commandRegistry.body.checks;
  // biome-ignore format: an aligned table
  const cases: readonly [string, readonly Edit[], string][] = [
    ['as it stands',              [],                                                       'accepted'],
    ['of no check',               [['/body/checks', []]],                                   'accepted'],
    ['a check twice',             [['/body/checks', [check, check]]],                       'E_SHAPE /body/checks/1'],
    ['a program that is no tool', [['/body/checks/0/argv/0', 'sh']],                        'E_SHAPE /body/checks/0/argv/0'],
    ['a tool by its path',        [['/body/checks/0/tools/0', '/bin/grep']],                'E_SHAPE /body/checks/0/tools/0'],
    ['tools out of order',        [['/body/checks/0/tools', ['sort', 'grep']]],             'E_SHAPE /body/checks/0/tools/1'],
    ['a limit left out',          [['/body/checks/0/limits/wall_time_ms', undefined]],      'E_SHAPE /body/checks/0/limits/wall_time_ms'],
    ['a limit of nobody',         [['/body/checks/0/limits/sleep_ms', 1]],                  'E_SHAPE /body/checks/0/limits/sleep_ms'],
    ['no words',                  [['/body/checks/0/argv', []]],                            'E_SHAPE /body/checks/0/argv'],
  ];
  test.each(cases)('%s', (_what, edits, expected) => {
    expect(codeOf(commandRegistryKind, edited(commandRegistry, edits))).toBe(expected);
  });
});

describe('a claim', () => {
  // biome-ignore format: an aligned table
  const cases: readonly [string, readonly Edit[], string][] = [
    ['as it stands',            [],                                                       'accepted'],
    ['a program that is no tool', [['/body/argv/0', 'sh']],                               'E_RELATION /body/argv/0'],
    ['another repository',      [['/body/git_revision_ref/repository_id', 'repo.other']], 'E_RELATION /body/git_revision_ref/repository_id'],
    ['tools twice',             [['/body/tools', ['grep', 'grep']]],                      'E_SHAPE /body/tools/1'],
    ['nothing required',        [['/body/required_outcome', 'inconclusive']],             'E_SHAPE /body/required_outcome'],
  ];
  test.each(cases)('%s', (_what, edits, expected) => {
    expect(codeOf(commandClaimKind, edited(claim.content, edits))).toBe(expected);
  });

  test('one for a check that the registry does not have is none', () => {
    const incident = edited(commandIncident, [['/body/check_id', 'check.other']]);
    const parsed = [
      commandIncidentKind.parse(bytesOf(incident)),
      commandRegistryKind.parse(bytesOf(commandRegistry)),
    ] as const;
    const built = buildCommandClaim(admitted(parsed[0]), admitted(parsed[1]), 'reproduced');
    expect(built).toMatchObject({ ok: false, refusal: { code: 'E_RELATION', at: '/body/check_id' } });
  });
});

describe('a record', () => {
  const record = admitted(
    concludeCommand(claim, { receipt: receipt('satisfied'), exitStatus: 1, stdout: utf8('0\n') }),
  ).content;
  const absent = admitted(concludeCommand(claim, { stopped: 'tools.missing' })).content;
  // biome-ignore format: an aligned table
  const cases: readonly [string, unknown, readonly Edit[], string][] = [
    ['as it stands',                  record, [],                                                        'accepted'],
    ['an outcome turned',             record, [['/body/outcome', 'no-change']],                          'E_RELATION /body/outcome'],
    ['a receipt turned',              record, [['/body/receipt_ref/value/verdict', 'failed']],           'E_RELATION /body/receipt_ref'],
    ['an end turned',                 record, [['/body/execution/value/matches', 'expected']],           'E_RELATION /body/execution'],
    ['a pass without a run',          record, [['/body/receipt_ref', { state: 'absent', reason_id: 'tools.missing' }]], 'E_RELATION /body/receipt_ref'],
    ['another reason for no receipt', absent, [['/body/receipt_ref/reason_id', 'candidate.refused']],    'E_RELATION /body/receipt_ref/reason_id'],
    ['a qualification',               record, [['/body/qualification/state', 'qualified']],              'E_SHAPE /body/qualification/state'],
  ];
  test.each(cases)('%s', (_what, document, edits, expected) => {
    expect(codeOf(commandRecordKind, edited(document, edits))).toBe(expected);
  });
});

describe('frozen', () => {
  const record = admitted(
    concludeCommand(claim, { receipt: receipt('satisfied'), exitStatus: 1, stdout: utf8('0\n') }),
  );
  test.each([
    // kind                     digest of the sample
    [
      'shadow_command_incident',
      sha256Hex(bytesOf(commandIncident)),
      'ebad0563ea94c91b229ce5a6069890bebd346d3a040ee81eb24e918bdcc4c160',
    ],
    [
      'shadow_command_registry',
      sha256Hex(bytesOf(commandRegistry)),
      '443b49490366d6fd35387b7f7d42529cb12e1f11feb9bf4ff1efaaaaff8e484d',
    ],
    ['shadow_command_claim', claim.sha256, 'e989f172286872f17577a2d63e0191e59d3d7c5a60d38fe7adbfc4d4ca675e30'],
    ['shadow_command_record', record.sha256, '2279c9ac089c9c3ea6a27570b6f43e06f39cd0124a0d94f6275e96f4ec98bbb6'],
  ] as const)('%s', (_kind, found, expected) => {
    expect(found).toBe(expected);
  });
});
