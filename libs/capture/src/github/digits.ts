// A provider's number as it was written, for metadata.
import { RawNumber } from '#canonical';
import { boundedText } from '../opaque.ts';
import type { Place } from '../place.ts';

const bytesMax = 256;

/** The characters of the number at a place; null when there is none. */
export const digits = ({ value }: Place): string | null =>
  value instanceof RawNumber ? boundedText(value.text, bytesMax) : null;
