// Runs every check and test of the project and closes with one line that sums them: `N passed, N failed`.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';

const results = new URL('../.cache/test-results/', import.meta.url).pathname;
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const bin = (name) => new URL(`../node_modules/.bin/${name}`, import.meta.url).pathname;
const vitest = (name, ...options) => ({
  name, command: bin('vitest'), counts: `${name}.json`,
  options: ['run', ...options, '--reporter=dot', '--reporter=json', `--outputFile.json=${results}${name}.json`],
});

/** One after another: the machine has two cores, and each runner uses both. What drives a browser may try once more; a second failure counts. */
const steps = [
  { name: 'types', command: bin('tsc'), options: ['-p', 'tsconfig.json'] },
  { name: 'types without DOM', command: bin('tsc'), options: ['-p', 'tsconfig.pure.json'] },
  { name: 'types of the server', command: bin('tsc'), options: ['-p', 'server/tsconfig.json'] },
  { name: 'lint', command: bin('eslint'), options: ['--max-warnings=0', '.'] },
  { name: 'arrows', command: bin('depcruise'), options: ['src', 'server/src', 'demo', '--output-type=err'] },
  vitest('unit'),
  { name: 'elements', command: bin('wtr'), options: [], counts: 'elements.json' },
  { name: 'build', command: process.execPath, options: ['scripts/build.mjs'] },
  { name: 'sizes', command: bin('size-limit'), options: [] },
  vitest('journeys', '--config=vitest.journeys.config.ts', '--retry=1'),
];

function run({ command, options }) {
  return new Promise((done) => {
    const child = spawn(command, options, { stdio: 'inherit', env: { ...process.env, PORSA_TEST_RESULTS: results, ...(process.env.CI && { NO_COLOR: '1' }) } });
    child.on('error', () => done(1));
    child.on('exit', (code) => done(code ?? 1));
  });
}

/** Vitest and our element reporter write the same three numbers; a runner that wrote none has failed as a whole. */
function countsOf(step, code) {
  if (!step.counts) return code === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 };
  try {
    const { numPassedTests: passed, numFailedTests: failed, numPendingTests: skipped = 0 } = JSON.parse(readFileSync(results + step.counts, 'utf8'));
    return { passed, failed: failed || (code === 0 ? 0 : 1), skipped };
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

const only = process.argv.slice(2);
const unknown = only.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length) throw new Error(`There is no step "${unknown[0]}": ${steps.map(({ name }) => name).join(', ')}`);
const sum = { passed: 0, failed: 0, skipped: 0 };
const summary = [];
for (const step of steps.filter((candidate) => !only.length || only.includes(candidate.name))) {
  console.log(`\n── ${step.name}`);
  const started = Date.now();
  const counts = countsOf(step, await run(step));
  for (const key of Object.keys(sum)) sum[key] += counts[key];
  summary.push(`${counts.failed ? '✗' : '✓'} ${step.name}: ${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped, ${Math.round((Date.now() - started) / 1000)} s`);
}
console.log(`\n${summary.join('\n')}\n`);
console.log(`${sum.passed} passed, ${sum.failed} failed${sum.skipped ? `, ${sum.skipped} skipped` : ''}`);
process.exitCode = sum.failed ? 1 : 0;
