import { useStore } from '@nanostores/react';
import { useLanguage } from '../../ui/language.tsx';
import { useDesigner } from '../designer-context.ts';
import type { Pane } from '../designer-model.ts';
import { Icon } from '../icon.tsx';

const panes: readonly { readonly pane: Pane; readonly icon: string }[] = [
  { pane: 'pages', icon: 'collection' },
  { pane: 'questions', icon: 'ui-checks' },
  { pane: 'settings', icon: 'sliders' },
  { pane: 'preview', icon: 'eye' },
];

/** On a small screen: one part at a time. */
export function PaneTabs() {
  const { model } = useDesigner();
  const { t } = useLanguage();
  const shown = useStore(model.$pane);
  return (
    <nav className="porsa-d-pane-tabs" aria-label={t('designer:panes.label')}>
      {panes.map(({ pane, icon }) => (
        <button
          key={pane}
          type="button"
          aria-current={pane === shown ? 'true' : undefined}
          onClick={() => model.$pane.set(pane)}
        >
          <Icon name={icon} size={20} />
          <span>{t(`designer:panes.${pane}`)}</span>
        </button>
      ))}
    </nav>
  );
}
