/** A control that has the focus, and what stands around it. */
export interface Spot {
  readonly element: Element;
  /** Innermost first. */
  readonly levels: readonly Level[];
  /** What had the focus before the dialog was opened that this one stands in. */
  readonly behind: Spot | undefined;
}

interface Level {
  readonly parent: Element;
  /** What stands before it there. */
  readonly before: Element | null;
}

const control =
  ':is(input, select, textarea, button, summary, sl-button, sl-switch, a[href], [tabindex="0"]):not(:disabled, [disabled], [tabindex="-1"])';

export function spotOf(element: Element, root: Element, last: Spot | undefined): Spot {
  const levels: Level[] = [];
  for (let one = element; one !== root && one.parentElement; one = one.parentElement)
    levels.push({ parent: one.parentElement, before: one.previousElementSibling });
  const dialog = element.closest('dialog');
  return { element, levels, behind: dialog ? openerOf(dialog, last) : undefined };
}

function openerOf(dialog: Element, last: Spot | undefined): Spot | undefined {
  const isInside = last && (last.element === dialog || last.levels.some(({ parent }) => parent === dialog));
  return isInside ? last.behind : last;
}

/**
 * What takes the focus of a control that is gone: what stands there now, what comes after, or what stands before; at first among its nearest.
 * In a portal it does not leave its section or dialog.
 */
export function nextTo({ levels, behind }: Spot, root: Element): HTMLElement | undefined {
  const inSections = root.querySelector('main') !== null;
  for (const { parent, before } of levels) {
    if (parent.matches('dialog') && !parent.isConnected && (behind || inSections))
      return behind && reopened(behind, root);
    // A whole screen that is gone leaves no place.
    if (inSections && parent.matches('main')) return undefined;
    const next = parent.isConnected ? within(parent, before) : undefined;
    if (next) return next;
    if (inSections && parent.isConnected && parent.matches('section, dialog')) return undefined;
  }
  return undefined;
}

const reopened = (spot: Spot, root: Element): HTMLElement | undefined =>
  spot.element.isConnected ? (spot.element as HTMLElement) : nextTo(spot, root);

function within(parent: Element, before: Element | null): HTMLElement | undefined {
  const place = before?.parentElement === parent ? before.nextElementSibling : parent.firstElementChild;
  return firstAfter(place) ?? lastBefore(place ? place.previousElementSibling : parent.lastElementChild);
}

function firstAfter(place: Element | null): HTMLElement | undefined {
  for (let one = place; one; one = one.nextElementSibling) {
    const [first] = controlsIn(one);
    if (first) return first;
  }
  return undefined;
}

function lastBefore(place: Element | null): HTMLElement | undefined {
  for (let one = place; one; one = one.previousElementSibling) {
    const last = controlsIn(one).at(-1);
    if (last) return last;
  }
  return undefined;
}

function controlsIn(element: Element): readonly HTMLElement[] {
  const found = [...element.querySelectorAll<HTMLElement>(control)];
  if (element.matches(control)) found.unshift(element as HTMLElement);
  return found.filter((one) => one.checkVisibility());
}
