import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const allTests = (suite) => (suite ? [...suite.tests, ...suite.suites.flatMap(allTests)] : []);

/** Writes how many tests passed, failed and were skipped, and which files failed, into `$PORSA_TEST_RESULTS/elements.json`, for the one test command. */
export function countsReporter() {
  const folder = process.env.PORSA_TEST_RESULTS;
  return {
    onTestRunFinished({ sessions }) {
      if (!folder) return;
      const tests = sessions.flatMap(({ testResults }) => allTests(testResults));
      const broken = sessions.filter(
        ({ passed, testResults }) => !passed && !allTests(testResults).some((test) => !test.passed && !test.skipped),
      );
      mkdirSync(folder, { recursive: true });
      writeFileSync(
        join(folder, 'elements.json'),
        JSON.stringify({
          numPassedTests: tests.filter((test) => test.passed).length,
          numFailedTests: tests.filter((test) => !test.passed && !test.skipped).length + broken.length,
          numPendingTests: tests.filter((test) => test.skipped).length,
          testResults: sessions.map(({ passed, testFile }) => ({
            name: relative('.', testFile),
            status: passed ? 'passed' : 'failed',
          })),
        }),
      );
    },
  };
}
