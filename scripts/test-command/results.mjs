// What the runners write of their tests, and how it is read.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const results = fileURLToPath(new URL('../../.cache/test-results/', import.meta.url));

export function clearResults() {
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
}

const read = (file) => JSON.parse(readFileSync(results + file, 'utf8'));

/** Vitest and our element reporter write the same three numbers; a runner that wrote none has failed as a whole. */
export function countsOf(step, code) {
  if (!step.counts) return code === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 };
  try {
    const { numPassedTests: passed, numFailedTests: failed, numPendingTests: skipped = 0 } = read(step.counts);
    return { passed, failed: failed || (code === 0 ? 0 : 1), skipped };
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

/** The files in which a test failed; none where the runner did not get as far as to write them. */
export function failedFiles(step) {
  try {
    return read(step.counts)
      .testResults.filter(({ status }) => status === 'failed')
      .map(({ name }) => name);
  } catch {
    return [];
  }
}

/** Journeys that passed at a later try are named: once is chance, again and again is a fault. */
export function laterTries({ name }) {
  return name === 'journeys' && existsSync(`${results}second-tries.json`) ? read('second-tries.json') : [];
}

/** The test files that a runner has begun and not ended, as far as it tells. */
export function filesUnderWay(name) {
  const file = `${name}-under-way.json`;
  return existsSync(results + file) ? read(file) : [];
}
