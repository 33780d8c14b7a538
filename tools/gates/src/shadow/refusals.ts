// How this gate refuses: the file or the incident, what is wrong with it, and what mends it.
import { type Refusal, type Result, refuse } from '#canonical';
import { retold } from '../retold.ts';

/** A file of the incidents' folder that is not what it must be. */
export const unfitFile = (input: string, expected: string, mend?: string): Result<never, 'E_SHADOW'> =>
  refuse({ code: 'E_SHADOW', input, expected, mend: mend ?? removal(input) });

/** A document that another room refuses. */
export const unfitDocument = (input: string, refusal: Refusal): Result<never, 'E_SHADOW'> =>
  refuse(retold(refusal, { code: 'E_SHADOW', input, mend: removal(input) }));

const removal = (input: string): string => `correct or \`git rm\` \`${input}\`, then commit`;
