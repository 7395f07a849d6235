/**
 * The first thing inside that the Tab key would reach; hidden and disabled ones count as none.
 *
 * It takes the focus meant for an element. `delegatesFocus` would see to that too, and to more: a press on any text
 * inside would move the focus, and with it the page, to the first control.
 */
export function firstStop(root: ParentNode): HTMLElement | undefined {
  return [...root.querySelectorAll<HTMLElement>('*')].find(
    (element) => element.tabIndex >= 0 && !element.matches(':disabled') && element.checkVisibility(),
  );
}
