// The option by which a signature is demanded, the same on every command that can demand one.
import type { Context, Option } from '#command';

export const allowedSignersOption = {
  flag: '--allowed-signers',
  value: 'FILE',
  describe: 'refuse a release that none of these has signed; the form is that of `ssh-keygen -Y verify`',
} as const satisfies Option;

/** Where the file of allowed signers lies; undefined when no signature is demanded. */
export function allowedSignersOf({ options, place }: Pick<Context, 'options' | 'place'>): string | undefined {
  const word = options['allowed-signers'];
  return typeof word === 'string' ? place(word) : undefined;
}
