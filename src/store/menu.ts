import { atom, map } from 'nanostores';

/** Fonts to choose from: the first is the product's own, Roboto for Latin and Vazirmatn for Persian. */
export const fontFamilies = ['Roboto', 'Vazirmatn', 'Tahoma', 'system-ui'] as const;
export type FontFamily = (typeof fontFamilies)[number];

/** Largest radius of corners, in pixels. */
export const largestRadius = 24;

/** The customization state of the specification, and the item selected. */
export interface MenuState {
  readonly isOpen: readonly string[];
  readonly defaultId: string;
  readonly fontFamily: FontFamily;
  readonly borderRadius: number;
  /** The side drawer is open. */
  readonly opened: boolean;
  readonly selected: string;
}

export type MenuAction =
  | { readonly type: 'SET_MENU'; readonly opened: boolean }
  | { readonly type: 'MENU_OPEN'; readonly id: string }
  | { readonly type: 'MENU_TOGGLE'; readonly id: string }
  | { readonly type: 'SET_FONT_FAMILY'; readonly fontFamily: FontFamily }
  | { readonly type: 'SET_BORDER_RADIUS'; readonly borderRadius: number };

export const menuDefaults: MenuState = {
  isOpen: [],
  defaultId: 'default',
  fontFamily: 'Roboto',
  borderRadius: 12,
  opened: true,
  selected: '',
};

/** Counts up whenever the server's menu may have changed. */
export const $menuRound = atom(0);

export const refreshMenu = (): void => $menuRound.set($menuRound.get() + 1);

export const $menu = map<MenuState>({ ...menuDefaults });

/** The menu after an action. An action it does not know leaves the very same state. */
export function reduceMenu(state: MenuState, action: MenuAction): MenuState {
  switch (action.type) {
    case 'SET_MENU':
      return { ...state, opened: action.opened };
    case 'MENU_OPEN':
      return { ...state, selected: action.id, isOpen: withOpen(state.isOpen, action.id) };
    case 'MENU_TOGGLE':
      return { ...state, isOpen: toggled(state.isOpen, action.id) };
    case 'SET_FONT_FAMILY':
      return { ...state, fontFamily: action.fontFamily };
    case 'SET_BORDER_RADIUS':
      return { ...state, borderRadius: action.borderRadius };
    default:
      action satisfies never;
      return state;
  }
}

export function dispatchMenu(action: MenuAction): void {
  $menu.set(reduceMenu($menu.get(), action));
}

function withOpen(ids: readonly string[], id: string): readonly string[] {
  return ids.includes(id) ? ids : [...ids, id];
}

function toggled(ids: readonly string[], id: string): readonly string[] {
  return ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];
}
