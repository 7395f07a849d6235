import type { Question } from '../../../engine/definition/types.ts';
import { useLanguage } from '../../ui/language.tsx';
import { SlDivider, SlDropdown, SlMenu, SlMenuItem } from '../../ui/shoelace-tags.ts';
import { useDesigner } from '../designer-context.ts';
import { Icon, IconButton } from '../icon.tsx';
import { liftStep } from '../moving/lift-step.ts';

/** What can be done with the selected question. */
export function CardActions({ question }: { readonly question: Question }) {
  const { model, actions } = useDesigner();
  const { t } = useLanguage();
  const { id } = question;
  const can = (direction: 'in' | 'out'): boolean =>
    liftStep(model.$definition.get(), id, direction, actions.holds) !== undefined;
  const acts: Readonly<Record<string, () => void>> = {
    settings: () => model.$focus.set({ on: 'settings' }),
    in: () => actions.step(id, 'in'),
    out: () => actions.step(id, 'out'),
    page: () => model.$dialog.set({ kind: 'movequestion', id }),
  };
  return (
    <div className="porsa-d-card-actions">
      <IconButton icon="arrow-up" label={t('designer:act.up')} onClick={() => actions.step(id, 'up')} />
      <IconButton icon="arrow-down" label={t('designer:act.down')} onClick={() => actions.step(id, 'down')} />
      <IconButton icon="copy" label={t('designer:act.duplicate')} onClick={() => actions.duplicate(id)} />
      <IconButton icon="trash" label={t('designer:act.remove')} danger onClick={() => actions.remove(id)} />
      <SlDropdown hoist placement="bottom-end">
        <button
          slot="trigger"
          type="button"
          className="porsa-d-icon-button"
          aria-label={t('designer:act.more')}
          title={t('designer:act.more')}
          aria-haspopup="menu"
        >
          <Icon name="three-dots" />
        </button>
        <SlMenu onsl-select={({ detail: { item } }) => acts[item.value]?.()}>
          <SlMenuItem value="settings">{t('designer:act.settings')}</SlMenuItem>
          <SlDivider />
          <SlMenuItem value="page" disabled={model.$definition.get().pages.length < 2}>
            {t('designer:act.topage')}
          </SlMenuItem>
          <SlMenuItem value="in" disabled={!can('in')}>
            {t('designer:act.in')}
          </SlMenuItem>
          <SlMenuItem value="out" disabled={!can('out')}>
            {t('designer:act.out')}
          </SlMenuItem>
        </SlMenu>
      </SlDropdown>
    </div>
  );
}
