import { defineConfig } from 'vitest/config';
import { WaitingFirst } from './test/support/waiting-first.ts';

const elsewhere = ['**/node_modules/**', 'src/elements/**', 'src/react/**/*.element.test.*'];

/** Unit and server tests: everything that needs no browser. Element tests run in web-test-runner, journeys in `test/journeys`. */
export default defineConfig({
  test: {
    environment: 'node',
    env: { TZ: 'Asia/Tehran' },
    testTimeout: 20_000,
    sequence: { sequencer: WaitingFirst },
    // For two cores: one more than there are, since the first of the tests mostly wait.
    maxWorkers: 3,
    projects: [
      // FHIRPath, once imported, is known to every form of its process; a server keeps clients and timers.
      {
        extends: true,
        test: {
          name: 'apart',
          include: ['server/**/*.test.ts', 'src/interchange/**/*.test.ts'],
          exclude: elsewhere,
          globalSetup: ['server/test/postgres-cluster-setup.ts', 'server/test/bundle-setup.ts'],
        },
      },
      // Pure code: the files that a worker runs share what they import, which would otherwise take as long as the tests.
      {
        extends: true,
        test: {
          name: 'together',
          isolate: false,
          include: ['src/**/*.test.ts', 'demo/**/*.test.ts', 'test/unit/**/*.test.ts'],
          exclude: [...elsewhere, 'src/interchange/**'],
        },
      },
    ],
  },
});
