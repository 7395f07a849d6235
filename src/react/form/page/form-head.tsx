import type { Page } from '../../../engine/definition/types.ts';
import type { Demand } from '../../../engine/live-form/types.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { useFilling } from '../filling/filling-context.ts';
import { progressOf } from '../filling/steps.ts';
import { FormOpening } from '../opening/opening.ts';

interface FormHeadProps {
  readonly page: Page;
  readonly demand: Demand;
}

/** The form's title, what is read before the first question and, where there are several pages, the page's own title. */
export function FormHead({ page, demand }: FormHeadProps) {
  const { t, show } = useLanguage();
  const { pages, input, readOnly } = useFilling();
  const { step, of } = progressOf(input.page || input.mode === 'view' ? [page] : pages, page.id);
  const { title, opening } = input.source.definition;
  const focused = { tabIndex: -1, 'data-page-title': 'true' };
  return (
    <div className="porsa-head">
      <h1 {...(of < 2 && focused)}>{show(title)}</h1>
      {opening && !readOnly && step < 2 && <FormOpening opening={opening} />}
      {of > 1 && (
        <h2 {...focused}>
          {show(page.displayTitle)}
          <span className="porsa-step">{t('form:step', { step, of })}</span>
        </h2>
      )}
      {!readOnly && (demand === 'some' || step < 2) && (
        <p className={`porsa-soft porsa-demand ${demand === 'some' ? 'porsa-stars' : ''}`}>
          {t(`form:demand.${demand}`)}
        </p>
      )}
    </div>
  );
}
