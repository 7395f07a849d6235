const filled = '.porsa-question :is(input, select, textarea, [data-add]):enabled';
const typed = 'input:not([type="checkbox"], [type="radio"], [type="range"], [type="file"])';
const guided = new WeakSet<Node>();

/**
 * Lets Enter move from an input to the next question of its page, and from the last one to the button that leads on;
 * the keyboard of a phone says which it is. Enter is left to whoever has used it, and to texts of several lines.
 */
export function guideEnter(root: Document | ShadowRoot): void {
  if (guided.has(root)) return;
  guided.add(root);
  for (const name of ['pointerdown', 'focusin'] as const)
    root.addEventListener(name, ({ target }) => hint(target), { capture: true });
  root.addEventListener('keydown', goOn);
  hint(root.activeElement);
}

function hint(target: EventTarget | null): void {
  const input = inputOf(target);
  if (input) input.enterKeyHint = following(input).matches('[data-primary]') ? 'done' : 'next';
}

function goOn(event: Event): void {
  const { key, defaultPrevented, isComposing, shiftKey, ctrlKey, altKey, metaKey } = event as KeyboardEvent;
  if (key !== 'Enter' || defaultPrevented || isComposing || shiftKey || ctrlKey || altKey || metaKey) return;
  const input = inputOf(event.target);
  if (!input) return;
  event.preventDefault();
  following(input).focus();
}

function inputOf(target: EventTarget | null): HTMLInputElement | undefined {
  return target instanceof HTMLInputElement && target.matches(typed) && target.closest('.porsa-filling .porsa-question')
    ? target
    : undefined;
}

/** The next control to be filled, or the button that leads on. */
function following(input: HTMLInputElement): HTMLElement {
  const filling = input.closest('.porsa-filling')!;
  const controls = [...filling.querySelectorAll<HTMLElement>(filled)].filter(
    (control) => control === input || control.tabIndex >= 0,
  );
  return (
    controls[controls.indexOf(input) + 1] ?? filling.querySelector<HTMLElement>('.porsa-foot [data-primary]') ?? input
  );
}
