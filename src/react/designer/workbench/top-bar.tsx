import { useEffect, useRef } from 'react';
import { useStore } from '@nanostores/react';
import { useLanguage } from '../../ui/language/language.tsx';
import { SlButton } from '../../kit/shoelace/tags.ts';
import { Button } from '../../kit/button/button.tsx';
import { askToPublish } from '../model/ask-to-publish.ts';
import { useDesigner } from '../model/designer-context.ts';
import type { View } from '../model/designer-model.ts';
import { hasTabs, type Size } from './use-size.ts';
import { EditingToo } from './editing-too.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { MoreMenu } from './more-menu.tsx';
import { SavingStatus } from './saving-status.tsx';
import { Icon, type Drawing } from '../../kit/icon/icon.tsx';
import { IconButton } from '../../kit/icon/icon-button.tsx';
import * as icons from '../icons/icons.ts';

const views: readonly { readonly view: View; readonly icon: Drawing }[] = [
  { view: 'design', icon: icons.checklist },
  { view: 'condition', icon: icons.condition },
  { view: 'report', icon: icons.file },
  { view: 'settings', icon: icons.settings },
  { view: 'preview', icon: icons.eye },
  { view: 'versions', icon: icons.pages },
];

interface TopBarProps {
  readonly size: Size;
  readonly untitled?: boolean;
}

/** Title, history, saving, problems and publishing; below it the parts of the designer. Without a title all is one line, where there is room. */
export function TopBar({ size, untitled }: TopBarProps) {
  const { model } = useDesigner();
  const { t, text } = useLanguage();
  const { title } = useStore(model.$definition);
  const view = useStore(model.$view);
  return (
    <div className="porsa-d-top" data-untitled={untitled || undefined}>
      {untitled && <Views />}
      <div className="porsa-d-top-line">
        <div className="porsa-d-top-title">
          {untitled ? (
            <h2 className="porsa-kit-hidden">{t(`designer:views.${view}`)}</h2>
          ) : (
            <h2>{text(title) || t('designer:untitled')}</h2>
          )}
          <SavingStatus />
          <EditingToo />
        </div>
        <HistoryButtons />
        <ProblemsButton />
        {view === 'design' && !hasTabs(size) && <PreviewButton />}
        <LanguageSwitch />
        <ShareButton />
        <MoreMenu />
        <SlButton
          variant="primary"
          size="small"
          className="porsa-d-publish"
          aria-keyshortcuts="Control+Enter"
          onClick={() => askToPublish(model)}
        >
          {t('designer:bar.publish')}
        </SlButton>
      </div>
      {!untitled && <Views />}
    </div>
  );
}

function Views() {
  const { model, client, category } = useDesigner();
  const { t } = useLanguage();
  const view = useStore(model.$view);
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    // On a phone the views are wider than the screen.
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [view]);
  const isKept = client?.category.getversions !== undefined && category !== undefined;
  return (
    <nav ref={nav} className="porsa-d-views" aria-label={t('designer:views.label')}>
      {views
        .filter((each) => isKept || each.view !== 'versions')
        .map((each) => (
          <button
            key={each.view}
            type="button"
            aria-current={each.view === view ? 'page' : undefined}
            onClick={() => model.$view.set(each.view)}
          >
            <Icon of={each.icon} size={18} />
            <span>{t(`designer:views.${each.view}`)}</span>
          </button>
        ))}
    </nav>
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
      <IconButton icon={icons.undo} label={t('common:undo')} disabled={!canUndo} onClick={actions.undo} />
      <IconButton icon={icons.redo} label={t('common:redo')} disabled={!canRedo} onClick={actions.redo} />
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
      <Icon of={count ? icons.warning : icons.checkCircle} />
      {count > 0 && <span aria-hidden="true">{number(count)}</span>}
    </button>
  );
}

/** A form that only this page has cannot be given to others. */
function ShareButton() {
  const { model, client, category } = useDesigner();
  const { t } = useLanguage();
  if (!client?.app || !category) return null;
  return (
    <IconButton
      icon={icons.share}
      label={t('designer:bar.share')}
      onClick={() => model.$dialog.set({ kind: 'share' })}
    />
  );
}

function PreviewButton() {
  const { model } = useDesigner();
  const { t } = useLanguage();
  const shown = useStore(model.$preview);
  return (
    <Button icon={icons.eye} aria-pressed={shown} data-toggle-preview="" onClick={() => model.$preview.set(!shown)}>
      {t('designer:preview.title')}
    </Button>
  );
}
