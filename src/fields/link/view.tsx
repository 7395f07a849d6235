import type { FieldView, FieldViewProps } from '../../react/ui/field/field-view.ts';
import { useLanguage } from '../../react/ui/language/language.tsx';
import { safeUrl } from './safe-url.ts';

function Link({ question, id, describedBy }: FieldViewProps) {
  const { show, t } = useLanguage();
  const url = safeUrl(question.url);
  const title = show(question.title) || url;
  if (!url) return <span id={id}>{title}</span>;
  return (
    <>
      <a
        id={id}
        className="porsa-link"
        href={url}
        target="_blank"
        rel="noopener noreferrer"
        aria-describedby={describedBy}
      >
        {title}
        <span aria-hidden="true"> ↗</span>
        <span className="porsa-hidden"> {t('form:newtab')}</span>
      </a>
      {question.subtitle && (
        <p id={`${id}-subtitle`} className="porsa-subtitle">
          {show(question.subtitle)}
        </p>
      )}
    </>
  );
}

export const linkView: FieldView = { labelling: 'self', View: Link };
