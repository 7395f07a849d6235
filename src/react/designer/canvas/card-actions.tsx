import type { Question } from '../../../engine/definition/types.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { MoreMenu, type MenuAction } from '../../kit/menu/more-menu.tsx';
import { useDesigner } from '../model/designer-context.ts';
import { liftStep } from '../definition/lift-step.ts';
import { IconButton } from '../../kit/icon/icon-button.tsx';
import * as icons from '../icons/icons.ts';

/** What can be done with the selected question. */
export function CardActions({ question }: { readonly question: Question }) {
  const { model, actions } = useDesigner();
  const { t } = useLanguage();
  const { id } = question;
  const can = (direction: 'in' | 'out'): boolean =>
    liftStep(model.$definition.get(), id, direction, actions.holds) !== undefined;
  const onlyPage = model.$definition.get().pages.length < 2;
  const more: readonly MenuAction[] = [
    { text: t('designer:act.settings'), act: () => model.$focus.set({ on: 'settings' }) },
    { text: t('designer:act.topage'), disabled: onlyPage, act: () => model.$dialog.set({ kind: 'movequestion', id }) },
    { text: t('designer:act.in'), disabled: !can('in'), act: () => actions.step(id, 'in') },
    { text: t('designer:act.out'), disabled: !can('out'), act: () => actions.step(id, 'out') },
  ];
  return (
    <div className="porsa-d-card-actions">
      <IconButton icon={icons.arrowUp} label={t('designer:act.up')} onClick={() => actions.step(id, 'up')} />
      <IconButton icon={icons.arrowDown} label={t('designer:act.down')} onClick={() => actions.step(id, 'down')} />
      <IconButton icon={icons.copy} label={t('designer:act.duplicate')} onClick={() => actions.duplicate(id)} />
      <IconButton icon={icons.trash} label={t('designer:act.remove')} danger onClick={() => actions.remove(id)} />
      <MoreMenu label={t('designer:act.more')} actions={more} />
    </div>
  );
}
