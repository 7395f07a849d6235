import { useDraggable, useDroppable } from '@dnd-kit/core';
import { memo, type KeyboardEvent } from 'react';
import { useStore } from '@nanostores/react';
import type { Page } from '../../../engine/definition/types.ts';
import { useLanguage } from '../../ui/language.tsx';
import { SlDivider, SlDropdown, SlMenu, SlMenuItem } from '../../ui/shoelace-tags.ts';
import { usePart, useDesigner } from '../designer-context.ts';
import { withChildren } from '../edits/tree.ts';
import { Icon } from '../icon.tsx';
import { pageTitle } from '../page-title.ts';

interface PageItemProps {
  readonly page: Page;
  readonly index: number;
  readonly count: number;
  readonly open: boolean;
}

/** A page in the list: opens it, takes questions that are dropped on it, and can be moved itself. */
export const PageItem = memo(function PageItem({ page, index, count, open }: PageItemProps) {
  const { model, actions } = useDesigner();
  const { t, number } = useLanguage();
  const editing = useStore(model.$editing);
  const problems = usePart(model.$problems, (all) => all.get(page.id)?.length ?? 0);
  const drag = useDraggable({ id: `page ${page.id}`, data: { kind: 'page', id: page.id } });
  const drop = useDroppable({ id: `onto ${page.id}`, data: { kind: 'page', id: page.id } });
  const title = usePart(model.$shown, ({ pages }) => pageTitle(pages, page, editing, t));
  const openPage = (): void => {
    model.select({ kind: 'page', id: page.id });
    model.$tab.set('main');
  };
  const pageActs: Readonly<Record<string, () => void>> = {
    settings: () => {
      openPage();
      model.$focus.set({ on: 'settings' });
    },
    up: () => actions.movePage(page.id, index - 1),
    down: () => actions.movePage(page.id, index + 1),
    remove: () => actions.removePage(page.id),
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const act = pageKey(event);
    if (!act) return;
    event.preventDefault();
    if (act === 'next' || act === 'previous') focusBeside(event.currentTarget, act === 'next' ? 1 : -1);
    else pageActs[act]?.();
  };
  return (
    <li
      ref={drop.setNodeRef}
      className="porsa-d-page"
      data-open={open || undefined}
      data-over={drop.isOver || undefined}
      data-dragged={drag.isDragging || undefined}
    >
      <button
        ref={drag.setNodeRef}
        {...drag.listeners}
        type="button"
        className="porsa-d-page-face"
        aria-current={open ? 'true' : undefined}
        tabIndex={open ? 0 : -1}
        data-focus-page={page.id}
        onClick={openPage}
        onKeyDown={onKeyDown}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown Delete"
      >
        <span className="porsa-d-page-number" aria-hidden="true">
          {number(index + 1)}
        </span>
        <span className="porsa-d-page-title" dir="auto">
          {title}
        </span>
        {problems > 0 && (
          <span className="porsa-d-badge" data-kind="problem">
            {t('designer:badges.problems', { count: problems })}
          </span>
        )}
        <span className="porsa-d-count">
          {t('designer:page.questions', { count: withChildren(page.questions).length })}
        </span>
      </button>
      {open && (
        <SlDropdown hoist placement="bottom-end">
          <button
            slot="trigger"
            type="button"
            className="porsa-d-icon-button"
            aria-label={t('designer:page.more', { title })}
            aria-haspopup="menu"
          >
            <Icon name="three-dots" />
          </button>
          <SlMenu onsl-select={({ detail: { item } }) => pageActs[item.value]?.()}>
            <SlMenuItem value="settings">{t('designer:act.settings')}</SlMenuItem>
            <SlMenuItem value="up" disabled={index === 0}>
              {t('designer:act.up')}
            </SlMenuItem>
            <SlMenuItem value="down" disabled={index === count - 1}>
              {t('designer:act.down')}
            </SlMenuItem>
            <SlDivider />
            <SlMenuItem value="remove">{t('designer:act.remove')}</SlMenuItem>
          </SlMenu>
        </SlDropdown>
      )}
    </li>
  );
});

function pageKey({
  key,
  altKey,
  ctrlKey,
  metaKey,
}: KeyboardEvent): 'remove' | 'settings' | 'up' | 'down' | 'next' | 'previous' | undefined {
  if (ctrlKey || metaKey) return undefined;
  switch (key) {
    case 'ArrowUp':
      return altKey ? 'up' : 'previous';
    case 'ArrowDown':
      return altKey ? 'down' : 'next';
    case 'Delete':
      return 'remove';
    case 'F2':
      return 'settings';
    default:
      return undefined;
  }
}

function focusBeside(button: Element, step: 1 | -1): void {
  const all = [...(button.closest('ol')?.querySelectorAll<HTMLElement>('.porsa-d-page-face') ?? [])];
  const next = all[all.indexOf(button as HTMLElement) + step];
  next?.focus();
  next?.click();
}
