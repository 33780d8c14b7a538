import { defineConfig } from 'vitest/config';

// `YSTACK_FULL=1` raises the counts of seeded checks and adds the suites that take minutes, `*.long.test.ts`.
const isFull = process.env.YSTACK_FULL === '1';

export default defineConfig({
  test: {
    include: [
      'libs/**/test/**/*.test.ts',
      'tools/**/test/**/*.test.ts',
      'test/**/*.test.ts',
      'sandbox/**/test/**/*.test.ts',
    ],
    exclude: ['**/node_modules/**', 'dist/**', ...(isFull ? [] : ['**/*.long.test.ts'])],
    testTimeout: isFull ? 1_200_000 : 240_000,
    hookTimeout: 600_000,
    fileParallelism: true,
    maxWorkers: 2,
  },
});
