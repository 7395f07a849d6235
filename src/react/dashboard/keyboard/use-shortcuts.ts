import { useEffect, type RefObject } from 'react';
import { useStore } from '@nanostores/react';
import { $singleKeys } from '../../../store/single-keys.ts';
import { usePortal } from '../context/portal-context.ts';
import { hasOwnKeys, matchRoute } from '../navigation/routes.ts';
import { isTyping } from './is-typing.ts';
import { mayGo } from './may-go.ts';
import { noteTyping, takesPalette } from './open-dialogs.ts';
import { actionsIn } from './screen-actions.ts';
import { isPlain, opensPalette, sendsForm, signOf, wayOf } from './shortcuts.ts';

/** The second of two keys is waited for as long as this, in milliseconds. */
const patience = 1500;

/** What fields tell when something is typed or chosen in them. */
const typing = ['input', 'change', 'sl-change'] as const;

/** Keys that work in the whole portal: Ctrl or Cmd K anywhere, over dialogs too, single letters where nothing is typed and they are not turned off. */
export function useShortcuts(shell: RefObject<HTMLElement | null>): void {
  const portal = usePortal();
  const singleKeys = useStore($singleKeys);
  useEffect(() => {
    const root = shell.current;
    const target: EventTarget | null = portal.navigation.ownsPage ? window : root;
    let before: { readonly sign: string; readonly at: number } | undefined;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.isComposing) return;
      const form = sendsForm(event) ? formAround(event, root) : undefined;
      if (form) return act(event, () => form.requestSubmit());
      if (!isHere(event, root)) return;
      const page = root?.parentElement;
      if (opensPalette(event) && takesPalette(page, root?.querySelector('main')))
        return act(event, () => portal.$panel.set('palette'));
      if (page?.querySelector('dialog[open]')) return;
      const route = matchRoute(portal.navigation.$place.get().path);
      if (!singleKeys || !isPlain(event) || isTyping(event) || (route && hasOwnKeys(route))) return;
      const sign = signOf(event);
      const isSecond = before?.sign === 'g' && event.timeStamp - before.at < patience;
      before = { sign: isSecond ? '' : sign, at: event.timeStamp };
      const command = isSecond ? goBy(sign) : single(sign);
      if (command) act(event, command);
    };
    const goBy = (sign: string): (() => void) | undefined => {
      const path = wayOf(sign);
      return path && mayGo(path, portal) ? () => portal.navigation.go(path) : undefined;
    };
    const single = (sign: string): (() => void) | undefined => {
      if (sign === '?') return () => portal.$panel.set('shortcuts');
      if (sign === '/') return () => searchHere(root) || portal.$panel.set('palette');
      return actionsIn(root?.querySelector('main')).find(({ key }) => key === sign)?.act;
    };
    target?.addEventListener('keydown', onKeyDown as EventListener);
    for (const kind of typing) root?.addEventListener(kind, noteTyping);
    return () => {
      target?.removeEventListener('keydown', onKeyDown as EventListener);
      for (const kind of typing) root?.removeEventListener(kind, noteTyping);
    };
  }, [portal, singleKeys, shell]);
}

function act(event: Event, command: () => void): void {
  event.preventDefault();
  command();
}

/** The form of the portal's own that one is in, a dialog's too; what stands in it, such as a form to be filled, has keys of its own. */
function formAround(event: Event, root: HTMLElement | null): HTMLFormElement | undefined {
  return event
    .composedPath()
    .find((node): node is HTMLFormElement => node instanceof HTMLFormElement && root?.contains(node) === true);
}

/** Within the portal, or nowhere on its page. */
function isHere(event: Event, root: HTMLElement | null): boolean {
  const [target] = event.composedPath();
  const isNowhere = target === document.body || target === document.documentElement;
  return root !== null && (isNowhere || event.composedPath().includes(root));
}

/** Puts the focus into the search of the screen, where it has one. */
function searchHere(root: HTMLElement | null): boolean {
  const field = root?.querySelector<HTMLElement>('.porsa-portal-top-bar [data-search]');
  if (field?.localName === 'button') field.click();
  else field?.focus();
  return field !== null && field !== undefined;
}
