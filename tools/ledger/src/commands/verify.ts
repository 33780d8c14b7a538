// `ledger verify`: whether every recorded version is a release that was complete.
import type { EffectCommand } from '#command';
import { atCommit } from '../../../gates/src/commands/words.ts';
import { verifyLedger } from '../verify-ledger.ts';

export const verifyLedgerCommand: EffectCommand = {
  name: 'ledger verify',
  summary: 'Check that every recorded version is whole, chained, and was complete when it was recorded',
  details: [
    'Reads the ledger of HEAD. Each version must have the bytes that its entry names, follow the version before by digest, be of a commit in the history of HEAD with the files of that commit, have passed every gate of its commit for every profile that its commit releases, and hold evidence that its command incidents came out as claimed. It does not derive a release again: `challenge` does.',
  ],
  arguments: [],
  options: [],
  codes: [
    'E_REPOSITORY',
    'E_LEDGER',
    'E_EVIDENCE',
    'E_OBJECT',
    'E_SHALLOW',
    'E_LIMIT',
    'E_PARSE',
    'E_CANONICAL',
    'E_SHAPE',
    'E_RELATION',
  ],
  run: (context) =>
    atCommit(undefined, async (session) => {
      const versions = await verifyLedger(session, context.progress);
      if (!versions.ok) return versions.refusal;
      const lines = versions.value.map(({ version, manifest }) => `${version}  ${manifest.content.id}\n`);
      return {
        stdout: new TextEncoder().encode(lines.join('')),
        notes: lines.length === 0 ? ['no version is recorded in this commit'] : [],
      };
    }),
};
