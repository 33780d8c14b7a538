// Runs a number of mutants past a judge and counts what became of each. A judge answers with a word; what it throws is
// told with the seed and turn that bring it back.
import { createHash } from 'node:crypto';
import { cases } from '../../support/scale.ts';
import type { Mutation } from './byte-mutations.ts';
import { type Random, randomOf } from './random.ts';

/** How many mutants each campaign tries: in `npm test`, and in the full run. The full ones come to more than a million. */
// biome-ignore format: an aligned table
export const mutantCounts = {
  // campaign            npm test  full
  documents:            [8000,     360_000],
  'edited documents':   [2000,      60_000],
  manifests:            [1500,      80_000],
  'gate records':       [1500,      80_000],
  'install records':    [1500,      80_000],
  archives:             [1500,     100_000],
  trees:                [3000,     100_000],
  commits:              [3000,      80_000],
  tags:                 [1000,      20_000],
  'loose objects':      [400,       15_000],
  'loose content':      [200,        8_000],
  'pack indexes':       [1000,      40_000],
  packs:                [300,       12_000],
  deltas:               [300,       12_000],
  'packs read by git':  [20,           600],
  configuration:        [1500,      60_000],
} as const satisfies Record<string, readonly [slice: number, whole: number]>;

export type CampaignName = keyof typeof mutantCounts;

export const countOf = (name: CampaignName): number => {
  const [slice, whole] = mutantCounts[name];
  return cases(slice, whole);
};

export type Tally = {
  readonly total: number;
  /** How often each word was answered. */
  readonly outcomes: ReadonlyMap<string, number>;
  /** How often each mutation made a mutant. */
  readonly mutations: ReadonlyMap<string, number>;
};

export type Campaign<Sample extends { readonly bytes: Buffer }> = {
  readonly name: CampaignName;
  readonly samples: readonly Sample[];
  readonly mutations: Readonly<Record<string, Mutation>>;
  /** Answers with a word, or throws when the property does not hold. */
  readonly judge: (mutant: Buffer, sample: Sample, random: Random) => string | Promise<string>;
};

/** Judges as many mutants as `mutantCounts` says; each differs from its sample. */
export async function run<Sample extends { readonly bytes: Buffer }>({
  name,
  samples,
  mutations,
  judge,
}: Campaign<Sample>): Promise<Tally> {
  const ways = Object.entries(mutations);
  const seed = createHash('sha256').update(name).digest().readUInt32BE(0);
  const outcomes = new Map<string, number>();
  const used = new Map<string, number>();
  const total = countOf(name);
  for (let turn = 0; turn < total; turn += 1) {
    const random = randomOf(seed + turn);
    const sample = random.pick(samples);
    const { mutant, ways: made } = mutate(sample.bytes, random.pick(samples).bytes, ways, random);
    try {
      const answer = judge(mutant, sample, random);
      const word = typeof answer === 'string' ? answer : await answer;
      outcomes.set(word, (outcomes.get(word) ?? 0) + 1);
    } catch (error) {
      const shown = mutant.length > 2000 ? `${mutant.length} bytes` : mutant.toString('base64');
      throw new Error(`${name}, turn ${turn} (${made.join(', ')}): ${shown}`, { cause: error });
    }
    for (const way of made) used.set(way, (used.get(way) ?? 0) + 1);
  }
  return { total, outcomes, mutations: used };
}

/** One injury, now and then two or three; made again until the bytes differ from the sample's. */
function mutate(bytes: Buffer, other: Buffer, ways: readonly (readonly [string, Mutation])[], random: Random) {
  for (;;) {
    let mutant = bytes;
    const made: string[] = [];
    for (let count = random.pick([1, 1, 1, 1, 2, 3]); count > 0; count -= 1) {
      const [name, mutation] = random.pick(ways);
      mutant = mutation(mutant, random, other);
      made.push(name);
    }
    if (!mutant.equals(bytes)) return { mutant, ways: made };
  }
}

/** The count of one word. */
export const countedAs = ({ outcomes }: Tally, word: string): number => outcomes.get(word) ?? 0;
