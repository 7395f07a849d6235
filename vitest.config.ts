import { defineConfig } from 'vitest/config';

/** Unit and server tests: everything that needs no browser. Element tests run in web-test-runner, journeys in `test/journeys`. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['src/**/*.test.ts', 'demo/**/*.test.ts', 'server/**/*.test.ts', 'test/unit/**/*.test.ts'],
    exclude: ['**/node_modules/**', 'src/elements/**', 'src/react/**/*.element.test.*'],
    globalSetup: ['server/test/postgres-cluster-setup.ts'],
    env: { TZ: 'Asia/Tehran' },
    testTimeout: 20_000,
    // For two cores: one more than there are, since server tests wait for disk and clock a third of their time.
    maxWorkers: 3,
  },
});
