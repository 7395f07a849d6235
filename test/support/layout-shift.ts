import type { Page } from 'playwright-core';

/** Adds up what moves under a reader's eyes, from the next page on. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = window as unknown as { shifted: number };
    seen.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as readonly { readonly value: number }[]) seen.shifted += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifted: number }).shifted);
}

/** Waits until a font that was lent is here and drawn. */
export async function lentFontDrawn(page: Page): Promise<void> {
  await page.waitForFunction(() => [...document.fonts].some(({ status }) => status === 'loaded'));
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))));
}

/** Whether the machine has Arial, or a font of its widths, which stands for Roboto until that has come. */
export function hasArial(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d')!;
    const width = (font: string) => { pen.font = `100px ${font}`; return pen.measureText('More than half the days').width; };
    return Math.abs(width('Arial, monospace') / width('"Roboto Variable"') - 1) < 0.02;
  });
}
