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
import { chosenTheme } from '../../store/chosen-theme.ts';
import { $menu } from '../../store/menu.ts';
import { $session, resolveLanguage } from '../../store/session.ts';
import { detectLanguage } from '../../store/detect-language/detect-language.ts';
import { languagesOfAddress } from '../../store/detect-language/language-of-address.ts';
import { I18nLanguageProvider } from '../kit/language/i18n-language.tsx';
import { prepareShoelace } from '../kit/shoelace/theme.ts';
import { useStyles } from '../ui/style/use-styles.ts';
import { useTheme } from '../ui/style/use-theme.ts';
import { languages } from '../../engine/languages/known.ts';
import { directionOf } from '../../engine/languages/native.ts';
import { createNavigation, type Navigation, type Routing } from './navigation/navigation.ts';
import { Portal } from './portal.tsx';
import { preloadScreen } from './screen.tsx';
import { styles } from './styles.ts';
import { addPortalTexts } from './texts.ts';
import { customStyle } from './customization/custom-style.ts';
import type { DashboardProps } from './context/types.ts';

addPortalTexts();
prepareShoelace();

/** The whole portal: sign-in, the shell with its menu, and every screen of it. */
export function Dashboard(props: DashboardProps) {
  const record = useStore($session);
  const { lang, dateMode, direction, directionChosen } = record;
  const custom = useStore($menu);
  const root = useRef<HTMLDivElement>(null);
  const navigation = useNavigation(props);
  useStyles(root, styles);
  useLayoutEffect(() => {
    if (!$session.get().authenticated || languagesOfAddress().length > 0) resolveLanguage(detectLanguage());
  }, []);
  const language = props.language ?? languages.find((tag) => tag === lang) ?? 'en';
  const dir = props.dir ?? (directionChosen ? direction : directionOf(language));
  const theme = useTheme(props.theme ?? chosenTheme(record) ?? 'auto');
  return (
    <I18nLanguageProvider language={language} calendar={props.calendar ?? dateMode} dir={dir}>
      <div
        ref={root}
        className="porsa-root porsa-portal"
        lang={language}
        dir={dir}
        data-theme={theme}
        style={customStyle(custom)}
      >
        <Portal {...props} navigation={navigation} theme={theme} />
      </div>
    </I18nLanguageProvider>
  );
}

/** The code of the first screen is fetched while the portal around it is drawn. */
function begin(routing: Routing, path: string | undefined): Navigation {
  const navigation = createNavigation(routing, path);
  void preloadScreen(navigation.$place.get().path);
  return navigation;
}

/** Created once; reports each new path to the host. */
function useNavigation({ routing = 'history', path, onNavigate, onReady }: DashboardProps): Navigation {
  const navigation = useMemo(() => begin(routing, path), [routing, path]);
  const callbacks = useRef({ onNavigate, onReady });
  useEffect(() => {
    callbacks.current = { onNavigate, onReady };
  });
  useEffect(() => {
    callbacks.current.onReady?.({ navigate: (to) => navigation.go(to) });
    const quiet = navigation.$place.listen((place) => callbacks.current.onNavigate?.({ path: place.path }));
    const stop = navigation.watch();
    return () => {
      quiet();
      stop();
    };
  }, [navigation]);
  return navigation;
}
