import type { Page } from 'playwright-core';

interface Seen {
  /** Calls in the order in which they had to be made: each list was begun when one of the list before had been answered. */
  readonly requests: readonly (readonly string[])[];
  /** How much of the page has moved. */
  readonly shifted: number;
}

interface Watching {
  rounds: string[][];
  answered: number;
  shifted: number;
}

/** Watches from the next page on what is asked for one after the other, and what moves under a reader's eyes meanwhile. */
export async function countRounds(page: Page): Promise<{ begin(): Promise<void>; end(): Promise<Seen> }> {
  await page.addInitScript(() => {
    const seen: Watching = { rounds: [], answered: 0, shifted: 0 };
    Object.assign(window, { seen });
    const ask = window.fetch.bind(window);
    window.fetch = async (input, init) => {
      const path = new URL(input instanceof Request ? input.url : String(input), location.href).pathname;
      if (path === '/live/events') return ask(input, init);
      const round = seen.answered;
      (seen.rounds[round] ??= []).push(path);
      try {
        return await ask(input, init);
      } finally {
        seen.answered = Math.max(seen.answered, round + 1);
      }
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as readonly { readonly value: number }[])
        seen.shifted += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return {
    begin: () =>
      page.evaluate(() => {
        Object.assign((window as unknown as { seen: Watching }).seen, { rounds: [], answered: 0, shifted: 0 });
      }),
    end: () =>
      page.evaluate(() => {
        const { rounds, shifted } = (window as unknown as { seen: Watching }).seen;
        return { requests: rounds.filter(Boolean), shifted };
      }),
  };
}
