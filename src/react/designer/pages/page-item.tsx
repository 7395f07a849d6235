import { memo, type KeyboardEvent } from 'react';
import { useStore } from '@nanostores/react';
import type { Page } from '../../../engine/definition/types.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { MoreMenu, type MenuAction } from '../../kit/menu/more-menu.tsx';
import { usePart, useDesigner } from '../model/designer-context.ts';
import { useSaveToLibrary } from '../library/clinic/clinic-library.ts';
import { withChildren } from '../definition/tree.ts';
import { pageTitle } from '../definition/page-title.ts';

interface PageItemProps {
  readonly page: Page;
  readonly index: number;
  readonly count: number;
  readonly open: boolean;
}

/** A page in the list: opens it, takes questions that are dropped on it, and can be moved itself. */
export const PageItem = memo(function PageItem(props: PageItemProps) {
  const { page, index, count, open } = props;
  const { t } = useLanguage();
  const { model } = useDesigner();
  const dragged = usePart(model.$dragged, (what) => what?.kind === 'page' && what.id === page.id);
  const over = usePart(model.$over, (id) => id === page.id);
  const title = usePageTitle(page);
  const acts = usePageActs(props);
  const save = useSaveToLibrary();
  const menu: readonly MenuAction[] = [
    { text: t('designer:act.settings'), act: acts.settings },
    { text: t('designer:act.up'), disabled: index === 0, act: acts.up },
    { text: t('designer:act.down'), disabled: index === count - 1, act: acts.down },
    ...save(() => ({ kind: 'page', id: page.id })),
    { text: t('designer:act.remove'), danger: true, act: acts.remove },
  ];
  const onKeyDown = (event: KeyboardEvent): void => {
    const act = pageKey(event);
    if (!act) return;
    event.preventDefault();
    if (act === 'next' || act === 'previous') focusBeside(event.currentTarget, act === 'next' ? 1 : -1);
    else acts[act]();
  };
  return (
    <li
      className="porsa-d-page"
      data-open={open || undefined}
      data-over={over || undefined}
      data-dragged={dragged || undefined}
    >
      <button
        type="button"
        className="porsa-d-page-face"
        aria-current={open ? 'true' : undefined}
        tabIndex={open ? 0 : -1}
        data-focus-page={page.id}
        onClick={acts.open}
        onKeyDown={onKeyDown}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown Delete"
      >
        <PageFace page={page} index={index} title={title} />
      </button>
      {open && <MoreMenu label={t('designer:page.more', { title })} actions={menu} />}
    </li>
  );
});

function usePageTitle(page: Page): string {
  const { model } = useDesigner();
  const { t } = useLanguage();
  const editing = useStore(model.$editing);
  return usePart(model.$shown, ({ pages }) => pageTitle(pages, page, editing, t));
}

/** What can be done with a page. */
function usePageActs({ page: { id }, index }: PageItemProps) {
  const { model, actions } = useDesigner();
  const open = (): void => {
    model.select({ kind: 'page', id });
    model.$tab.set('main');
  };
  return {
    open,
    settings() {
      open();
      model.$focus.set({ on: 'settings' });
    },
    up: () => actions.movePage(id, index - 1),
    down: () => actions.movePage(id, index + 1),
    remove: () => actions.removePage(id),
  };
}

interface PageFaceProps extends Pick<PageItemProps, 'page' | 'index'> {
  readonly title: string;
}

function PageFace({ page, index, title }: PageFaceProps) {
  const { model } = useDesigner();
  const { t, number } = useLanguage();
  const problems = usePart(model.$problems, (all) => all.get(page.id)?.length ?? 0);
  return (
    <>
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
    </>
  );
}

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
