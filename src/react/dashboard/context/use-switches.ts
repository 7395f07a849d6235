import { type Language } from '../../../engine/languages/known.ts';
import { rememberLanguage } from '../../../store/detect-language/detect-language.ts';
import { $menu } from '../../../store/menu.ts';
import { $session, dispatch } from '../../../store/session.ts';
import { usePortal } from './portal-context.ts';

interface Switches extends Readonly<Record<'calendar' | 'dark' | 'mode', () => void>> {
  language(to: Language): void;
}

/** What a person switches to and fro; language, calendar and dark mode are kept on their account too. */
export function useSwitches(): Switches {
  const { client, navigation } = usePortal();
  return {
    language(lang) {
      dispatch({ type: 'RESOLVE_LANGUAGE', lang });
      rememberLanguage(lang);
      if ($session.get().authenticated) void client.user.updateuserlang({ lang });
    },
    calendar() {
      dispatch({ type: 'TOGGLE_DATE_MODE' });
      void client.user.updateuserdatemode({ dateMode: $session.get().dateMode });
    },
    dark() {
      dispatch({ type: 'TOGGLE_DARK_MODE' });
      void client.user.updateuserdarkmode({ darkMode: $session.get().darkMode });
    },
    mode() {
      dispatch({ type: 'TOGGLE_USER_MODE' });
      $menu.setKey('isOpen', []);
      navigation.go('/');
    },
  };
}
