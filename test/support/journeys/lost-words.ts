import type { Page } from 'playwright-core';

/** What WCAG 1.4.12 lets a reader set; every word must still be there. */
const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }';

/** Where the words of an element stand. */
const places = { 'porsa-form': '.porsa-filling *', 'porsa-proposal': '.porsa-screen *' } as const;
type Tag = keyof typeof places;

/** Sets the words of the page's form or proposal apart, as a reader may. */
export async function spaceWords(page: Page, tag: Tag = 'porsa-form'): Promise<void> {
  await page.evaluate(
    ([text, tag]) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      const root = document.querySelector(tag)!.shadowRoot!;
      root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
    },
    [spacing, tag] as const,
  );
}

/** Words of the page's form or proposal that are cut off or stand outside the window, as `what: text`; and a page that scrolls sideways. */
export function lostWords(page: Page, tag: Tag = 'porsa-form'): Promise<readonly string[]> {
  return page.evaluate(
    ([tag, place]) => {
      const root = document.querySelector(tag)!.shadowRoot!;
      const words = [...root.querySelectorAll<HTMLElement>(place)].filter((element) => {
        const isWords = [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim() !== '',
        );
        return isWords && element.checkVisibility() && !element.closest('.porsa-hidden, option');
      });
      const lost = words.filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        // For readers of the screen alone.
        if (width <= 1) return false;
        const clips = !['visible', 'auto'].includes(getComputedStyle(element).overflowX);
        return (
          left < -1 ||
          right > innerWidth + 1 ||
          (clips && (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1))
        );
      });
      const wide =
        document.documentElement.scrollWidth > innerWidth
          ? [`the page is ${document.documentElement.scrollWidth} px wide`]
          : [];
      return [
        ...wide,
        ...lost.map(
          (element) => `${element.className || element.localName}: ${element.textContent!.trim().slice(0, 60)}`,
        ),
      ];
    },
    [tag, places[tag]] as const,
  );
}
