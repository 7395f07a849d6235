import { defineConfig } from 'vitest/config';

/** Whole journeys: the built product, a real server, a real browser. One after another, since each drives its own browser. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['test/journeys/**/*.test.ts'],
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
