import { toAnswers, type AnsweredQuestion } from '../../../../proposal/document/to-answers.ts';
import type { ProposalTemplate } from '../../../../proposal/template/types.ts';
import type { Proposal } from '../../../../proposal/types.ts';
import { directionOf, useLanguage } from '../../../ui/language/language.tsx';
import { Block } from '../reading/block.tsx';

interface ComparisonProps {
  readonly then: Proposal;
  readonly now: Proposal;
  readonly template: ProposalTemplate;
  /** Questions whose answers differ. */
  readonly only: ReadonlySet<string>;
}

const answersOf = (proposal: Proposal, template: ProposalTemplate): ReadonlyMap<string, AnsweredQuestion> =>
  new Map(toAnswers(proposal, { template }).flatMap(({ questions }) => questions.map((each) => [each.id, each])));

/** Answers that differ, each as it was beside how it is. */
export function Comparison({ then, now, template, only }: ComparisonProps) {
  const { t } = useLanguage();
  const [before, after] = [answersOf(then, template), answersOf(now, template)];
  return [...only].map((id) => (
    <section key={id} className="porsa-portal-comparison">
      <h3 lang={then.language} dir={directionOf(then.language)}>
        {before.get(id)?.title}
      </h3>
      <div>
        <Side title={t('proposals:versions.then')} answer={before.get(id)} language={then.language} />
        <Side title={t('proposals:versions.now')} answer={after.get(id)} language={now.language} />
      </div>
    </section>
  ));
}

interface SideProps {
  readonly title: string;
  readonly answer: AnsweredQuestion | undefined;
  readonly language: Proposal['language'];
}

function Side({ title, answer, language }: SideProps) {
  const { t } = useLanguage();
  const blocks = answer?.blocks ?? [];
  return (
    <div>
      <h4>{title}</h4>
      {blocks.length === 0 ? (
        <p className="porsa-portal-soft">{t('proposals:unanswered')}</p>
      ) : (
        <div className="porsa-portal-reading-answer" lang={language} dir={directionOf(language)}>
          {blocks.map((block, index) => (
            <Block key={index} block={block} />
          ))}
        </div>
      )}
    </div>
  );
}
