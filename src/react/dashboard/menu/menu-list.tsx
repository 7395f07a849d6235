import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { MenuItem } from '../../../api/contract/shapes.ts';
import { $menu, dispatchMenu } from '../../../store/menu.ts';
import { $session } from '../../../store/session.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { Link } from '../link/link.tsx';
import { $singleKeys } from '../../../store/single-keys.ts';
import { usePlace, usePortal } from '../context/portal-context.ts';
import { sectionOf } from '../navigation/section-of.ts';
import { mayGo } from '../keyboard/may-go.ts';
import { keysTo } from '../keyboard/shortcuts.ts';
import { Icon, type Drawing } from '../../kit/icon/icon.tsx';
import { Mark } from '../../kit/list/list.tsx';
import * as icons from '../parts/icons.ts';
import { menuIcon } from './menu-icon.ts';
import { menuTitle } from './menu-title.ts';

interface NodeProps {
  readonly item: MenuItem;
  readonly nested: boolean;
  onChoose(): void;
}

/** The menu as the server gives it: groups, parts that open and close, and items. */
export function MenuList({
  items,
  nested = false,
  onChoose,
}: {
  readonly items: readonly MenuItem[];
  /** Within a part that opens and closes. */
  readonly nested?: boolean;
  onChoose(): void;
}) {
  return (
    <ul className="porsa-portal-menu">
      {items.map((item) => (
        <MenuNode key={item.id} item={item} nested={nested} onChoose={onChoose} />
      ))}
    </ul>
  );
}

function MenuNode({ item, nested, onChoose }: NodeProps) {
  const { t } = useLanguage();
  switch (item.type) {
    case 'group':
      return <MenuGroup item={item} nested={nested} onChoose={onChoose} />;
    case 'collapse':
      return <MenuCollapse item={item} nested={nested} onChoose={onChoose} />;
    case 'item':
      return <MenuLink item={item} nested={nested} onChoose={onChoose} />;
    default:
      item.type satisfies never;
      return <li className="porsa-portal-menu-error">{t('portal:menu.error')}</li>;
  }
}

/** Items within a part of the menu stand under dots where that is chosen; a rail has nothing but its icons. */
function useLook({ item, nested }: Pick<NodeProps, 'item' | 'nested'>): { icon: Drawing; rail: boolean } {
  const { menuMode, sliderMode } = useStore($session);
  const rail = sliderMode === 'rail';
  return { rail, icon: nested && menuMode === 'dot' && !rail ? icons.dot : menuIcon(item.icon) };
}

function MenuGroup({ item, nested, onChoose }: NodeProps) {
  const title = menuTitle(item, useLanguage().t);
  return (
    <li className="porsa-portal-menu-group">
      <span className="porsa-portal-menu-caption">{title}</span>
      <MenuList items={item.children ?? []} nested={nested} onChoose={onChoose} />
    </li>
  );
}

/** The dashboard has two addresses. */
const isAt = ({ url }: MenuItem, path: string): boolean =>
  url === path || ['/', '/dashboard'].every((home) => [url, path].includes(home));

const isAround = ({ url }: MenuItem, path: string): boolean => url !== undefined && url === sectionOf(path);

const leadsTo = (item: MenuItem, path: string): boolean =>
  isAt(item, path) || isAround(item, path) || (item.children ?? []).some((child) => leadsTo(child, path));

function MenuCollapse({ item, nested, onChoose }: NodeProps) {
  const title = menuTitle(item, useLanguage().t);
  const { isOpen } = useStore($menu);
  const { path } = usePlace();
  const { icon, rail } = useLook({ item, nested });
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
        title={rail ? title : undefined}
        aria-expanded={open}
        disabled={item.disabled}
        onClick={() => dispatchMenu({ type: 'MENU_TOGGLE', id: item.id })}
      >
        <Icon of={icon} />
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
          <MenuList items={item.children ?? []} nested onChoose={onChoose} />
        </div>
      )}
    </li>
  );
}

function MenuLink({ item, nested, onChoose }: NodeProps) {
  const title = menuTitle(item, useLanguage().t);
  const { path } = usePlace();
  const portal = usePortal();
  const singleKeys = useStore($singleKeys);
  const { icon, rail } = useLook({ item, nested });
  const keys = singleKeys && item.url && mayGo(item.url, portal) ? keysTo(item.url) : undefined;
  const inside = (
    <>
      <Icon of={icon} />
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
        title={keys ? `${title} (${keys})` : rail ? title : undefined}
        to={item.url}
        aria-current={isAt(item, path) ? 'page' : isAround(item, path) || undefined}
        onClick={choose}
      >
        {inside}
      </Link>
    </li>
  );
}
