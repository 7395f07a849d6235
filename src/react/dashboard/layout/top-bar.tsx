import { useStore } from '@nanostores/react';
import { $session } from '../../../store/session.ts';
import { useLanguage } from '../../ui/language.tsx';
import { Icon } from '../parts/icon.tsx';
import { usePlace, usePortal } from '../portal-context.ts';
import { AccountMenu } from './account-menu.tsx';
import { NoticeBell } from './notice-bell.tsx';
import { SearchBox } from './search-box.tsx';

interface TopBarProps {
  readonly drawerOpen: boolean;
  toggleDrawer(): void;
}

export function TopBar({ drawerOpen, toggleDrawer }: TopBarProps) {
  const { t } = useLanguage();
  const { title, subTitle, allowBack, allowSearch } = useStore($session);
  const { navigation } = usePortal();
  const { path } = usePlace();
  return (
    <header className="porsa-portal-top-bar">
      <button
        type="button"
        className="porsa-portal-icon-button"
        aria-label={t('portal:menu.toggle')}
        aria-expanded={drawerOpen}
        onClick={toggleDrawer}
      >
        <Icon name="menu" />
      </button>
      {allowBack && path !== '/' && (
        <button
          type="button"
          className="porsa-portal-icon-button"
          aria-label={t('portal:back')}
          onClick={() => navigation.back()}
        >
          <Icon name="back" />
        </button>
      )}
      <div className="porsa-portal-titles">
        <h1>
          <bdi>{title}</bdi>
        </h1>
        {subTitle && (
          <p>
            <bdi>{subTitle}</bdi>
          </p>
        )}
      </div>
      {allowSearch && <SearchBox />}
      <NoticeBell />
      <AccountMenu />
    </header>
  );
}
