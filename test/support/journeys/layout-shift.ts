import type { Locator, Page } from 'playwright-core';
import { drawn } from './visitor.ts';

/** Adds up what moves under a reader's eyes, from the next page on. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = window as unknown as { shifted: number };
    seen.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as readonly { readonly value: number }[])
        seen.shifted += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifted: number }).shifted);
}

/** Waits until every font that was asked for is loaded, or fetched for the next visit, and what changes with it is drawn. */
export async function fontsLoaded(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isFetched = Object.keys(localStorage).some((key) => key.endsWith('|font'));
    const isLoaded = [...document.fonts].some(({ status }) => status === 'loaded');
    return (isFetched || isLoaded) && document.fonts.status === 'loaded';
  });
  await drawn(page);
}

/** Families of the fonts that an element's text is drawn with. */
export async function drawnFonts(page: Page, element: Locator): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page);
  const handle = await element.elementHandle();
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  await session.send('DOM.getDocument', { depth: 0 });
  await handle!.evaluate((node) => {
    (globalThis as unknown as { drawn: Node }).drawn = node;
  });
  const { result } = await session.send('Runtime.evaluate', { expression: 'drawn' });
  const { nodeId } = await session.send('DOM.requestNode', { objectId: result.objectId! });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await session.detach();
  return fonts.map(({ familyName }) => familyName);
}
