// Numbers that look random and are the same on every run: what a fuzzer found once is found again by its seed and turn.

export type Random = {
  /** A whole number from 0 up to, not including, `bound`; 0 when there is none. */
  readonly below: (bound: number) => number;
  readonly pick: <T>(list: readonly T[]) => T;
};

/** A xorshift generator over 32 bits: short, fast and good enough to choose places. */
export function randomOf(seed: number): Random {
  let state = (seed ^ 0x9e37_79b9) >>> 0 || 1;
  const next = (): number => {
    state ^= state << 13;
    state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state;
  };
  const below = (bound: number): number => (bound <= 0 ? 0 : next() % bound);
  return { below, pick: (list) => list[below(list.length)] as (typeof list)[number] };
}
