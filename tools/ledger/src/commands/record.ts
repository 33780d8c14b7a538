// `ledger record VERSION`: puts the release of this commit into the ledger under a version.
import type { EffectCommand } from '#command';
import { atCommit, gateCodes } from '../../../gates/src/commands/words.ts';
import { recordRelease } from '../record/record.ts';

export const recordCommand: EffectCommand = {
  name: 'ledger record',
  summary: 'Put the release of this commit into the ledger under a version',
  details: [
    'Writes `releases/VERSION/`: the manifest as it is, the evidence of `shadow-sandboxed`, the dashboards, and an entry that names them and the version before by digest. The release must be built (`npx nx run release:build`), is derived again and must be the same; its command incidents must have been run for exactly this release (`npx nx run release:shadow-sandboxed`). A version that is there stays as it is: with the same release that is said, with another it is refused, and so is a version that is not newer than all others.',
  ],
  arguments: [{ name: 'VERSION', describe: 'a semantic version in lower case, without build metadata' }],
  options: [],
  codes: [
    'E_USAGE',
    'E_REPOSITORY',
    'E_VERSION',
    'E_LEDGER',
    'E_DIRTY',
    'E_DIGEST',
    'E_EVIDENCE',
    'E_IO',
    ...gateCodes,
  ],
  run: (context) =>
    atCommit(undefined, async (session) => {
      const version = String(context.arguments.VERSION);
      const recorded = await recordRelease(session, version, context.progress);
      if (!recorded.ok) return recorded.refusal;
      const { state, releaseId } = recorded.value;
      const said =
        state === 'present' ? `${version} is recorded already as ${releaseId}` : `${version} is ${releaseId}`;
      const commit = `git add releases/${version} && git commit -m 'Record release ${version}' -- releases/${version}`;
      return { stdout: new TextEncoder().encode(`${commit}\n`), notes: [said] };
    }),
};
