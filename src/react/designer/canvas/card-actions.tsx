import type { Question } from '../../../engine/definition/types.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { MoreMenu, type MenuAction } from '../../kit/menu/more-menu.tsx';
import { useClipboard } from '../clipboard/use-clipboard.ts';
import { useSaveToLibrary } from '../library/clinic/clinic-library.ts';
import { useDesigner } from '../model/designer-context.ts';
import { meantWith } from '../model/marking.ts';
import { liftStep } from '../definition/lift-step.ts';
import { IconButton } from '../../kit/icon/icon-button.tsx';
import * as icons from '../icons/icons.ts';

/** What can be done with the selected question, and with those that are marked with it. */
export function CardActions({ question }: { readonly question: Question }) {
  const { model, actions } = useDesigner();
  const { t } = useLanguage();
  const { id } = question;
  const meant = (): readonly string[] => meantWith(model, id);
  return (
    <div className="porsa-d-card-actions">
      <IconButton icon={icons.arrowUp} label={t('designer:act.up')} onClick={() => actions.step(meant(), 'up')} />
      <IconButton icon={icons.arrowDown} label={t('designer:act.down')} onClick={() => actions.step(meant(), 'down')} />
      <IconButton icon={icons.copy} label={t('designer:act.duplicate')} onClick={() => actions.duplicate(meant())} />
      <IconButton icon={icons.trash} label={t('designer:act.remove')} danger onClick={() => actions.remove(meant())} />
      <MoreMenu label={t('designer:act.more')} actions={useMoreActs(id, meant)} />
    </div>
  );
}

function useMoreActs(id: string, meant: () => readonly string[]): readonly MenuAction[] {
  const { model, actions } = useDesigner();
  const { t } = useLanguage();
  const clipboard = useClipboard();
  const save = useSaveToLibrary();
  const can = (direction: 'in' | 'out'): boolean =>
    liftStep(model.$definition.get(), id, direction, actions.holds) !== undefined;
  const onlyPage = model.$definition.get().pages.length < 2;
  const move = (): void => model.$dialog.set({ kind: 'movequestions', ids: meant() });
  return [
    { text: t('designer:act.settings'), act: () => model.$focus.set({ on: 'settings' }) },
    { text: t('designer:act.topage'), disabled: onlyPage, act: move },
    { text: t('designer:act.in'), disabled: !can('in'), act: () => actions.step([id], 'in') },
    { text: t('designer:act.out'), disabled: !can('out'), act: () => actions.step([id], 'out') },
    ...save(() => ({ kind: 'questions', ids: meant() })),
    { text: t('designer:clipboard.copy'), act: () => void clipboard.copy(meant()) },
    { text: t('designer:clipboard.cut'), act: () => void clipboard.cut(meant()) },
    { text: t('designer:clipboard.paste'), act: () => void clipboard.paste() },
  ];
}
