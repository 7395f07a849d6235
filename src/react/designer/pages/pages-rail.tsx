import { useStore } from '@nanostores/react';
import { useLanguage } from '../../ui/language/language.tsx';
import { useDesigner } from '../model/designer-context.ts';
import { PageItem } from './page-item.tsx';
import { Palette } from './palette.tsx';
import { Button } from '../../kit/button/button.tsx';
import * as icons from '../icons/icons.ts';

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
        <Button icon={icons.plus} onClick={actions.addPage}>
          {t('designer:page.add')}
        </Button>
      </div>
      {pages.length === 0 && <p className="porsa-kit-help">{t('designer:page.none')}</p>}
      <ol className="porsa-d-pages" aria-labelledby="porsa-d-pages">
        {pages.map((each, index) => (
          <PageItem key={each.id} page={each} index={index} count={pages.length} open={each === page} />
        ))}
      </ol>
      <Palette />
    </aside>
  );
}
