import { useStore } from '@nanostores/react';
import { useLanguage } from '../../ui/language.tsx';
import { SlButton } from '../../ui/shoelace-tags.ts';
import { useDesigner } from '../designer-context.ts';
import type { View } from '../designer-model.ts';
import { Icon, IconButton } from '../icon.tsx';
import type { Size } from '../use-size.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { SavingLine } from './saving-line.tsx';

const views: readonly { readonly view: View; readonly icon: string }[] = [
  { view: 'design', icon: 'ui-checks' },
  { view: 'condition', icon: 'signpost-split' },
  { view: 'report', icon: 'file-earmark-text' },
  { view: 'settings', icon: 'gear' },
];

/** Title, history, saving, problems and publishing; below it the parts of the designer. */
export function TopBar({ size }: { readonly size: Size }) {
  const { model } = useDesigner();
  const { t, text } = useLanguage();
  const { title } = useStore(model.$definition);
  const view = useStore(model.$view);
  return (
    <div className="porsa-d-top">
      <div className="porsa-d-top-line">
        <div className="porsa-d-top-title">
          <h2>{text(title) || t('designer:untitled')}</h2>
          <SavingLine />
        </div>
        <HistoryButtons />
        <ProblemsButton />
        {view === 'design' && size !== 'narrow' && <PreviewButton />}
        <LanguageSwitch />
        <IconButton
          icon="keyboard"
          label={t('designer:shortcuts.button')}
          onClick={() => model.$dialog.set({ kind: 'shortcuts' })}
        />
        <SlButton
          variant="primary"
          size="small"
          className="porsa-d-publish"
          onClick={() => {
            model.store.check();
            model.$dialog.set({ kind: 'publish' });
          }}
        >
          {t('designer:publish.open')}
        </SlButton>
      </div>
      <nav className="porsa-d-views" aria-label={t('designer:views.label')}>
        {views.map((each) => (
          <button
            key={each.view}
            type="button"
            aria-current={each.view === view ? 'page' : undefined}
            onClick={() => model.$view.set(each.view)}
          >
            <Icon name={each.icon} />
            <span>{t(`designer:views.${each.view}`)}</span>
          </button>
        ))}
      </nav>
    </div>
  );
}

function HistoryButtons() {
  const {
    model: {
      store: { history },
    },
    actions,
  } = useDesigner();
  const { t } = useLanguage();
  const canUndo = useStore(history.$canUndo);
  const canRedo = useStore(history.$canRedo);
  return (
    <div className="porsa-d-button-pair">
      <IconButton icon="arrow-counterclockwise" label={t('common:undo')} disabled={!canUndo} onClick={actions.undo} />
      <IconButton icon="arrow-clockwise" label={t('common:redo')} disabled={!canRedo} onClick={actions.redo} />
    </div>
  );
}

function ProblemsButton() {
  const { model } = useDesigner();
  const { t, number } = useLanguage();
  const count = useStore(model.store.$problems).length;
  return (
    <button
      type="button"
      className="porsa-d-problems-button"
      data-count={count}
      onClick={() => model.$dialog.set({ kind: 'problems' })}
      aria-label={t('designer:problems.open', { count })}
      title={t('designer:problems.open', { count })}
    >
      <Icon name={count ? 'exclamation-triangle' : 'check2-circle'} />
      {count > 0 && <span aria-hidden="true">{number(count)}</span>}
    </button>
  );
}

function PreviewButton() {
  const { model } = useDesigner();
  const { t } = useLanguage();
  const shown = useStore(model.$preview);
  return (
    <button type="button" className="porsa-d-toggle" aria-pressed={shown} onClick={() => model.$preview.set(!shown)}>
      <Icon name="eye" />
      <span>{t('designer:preview.title')}</span>
    </button>
  );
}
