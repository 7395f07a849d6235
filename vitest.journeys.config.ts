import { defineConfig } from 'vitest/config';

/** Whole journeys: the built product, a real server, a real browser. Two at a time, each with a browser, server and ports of its own. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['test/journeys/**/*.test.ts'],
    maxWorkers: 2,
    globalSetup: ['test/support/build-product.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
