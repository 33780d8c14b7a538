// `resolve PROFILE_DIR`: the resolved profile that a commit gives, on stdout.
import type { EffectCommand } from '#command';
import { linkOf } from '../chain.ts';
import { deriveGate } from '../derive-gate.ts';
import { profileNameAt } from './profile-place.ts';
import { atCommit, gateCodes } from './words.ts';

export const resolveCommand: EffectCommand = {
  name: 'resolve',
  summary: 'Print the resolved profile that a commit gives',
  arguments: [{ name: 'PROFILE_DIR', describe: 'the folder of a profile, `profiles/<name>`' }],
  options: [{ flag: '--commit', value: 'COMMIT', describe: 'a full commit id; HEAD when it is not given' }],
  codes: ['E_USAGE', 'E_REPOSITORY', 'E_COMMIT', ...gateCodes],
  run: async (context) => {
    const name = profileNameAt(context.place(String(context.arguments.PROFILE_DIR)));
    if (!name.ok) return name.refusal;
    return atCommit(context.options.commit, async (session) => {
      const link = linkOf('resolve');
      if (link === undefined) throw new Error('the chain has no gate `resolve`');
      const derived = await deriveGate(session, name.value, link, new Map());
      if (!derived.ok) return derived.refusal;
      return { stdout: derived.value.documents.get('resolved-profile.json') ?? new Uint8Array() };
    });
  },
};
