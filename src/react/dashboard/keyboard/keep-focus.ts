const control =
  ':is(input, select, textarea, button, sl-button, sl-switch, a[href], [tabindex="0"]):not(:disabled, [disabled], [tabindex="-1"])';

/** Where the focus is put when it was lost: at the screen as a whole. */
const lostAt = 'main, .porsa-portal-skip';

interface Lost {
  readonly element: Element;
  /** What stood around it, innermost first, as far as its part of the screen. */
  readonly holders: readonly Element[];
}

/**
 * Keeps the focus in a part of the screen whose focused control has been replaced: the first control that stands there now has it.
 * Otherwise, whoever uses the keyboard would begin at the top of the page again. Returns what ends that.
 */
export function keepFocus(portal: HTMLElement): () => void {
  let last: Lost | undefined;
  const remember = ({ target }: Event): void => {
    if (last && !last.element.isConnected && target instanceof Element && target.matches(lostAt)) return;
    last = target instanceof Element ? { element: target, holders: holdersOf(target) } : undefined;
  };
  const forget = (): void => {
    last = undefined;
  };
  const restore = (): void => {
    if (!last || last.element.isConnected) return;
    const { activeElement: now } = portal.getRootNode() as ShadowRoot | Document;
    if (now && !now.matches(lostAt)) return;
    const holder = last.holders.find((one) => one.isConnected);
    const next = holder && [...holder.querySelectorAll<HTMLElement>(control)].find((one) => one.checkVisibility());
    if (!holder) forget();
    if (next) void focusDrawn(next);
  };
  const observer = new MutationObserver(restore);
  observer.observe(portal, { childList: true, subtree: true });
  portal.addEventListener('focusin', remember);
  portal.addEventListener('pointerdown', forget);
  return () => {
    observer.disconnect();
    portal.removeEventListener('focusin', remember);
    portal.removeEventListener('pointerdown', forget);
  };
}

/** Shoelace's controls take the focus only once they have been drawn themselves. */
async function focusDrawn(element: HTMLElement & { readonly updateComplete?: Promise<unknown> }): Promise<void> {
  await element.updateComplete;
  element.focus();
}

function holdersOf(target: Element): readonly Element[] {
  const holders: Element[] = [];
  for (let one = target.parentElement; one && !one.matches('main, .porsa-portal'); one = one.parentElement) {
    holders.push(one);
    if (one.matches('section, dialog')) return holders;
  }
  return [];
}
