import { useEffect, useEffectEvent, type RefObject } from 'react';
import { formOfOwnPage } from '../own-page/form-of-own-page.ts';
import type { Screens } from './use-screens.ts';

const pressed = '.porsa-choice, .porsa-mark';
/** Controls to which letters and Enter belong. */
const writes = 'textarea, select, button, a, summary, input:not([type="radio"], [type="checkbox"], [type="range"])';
/** How long a choice is seen before the next question comes, in milliseconds. */
const pause = 450;

/**
 * Keys and taps on a phone's screen of one question: 1 to 9 choose, Enter goes on, and a choice of one that was tapped
 * goes on by itself. Arrows only choose, and who wants less motion goes on by the button.
 */
export function useScreenKeys(
  root: RefObject<HTMLElement | null>,
  actions: RefObject<HTMLElement | null>,
  { screen, next, nextByKey }: Screens,
): void {
  /** Only a phone shows the screen's own buttons. */
  const goOn = useEffectEvent(() => {
    if (actions.current?.clientWidth) next();
  });
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!actions.current?.clientWidth || event.defaultPrevented || hasModifier(event)) return;
    if (goesOn(event)) nextByKey();
    else if (!choose(event, root.current, screen.asked?.name)) return;
    event.preventDefault();
  });
  useEffect(() => (root.current ? listen(root.current, press, goOn) : undefined), [root]);
}

function listen(element: HTMLElement, press: (event: KeyboardEvent) => void, goOn: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let tapped: Element | null = null;
  const begin = (by: Element | null) => {
    clearTimeout(timer);
    tapped = by;
  };
  const down = (event: PointerEvent) => begin((event.target as Element).closest(pressed));
  const key = (event: KeyboardEvent) => {
    begin(null);
    press(event);
  };
  /** On the form's own page a key is meant for it, wherever the focus is not. */
  const keyOfPage = (event: KeyboardEvent) => {
    if (event.target === document.body && formOfOwnPage(element)) key(event);
  };
  const change = ({ target }: Event) => {
    const cell = (target as Element).closest<HTMLElement>(pressed);
    if (!cell || cell !== tapped || !isAlone(target as HTMLInputElement) || prefersStill()) return;
    cell.dataset['taken'] = '';
    timer = setTimeout(() => {
      delete cell.dataset['taken'];
      goOn();
    }, pause);
  };
  element.addEventListener('pointerdown', down);
  element.addEventListener('change', change);
  element.addEventListener('keydown', key);
  document.addEventListener('keydown', keyOfPage);
  return () => {
    begin(null);
    element.removeEventListener('pointerdown', down);
    element.removeEventListener('change', change);
    element.removeEventListener('keydown', key);
    document.removeEventListener('keydown', keyOfPage);
  };
}

const prefersStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

const hasModifier = ({ isComposing, ctrlKey, altKey, metaKey, shiftKey }: KeyboardEvent): boolean =>
  isComposing || ctrlKey || altKey || metaKey || shiftKey;

/** One answer is all that the screen asks for. */
const isAlone = (control: HTMLInputElement): boolean =>
  control.type === 'radio' && !control.closest('.porsa-section, .porsa-matrix');

const isWriting = ({ target }: Event): boolean => (target as Element).matches(writes);

const goesOn = (event: KeyboardEvent): boolean =>
  event.key === 'Enter' && (!isWriting(event) || (event.target as Element).matches('input'));

/** Presses the option of a digit, Persian ones too; true where there is one. */
function choose(event: KeyboardEvent, root: HTMLElement | null, name = ''): boolean {
  const digit = '123456789'.indexOf(event.key) + 1 || '۱۲۳۴۵۶۷۸۹'.indexOf(event.key) + 1;
  if (event.key.length !== 1 || digit === 0 || isWriting(event)) return false;
  const cells = root?.querySelectorAll<HTMLElement>(`[data-name="${CSS.escape(name)}"] :is(${pressed})`);
  const cell = cells?.[digit - 1];
  cell?.querySelector('input')?.focus();
  cell?.click();
  return cell !== undefined;
}
