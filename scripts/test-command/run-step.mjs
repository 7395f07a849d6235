// Runs one step of `npm test`.
import { spawn } from 'node:child_process';
import { countsOf, failedFiles, filesUnderWay, results } from './results.mjs';

/** A whole run that takes longer has met something that never ends: what runs then is ended, says so, and has failed. */
const longestRunMs = 80 * 60_000;
const over = new AbortController();
setTimeout(() => over.abort(), longestRunMs).unref();

/** Runs a step to its end, and keeps its output until then, unless it is the only one. */
export function runStep({ name, command, options }, { alone }) {
  return new Promise((done) => {
    const env = {
      ...process.env,
      PORSA_TEST_RESULTS: results,
      PORSA_TEST_STEP: name,
      ...(process.env.CI && { NO_COLOR: '1' }),
    };
    const child = spawn(command, options, {
      stdio: alone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      env,
      signal: over.signal,
      killSignal: 'SIGKILL',
    });
    const chunks = [];
    child.stdout?.on('data', (chunk) => chunks.push(chunk));
    child.stderr?.on('data', (chunk) => chunks.push(chunk));
    const output = () => Buffer.concat(chunks).toString();
    // What it has started may outlive it and keep its output open: nobody waits for that.
    child.on('error', (error) =>
      done({ code: 1, output: `${output()}\n${over.signal.aborted ? unended(name) : String(error)}` }),
    );
    child.on('close', (code) => done({ code: code ?? 1, output: output() }));
  });
}

const unended = (name) =>
  [`"${name}" had not ended after ${longestRunMs / 60_000} minutes. Under way:`, ...filesUnderWay(name)].join('\n  ');

/** More files than this that fail are no chance. */
const fewFiles = 4;

/**
 * Runs the few files again that failed while the machine was busy with everything else, with nothing beside them.
 *
 * @returns {Promise<string[]>} The files, where all of them passed; none where there is nothing to run again, or one failed again.
 */
export async function runAgain(step) {
  const files = step.counts ? failedFiles(step) : [];
  if (files.length === 0 || files.length > fewFiles || over.signal.aborted) return [];
  const options = [...step.options, ...files.flatMap((file) => (step.fileOption ? [step.fileOption, file] : [file]))];
  const { code, output } = await runStep({ ...step, options }, { alone: false });
  console.log(`\n── ${step.name} again, by themselves: ${files.join(', ')}\n${output}`);
  const { passed, failed } = countsOf(step, code);
  return passed > 0 && failed === 0 ? files : [];
}
