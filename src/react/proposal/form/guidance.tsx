import type { TemplateQuestion } from '../../../proposal/template/types.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import { down } from '../../kit/icon/icons.ts';
import { useLanguage } from '../../ui/language/language.tsx';

/** What a council expects of an answer, and an example to look at; folded until it is asked for. */
export function Guidance({ question: { guidance, example } }: { readonly question: TemplateQuestion }) {
  const { t, show } = useLanguage();
  if (!guidance && !example) return null;
  return (
    <details className="porsa-p-guidance">
      <summary>
        <Icon of={down} size={16} />
        {t('proposal:form.expects')}
      </summary>
      {guidance && <p>{show(guidance)}</p>}
      {example && (
        <figure>
          <figcaption>{t('proposal:form.example')}</figcaption>
          <blockquote>{show(example)}</blockquote>
        </figure>
      )}
    </details>
  );
}
