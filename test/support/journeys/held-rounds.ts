import type { Page, Request, Route } from 'playwright-core';
import { builtFiles, importsOf } from './held-code.ts';
import type { Product } from './product.ts';
import { drawn } from './visitor.ts';

/** What was held back, by its paths. */
type Round = readonly string[];

export interface HeldScreen {
  /** Paths of all that is held back now. */
  held(): Round;
  /** Lets all of it come, and waits until nothing more is asked for. */
  release(): Promise<void>;
  /** Whether the screen stands there, and nothing stands for what has not come. */
  isThere(): Promise<boolean>;
}

/** What the portal begins with: its page, the loader, and all that its own code imports at once. */
async function beginningOf(product: Pick<Product, 'portal'>): Promise<ReadonlySet<string>> {
  const sources = ['src/elements/form/first.ts', 'src/elements/dashboard/dashboard-screen.tsx'];
  const files = await Promise.all(sources.map((source) => builtFiles(product, source)));
  return new Set(['/shell/porsa.js', ...files.flat().map((file) => `/shell/${file}`)]);
}

/** Modules that have come, and whether all have run that can. */
interface Modules {
  /** Lets a module come, with a line at its end that notes it. */
  come(route: Route): Promise<void>;
  haveRun(): Promise<boolean>;
}

const isModule = (path: string): boolean => /^\/shell\/chunks\/.*\.js$/.test(path);

/** A module is read beside the page’s thread: on a busy machine the page rests, and yet asks for more once it has run. */
async function watchModules(page: Page, product: Pick<Product, 'portal'>): Promise<Modules> {
  const imports = await importsOf(product);
  const here = new Set<string>();
  const canRun = (file: string, above: readonly string[] = []): boolean =>
    here.has(file) && (imports.get(file) ?? []).every((each) => above.includes(each) || canRun(each, [...above, file]));
  return {
    async come(route) {
      const response = await route.fetch();
      const body = `${await response.text()}\n(globalThis.modulesRun ??= []).push(import.meta.url);`;
      await route.fulfill({ response, body });
      here.add(new URL(route.request().url()).pathname.replace('/shell/', ''));
    },
    async haveRun() {
      const run = await page.evaluate(() => (globalThis as { modulesRun?: readonly string[] }).modulesRun ?? []);
      return [...here].every((file) => !canRun(file) || run.some((url) => url.endsWith(`/shell/${file}`)));
    },
  };
}

/** Waits until the page has nothing to do, and what it has asked of the device’s store before is answered. */
async function idle(page: Page): Promise<void> {
  await drawn(page);
  await page.evaluate(async () => void (await indexedDB.databases()));
}

/** What stands for something that has not come. */
const waiting = [
  '[data-opening]',
  '.porsa-kit-placeholder',
  'sl-skeleton',
  ':is(porsa-dashboard, porsa-designer):not(:state(ready))',
].join();

const pathOf = (route: Route): string => new URL(route.request().url()).pathname;

/**
 * Opens an address of the portal while all code and all calls are held back that its own code begins; what it begins
 * with itself comes at once. Live events never come, and nobody waits for them.
 */
export async function openHeld(page: Page, product: Pick<Product, 'portal'>, address: string): Promise<HeldScreen> {
  const [beginning, modules] = await Promise.all([beginningOf(product), watchModules(page, product)]);
  const held: Route[] = [];
  const underWay = new Set<Request>();
  const come = (request: Request): void => void underWay.delete(request);
  page.on('requestfinished', come);
  page.on('requestfailed', come);
  const go = async (route: Route): Promise<void> => {
    // The page took it back while it was held, and nothing of it will come.
    if (route.request().failure()) return;
    underWay.add(route.request());
    return isModule(pathOf(route)) ? modules.come(route) : route.continue();
  };
  const isHeld = (path: string, method: string): boolean =>
    method === 'POST' || /^\/(category|file)\//.test(path) || (/^\/(shell|embed)\//.test(path) && !beginning.has(path));
  await page.route('**/*', async (route) => {
    const path = pathOf(route);
    if (path === '/live/events') return;
    if (isHeld(path, route.request().method())) held.push(route);
    else await go(route);
  });
  const rest = async (): Promise<void> => {
    for (let quiet = 0, seen = -1; quiet < 2; seen = held.length) {
      await idle(page);
      quiet = underWay.size === 0 && seen === held.length && (await modules.haveRun()) ? quiet + 1 : 0;
    }
  };
  await page.goto(product.portal + address, { waitUntil: 'commit' });
  await page.locator('porsa-dashboard .porsa-portal').waitFor({ state: 'attached' });
  await rest();
  return {
    held: () => held.map(pathOf),
    async release() {
      await Promise.all(held.splice(0).map(go));
      await rest();
    },
    isThere: async () => (await page.locator(waiting).count()) === 0 && (await page.locator('h1').count()) > 0,
  };
}
