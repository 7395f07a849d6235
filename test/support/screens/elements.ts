import { until } from './wait.ts';

/** Puts HTML into the page and gives its first element; taken away again by `clearPage`. */
export function place<E extends HTMLElement>(markup: string, into: ParentNode & Node = document.body): E {
  const element = document.createRange().createContextualFragment(markup).firstElementChild as E;
  into.appendChild(element);
  return element;
}

/** Waits until the element's screen can be asked for things. */
export async function ready(element: HTMLElement): Promise<void> {
  await until(() => element.matches(':state(ready)'), `${element.localName} becomes ready`);
}

export const inside = <E extends Element>(element: HTMLElement, selector: string): E | null =>
  element.shadowRoot?.querySelector<E>(selector) ?? null;

/** All text that the element shows by itself. */
export const shownText = (element: HTMLElement): string => inside(element, '.porsa-root')?.textContent?.trim() ?? '';

/** Types as a person does, as far as React can tell. */
export function type(input: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const control = input instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(control.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
}

export function clearPage(): void {
  document.body.replaceChildren();
}
