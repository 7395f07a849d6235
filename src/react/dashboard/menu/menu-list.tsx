import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { MenuItem } from '../../../api/contract/shapes.ts';
import { $menu, dispatchMenu } from '../../../store/menu.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { Link } from '../link/link.tsx';
import { usePlace } from '../context/portal-context.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import { Mark } from '../../kit/list/list.tsx';
import * as icons from '../parts/icons.ts';
import { menuIcon } from './menu-icon.ts';
import { menuTitle } from './menu-title.ts';

interface NodeProps {
  readonly item: MenuItem;
  onChoose(): void;
}

/** The menu as the server gives it: groups, parts that open and close, and items. */
export function MenuList({ items, onChoose }: { readonly items: readonly MenuItem[]; onChoose(): void }) {
  return (
    <ul className="porsa-portal-menu">
      {items.map((item) => (
        <MenuNode key={item.id} item={item} onChoose={onChoose} />
      ))}
    </ul>
  );
}

function MenuNode({ item, onChoose }: NodeProps) {
  const { t } = useLanguage();
  switch (item.type) {
    case 'group':
      return <MenuGroup item={item} onChoose={onChoose} />;
    case 'collapse':
      return <MenuCollapse item={item} onChoose={onChoose} />;
    case 'item':
      return <MenuLink item={item} onChoose={onChoose} />;
    default:
      item.type satisfies never;
      return <li className="porsa-portal-menu-error">{t('portal:menu.error')}</li>;
  }
}

function MenuGroup({ item, onChoose }: NodeProps) {
  const title = menuTitle(item, useLanguage().t);
  return (
    <li className="porsa-portal-menu-group">
      <span className="porsa-portal-menu-caption">{title}</span>
      <MenuList items={item.children ?? []} onChoose={onChoose} />
    </li>
  );
}

const leadsTo = (item: MenuItem, path: string): boolean =>
  item.url === path || (item.children ?? []).some((child) => leadsTo(child, path));

function MenuCollapse({ item, onChoose }: NodeProps) {
  const title = menuTitle(item, useLanguage().t);
  const { isOpen } = useStore($menu);
  const { path } = usePlace();
  const holdsPath = leadsTo(item, path);
  useEffect(() => {
    if (holdsPath && !$menu.get().isOpen.includes(item.id)) dispatchMenu({ type: 'MENU_TOGGLE', id: item.id });
  }, [holdsPath, item.id]);
  const open = isOpen.includes(item.id);
  return (
    <li>
      <button
        type="button"
        className="porsa-portal-menu-item"
        aria-expanded={open}
        disabled={item.disabled}
        onClick={() => dispatchMenu({ type: 'MENU_TOGGLE', id: item.id })}
      >
        <Icon of={menuIcon(item.icon)} />
        <span className="porsa-portal-menu-text">
          {title}
          {item.caption && <small>{item.caption}</small>}
        </span>
        <span className={open ? 'porsa-portal-menu-arrow porsa-portal-menu-arrow-open' : 'porsa-portal-menu-arrow'}>
          <Icon of={icons.down} size={16} />
        </span>
      </button>
      {open && (
        <div className="porsa-portal-menu-children">
          <MenuList items={item.children ?? []} onChoose={onChoose} />
        </div>
      )}
    </li>
  );
}

function MenuLink({ item, onChoose }: NodeProps) {
  const title = menuTitle(item, useLanguage().t);
  const { path } = usePlace();
  const current = path === item.url || (path === '/' && item.url === '/dashboard');
  const inside = (
    <>
      <Icon of={menuIcon(item.icon)} />
      <span className="porsa-portal-menu-text">
        {title}
        {item.caption && <small>{item.caption}</small>}
      </span>
      {item.chip && <Mark>{item.chip}</Mark>}
    </>
  );
  const choose = (): void => {
    dispatchMenu({ type: 'MENU_OPEN', id: item.id });
    onChoose();
  };
  if (item.disabled || item.url === undefined)
    return (
      <li>
        <span className="porsa-portal-menu-item" aria-disabled="true">
          {inside}
        </span>
      </li>
    );
  if (item.external || item.target)
    return (
      <li>
        <a
          className="porsa-portal-menu-item"
          href={item.url}
          target={item.target ? '_blank' : undefined}
          rel="noopener noreferrer"
          onClick={choose}
        >
          {inside}
        </a>
      </li>
    );
  return (
    <li>
      <Link
        className="porsa-portal-menu-item"
        to={item.url}
        aria-current={current ? 'page' : undefined}
        onClick={choose}
      >
        {inside}
      </Link>
    </li>
  );
}
