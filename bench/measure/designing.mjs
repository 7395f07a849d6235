import { fileURLToPath } from 'node:url';
import { neutralForm } from '../form.mjs';
import { unpack } from './packages.mjs';
import { serve } from './serve.mjs';
import { launch } from './visit.mjs';

export const designerNames = ['porsa', 'form-js'];

/** Opening a form in each designer, and writing a title there: medians are the report's. */
export async function measureDesigning({ count, keys, repetitions, names = designerNames, print }) {
  const seen = [];
  const designers = {};
  for (const name of names) {
    const { designer } = await import(`../designers/${name}.mjs`);
    if (designer.unpacked) unpack(designer.unpacked, fileURLToPath(new URL(`../vendor/${name}`, import.meta.url)));
    designers[name] = designer;
  }
  const server = await serve(
    Object.assign(
      { '/': fileURLToPath(new URL('.', import.meta.url)) },
      ...names.map((name) => designers[name].served),
    ),
  );
  for (let round = 0; round < repetitions; round += 1) {
    const browser = await launch();
    for (const name of names) {
      const one = { name, label: `${designers[name].label} ${designers[name].version}`, count };
      seen.push({ ...one, ...(await designIn(browser, server.url, designers[name], count, keys)) });
      print(`designer ${round + 1}/${repetitions} ${name}: ${Math.round(seen.at(-1).shown)} ms`);
    }
    await browser.close();
  }
  server.close();
  return seen;
}

async function designIn(browser, url, designer, count, keys) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    const busy = async () => {
      const { metrics } = await session.send('Performance.getMetrics');
      return metrics.find((metric) => metric.name === 'TaskDuration').value * 1000;
    };
    await page.route(`${url}/designer.html`, (route) =>
      route.fulfill({ contentType: 'text/html; charset=utf-8', body: documentOf(designer) }),
    );
    await page.goto(`${url}/designer.html`);
    // The code is there, as it is for whoever goes from one form to the next.
    await openIn(page, designer, 5);
    await page.evaluate(() => globalThis.designRoot.replaceChildren());
    const before = await busy();
    const shown = await openIn(page, designer, count);
    const opened = await busy();
    const written = await writeTitle(page, designer, keys, busy);
    return { shown, open: opened - before, ...written };
  } finally {
    await context.close();
  }
}

const documentOf = ({ styles, scripts }) =>
  `<!doctype html><html lang="en"><head><title>Bench</title><link rel="icon" href="data:,">${styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('')}</head><body style="margin:0"><div id="root"></div>${scripts.map((source) => `<script src="${source}"></script>`).join('')}<script>globalThis.designRoot = document.querySelector('#root');</script></body></html>`;

/** Milliseconds from the mount call until every question stands in the document; comes back once nothing more is done. */
async function openIn(page, { open, question, toForm }, count) {
  await page.evaluate(`globalThis.designOpen = { ${open.toString()} }.open`);
  const shown = await page.evaluate(
    async ([form, selector, wanted]) => {
      const root = globalThis.designRoot;
      const start = performance.now();
      await globalThis.designOpen(root, form);
      const within = () => root.firstElementChild?.shadowRoot ?? root;
      while (within().querySelectorAll(selector).length < wanted)
        await new Promise((done) => requestAnimationFrame(done));
      return performance.now() - start;
    },
    [toForm(neutralForm(count)), question, count],
  );
  await quiet(page);
  return shown;
}

/** Until a second has passed in which the page had time for other things. */
const quiet = (page) =>
  page.evaluate(async () => {
    for (let calm = 0; calm < 10;) {
      const start = performance.now();
      await new Promise((done) => setTimeout(done, 100));
      calm = performance.now() - start < 130 ? calm + 1 : 0;
    }
  });

/** Real keys, one after the other has been shown: the frame behind each, and what all of them cost. */
async function writeTitle(page, { title, unfold, written }, keys, busy) {
  await page.locator(title).nth(2).click({ force: true });
  if (unfold) await page.locator(unfold).click();
  await page.locator(written).first().click();
  await quiet(page);
  await page.evaluate(() => {
    globalThis.keyTimes = [];
    addEventListener(
      'keydown',
      ({ timeStamp }) =>
        requestAnimationFrame(() => setTimeout(() => globalThis.keyTimes.push(performance.now() - timeStamp))),
      true,
    );
  });
  const before = await busy();
  for (let at = 1; at <= keys; at += 1) {
    await page.keyboard.press('x');
    await page.waitForFunction((wanted) => globalThis.keyTimes.length >= wanted, at, { timeout: 60_000 });
  }
  await quiet(page);
  const each = ((await busy()) - before) / keys;
  const shown = await page
    .locator(title)
    .filter({ hasText: 'x'.repeat(keys) })
    .count();
  const typed = await page
    .locator(written)
    .first()
    .evaluate((input) => input.value ?? input.textContent);
  const wrong = shown > 0 || typed.includes('x'.repeat(keys)) ? [] : ['a title that was typed is not there'];
  return { keys: await page.evaluate(() => globalThis.keyTimes), each, wrong };
}
