import { useStore } from '@nanostores/react';
import { coreOf } from '../../../engine/languages/traits.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { useProposal } from '../context/proposal-context.ts';
import { questionOf } from '../findings/use-question-findings.ts';
import type { Submission } from './submission.ts';

/** What goes where, and what stays behind. */
export function SubmissionPreview({ submission: { title, places, left } }: { readonly submission: Submission }) {
  const { t, show, language: reader } = useLanguage();
  const language = coreOf(reader);
  const { store } = useProposal();
  const questions = useStore(store.$template).sections.flatMap((section) => section.questions);
  const titleOf = (path: string) => questions.find(({ id }) => id === questionOf({ path }))?.title;
  return (
    <>
      <p>
        {t('proposal:submit.goesto', { count: places.length })} <strong>{show(title)}</strong>
      </p>
      {left.length > 0 && (
        <section className="porsa-p-notice">
          <div>
            <p>
              <strong>{t('proposal:submit.left')}</strong>
            </p>
            <ul>
              {left.map(({ path, message }) => (
                <li key={path}>
                  {show(titleOf(path))}: {message[language]}
                </li>
              ))}
            </ul>
          </div>
        </section>
      )}
    </>
  );
}
