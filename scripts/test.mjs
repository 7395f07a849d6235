// Runs every check and test of the project and closes with one line that sums them: `N passed, N failed`.
import { clearResults, countsOf, laterTries } from './test-command/results.mjs';
import { runAgain, runStep } from './test-command/run-step.mjs';
import { lanes, steps } from './test-command/steps.mjs';

const only = process.argv.slice(2);
const unknown = only.find((name) => !steps.some((step) => step.name === name));
if (unknown) throw new Error(`There is no step "${unknown}": ${steps.map(({ name }) => name).join(', ')}`);
clearResults();
const chosen = steps.filter(({ name }) => !only.length || only.includes(name));
const alone = chosen.length === 1;
const running = new Map();
const outcomes = new Map();

const lineOf = ({ name }, { passed, failed, skipped }, seconds) =>
  `${failed ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed, ${skipped} skipped, ${seconds} s`;

async function take(step) {
  console.log(`── ${step.name} begins`);
  const started = Date.now();
  const { code, output } = await runStep(step, { alone });
  const counts = countsOf(step, code);
  const seconds = Math.round((Date.now() - started) / 1000);
  outcomes.set(step, { counts, seconds, notes: laterTries(step).map((test) => `passed at a later try: ${test}`) });
  console.log(`\n── ${lineOf(step, counts, seconds)}\n${output}`);
}

const waiting = [...chosen];

async function lane() {
  for (let step = waiting.shift(); step; step = waiting.shift()) {
    // What is ahead in the order is there already, even where it waits itself.
    const ready = Promise.all((step.after ?? []).map((name) => running.get(name)));
    const taken = ready.then(() => take(step));
    running.set(step.name, taken);
    await taken;
  }
}

await Promise.all(Array.from({ length: lanes }, lane));

for (const [step, { counts, notes }] of outcomes) {
  if (!counts.failed) continue;
  const files = await runAgain(step);
  if (!files.length) continue;
  Object.assign(counts, { passed: counts.passed + counts.failed, failed: 0 });
  notes.push(...files.map((file) => `passed only by itself: ${file}`));
}

const sum = { passed: 0, failed: 0, skipped: 0 };
console.log('');
for (const step of chosen) {
  const { counts, seconds, notes } = outcomes.get(step);
  for (const key of Object.keys(sum)) sum[key] += counts[key];
  console.log([lineOf(step, counts, seconds), ...notes.map((note) => `  ${note}`)].join('\n'));
}
console.log(`\n${sum.passed} passed, ${sum.failed} failed${sum.skipped ? `, ${sum.skipped} skipped` : ''}`);
// What a step left running keeps nobody here.
process.exit(sum.failed ? 1 : 0);
