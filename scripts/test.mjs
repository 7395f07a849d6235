// Runs every check and test of the project and closes with one line that sums them: `N passed, N failed`.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const results = fileURLToPath(new URL('../.cache/test-results/', import.meta.url));
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const bin = (name) => fileURLToPath(new URL(`../node_modules/.bin/${name}`, import.meta.url));
/** TypeScript's native compiler checks types; the one in JavaScript stays for what uses it as a library (lint, declarations). */
const typesOf = (project) => ({
  command: process.execPath,
  options: [fileURLToPath(new URL('../node_modules/native-typescript/bin/tsc', import.meta.url)), '-p', project],
});
const vitest = (name, ...options) => ({
  name,
  command: bin('vitest'),
  counts: `${name}.json`,
  options: ['run', ...options, '--reporter=dot', '--reporter=json', `--outputFile.json=${results}${name}.json`],
});

/**
 * Two steps run side by side, and the next one in this order begins as soon as one ends: none keeps two cores busy by
 * itself. After what is built, what takes longest comes first: the short ones fill what is left beside the last
 * journeys. A step begins once those that it names in `after`, all ahead of it, have ended.
 */
const steps = [
  { name: 'product', command: process.execPath, options: ['server/scripts/start.mjs', 'build'] },
  { name: 'library', command: process.execPath, options: ['scripts/build.mjs', 'lib'] },
  vitest('unit'),
  { name: 'elements', command: bin('wtr'), options: [], counts: 'elements.json' },
  {
    ...vitest('journeys', '--config=vitest.journeys.config.ts', '--reporter=./test/support/runners/second-tries.mjs'),
    after: ['product', 'library'],
  },
  { name: 'types', ...typesOf('tsconfig.json') },
  { name: 'types of the server', ...typesOf('server/tsconfig.json') },
  { name: 'format', command: bin('prettier'), options: ['--check', '--log-level=warn', '.'] },
  { name: 'lint', command: bin('eslint'), options: ['--max-warnings=0', '.'] },
  { name: 'types without DOM', ...typesOf('tsconfig.pure.json') },
  { name: 'arrows', command: bin('depcruise'), options: ['src', 'server/src', 'demo', '--output-type=err'] },
  { name: 'sizes', command: bin('size-limit'), options: [], after: ['library', 'product'] },
];
const lanes = 2;

/** Runs a step to its end, and keeps its output until then, unless it is the only one. */
function run({ command, options }, { alone }) {
  return new Promise((done) => {
    const env = { ...process.env, PORSA_TEST_RESULTS: results, ...(process.env.CI && { NO_COLOR: '1' }) };
    const child = spawn(command, options, { stdio: alone ? 'inherit' : ['ignore', 'pipe', 'pipe'], env });
    const chunks = [];
    child.stdout?.on('data', (chunk) => chunks.push(chunk));
    child.stderr?.on('data', (chunk) => chunks.push(chunk));
    child.on('error', (error) => done({ code: 1, output: String(error) }));
    child.on('close', (code) => done({ code: code ?? 1, output: Buffer.concat(chunks).toString() }));
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

/** Journeys that passed at a later try are named: once is chance, again and again is a fault. */
function secondTries({ name }) {
  const file = `${results}second-tries.json`;
  return name === 'journeys' && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
}

const only = process.argv.slice(2);
const unknown = only.find((name) => !steps.some((step) => step.name === name));
if (unknown) throw new Error(`There is no step "${unknown}": ${steps.map(({ name }) => name).join(', ')}`);
const waiting = steps.filter(({ name }) => !only.length || only.includes(name));
const alone = waiting.length === 1;
const running = new Map();
const sum = { passed: 0, failed: 0, skipped: 0 };
const summary = [];

async function take(step) {
  console.log(`── ${step.name} begins`);
  const started = Date.now();
  const { code, output } = await run(step, { alone });
  const counts = countsOf(step, code);
  for (const key of Object.keys(sum)) sum[key] += counts[key];
  const seconds = Math.round((Date.now() - started) / 1000);
  const line = `${counts.failed ? '✗' : '✓'} ${step.name}: ${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped, ${seconds} s`;
  summary.push(line, ...secondTries(step).map((test) => `  passed at a later try: ${test}`));
  console.log(`\n── ${line}\n${output}`);
}

async function lane() {
  for (let step = waiting.shift(); step; step = waiting.shift()) {
    // What is ahead in the order has begun at the least.
    await Promise.all((step.after ?? []).map((name) => running.get(name)));
    const taken = take(step);
    running.set(step.name, taken);
    await taken;
  }
}

await Promise.all(Array.from({ length: lanes }, lane));
console.log(`\n${summary.join('\n')}\n`);
console.log(`${sum.passed} passed, ${sum.failed} failed${sum.skipped ? `, ${sum.skipped} skipped` : ''}`);
process.exitCode = sum.failed ? 1 : 0;
