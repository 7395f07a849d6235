// npm run bench: prints the tables and writes RESULTS.md. What it may be told is in README.md.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build, peerNames } from './build.mjs';
import { openResults, readResults } from './kept.mjs';
import { measureHeadless, measureOthers } from './measure/others.mjs';
import { serve } from './measure/serve.mjs';
import { launch, visit } from './measure/visit.mjs';
import { isAsked, isBehind, labelOf, planOf } from './plan.mjs';
import { document, report } from './report.mjs';

const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    sizes: { type: 'string' },
    jobs: { type: 'string' },
    repetitions: { type: 'string', default: '5' },
    minutes: { type: 'string', default: '20' },
    merge: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
    report: { type: 'boolean', default: false },
    'no-build': { type: 'boolean', default: false },
    'no-others': { type: 'boolean', default: false },
  },
});
const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const print = (text) => process.stderr.write(`${text}\n`);
const listed = (text) => text?.split(',').filter(Boolean);

const names = [...(listed(options.only) ?? peerNames)];
const repetitions = options.quick ? 1 : Number(options.repetitions);
const isPart = Boolean(options.sizes || options.jobs);
const jobs = planOf({ ...options, sizes: listed(options.sizes)?.map(Number), jobs: listed(options.jobs), repetitions });

if (options.report) writeResults(readResults());
else await measure();

async function measure() {
  for (const name of names) if (!peerNames.includes(name)) throw new Error(`There is no peer "${name}"`);
  const command = `npm run bench -- ${process.argv.slice(2).join(' ')}`.replace(/ -- $/, '');
  const results = openResults({ merge: options.merge, command });
  const fail = (what, error) => {
    const line = String(error).split('\n')[0];
    results.note(what, [line]);
    print(`${what}: ${line}`);
  };
  const state = { results, names, repetitions, quick: options.quick, print, fail };
  const peers = await buildAll(state);
  await visitAll(state, peers);
  if (!options['no-others'] && !isPart) {
    await measureHeadless(state);
    await measureOthers(state);
  }
  const kept = results.finish();
  console.log(report(kept));
  if (!options.quick) writeResults(kept);
}

function writeResults(kept) {
  writeFileSync(here('RESULTS.md'), document(kept));
}

async function buildAll({ results, names: wanted, fail }) {
  print('Building Porsa and its peers');
  if (wanted.some((name) => name.startsWith('porsa')) && !options['no-build']) {
    const quietly = { stdio: ['ignore', 'ignore', 'inherit'], cwd: here('..') };
    execFileSync(process.execPath, [here('../scripts/build.mjs'), 'lib', 'embed'], quietly);
    execFileSync(process.execPath, [here('../server/scripts/build-server.mjs')], quietly);
  }
  const peers = {};
  for (const name of [...wanted]) {
    try {
      peers[name] = await build(name);
      results.kept.peers[name] = { label: peers[name].label, version: peers[name].version };
    } catch (error) {
      fail(`${name} cannot be built`, error);
      wanted.splice(wanted.indexOf(name), 1);
    }
  }
  return peers;
}

/** Round by round, so that a slow minute of the machine hurts all alike. */
async function visitAll(state, peers) {
  const server = await serve({
    ...Object.fromEntries(state.names.map((name) => [`/${name}/`, here(`dist/${name}`)])),
    ...Object.assign({}, ...state.names.map((name) => peers[name].served ?? {})),
  });
  const seen = new Map();
  const started = performance.now();
  for (let round = 0; round < repetitions; round += 1) {
    state.results.noteLoad();
    const isLate = isBehind(performance.now() - started, round, { repetitions, minutes: Number(options.minutes) });
    if (isLate) print('Behind its time: long visits are made twice at most');
    for (const job of jobs) await visitEach({ ...state, peers, server, seen, isLate }, job, round);
  }
  server.close();
  for (const { stop } of Object.values(peers)) await stop?.();
}

async function visitEach({ results, names: all, peers, server, seen, isLate, fail }, job, round) {
  const seenOf = (name) => {
    const key = `${name}, ${labelOf(job)}`;
    if (!seen.has(key)) seen.set(key, []);
    return seen.get(key);
  };
  const turn = all
    .map((_, index) => all[(index + round) % all.length])
    .filter((name) => isAsked(job, name, peers[name], seenOf(name), isLate));
  if (!turn.length) return;
  const browser = await launch();
  // One visit that does not count, so that no peer pays for the browser's own start.
  await visit(browser, server, turn[0], peers[turn[0]], 50).catch(() => {});
  for (const name of turn) {
    const started = performance.now();
    try {
      const one = await visit(browser, server, name, peers[name], job.count, job);
      one.seconds = (performance.now() - started) / 1000;
      seenOf(name).push(one);
      results.add('visits', one, [...one.wrong, ...one.faults]);
      const { firstPainted, allPainted, live } = one.times;
      const told = [firstPainted, allPainted, ...(live ? [live] : [])].map(Math.round).join(', ');
      print(`${round + 1}/${repetitions} ${name} ${labelOf(job)}: ${told} ms; ${one.seconds.toFixed(1)} s`);
    } catch (error) {
      fail(`${name}, ${labelOf(job)}`, error);
    }
  }
  await browser.close();
}
