// What `npm test` checks, in order: cheap and whole-tree first, the test runner last. A step is one command and a way to
// read real counts from it; a command that only passes or fails counts as one.

/** How many checks a step ran, by outcome. */
export type Counts = { readonly passed: number; readonly failed: number; readonly skipped: number };

export type Step = {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  /** Set for a step that writes a test report (the JSON of vitest) to the path that is appended to its last argument. */
  readonly report?: true;
};

const whole: readonly Step[] = [
  { name: 'format and lint', command: ['biome', 'ci', '--error-on-warnings', '.'] },
  { name: 'types', command: ['tsc', '-p', '.'] },
  { name: 'generated files', command: ['node', 'tools/generate/src/main.ts', '--check'] },
  { name: 'boundaries', command: ['depcruise', '--config', '.dependency-cruiser.mjs', 'libs', 'tools', 'sandbox'] },
  { name: 'dead code', command: ['knip'] },
];

const tests: Step = {
  name: 'tests',
  command: ['vitest', 'run', '--reporter=default', '--reporter=json', '--outputFile.json='],
  report: true,
};

/** The steps of `npm test`; the full run repeats the seeded tests with whole counts and adds the slow suites. */
export const stepsOf = (full: boolean): readonly Step[] => (full ? [tests] : [...whole, tests]);

/** Adds counts up. */
export const sumCounts = (all: readonly Counts[]): Counts => ({
  passed: all.reduce((sum, counts) => sum + counts.passed, 0),
  failed: all.reduce((sum, counts) => sum + counts.failed, 0),
  skipped: all.reduce((sum, counts) => sum + counts.skipped, 0),
});
