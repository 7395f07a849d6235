import { useRef, type KeyboardEvent } from 'react';
import { useStore } from '@nanostores/react';
import { useLanguage } from '../../ui/language/language.tsx';
import { Button } from '../../kit/button/button.tsx';
import { IconButton } from '../../kit/icon/icon-button.tsx';
import { MoreMenu, type MenuAction } from '../../kit/menu/more-menu.tsx';
import { useClipboard } from '../clipboard/use-clipboard.ts';
import * as icons from '../icons/icons.ts';
import { useSaveToLibrary } from '../library/clinic/clinic-library.ts';
import { useDesigner } from '../model/designer-context.ts';

/** How many questions are marked, and what can be done with them. */
export function MarkingBar() {
  const { model, actions } = useDesigner();
  const { t } = useLanguage();
  const bar = useRef<HTMLDivElement>(null);
  const marking = useStore(model.$marking);
  const marked = useStore(model.$marked);
  const ids = [...marked];
  const more = useMoreActs(ids);
  if (!marking && ids.length === 0) return null;
  const none = ids.length === 0;
  const leave = (): void => {
    actions.clearMarks();
    const id = model.$tabStop.get();
    if (id) model.$focus.set({ on: 'question', id });
  };
  /** The focus stays on the button, to be pressed again. */
  const step = (direction: 'up' | 'down'): void => {
    actions.step(ids, direction);
    model.$focus.set(null);
    const canvas = bar.current?.closest('.porsa-d-canvas');
    requestAnimationFrame(() =>
      canvas?.querySelector('[data-card][data-selected]')?.scrollIntoView({ block: 'nearest' }),
    );
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.stopPropagation();
    leave();
  };
  return (
    <div
      ref={bar}
      className="porsa-d-marking-bar"
      role="group"
      aria-label={t('designer:marking.bar')}
      onKeyDown={onKeyDown}
    >
      <p>{none ? t('designer:marking.none') : t('designer:marking.count', { count: ids.length })}</p>
      {!none && (
        <>
          <IconButton icon={icons.arrowUp} label={t('designer:act.up')} onClick={() => step('up')} />
          <IconButton icon={icons.arrowDown} label={t('designer:act.down')} onClick={() => step('down')} />
          <IconButton icon={icons.copy} label={t('designer:act.duplicate')} onClick={() => actions.duplicate(ids)} />
          <IconButton icon={icons.trash} label={t('designer:act.remove')} danger onClick={() => actions.remove(ids)} />
          <MoreMenu label={t('designer:act.more')} actions={more} />
        </>
      )}
      {none && <Button onClick={actions.markAll}>{t('designer:marking.all')}</Button>}
      <IconButton icon={icons.close} label={t('designer:marking.clear')} onClick={leave} />
    </div>
  );
}

function useMoreActs(ids: readonly string[]): readonly MenuAction[] {
  const { model, actions } = useDesigner();
  const { t } = useLanguage();
  const clipboard = useClipboard();
  const save = useSaveToLibrary();
  const onlyPage = model.$definition.get().pages.length < 2;
  return [
    {
      text: t('designer:act.topage'),
      disabled: onlyPage,
      act: () => model.$dialog.set({ kind: 'movequestions', ids }),
    },
    { text: t('designer:marking.require'), act: () => actions.require(ids, true) },
    { text: t('designer:marking.free'), act: () => actions.require(ids, false) },
    ...save(() => ({ kind: 'questions', ids })),
    { text: t('designer:clipboard.copy'), act: () => void clipboard.copy(ids) },
    { text: t('designer:clipboard.cut'), act: () => void clipboard.cut(ids) },
  ];
}
