import { defineConfig } from 'vitest/config';

// `YSTACK_FULL=1` raises the counts of seeded checks; which files run is the same.
export default defineConfig({
  test: {
    include: [
      'libs/**/test/**/*.test.ts',
      'tools/**/test/**/*.test.ts',
      'test/**/*.test.ts',
      'sandbox/**/test/**/*.test.ts',
    ],
    exclude: ['**/node_modules/**', 'dist/**'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    fileParallelism: true,
    maxWorkers: 2,
  },
});
