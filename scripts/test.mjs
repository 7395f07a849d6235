// Runs every check and test of the project and closes with one line that sums them: `N passed, N failed`.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const results = fileURLToPath(new URL('../.cache/test-results/', import.meta.url));
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const bin = (name) => fileURLToPath(new URL(`../node_modules/.bin/${name}`, import.meta.url));
const vitest = (name, ...options) => ({
  name,
  command: bin('vitest'),
  counts: `${name}.json`,
  options: ['run', ...options, '--reporter=dot', '--reporter=json', `--outputFile.json=${results}${name}.json`],
});

/** What looks at the sources or builds them keeps one core busy: two of these run at a time. */
const checks = [
  { name: 'types', command: bin('tsc'), options: ['-p', 'tsconfig.json'] },
  { name: 'types of the server', command: bin('tsc'), options: ['-p', 'server/tsconfig.json'] },
  { name: 'library', command: process.execPath, options: ['scripts/build.mjs', 'lib'] },
  { name: 'product', command: process.execPath, options: ['server/scripts/start.mjs', 'build'] },
  { name: 'lint', command: bin('eslint'), options: ['--max-warnings=0', '.'] },
  { name: 'types without DOM', command: bin('tsc'), options: ['-p', 'tsconfig.pure.json'] },
  { name: 'arrows', command: bin('depcruise'), options: ['src', 'server/src', 'demo', '--output-type=err'] },
];

/** Runners use both cores themselves and go one after another. What drives a browser may try once more; a second failure counts. */
const runners = [
  { name: 'sizes', command: bin('size-limit'), options: [] },
  vitest('unit'),
  { name: 'elements', command: bin('wtr'), options: [], counts: 'elements.json' },
  vitest('journeys', '--config=vitest.journeys.config.ts', '--retry=1'),
];

/** Runs a step to its end. Steps that run beside others keep what they say until then. */
function run({ command, options }, { quiet }) {
  return new Promise((done) => {
    const env = { ...process.env, PORSA_TEST_RESULTS: results, ...(process.env.CI && { NO_COLOR: '1' }) };
    const child = spawn(command, options, { stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit', env });
    const said = [];
    child.stdout?.on('data', (chunk) => said.push(chunk));
    child.stderr?.on('data', (chunk) => said.push(chunk));
    child.on('error', (error) => done({ code: 1, said: String(error) }));
    child.on('close', (code) => done({ code: code ?? 1, said: Buffer.concat(said).toString() }));
  });
}

/** Vitest and our element reporter write the same three numbers; a runner that wrote none has failed as a whole. */
function countsOf(step, code) {
  if (!step.counts) return code === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 };
  try {
    const {
      numPassedTests: passed,
      numFailedTests: failed,
      numPendingTests: skipped = 0,
    } = JSON.parse(readFileSync(results + step.counts, 'utf8'));
    return { passed, failed: failed || (code === 0 ? 0 : 1), skipped };
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

const only = process.argv.slice(2);
const unknown = only.filter((name) => ![...checks, ...runners].some((step) => step.name === name));
if (unknown.length)
  throw new Error(`There is no step "${unknown[0]}": ${[...checks, ...runners].map(({ name }) => name).join(', ')}`);
const wanted = (steps) => steps.filter(({ name }) => !only.length || only.includes(name));
const sum = { passed: 0, failed: 0, skipped: 0 };
const summary = [];

async function take(step, quiet) {
  if (!quiet) console.log(`\n── ${step.name}`);
  const started = Date.now();
  const { code, said } = await run(step, { quiet });
  if (quiet) console.log(`\n── ${step.name}\n${said}`);
  const counts = countsOf(step, code);
  for (const key of Object.keys(sum)) sum[key] += counts[key];
  summary.push(
    `${counts.failed ? '✗' : '✓'} ${step.name}: ${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped, ${Math.round((Date.now() - started) / 1000)} s`,
  );
}

const waiting = wanted(checks);
const lane = async () => {
  for (let step = waiting.shift(); step; step = waiting.shift()) await take(step, true);
};
await Promise.all([lane(), lane()]);
for (const step of wanted(runners)) await take(step, false);
console.log(`\n${summary.join('\n')}\n`);
console.log(`${sum.passed} passed, ${sum.failed} failed${sum.skipped ? `, ${sum.skipped} skipped` : ''}`);
process.exitCode = sum.failed ? 1 : 0;
