import { useStore } from '@nanostores/react';
import { useLanguage } from '../../ui/language/language.tsx';
import { useDesigner } from '../model/designer-context.ts';
import { Outline } from '../canvas/late/late-parts.ts';
import { PageItem } from './page-item.tsx';
import { Palette } from './palette.tsx';
import { Button } from '../../kit/button/button.tsx';
import * as icons from '../icons/icons.ts';

const views = ['build', 'outline'] as const;

/** The form's pages and the types of questions to add, or all that is in the form as a tree. */
export function PagesRail() {
  const { model } = useDesigner();
  const { t } = useLanguage();
  const shown = useStore(model.$rail);
  return (
    <aside className="porsa-d-rail" aria-label={t('designer:panes.pages')}>
      <div className="porsa-d-segments porsa-d-rail-views" role="group" aria-label={t('designer:rail.label')}>
        {views.map((view) => (
          <button key={view} type="button" aria-pressed={view === shown} onClick={() => model.$rail.set(view)}>
            {t(`designer:rail.${view}`)}
          </button>
        ))}
      </div>
      {shown === 'outline' ? <Outline /> : <Build />}
    </aside>
  );
}

function Build() {
  const { model, actions } = useDesigner();
  const { t } = useLanguage();
  const { pages } = useStore(model.$shown);
  const page = useStore(model.$page);
  return (
    <>
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
    </>
  );
}
