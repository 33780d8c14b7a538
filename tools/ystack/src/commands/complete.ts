// `complete SHELL` prints the script for a shell; the script asks `complete -- WORDS…`, which `main.ts` answers.
import type { EffectCommand } from '#command';

export const complete: EffectCommand = {
  name: 'complete',
  summary: 'Print the completion script of a shell',
  arguments: [{ name: 'SHELL', describe: 'which shell', choices: ['bash', 'zsh', 'fish', 'powershell'] }],
  options: [],
  codes: [],
  run: async (context) => {
    const { completionScript } = await import('../completion.ts');
    return { stdout: Buffer.from(completionScript(String(context.arguments.SHELL))) };
  },
};
