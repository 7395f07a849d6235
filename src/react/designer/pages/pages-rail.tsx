import { useStore } from '@nanostores/react';
import { useLanguage } from '../../ui/language.tsx';
import { useDesigner } from '../designer-context.ts';
import { Icon } from '../icon.tsx';
import { PageItem } from './page-item.tsx';
import { Palette } from './palette.tsx';

/** The form's pages, and the types of questions to add. */
export function PagesRail() {
  const { model, actions } = useDesigner();
  const { t } = useLanguage();
  const { pages } = useStore(model.$shown);
  const page = useStore(model.$page);
  return (
    <aside className="porsa-d-rail" aria-label={t('designer:panes.pages')}>
      <div className="porsa-d-rail-head">
        <h3 id="porsa-d-pages">{t('designer:panes.pages')}</h3>
        <button type="button" className="porsa-d-small-button" onClick={actions.addPage}>
          <Icon name="plus-lg" size={14} />
          {t('designer:page.add')}
        </button>
      </div>
      {pages.length === 0 && <p className="porsa-d-hint">{t('designer:page.none')}</p>}
      <ol className="porsa-d-pages" aria-labelledby="porsa-d-pages">
        {pages.map((each, index) => (
          <PageItem key={each.id} page={each} index={index} count={pages.length} open={each === page} />
        ))}
      </ol>
      <Palette />
    </aside>
  );
}
