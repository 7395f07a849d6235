import type { ReactNode } from 'react';
import { toAnswers, type AnsweredQuestion } from '../../../../proposal/document/to-answers.ts';
import type { ProposalTemplate } from '../../../../proposal/template/types.ts';
import type { Proposal } from '../../../../proposal/types.ts';
import { directionOf, useLanguage } from '../../../ui/language/language.tsx';
import { Block } from './block.tsx';

interface ReadingProps {
  readonly proposal: Proposal;
  readonly template: ProposalTemplate;
  /** Questions that are shown; absent, all. */
  readonly only?: ReadonlySet<string>;
  /** What stands under an answer, such as its comments. */
  readonly under?: (question: AnsweredQuestion) => ReactNode;
}

/** A proposal to be read, section by section, in the language it is written in. */
export function Reading({ proposal, template, only, under }: ReadingProps) {
  const { language } = proposal;
  const sections = toAnswers(proposal, { template })
    .map((section) => ({ ...section, questions: section.questions.filter(({ id }) => !only || only.has(id)) }))
    .filter(({ questions }) => questions.length > 0);
  return (
    <div className="porsa-portal-reading" lang={language} dir={directionOf(language)}>
      {sections.map(({ id, title, questions }) => (
        <section key={id}>
          <h2>{title}</h2>
          {questions.map((question) => (
            <article key={question.id} data-question={question.id} tabIndex={-1}>
              {question.title !== title && <h3>{question.title}</h3>}
              <Answer question={question} />
              {under?.(question)}
            </article>
          ))}
        </section>
      ))}
    </div>
  );
}

function Answer({ question }: { readonly question: AnsweredQuestion }) {
  const { t, language, dir } = useLanguage();
  if (question.blocks.length === 0)
    return (
      <p className="porsa-portal-soft" lang={language} dir={dir}>
        {t('proposals:unanswered')}
      </p>
    );
  return (
    <div className="porsa-portal-reading-answer">
      {question.blocks.map((block, index) => (
        <Block key={index} block={block} />
      ))}
    </div>
  );
}
