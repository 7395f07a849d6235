import type { Page } from 'playwright-core';
import { expect } from 'vitest';

export interface Focused {
  /** What it says, of a control in the portal. */
  readonly name: string;
  /** Where it stands: no control is focused on the way around the page. */
  readonly at: 'dialog' | 'page' | 'nowhere';
  readonly isSeen: boolean;
}

export const focused = (page: Page): Promise<Focused> =>
  page.evaluate(() => {
    const parents = (element: Element): Element | null => {
      const root = element.getRootNode();
      return element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
    };
    let element = document.activeElement;
    const path: Element[] = [];
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    if (!element || element === document.body) return { name: '', at: 'nowhere', isSeen: true };
    for (let one: Element | null = element; one; one = parents(one)) path.push(one);
    const control = path.find((one) => one.localName.startsWith('sl-')) ?? element;
    const labelled = (control as HTMLInputElement).labels?.[0]?.textContent;
    const name =
      control.getAttribute('aria-label') ?? labelled ?? control.getAttribute('title') ?? control.textContent ?? '';
    // An outline, a ring or a mark of the control or of what it is drawn as.
    const isSeen = path.slice(0, 4).some((one) => {
      // No style can tell that a frame has the focus.
      if (one.localName === 'iframe') return true;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
      return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
    });
    const at = path.some((one) => one.matches('dialog:modal')) ? 'dialog' : 'page';
    return { name: name.trim().replaceAll(/\s+/g, ' '), at, isSeen };
  });

/** The one before it has the focus, and Tab leads on to it: a screen may have hundreds of stops ahead. */
export async function tabTo(page: Page, name: string): Promise<void> {
  const opener = page.locator('porsa-dashboard').getByRole('button', { name, exact: true }).first();
  await opener.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  expect((await focused(page)).name).toBe(name);
}

/** Goes down an open menu, and chooses. */
export async function choose(page: Page, item: string): Promise<void> {
  for (let step = 0; step < 30; step += 1) {
    if ((await focused(page)).name === item) return page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
  }
  throw new Error(`The menu has no ${item}`);
}

/** Its last buttons, by which a table of many rows is left. */
const backward = 6;

interface Around {
  /** The open dialog. Names the controls that have the focus in turn; of those in a table the first. */
  readonly within: string;
  /** What it stands in keeps the focus. */
  readonly isModal: boolean;
}

const dialog: Around = { within: 'porsa-dashboard dialog:modal', isModal: true };

/** Once around an open dialog, or on through a part of the page that has the focus: what has it is seen, nothing behind a dialog has it, and each control has it in turn. */
export async function goAround(page: Page, { within, isModal }: Around = dialog): Promise<readonly string[]> {
  const faults: string[] = [];
  const seen = new Set<string>();
  for (let step = 0, rounds = 0; step < (isModal ? 60 : 120) && rounds < 2; step += 1) {
    const now = await focused(page);
    if (isModal && now.at === 'page') faults.push(`${now.name} behind the dialog has the focus`);
    if (!now.isSeen) faults.push(`${now.name} does not show its focus`);
    if (step > backward && now.at === 'nowhere') rounds += 1;
    seen.add(now.name);
    await page.keyboard.press(isModal && step < backward ? 'Shift+Tab' : 'Tab');
  }
  const names = await page
    .locator(within)
    .locator('button:enabled:visible, select:visible, textarea:visible, sl-button:not([disabled]):visible')
    .evaluateAll((all) =>
      all
        .filter((one) => (one as HTMLElement).tabIndex >= 0 && !one.closest('tbody'))
        .map((one) => {
          const label = (one as HTMLSelectElement).labels?.[0]?.textContent;
          return (one.getAttribute('aria-label') ?? label ?? one.textContent ?? '').trim().replaceAll(/\s+/g, ' ');
        }),
    );
  return [...faults, ...names.filter((name) => name && !seen.has(name)).map((name) => `Tab never came to ${name}`)];
}
