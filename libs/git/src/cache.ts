// A cache of parsed objects in two generations: what is used is kept in the young one, and when that is full it becomes the
// old one and the former old one is forgotten. About as good as least-recently-used, and every step costs the same.
// Safe because an object never changes under its id and only verified objects are put in.

export class WeightedCache<T> {
  #young = new Map<string, { readonly value: T; readonly weight: number }>();
  #old = new Map<string, { readonly value: T; readonly weight: number }>();
  #weight = 0;
  readonly #generationMax: number;

  /** At most `weightMax` is kept in all. */
  constructor(weightMax: number) {
    this.#generationMax = Math.floor(weightMax / 2);
  }

  get(key: string): T | undefined {
    const young = this.#young.get(key);
    if (young !== undefined) return young.value;
    const old = this.#old.get(key);
    if (old !== undefined) this.set(key, old.value, old.weight);
    return old?.value;
  }

  /** Keeps a value; one heavier than a generation is not kept. */
  set(key: string, value: T, weight: number): void {
    if (weight > this.#generationMax || this.#young.has(key)) return;
    if (this.#weight + weight > this.#generationMax) {
      this.#old = this.#young;
      this.#young = new Map();
      this.#weight = 0;
    }
    this.#young.set(key, { value, weight });
    this.#weight += weight;
  }
}
