import type { ReactNode } from 'react';
import { useLanguage } from '../../ui/language/language.tsx';
import { Logo } from '../pictures/logo.tsx';
import { usePageTitle } from '../context/use-screen.ts';
import { useSwitches } from '../context/use-switches.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import * as icons from '../parts/icons.ts';

/** The page before the shell: the product, one task, and the way to the other language. */
export function Entrance({
  title,
  text,
  children,
}: {
  readonly title: string;
  readonly text?: string;
  readonly children: ReactNode;
}) {
  const { t, language } = useLanguage();
  const switches = useSwitches();
  usePageTitle(title);
  return (
    <main className="porsa-portal-entrance">
      <div className="porsa-portal-entrance-card">
        <div className="porsa-portal-brand">
          <Logo />
        </div>
        <h1>{title}</h1>
        {text && <p className="porsa-portal-entrance-text">{text}</p>}
        {children}
      </div>
      <button
        type="button"
        className="porsa-portal-quiet"
        lang={language === 'fa' ? 'en' : 'fa'}
        onClick={switches.language}
      >
        <Icon of={icons.language} size={18} />
        {t('portal:otherLanguage')}
      </button>
    </main>
  );
}
