import { computed } from 'nanostores';
import { reduceSession, type ScreenState, type SessionAction } from './session-actions.ts';
import { $session } from './session-core.ts';

export {
  $session,
  login,
  logout,
  openSession,
  resolveLanguage,
  sessionSource,
  suggestLanguage,
} from './session-core.ts';
export { sessionKey } from './session-key.ts';

export const $language = computed($session, (record) => record.lang);
export const $direction = computed($session, (record) => record.direction);
export const $calendar = computed($session, (record) => record.dateMode);
export const $theme = computed($session, (record) => (record.darkMode ? 'dark' : 'light'));
export const $title = computed($session, (record) => record.title);
export const $subTitle = computed($session, (record) => record.subTitle);
export const $search = computed($session, (record) => record.search);

/** Carries out an action; an unknown one changes nothing. */
export function dispatch(action: SessionAction): void {
  const before = $session.get();
  const after = reduceSession(before, action);
  if (after !== before) $session.set(after);
}

export const setScreen = (values: Partial<ScreenState>): void => dispatch({ type: 'SET', values });
