// What a table row compares: `accepted`, or the token of a refusal with its place.
import type { Refusal, Result } from '#canonical';

/** The UTF-8 bytes of `text`. */
export const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

/** A refusal in one line: its token and, where it has one, its place. */
export const told = ({ code, at }: Refusal): string => (at === undefined ? code : `${code} ${at}`);

export const outcome = (result: Result<unknown>): string => (result.ok ? 'accepted' : told(result.refusal));
