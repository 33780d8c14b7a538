import { describe, expect, test } from 'vitest';
import { allEntries, entriesFor, groups } from '../src/commands.ts';
import { usageLine } from '../src/entry.ts';

const loaded = await Promise.all(groups.map(async (group) => ({ ...group, commands: await group.load() })));
const entries = await allEntries();

describe('the one list', () => {
  test('the names that are fixed are there', () => {
    const usages = entries.map(usageLine);
    for (const usage of [
      'validate-document FILE',
      'validate-profile-set PROFILE RESOLVED MANIFEST…',
      'validate-stage-run REQUEST RESOLVED RESULT',
      'resolve PROFILE_DIR [--commit COMMIT]',
      'pin PROFILE_DIR [--commit COMMIT] [--check]',
      'build-release COMMIT PROFILE_ID… [--backend NAME]',
      'install MANIFEST PROFILE_ID TARGET [--allowed-signers FILE]',
      'challenge MANIFEST [--json] [--allowed-signers FILE]',
      'diff A B [--json]',
      'ledger record VERSION',
      'ledger verify',
      'ledger rebuild VERSION',
      'attest RELEASE_DIR',
      'sign RELEASE_DIR [--key FILE]',
      'verify-signature RELEASE_DIR [--allowed-signers FILE] [--identity NAME]',
      'adapter normalize claude-code-producer INPUT [--output FILE]',
      'adapter matrix [--json]',
      'verify TARGET [--from DIR] [--record ID] [--allowed-signers FILE]',
      'uninstall TARGET',
      'batch [FILE]',
      'doctor [--json]',
    ]) {
      expect(usages).toContain(usage);
    }
  });

  test('no name stands twice', () => {
    expect(new Set(entries.map(({ name }) => name)).size).toBe(entries.length);
  });

  test('every command is found by its own words, and by no other group', () => {
    for (const { prefix, commands } of loaded) {
      expect(commands.length).toBeGreaterThan(0);
      for (const { name } of commands) {
        expect(loaded.filter((group) => name.startsWith(group.prefix)).map((group) => group.prefix)).toEqual([prefix]);
      }
    }
  });

  test('every command can be called: words, options and counts fit together', () => {
    for (const { name, arguments: words, options, summary } of entries) {
      expect(name).toMatch(/^[a-z][a-z-]*( [a-z][a-z-]*)*$/);
      expect(summary).toMatch(/^[A-Z].*[^.]$/);
      expect(words.slice(0, -1).filter(({ variadic, optional }) => variadic !== undefined || optional)).toEqual([]);
      expect(words.map((word) => word.name).filter((word) => !/^[A-Z][A-Z_]*$/.test(word))).toEqual([]);
      expect(options.map(({ flag }) => flag).filter((flag) => !/^--[a-z][a-z-]*$/.test(flag))).toEqual([]);
    }
  });

  test('a call loads its own group only', async () => {
    const names = async (...args: string[]) => (await entriesFor(args)).map(({ name }) => name);
    expect(await names('doctor')).toEqual(['doctor']);
    expect(await names('adapter', 'normalize', 'github-forge')).toContain('adapter normalize github-forge');
    expect(await names('adapter', 'normalize', 'github-forge')).not.toContain('doctor');
    expect(await names('--help')).toHaveLength(entries.length);
    expect(await names()).toHaveLength(entries.length);
  });
});
