// Who takes part: two producers and two forges, each a program under `fakes/`, and the bystander that every other role binds.

/** The adapters whose normalizers observe what the fakes produce. */
export const producers = ['claude-code-producer', 'codex-cli-producer'] as const;
export type ProducerName = (typeof producers)[number];

/** Two ways to carry a patch into a repository, under the one protocol of the local Git materializer. */
export const forges = ['index-forge', 'object-forge'] as const;
export type ForgeName = (typeof forges)[number];

export const bystander = 'idle';

export type ProgramName = ProducerName | ForgeName | typeof bystander;

export type Combination = { readonly producer: ProducerName; readonly forge: ForgeName };

/** The four, in the order of the report. */
export const combinations: readonly Combination[] = producers.flatMap((producer) =>
  forges.map((forge) => ({ producer, forge })),
);

export const fileOf = (name: string): string => `${name}.mjs`;
