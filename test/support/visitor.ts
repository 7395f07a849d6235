import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core';
import { findBareBrowser, findBrowser } from '../../scripts/find-browser.mjs';

/** Opens the Chromium that the machine has, or the packaged one; with the machine's fonts, or those of a bare machine, and with settings of its reader. */
export async function openBrowser(
  fonts: 'installed' | 'bare' = 'installed',
  settings: readonly string[] = [],
): Promise<Browser> {
  const { executablePath, args, env } = await (fonts === 'bare' ? findBareBrowser() : findBrowser());
  return chromium.launch({ executablePath, args: [...args, ...settings], env });
}

/** Somebody in front of a page, and everything that went wrong there. */
export interface Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  /** What the page's console and its uncaught exceptions said. */
  readonly complaints: string[];
  /** Addresses of all requests, in order. */
  readonly requests: string[];
  leave(): Promise<void>;
}

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

/** A fresh person with nothing stored, in Tehran. */
export async function visit(browser: Browser, options: BrowserContextOptions = {}): Promise<Visitor> {
  const context = await browser.newContext({ locale: 'fa-IR', timezoneId: 'Asia/Tehran', ...desk, ...options });
  context.setDefaultTimeout(10_000);
  const complaints: string[] = [];
  const requests: string[] = [];
  context.on('request', (request) => requests.push(request.url()));
  context.on('weberror', (error) => complaints.push(String(error.error())));
  context.on('console', (message) => {
    if (message.type() === 'error' && !isOfNetwork(message.text())) complaints.push(message.text());
  });
  const page = await context.newPage();
  return { page, context, complaints, requests, leave: () => context.close() };
}
