import type { Calendar } from '../engine/definition/types.ts';
import type { Session } from '../api/contract/shapes.ts';
import { loggedIn, loggedOut, withDefaultLayout, withLanguage } from './session-changes.ts';
import type { SessionRecord } from './session-record.ts';

export type SessionAction =
  | { readonly type: 'LOGIN'; readonly session: Session }
  | { readonly type: 'LOGOUT' }
  | {
      readonly type: 'UPDATE_PROFILE';
      readonly profile: Pick<SessionRecord, 'firstName' | 'lastName' | 'phone' | 'picture'>;
    }
  | { readonly type: 'RESOLVE_LANGUAGE'; readonly lang: string }
  | { readonly type: 'SET_DATE_MODE'; readonly dateMode: Calendar }
  | { readonly type: 'SET_DIRECTION'; readonly direction: 'ltr' | 'rtl' }
  /** Without `darkMode`, none is chosen any more. */
  | { readonly type: 'SET_DARK_MODE'; readonly darkMode?: boolean | undefined }
  | {
      readonly type:
        | 'TOGGLE_LANGUAGE'
        | 'TOGGLE_DATE_MODE'
        | 'TOGGLE_DIRECTION'
        | 'TOGGLE_DARK_MODE'
        | 'TOGGLE_USER_MODE'
        | 'TOGGLE_MENU_MODE'
        | 'TOGGLE_SLIDER_MODE'
        | 'RESET_LAYOUT';
    }
  | { readonly type: 'SET'; readonly values: Partial<ScreenState> };

/** What screens set freely: none of it identifies the person. */
export type ScreenState = Pick<
  SessionRecord,
  | 'layout'
  | 'menuMode'
  | 'sliderMode'
  | 'allowBack'
  | 'allowSearch'
  | 'allowAppBar'
  | 'loading'
  | 'title'
  | 'subTitle'
  | 'openSaveSheet'
  | 'search'
>;

/** The record after an action. An action it does not know leaves the very same record. */
export function reduceSession(record: SessionRecord, action: SessionAction): SessionRecord {
  switch (action.type) {
    case 'LOGIN':
      return loggedIn(record, action.session);
    case 'LOGOUT':
      return loggedOut(record);
    case 'UPDATE_PROFILE':
      return { ...record, ...action.profile, authenticated: true };
    case 'RESOLVE_LANGUAGE':
      return withLanguage(record, action.lang);
    case 'SET_DATE_MODE':
      return { ...record, dateMode: action.dateMode };
    case 'SET_DIRECTION':
      return { ...record, direction: action.direction, directionChosen: true };
    case 'TOGGLE_LANGUAGE':
      return withLanguage(record, record.lang === 'fa' ? 'en' : 'fa');
    case 'TOGGLE_DATE_MODE':
      return { ...record, dateMode: record.dateMode === 'fa' ? 'en' : 'fa' };
    case 'TOGGLE_DIRECTION':
      return { ...record, direction: record.direction === 'rtl' ? 'ltr' : 'rtl', directionChosen: true };
    case 'TOGGLE_DARK_MODE':
      return { ...record, darkMode: !record.darkMode, themeChosen: true };
    case 'SET_DARK_MODE':
      return { ...record, darkMode: action.darkMode ?? false, themeChosen: action.darkMode !== undefined };
    case 'TOGGLE_USER_MODE':
      return { ...record, userMode: record.userMode === 'admin' ? 'user' : 'admin' };
    case 'TOGGLE_MENU_MODE':
      return { ...record, menuMode: record.menuMode === 'dot' ? 'icon' : 'dot' };
    case 'TOGGLE_SLIDER_MODE':
      return { ...record, sliderMode: record.sliderMode === 'menu' ? 'rail' : 'menu' };
    case 'RESET_LAYOUT':
      return withDefaultLayout(record);
    case 'SET':
      return { ...record, ...action.values };
    default:
      action satisfies never;
      return record;
  }
}
