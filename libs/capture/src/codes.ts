// Every token a capture refuses with. What a provider sent either becomes a normalizer's input or ends in one of these;
// a word that is merely unknown does not: it becomes what the normalizer calls unknown or incomplete.

export const captureCodes = [
  /** The context is not of its form. */
  'capture.invalid-context',
  /** Too many files, bytes, levels or members, or a count that the normalizer's input cannot hold. */
  'capture.bounds',
  /** A file is not JSON in strict UTF-8. */
  'capture.not-json',
  /** An object has a key twice; readers disagree on which of the two counts. */
  'capture.duplicate-key',
  /** A value in a file is nothing that this capture takes. */
  'capture.wrong-event',
  /** Something without which nothing can be captured is in none of the files. */
  'capture.missing-part',
  /** The files hold several things of which there can be one. */
  'capture.ambiguous',
  /** The same entry stands in the files twice. */
  'capture.duplicate-entry',
  /** A member is not there or is null where the provider must say something. */
  'capture.missing-field',
  /** A member is of another type or form. */
  'capture.wrong-type',
  /** Two things do not belong together, or contradict one another. */
  'capture.mismatch',
  /** What is said to be somebody's work was done by another. */
  'capture.wrong-author',
] as const;

export type CaptureCode = (typeof captureCodes)[number];
