import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formIn } from '../support/journeys/filled-form.ts';
import { startProduct, type Product } from '../support/journeys/product.ts';
import { drawn, openBrowser, phone, visit } from '../support/journeys/visitor.ts';

let product: Product;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});

const definition = {
  schema: 1,
  title: 'Pulse',
  language: 'en',
  conditions: [],
  pages: [
    {
      id: 'p',
      text: 'Pulse',
      pageType: 'form',
      questions: [{ id: 'a', name: 'pulse', type: 'number', title: 'Pulse at rest' }],
    },
  ],
};

/** A server that sends its page in pieces, each when it is asked for. */
async function openStream() {
  const server = createServer();
  const opened = once(server, 'request').then(([, response]) =>
    (response as ServerResponse).writeHead(200, { 'content-type': 'text/html; charset=utf-8' }),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    send: async (text: string) => void (await opened).write(text),
    end: async () => void (await opened).end(),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

test('a form whose JSON arrives in pieces, after the script that draws it, is shown once it is whole, and nothing else before', async () => {
  const stream = await openStream();
  const visitor = await visit(browser, phone);
  const { page } = visitor;
  await page.addInitScript(() => {
    const seen = window as unknown as { errors: string[] };
    seen.errors = [];
    addEventListener('porsa-error', (event) =>
      seen.errors.push((event as CustomEvent<{ message: string }>).detail.message),
    );
  });
  const json = JSON.stringify(definition);
  const fetched = page.waitForResponse((response) => /embed\/chunks\/c-[^/]*\.js/.test(response.url()));
  const navigation = page.goto(stream.address);
  await stream.send(
    `<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,"><script src="${product.portal}/embed/porsa.js"></script><porsa-form language="en"><script type="application/json">${json.slice(0, 60)}`,
  );
  await fetched;
  // The screen's scripts are evaluated and had their turn.
  await page.waitForFunction(
    () => performance.getEntriesByType('resource').filter(({ name }) => /embed\/chunks/.test(name)).length > 1,
  );
  await drawn(page);
  await stream.send(`${json.slice(60)}</script></porsa-form>`);
  await stream.end();
  await navigation;
  const form = formIn(page);
  await form.opened();
  expect(await form.question('pulse').textContent()).toContain('Pulse at rest');
  expect(await page.evaluate(() => (window as unknown as { errors: string[] }).errors)).toEqual([]);
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
  stream.close();
});
