/** An action of the screen that a key sets off: any button that names its key by `data-key`. */
export interface ScreenAction {
  readonly text: string;
  readonly key: string;
  act(): void;
}

/** The key of the screen's first action, which adds what the screen lists. */
const first = 'n';

/** The actions that can be seen in a part of the page, the screen's first one before the others. */
export function actionsIn(part: ParentNode | null | undefined): readonly ScreenAction[] {
  return [...(part?.querySelectorAll<HTMLElement>('[data-key]') ?? [])]
    .filter((button) => button.checkVisibility() && !button.hasAttribute('disabled'))
    .map((button) => ({
      text: (button.getAttribute('aria-label') ?? button.textContent ?? '').trim(),
      key: button.dataset['key'] ?? '',
      act: () => button.click(),
    }))
    .toSorted((a, b) => Number(b.key === first) - Number(a.key === first));
}

/** A screen may take so long to come, in milliseconds, until nobody expects any more of it. */
const patience = 10_000;

/** Does what a key stands for on a screen that is on its way, once it can be seen there. */
export function pressOnceThere(shell: ParentNode | null, key: string): void {
  const main = shell?.querySelector('main');
  if (!main) return;
  const press = (): boolean => {
    const action = actionsIn(main).find((one) => one.key === key);
    action?.act();
    return action !== undefined;
  };
  const watch = new MutationObserver(() => {
    if (press()) watch.disconnect();
  });
  watch.observe(main, { subtree: true, childList: true, attributes: true });
  setTimeout(() => watch.disconnect(), patience);
}

/** What a button bears so that its key is known, to the portal and to who hears the screen. */
export const byKey = (key: string) => ({ 'data-key': key, 'aria-keyshortcuts': key.toUpperCase() });
