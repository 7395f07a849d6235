import { useStore } from '@nanostores/react';
import { type Language } from '../../../engine/languages/known.ts';
import { rememberLanguage } from '../../../store/detect-language/detect-language.ts';
import { chosenTheme } from '../../../store/chosen-theme.ts';
import { $menu } from '../../../store/menu.ts';
import { $session, dispatch } from '../../../store/session.ts';
import { usePortal } from './portal-context.ts';

interface Switches extends Readonly<Record<'calendar' | 'dark' | 'mode', () => void>> {
  /** The person’s own theme, else the one that is shown. */
  readonly isDark: boolean;
  /** Undefined: the system's. */
  theme(to: 'light' | 'dark' | undefined): void;
  language(to: Language): void;
}

/** What a person switches to and fro; language, calendar and dark mode are kept on their account too. */
export function useSwitches(): Switches {
  const { client, navigation, theme: shown } = usePortal();
  const isDark = (chosenTheme(useStore($session)) ?? shown) === 'dark';
  const theme = (to: 'light' | 'dark' | undefined): void => {
    const choice = to && { darkMode: to === 'dark' };
    dispatch({ type: 'SET_DARK_MODE', ...choice });
    void client.user.updateuserdarkmode({ ...choice });
  };
  return {
    isDark,
    theme,
    dark: () => theme(isDark ? 'light' : 'dark'),
    language(lang) {
      dispatch({ type: 'RESOLVE_LANGUAGE', lang });
      rememberLanguage(lang);
      if ($session.get().authenticated) void client.user.updateuserlang({ lang });
    },
    calendar() {
      dispatch({ type: 'TOGGLE_DATE_MODE' });
      void client.user.updateuserdatemode({ dateMode: $session.get().dateMode });
    },
    mode() {
      dispatch({ type: 'TOGGLE_USER_MODE' });
      $menu.setKey('isOpen', []);
      navigation.go('/');
    },
  };
}
