// Which Git reads here: the version that the program on the fixed search path says of itself.
import { runGit } from './candidate/git-command.ts';

/** The version of the Git that is used, such as `2.47.3`; undefined when there is none or it says something else. */
export async function gitVersion(gitDir: string): Promise<string | undefined> {
  const { status, stdout } = await runGit({ gitDir, args: ['version'], outputBytesMax: 4096 });
  const said = status === 0 ? Buffer.from(stdout).toString('latin1') : '';
  return /^git version ([0-9A-Za-z][0-9A-Za-z.+_-]{0,63})(?: |\n|$)/.exec(said)?.[1];
}
