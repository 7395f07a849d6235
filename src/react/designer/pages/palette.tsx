import { useMemo } from 'react';
import type { QuestionType } from '../../../engine/definition/types.ts';
import type { FieldPanel, FieldPanels } from '../../ui/field/field-panel.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { useDesigner } from '../model/designer-context.ts';
import * as icons from '../icons/icons.ts';
import { TypeIcon } from '../icons/type-icon.tsx';
import { Button } from '../../kit/button/button.tsx';

const groups: readonly FieldPanel['group'][] = ['text', 'number', 'choice', 'date', 'layout'];

export function typesByGroup(
  panels: FieldPanels,
): readonly { readonly group: FieldPanel['group']; readonly types: readonly QuestionType[] }[] {
  const types = Object.keys(panels) as QuestionType[];
  return groups
    .map((group) => ({ group, types: types.filter((type) => panels[type].group === group) }))
    .filter(({ types: within }) => within.length > 0);
}

/** The types of questions: pressed, one is added behind the selected question; dragged, where it is dropped. */
export function Palette() {
  const { panels, model } = useDesigner();
  const { t } = useLanguage();
  const grouped = useMemo(() => typesByGroup(panels), [panels]);
  return (
    <section className="porsa-d-palette" aria-labelledby="porsa-d-palette">
      <h3 id="porsa-d-palette">{t('designer:palette.title')}</h3>
      <p className="porsa-kit-help">{t('designer:palette.hint')}</p>
      <Button icon={icons.clipboard} onClick={() => model.$dialog.set({ kind: 'library' })}>
        {t('designer:library.open')}
      </Button>
      {grouped.map(({ group, types }) => (
        <div key={group} role="group" aria-label={t(`designer:groups.${group}`)}>
          <h4>{t(`designer:groups.${group}`)}</h4>
          <div className="porsa-d-palette-types">
            {types.map((type) => (
              <PaletteType key={type} type={type} />
            ))}
          </div>
        </div>
      ))}
    </section>
  );
}

function PaletteType({ type }: { readonly type: QuestionType }) {
  const { panels, actions, model } = useDesigner();
  const { t } = useLanguage();
  const add = (): void => {
    actions.add(type);
    model.$pane.set('questions');
  };
  return (
    <button
      type="button"
      className="porsa-d-palette-type"
      data-type={type}
      title={t(`designer:typehints.${type}`)}
      onClick={add}
    >
      <TypeIcon name={panels[type].icon} />
      <span>{t(`designer:types.${type}`)}</span>
    </button>
  );
}
