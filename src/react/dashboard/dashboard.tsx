import '@shoelace-style/shoelace/dist/components/button/button.js';
import '@shoelace-style/shoelace/dist/components/divider/divider.js';
import '@shoelace-style/shoelace/dist/components/dropdown/dropdown.js';
import '@shoelace-style/shoelace/dist/components/input/input.js';
import '@shoelace-style/shoelace/dist/components/menu/menu.js';
import '@shoelace-style/shoelace/dist/components/menu-item/menu-item.js';
import '@shoelace-style/shoelace/dist/components/skeleton/skeleton.js';
import '@shoelace-style/shoelace/dist/components/switch/switch.js';
import { useStore } from '@nanostores/react';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { $session, resolveLanguage } from '../../store/session.ts';
import { detectLanguage } from '../../store/detect-language.ts';
import { I18nLanguageProvider } from '../ui/i18n-language.tsx';
import { prepareShoelace, shoelaceTheme } from '../ui/shoelace.ts';
import tokens from '../ui/tokens.css?inline';
import { useStyles } from '../ui/use-styles.ts';
import { useTheme } from '../ui/use-theme.ts';
import base from './styles/base.css?inline';
import layout from './styles/layout.css?inline';
import screens from './styles/screens.css?inline';
import { createNavigation, type Navigation } from './navigation.ts';
import { Portal } from './portal.tsx';
import { addPortalTexts } from './texts.ts';
import type { DashboardProps } from './types.ts';

addPortalTexts();
prepareShoelace();

const sheets = [tokens, shoelaceTheme, base, layout, screens] as const;

/** The whole portal: sign-in, the shell with its menu, and every screen of it. */
export function Dashboard(props: DashboardProps) {
  const { lang, dateMode, direction, directionChosen, darkMode } = useStore($session);
  const root = useRef<HTMLDivElement>(null);
  const navigation = useNavigation(props);
  useStyles(root, sheets);
  useLayoutEffect(() => {
    if (!$session.get().authenticated || new URLSearchParams(location.search).has('lng'))
      resolveLanguage(detectLanguage());
  }, []);
  const language = props.language ?? (lang === 'fa' ? 'fa' : 'en');
  const dir = props.dir ?? (directionChosen && !props.language ? direction : language === 'fa' ? 'rtl' : 'ltr');
  const theme = useTheme(props.theme ?? (darkMode ? 'dark' : 'light'));
  return (
    <I18nLanguageProvider language={language} calendar={props.calendar ?? dateMode} dir={dir}>
      <div ref={root} className="porsa-root porsa-portal" lang={language} dir={dir} data-theme={theme}>
        <Portal {...props} navigation={navigation} theme={theme} />
      </div>
    </I18nLanguageProvider>
  );
}

/** Made once; told to the host at each new path. */
function useNavigation({ routing = 'history', path, onNavigate, onReady }: DashboardProps): Navigation {
  const navigation = useMemo(() => createNavigation(routing, path), [routing, path]);
  const tell = useRef({ onNavigate, onReady });
  useEffect(() => {
    tell.current = { onNavigate, onReady };
  });
  useEffect(() => {
    tell.current.onReady?.({ navigate: (to) => navigation.go(to) });
    const quiet = navigation.$place.listen((place) => tell.current.onNavigate?.({ path: place.path }));
    return () => {
      quiet();
      navigation.stop();
    };
  }, [navigation]);
  return navigation;
}
