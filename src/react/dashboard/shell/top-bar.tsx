import { useStore } from '@nanostores/react';
import { $session } from '../../../store/session.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { unbroken } from '../../ui/language/unbroken.tsx';
import { usePlace, usePortal } from '../context/portal-context.ts';
import { AccountMenu } from '../menu/account-menu.tsx';
import { NoticeBell } from '../notices/notice-bell.tsx';
import { Brand } from './brand.tsx';
import { SearchBox } from './search-box.tsx';
import { IconButton } from '../../kit/icon/icon-button.tsx';
import * as icons from '../parts/icons.ts';

interface TopBarProps {
  readonly drawerOpen: boolean;
  /** The menu, which holds the brand, does not stand beside the screen. */
  readonly hasBrand: boolean;
  toggleDrawer(): void;
}

export function TopBar({ drawerOpen, hasBrand, toggleDrawer }: TopBarProps) {
  const { t } = useLanguage();
  const { title, subTitle, allowBack, allowSearch } = useStore($session);
  const { navigation } = usePortal();
  const { path } = usePlace();
  const hasBack = allowBack && path !== '/';
  return (
    <header className="porsa-portal-top-bar" data-back={hasBack || undefined}>
      <IconButton icon={icons.menu} label={t('portal:menu.toggle')} aria-expanded={drawerOpen} onClick={toggleDrawer} />
      {hasBack && <IconButton icon={icons.back} label={t('portal:back')} onClick={() => navigation.back()} />}
      {hasBrand && <Brand />}
      <div className="porsa-portal-titles">
        <h1>
          <bdi>{unbroken(title)}</bdi>
        </h1>
        {subTitle && (
          <p>
            <bdi>{unbroken(subTitle)}</bdi>
          </p>
        )}
      </div>
      {allowSearch && <SearchBox />}
      <NoticeBell />
      <AccountMenu />
    </header>
  );
}
