import { defineConfig } from 'vitest/config';
import { bundledWorker } from './server/test/bundled-worker.ts';
import { lightPasswords } from './server/test/light-passwords.ts';
import { LongestFirst } from './test/support/runners/longest-first.ts';
import { patience } from './test/support/runners/patience.ts';

/**
 * Unit and server tests: every test file but those that other runners take, element tests in web-test-runner and journeys
 * with `vitest.journeys.config.ts`. The files that a worker runs share what they import, which would otherwise take as
 * long as the tests.
 */
export default defineConfig({
  plugins: [bundledWorker(), lightPasswords()],
  test: {
    environment: 'node',
    env: { TZ: 'Asia/Tehran' },
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', 'dist/**', '.cache/**', '**/*.element.test.*', 'test/journeys/**'],
    isolate: false,
    globalSetup: ['server/test/postgres-cluster-setup.ts', 'server/test/bundle-setup.ts'],
    sequence: { sequencer: LongestFirst },
    // For two cores: one more than there are, since the first of the tests mostly wait.
    maxWorkers: 3,
    ...patience,
  },
});
