import type { Page } from '../../engine/definition/types.ts';
import type { Demand } from '../../engine/live-form/types.ts';
import { progressOf } from '../../react/form/filling/steps.ts';
import { FormOpening } from '../../react/form/opening/opening.ts';
import { useLanguage } from '../../react/ui/language/language.tsx';
import type { PlainFilling } from './open-filling.ts';

interface PageHeadProps {
  readonly filling: PlainFilling;
  readonly page: Page;
  readonly demand: Demand;
}

/** The form's title, what is read before the first question and, where there are several pages, how far one has come. */
export function PageHead({ filling: { core, form }, page, demand }: PageHeadProps) {
  const { t, show } = useLanguage();
  const { pages } = core.$state.get();
  const { step, of } = progressOf(pages, page.id);
  const { title, opening } = form.definition;
  return (
    <div className="porsa-head">
      <h1>{show(title)}</h1>
      {opening && step < 2 && <FormOpening opening={opening} />}
      {of > 1 && (
        <>
          <progress className="plain-progress" value={step - 1} max={of} aria-hidden="true" />
          <h2>
            {show(page.displayTitle)}
            <span className="porsa-step">{t('form:step', { step, of })}</span>
          </h2>
        </>
      )}
      <p className={`porsa-soft porsa-demand ${demand === 'some' ? 'porsa-stars' : ''}`}>
        {t(`form:demand.${demand}`)}
      </p>
    </div>
  );
}

interface ReviewHeadProps {
  readonly filling: PlainFilling;
  readonly pages: readonly Page[];
}

/** Over the answers that are reviewed. */
export function ReviewHead({ filling: { form }, pages }: ReviewHeadProps) {
  const { t, show } = useLanguage();
  return (
    <div className="porsa-head">
      <p className="plain-caption">{show(form.definition.title)}</p>
      <progress className="plain-progress" value={pages.length} max={pages.length + 1} aria-hidden="true" />
      <h1>{t('late:reviewing.title')}</h1>
      <p className="porsa-soft">{t('late:reviewing.text')}</p>
    </div>
  );
}
