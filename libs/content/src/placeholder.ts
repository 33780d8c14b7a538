// When something that looks like a credential is only a stand-in for one, so that a page may show the form of a token.
// A stand-in is made of at most three different letters and digits (`xxxxxxxx`, `0000`, `abcabcabc`, whatever their case),
// or holds `example`, `placeholder` or `redacted`, or `x` four times running. A real one does so with a chance below 1:10,000.

/** Whether the variable part of a token (what follows its prefix) is a stand-in. */
export const isPlaceholder = (part: string): boolean =>
  /example|placeholder|redacted|xxxx/i.test(part) || differentCharacters(part) <= 3;

const differentCharacters = (part: string): number => new Set(part.toLowerCase().replace(/[^a-z0-9]/g, '')).size;
