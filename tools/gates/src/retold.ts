// A refusal of another room about a file of the release, as a gate tells it.
import type { Refusal } from '#canonical';

/** The same under the gate's token, about the file by its path; the token that it had by itself stands in the words. */
export function retold<Code extends string>(
  { code: own, at, expected, mend }: Refusal,
  as: { readonly code: Code; readonly input: string; readonly mend: string },
): Refusal<Code> {
  return { ...as, ...(at === undefined ? {} : { at }), expected: `${expected} (${own})`, mend: mend ?? as.mend };
}
