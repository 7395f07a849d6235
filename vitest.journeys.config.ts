import { defineConfig } from 'vitest/config';
import { patience } from './test/support/runners/patience.ts';

/**
 * Whole journeys: the built product, a real server, a real browser. Two at a time, each with a server and ports of its own. A browser takes
 * as long to start as a short journey: the files that a worker runs share it, and what they import. Browser, server, processor and clock of a strange machine are no part of what is
 * tested: a journey is tried a second time and a third, and the run names it.
 */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['test/journeys/**/*.test.ts'],
    isolate: false,
    maxWorkers: 2,
    retry: 2,
    reporters: ['default', './test/support/runners/second-tries.mjs'],
    globalSetup: ['test/support/runners/build-product.ts'],
    ...patience,
  },
});
