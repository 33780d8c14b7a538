// Values of somebody else's JSON, whose numbers are left unread, and what a reading of them keeps to.

/** A number as it was written. */
export class RawNumber {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** Any JSON value, its numbers unread; objects inherit nothing. */
export type RawJson = null | boolean | string | RawNumber | readonly RawJson[] | RawObject;
export type RawObject = { readonly [key: string]: RawJson };

/** All inclusive. Depth counts containers; members are the items and keys of all values together. */
export type RawBounds = { readonly bytesMax: number; readonly depthMax: number; readonly membersMax: number };

/** What a reading can be refused for: a bound, what is no JSON, a key twice in one object. */
export type RawCode = 'E_LIMIT' | 'E_PARSE' | 'E_DUPLICATE';
