import type { Page } from 'playwright-core';

interface Seen {
  /** Calls in the order in which they had to be made: each list was begun when one of the list before had been answered. */
  readonly requests: readonly (readonly string[])[];
  /** How much of the page has moved, and what it was. */
  readonly shifted: number;
  readonly moved: readonly string[];
}

interface Watching {
  rounds: string[][];
  answered: number;
  shifted: number;
  moved: string[];
}

interface Shift {
  readonly value: number;
  readonly sources: readonly { readonly previousRect: DOMRect; readonly currentRect: DOMRect }[];
}

/** Watches from the next page on what is asked for one after the other, and what moves under a reader's eyes meanwhile. */
export async function countRounds(page: Page): Promise<{ begin(): Promise<void>; end(): Promise<Seen> }> {
  await page.addInitScript(() => {
    const seen: Watching = { rounds: [], answered: 0, shifted: 0, moved: [] };
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
      for (const { value, sources } of list.getEntries() as unknown as readonly Shift[]) {
        seen.shifted += value;
        seen.moved.push(
          ...sources.map(
            ({ previousRect: from, currentRect: to }) =>
              `${[from, to].map(({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' ')).join(' → ')}`,
          ),
        );
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return {
    begin: () =>
      page.evaluate(() => {
        Object.assign((window as unknown as { seen: Watching }).seen, {
          rounds: [],
          answered: 0,
          shifted: 0,
          moved: [],
        });
      }),
    end: () =>
      page.evaluate(() => {
        const { rounds, shifted, moved } = (window as unknown as { seen: Watching }).seen;
        return { requests: rounds.filter(Boolean), shifted, moved };
      }),
  };
}
