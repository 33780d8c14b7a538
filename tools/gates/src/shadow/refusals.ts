// How this gate refuses: the file or the incident, what is wrong with it, and what mends it.
import { type Refusal, type Result, refuse } from '#canonical';

/** A file of the incidents' folder that is not what it must be. */
export const unfitFile = (input: string, expected: string, mend?: string): Result<never, 'E_SHADOW'> =>
  refuse({ code: 'E_SHADOW', input, expected, mend: mend ?? `correct or \`git rm\` \`${input}\`, then commit` });

/** A refusal of another room about a file, under this gate's token; its own token stands in the words. */
export function unfitDocument(input: string, { code, at, expected, mend }: Refusal): Result<never, 'E_SHADOW'> {
  const place = at === undefined ? {} : { at };
  return refuse({
    code: 'E_SHADOW',
    input,
    ...place,
    expected: `${expected} (${code})`,
    mend: mend ?? `correct or \`git rm\` \`${input}\`, then commit`,
  });
}
