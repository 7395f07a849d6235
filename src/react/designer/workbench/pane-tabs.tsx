import { useStore } from '@nanostores/react';
import { useLanguage } from '../../ui/language/language.tsx';
import { useDesigner } from '../model/designer-context.ts';
import type { Pane } from '../model/designer-model.ts';
import { Icon, type Drawing } from '../../kit/icon/icon.tsx';
import * as icons from '../icons/icons.ts';

const panes: readonly { readonly pane: Pane; readonly icon: Drawing }[] = [
  { pane: 'pages', icon: icons.pages },
  { pane: 'questions', icon: icons.checklist },
  { pane: 'settings', icon: icons.settings },
  { pane: 'preview', icon: icons.eye },
];

/** On a small screen: one part at a time. With room `beside` the canvas, what stands there. */
export function PaneTabs({ beside }: { readonly beside: boolean }) {
  const { model } = useDesigner();
  const { t } = useLanguage();
  const shown = useStore(model.$pane);
  const isShown = (pane: Pane): boolean => pane === shown || (beside && pane === 'pages' && shown === 'questions');
  return (
    <nav className="porsa-d-pane-tabs" aria-label={t('designer:panes.label')}>
      {panes
        .filter(({ pane }) => !(beside && pane === 'questions'))
        .map(({ pane, icon }) => (
          <button
            key={pane}
            type="button"
            aria-current={isShown(pane) ? 'true' : undefined}
            onClick={() => model.$pane.set(pane)}
          >
            <Icon of={icon} size={20} />
            <span>{t(beside && pane === 'pages' ? 'designer:rail.build' : `designer:panes.${pane}`)}</span>
          </button>
        ))}
    </nav>
  );
}
