// npm run bench -- [--peers porsa,rjsf] [--repetitions 5] [--quick] [--jobs phone,1000] [--no-build] [--no-storing] [--no-designing]: prints the tables; a whole run writes RESULTS.md too.
import { execFile, execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { build, peerNames } from './build.mjs';
import { serve } from './measure/serve.mjs';
import { launch, visit } from './measure/visit.mjs';
import { report } from './report.mjs';

const { values: options } = parseArgs({
  options: {
    peers: { type: 'string', default: peerNames.join(',') },
    repetitions: { type: 'string', default: '5' },
    quick: { type: 'boolean', default: false },
    'no-storing': { type: 'boolean', default: false },
    'no-designing': { type: 'boolean', default: false },
    'no-build': { type: 'boolean', default: false },
    jobs: { type: 'string' },
  },
});
const names = options.peers.split(',');
const repetitions = options.quick ? 1 : Number(options.repetitions);
const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const print = (text) => process.stderr.write(`${text}\n`);

print('Building Porsa and its peers');
if (names.some((name) => name.startsWith('porsa')) && !options['no-build']) {
  for (const script of ['../scripts/build.mjs', '../server/scripts/build-server.mjs'])
    execFileSync(process.execPath, [here(script)], { stdio: ['ignore', 'ignore', 'inherit'], cwd: here('..') });
}
const result = {
  machine: `${cpus().length} × ${cpus()[0].model}, Node ${process.version}`,
  peers: {},
  visits: [],
  headless: [],
  wrong: [],
};
const { peers } = result;
for (const name of [...names]) {
  try {
    peers[name] = await build(name);
  } catch (error) {
    fail(`${name} cannot be built`, error);
    names.splice(names.indexOf(name), 1);
  }
}

const server = await serve({
  ...Object.fromEntries(names.map((name) => [`/${name}/`, here(`dist/${name}`)])),
  ...Object.assign({}, ...names.map((name) => peers[name].served ?? {})),
});

function fail(what, error) {
  result.wrong.push(`${what}: ${String(error).split('\n')[0]}`);
  print(result.wrong.at(-1));
}

/** What each visit measures; the heap and the acts where the question is interesting. */
const allJobs = options.quick
  ? [
      { count: 50, acts: 5, heap: true },
      { count: 50, phone: true },
    ]
  : [
      { count: 50, acts: 24, heap: true },
      { count: 200 },
      { count: 1000, acts: 24, heap: true },
      { count: 50, slowed: 4 },
      { count: 50, phone: true },
      { count: 1000, slowed: 4, acts: 24 },
      { count: 5000, acts: 24, heap: true, only: ['porsa'] },
    ];

const labelOf = ({ count, phone, slowed }) =>
  `${count}${phone ? ' on a phone' : ''}${slowed ? ` slowed ${slowed}×` : ''}`;
const wanted = options.jobs?.split(',');
const jobs = allJobs.filter((job) => !wanted || wanted.some((each) => labelOf(job).includes(each)));

async function visitAll(job, round) {
  const browser = await launch();
  // One visit that does not count, so that no peer pays for the browser's own start.
  await visit(browser, server, names[0], peers[names[0]], 50).catch(() => {});
  for (const name of names.map((_, index) => names[(index + round) % names.length])) {
    if ((job.only && !job.only.includes(name)) || (peers[name].start && job.count > 1000)) continue;
    if (
      round >= (peers[name].repetitions?.[job.count] ?? Infinity) ||
      (job.slowed && peers[name].repetitions?.[job.count])
    )
      continue;
    try {
      const seen = await visit(browser, server, name, peers[name], job.count, job);
      result.visits.push(seen);
      for (const line of [...seen.wrong, ...seen.faults]) result.wrong.push(`${name}, ${job.count}: ${line}`);
      print(
        `${round + 1}/${repetitions} ${name} ${labelOf(job)}: ${Math.round(seen.times.firstPainted)}, ${Math.round(seen.times.allPainted)} ms`,
      );
    } catch (error) {
      fail(`${name}, ${job.count}`, error);
    }
  }
  await browser.close();
}

for (let round = 0; round < repetitions; round += 1) for (const job of jobs) await visitAll(job, round);
server.close();
for (const { stop } of Object.values(peers)) await stop?.();

for (let round = 0; round < Math.min(repetitions, 3); round += 1)
  for (const count of wanted ? [] : options.quick ? [50] : [50, 1000])
    for (const name of names) {
      if (!existsSync(here(`peers/${name}/engine.mjs`))) continue;
      try {
        const { stdout } = await promisify(execFile)(
          process.execPath,
          [here('measure/headless.mjs'), name, String(count)],
          { timeout: 300_000 },
        );
        const seen = JSON.parse(stdout);
        result.headless.push(seen);
        for (const line of seen.wrong) result.wrong.push(`${name}, ${count} without a document: ${line}`);
      } catch (error) {
        fail(`${name}, ${count} without a document`, error);
      }
    }
if (!options['no-storing']) {
  try {
    result.storing = await (await import('./measure/storing.mjs')).measureStoring({ seconds: options.quick ? 2 : 10 });
  } catch (error) {
    fail('storing', error);
  }
}
if (!options['no-designing'] && !wanted) {
  const job = options.quick ? { count: 50, keys: 5 } : { count: 1000, keys: 24 };
  try {
    const { measureDesigning } = await import('./measure/designing.mjs');
    result.designing = await measureDesigning({ ...job, repetitions: Math.min(repetitions, 3), print });
    for (const { label, wrong } of result.designing) result.wrong.push(...wrong.map((line) => `${label}: ${line}`));
  } catch (error) {
    fail('designing', error);
  }
}

result.wrong = [...new Set(result.wrong)];
writeFileSync(here('results.json'), JSON.stringify(result));
const tables = report(result);
console.log(tables);
const isWhole =
  !options.quick &&
  !wanted &&
  !options['no-build'] &&
  !options['no-storing'] &&
  !options['no-designing'] &&
  names.length === peerNames.length;
if (isWhole)
  writeFileSync(
    here('RESULTS.md'),
    `# One run\n\nWritten by \`npm run bench -- --repetitions ${repetitions}\` for version ${peers.porsa.version}.\n\n${tables}`,
  );
