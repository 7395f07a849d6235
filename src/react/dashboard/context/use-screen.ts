import { useEffect } from 'react';
import { setScreen } from '../../../store/session.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { usePortal } from './portal-context.ts';

interface ScreenHead {
  readonly title: string;
  /** What the window is called, where that may not be the title: a browser's history keeps no patient's name. */
  readonly pageTitle?: string;
  readonly subTitle?: string;
  /** Not for first screens. */
  readonly back?: boolean;
  /** The screen reads `q` of the query. */
  readonly search?: boolean;
}

/** Sets the screen in the top bar; leaving it clears the search text. */
export function useScreen({ title, pageTitle = title, subTitle = '', back = true, search = false }: ScreenHead): void {
  usePageTitle(pageTitle);
  useEffect(
    () => setScreen({ title, subTitle, allowBack: back, allowSearch: search }),
    [title, subTitle, back, search],
  );
  useEffect(() => () => setScreen({ search: '' }), []);
}

/** Names the window, where the portal has the address bar to itself. */
export function usePageTitle(title: string): void {
  const { t } = useLanguage();
  const { navigation } = usePortal();
  const name = title ? `${title} · ${t('portal:product')}` : t('portal:product');
  useEffect(() => {
    if (navigation.ownsPage) document.title = name;
  }, [navigation, name]);
}
