import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
  type Request,
} from 'playwright-core';
import { findBareBrowser, findBrowser } from '../../../scripts/find-browser.mjs';

/** Opens the Chromium that the machine has, or the packaged one; with the machine's fonts, or those of a bare machine, and with settings of its reader. */
export async function openBrowser(
  fonts: 'installed' | 'bare' = 'installed',
  settings: readonly string[] = [],
): Promise<Browser> {
  const isShared = process.env['VITEST'] === 'true' && fonts === 'installed' && settings.length === 0;
  return isShared ? borrowBrowser() : launchBrowser(fonts, settings);
}

async function launchBrowser(fonts: 'installed' | 'bare', settings: readonly string[]): Promise<Browser> {
  const { executablePath, args, env } = await (fonts === 'bare' ? findBareBrowser() : findBrowser());
  return chromium.launch({ executablePath, args: [...args, ...settings], env });
}

let shared: Promise<Browser> | undefined;

/** The journeys of one worker, which come one after the other, share a browser: closing it closes what was opened in it. It ends with the worker. */
async function borrowBrowser(): Promise<Browser> {
  const running = await shared?.catch(() => undefined);
  if (running?.isConnected()) return running;
  shared = launchBrowser('installed', []);
  const browser = await shared;
  browser.close = async () => {
    await Promise.all(browser.contexts().map((context) => context.close()));
  };
  return browser;
}

/** Somebody in front of a page, and everything that went wrong there. */
export interface Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Errors on the page's console, and uncaught exceptions. */
  readonly complaints: string[];
  /** Addresses of all requests, in order. */
  readonly requests: string[];
  /** Waits until all that was asked for has come and is drawn. Live events never end, and nobody waits for them. */
  rest(): Promise<void>;
  leave(): Promise<void>;
}

/** Longer than a page takes for anything on a machine with much else to do. */
const longestWait = 60_000;

export const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
};
export const desk: BrowserContextOptions = { viewport: { width: 1280, height: 800 } };

/** The browser says of every failed request that it failed; nobody can keep it from that. */
function isOfNetwork(text: string): boolean {
  return text.startsWith('Failed to load resource:');
}

/** Waits until the page has nothing left to do but what has not come yet. */
export function drawn(page: Page): Promise<void> {
  return page.evaluate(
    (giveUpAfter) =>
      new Promise((resolve, reject) => {
        setTimeout(() => reject(new Error('The page draws nothing: another tab may stand before it.')), giveUpAfter);
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => resolve())));
      }),
    longestWait,
  );
}

/** A fresh person with nothing stored, in Tehran. A service worker would answer where a journey stops requests on their way: journeys of it allow it. */
export async function visit(browser: Browser, options: BrowserContextOptions = {}): Promise<Visitor> {
  const context = await browser.newContext({
    locale: 'fa-IR',
    timezoneId: 'Asia/Tehran',
    serviceWorkers: 'block',
    ...desk,
    ...options,
  });
  context.setDefaultTimeout(longestWait);
  const complaints: string[] = [];
  const requests: string[] = [];
  const underWay = new Set<Request>();
  context.on('request', (request) => {
    requests.push(request.url());
    if (!request.url().includes('/live/events')) underWay.add(request);
  });
  context.on('requestfinished', (request) => underWay.delete(request));
  context.on('requestfailed', (request) => underWay.delete(request));
  context.on('weberror', (error) => complaints.push(String(error.error())));
  context.on('console', (message) => {
    if (message.type() === 'error' && !isOfNetwork(message.text())) complaints.push(message.text());
  });
  const page = await context.newPage();
  const rest = async () => {
    const giveUp = performance.now() + longestWait;
    for (let quiet = 0; quiet < 2; quiet = underWay.size === 0 ? quiet + 1 : 0) {
      if (performance.now() > giveUp)
        throw new Error(`Still under way: ${[...underWay].map((request) => request.url()).join(', ')}`);
      await drawn(page);
    }
  };
  return { page, context, complaints, requests, rest, leave: () => context.close() };
}
