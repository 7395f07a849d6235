import { useEffect } from 'react';
import { useLanguage } from '../../ui/language/language.tsx';
import { useProposal } from '../context/proposal-context.ts';

/** What is wrong with templates of the host's page: shown to who may mend it, and reported once. */
export function TemplateProblems() {
  const { t } = useLanguage();
  const {
    templates: { problems },
    events,
  } = useProposal();
  useEffect(() => {
    for (const { message, path } of problems)
      events.onError({ code: 'invalidtemplate', message: path ? `${path}: ${message}` : message });
  }, [problems, events]);
  if (problems.length === 0) return null;
  return (
    <details className="porsa-p-notice">
      <summary>{t('proposal:template.problems', { count: problems.length })}</summary>
      <ul>
        {problems.map(({ path, message }, index) => (
          <li key={index}>
            <code dir="ltr">{path}</code> {message}
          </li>
        ))}
      </ul>
    </details>
  );
}
