import type { FormDefinition, Page } from '../../engine/definition/types.ts';
import { useLanguage } from '../ui/language.tsx';
import { progressOf } from './steps.ts';

interface FormHeadProps {
  readonly definition: FormDefinition;
  readonly page: Page;
  readonly pages: readonly Page[];
}

/** The form's title and, where there are several pages, where the person stands. */
export function FormHead({ definition, page, pages }: FormHeadProps) {
  const { t, show } = useLanguage();
  const { step, of } = progressOf(pages, page.id);
  const title = show(definition.title);
  const pageTitle = show(page.displayTitle);
  const note = <p className="porsa-soft porsa-stars">{t('form:requirednote')}</p>;
  if (of < 2)
    return (
      <div className="porsa-head">
        <h1 tabIndex={-1} data-page-title="true">
          {title}
        </h1>
        {note}
      </div>
    );
  return (
    <div className="porsa-head">
      <h1>{title}</h1>
      <div className="porsa-progress" aria-hidden="true">
        <span style={{ inlineSize: `${((step - 1) / of) * 100}%` }} />
      </div>
      <h2 tabIndex={-1} data-page-title="true">
        {pageTitle}
        <span className="porsa-step">{t('form:step', { step, of })}</span>
      </h2>
      {note}
    </div>
  );
}
