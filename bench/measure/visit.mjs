import { readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { findBrowser } from '../../scripts/find-browser.mjs';
import { compute, neutralForm, visible } from '../form.mjs';
import { load } from './serve.mjs';

const inPage = readFileSync(new URL('in-page.js', import.meta.url), 'utf8');
const tools = readFileSync(new URL('tools.js', import.meta.url), 'utf8');

export async function launch() {
  const { executablePath, args = [], env } = await findBrowser();
  return chromium.launch({
    executablePath,
    headless: true,
    args: [...args, '--disable-gpu', '--disable-background-networking', '--window-size=1280,900'],
    ...(env && { env: { ...process.env, ...env } }),
  });
}

/** One cold load of a peer with a form of `count` questions, and what was asked for besides. */
export async function visit(
  browser,
  server,
  name,
  peer,
  count,
  { phone = false, slowed = phone ? 4 : 1, acts, heap = false } = {},
) {
  const neutral = neutralForm(count);
  const off = visible(neutral, neutral.values, peer.hiddenSource);
  const on = visible(neutral, { ...neutral.values, [neutral.probe.switch]: 'o2' }, peer.hiddenSource);
  const drive = readFileSync(new URL(`../dist/${name}/drive.js`, import.meta.url), 'utf8');
  const { selector } = await driveOf(name);
  const context = await browser.newContext({
    viewport: phone ? { width: 390, height: 844 } : { width: 1280, height: 900 },
  });
  try {
    const page = await context.newPage();
    const faults = [];
    page.on('pageerror', (error) => faults.push(String(error).slice(0, 200)));
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    if (slowed > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: slowed });
    await page.addInitScript(
      `globalThis.benchSettings = ${JSON.stringify({ selector, expected: off.size, host: peer.host })};${inPage}`,
    );
    if (phone) await onPhone(page, session, drive, neutral);
    const form = await formBytes(session);
    await page.goto(`${server.url}/${name}/${count}.html`, { waitUntil: 'commit' });
    await mounted(page);
    const early = phone ? await page.evaluate(() => globalThis.benchEarly) : {};
    await page.evaluate(() => globalThis.bench.quiet(400));
    const times = await page.evaluate(() => {
      const mark = (label) => performance.getEntriesByName(label)[0]?.startTime;
      return {
        ...globalThis.bench.times,
        script: mark('script'),
        mount: mark('mount'),
        resources: performance
          .getEntriesByType('resource')
          .map((entry) => [new URL(entry.name).pathname, entry.responseEnd]),
      };
    });
    const come = (until = Infinity) => times.resources.filter(([, at]) => at <= until).map(([path]) => path);
    const bytes = { ...bytesOf(server, come()), form: form() };
    if (early.live) bytes.untilLive = bytesOf(server, come(early.live));
    const result = { name, count, slowed, phone, times: { ...times, ...early }, bytes };
    delete result.times.resources;
    if (heap) result.heap = await heapOf(session);
    const unslowed = slowed > 1 && !(await isSlowed(page, session, slowed)) ? ['the processor was not slowed'] : [];
    if (phone) return { ...result, wrong: unslowed, faults };
    await page.evaluate(drive);
    await page.evaluate(tools);
    result.wrong = [...unslowed, ...(await checkAgainst(page, neutral, off))];
    if (acts) result.acts = await actsOf(page, neutral, { on: on.size, off: off.size }, acts);
    return { ...result, faults };
  } finally {
    await context.close();
  }
}

/** Told by the page itself: what the driver puts into a page to look again and again weighs a third of a megabyte there. */
async function mounted(page) {
  let timer;
  const tooLong = new Promise((_, fail) => {
    timer = setTimeout(() => fail(new Error('not painted in five minutes')), 300_000);
  });
  await Promise.race([page.evaluate(() => globalThis.bench.mounted), tooLong]).finally(() => clearTimeout(timer));
}

export const driveOf = async (name) => (await import(`../peers/${name}/drive.mjs`)).drive;

/** Slow 4G as browsers' tools have it: 150 ms to and fro, 1.6 Mbit/s; somebody types as soon as a question is seen. */
async function onPhone(page, session, drive, neutral) {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1.6e6 / 8,
    uploadThroughput: 0.75e6 / 8,
  });
  const { probe, values } = neutral;
  const given = [probe, values[probe.number], compute(neutral, values)[probe.total]];
  await page.addInitScript(`${drive};${tools};globalThis.benchEarly = benchActs.early(...${JSON.stringify(given)});`);
}

/** What the form itself weighed on its way, with what was drawn of it. In the session that slows: a second one, when the page is left for another, puts an end to that. */
async function formBytes(session) {
  await session.send('Network.enable');
  const asked = new Set();
  let sum = 0;
  session.on('Network.requestWillBeSent', ({ requestId, request: { url } }) => {
    if (/\/form-\d+\.json|\/openform\?/.test(url)) asked.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (asked.has(requestId)) sum += encodedDataLength;
  });
  return () => sum;
}

async function heapOf(session) {
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const value = (label) => metrics.find((metric) => metric.name === label).value;
  return { megabytes: value('JSHeapUsedSize') / 2 ** 20, nodes: value('Nodes'), listeners: value('JSEventListeners') };
}

/** What the peer shows, held against what the form means. */
async function checkAgainst(page, neutral, expected) {
  const { names, total } = await page.evaluate(
    (probe) => ({ names: globalThis.benchActs.names(), total: globalThis.benchActs.total(probe.total) }),
    neutral.probe,
  );
  const shown = new Set(names);
  const wanted = compute(neutral, neutral.values)[neutral.probe.total];
  const wrong = [
    ...[...expected].filter((each) => !shown.has(each)).map((each) => `${each} is not shown`),
    ...names.filter((each) => !expected.has(each)).map((each) => `${each} is shown`),
  ];
  return [...wrong.slice(0, 5), ...(total === wanted ? [] : [`the total is ${total}, not ${wanted}`])];
}

/** The processor that the same work takes, as it is slowed and as it is not. */
async function isSlowed(page, session, slowed) {
  const busy = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find((metric) => metric.name === 'ThreadTime').value;
  };
  const work = async () => {
    const before = await busy();
    await page.evaluate(() => {
      let sum = 0;
      for (let at = 0; at < 1e7; at += 1) sum += Math.sqrt(at);
      return sum;
    });
    return (await busy()) - before;
  };
  await work();
  const slow = await work();
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const fast = await work();
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowed });
  return slow > (fast * slowed) / 2;
}

async function actsOf(page, neutral, counts, asked) {
  const from = neutral.values[neutral.probe.number];
  const total = compute(neutral, neutral.values)[neutral.probe.total];
  const run = (act, ...details) =>
    page.evaluate(([label, ...rest]) => globalThis.benchActs[label](...rest), [act, ...details]);
  return {
    nothing: await run('nothing', asked),
    text: await run('text', asked, neutral.probe),
    number: await run('number', asked, neutral.probe, from, total),
    choose: await run('choose', asked, neutral.probe, counts),
  };
}

/** Script and style bytes of everything the page asked for, at gzip's best. */
function bytesOf(server, resources) {
  const sum = { script: 0, style: 0, other: 0, files: 0 };
  for (const path of new Set(resources)) {
    const file = server.find(path);
    if (!file || path.includes('/form-')) continue;
    const kind = path.endsWith('.js') ? 'script' : path.endsWith('.css') ? 'style' : 'other';
    sum[kind] += load(file).gzip.length;
    sum.files += 1;
  }
  return sum;
}
