import type { CallData } from '../../../../api/contract/contract.ts';
import type { ProposalTemplate } from '../../../../proposal/template/types.ts';
import { ErrorBoundary } from '../../../kit/states/error-boundary.tsx';
import { Message } from '../../../kit/states/message.tsx';
import { directionOf, useLanguage } from '../../../ui/language/language.tsx';
import { formatMoment } from '../../../ui/language/moment.ts';
import * as icons from '../../parts/icons.ts';
import { Reading } from '../reading/reading.tsx';
import { WithTemplate } from '../reading/with-template.tsx';
import { titleOf } from '../title.ts';
import type { CommentTools } from './comment-tools.ts';
import { QuestionComments } from './question-comments.tsx';

interface CommentedProposalProps {
  readonly data: CallData<'/proposal/getcommented'>;
  readonly tools: CommentTools;
}

/** Title, whose it is, the answers with their comments, and comments on the whole. */
export function CommentedProposal({ data, tools }: CommentedProposalProps) {
  return (
    <WithTemplate of={data.proposal} own={data.template}>
      {(template) => (
        <>
          <Title data={data} template={template} />
          <Answers data={data} template={template} tools={tools} />
        </>
      )}
    </WithTemplate>
  );
}

interface PartProps extends Pick<CommentedProposalProps, 'data'> {
  readonly template: ProposalTemplate;
}

function Title({ data: { proposal, owner, updatedAt }, template }: PartProps) {
  const tools = useLanguage();
  const { t } = tools;
  const title = titleOf(proposal, template);
  const { language } = proposal;
  return (
    <header className="porsa-portal-commented-title">
      <p>{owner ? t('proposals:commented.by', { name: owner }) : t('proposals:commented.anonymous')}</p>
      <h1 {...(title && { lang: language, dir: directionOf(language) })}>{title || t('proposals:untitled')}</h1>
      <p>{t('proposals:commented.updated', { time: formatMoment(updatedAt, tools) })}</p>
      <p className="porsa-portal-commented-intro">
        {owner ? t('proposals:commented.intro', { name: owner }) : t('proposals:commented.introAnonymous')}
      </p>
    </header>
  );
}

function Answers({ data: { proposal }, template, tools }: PartProps & Pick<CommentedProposalProps, 'tools'>) {
  const { t } = useLanguage();
  const whole = t('proposals:commented.whole');
  const asked = new Set(template.sections.flatMap(({ questions }) => questions.map(({ id }) => id)));
  // What is said on a question that the template no longer has is said on the whole.
  const comments = tools.comments.map((comment) =>
    comment.question !== null && !asked.has(comment.question) ? { ...comment, question: null } : comment,
  );
  const all = { ...tools, comments };
  return (
    <>
      <ErrorBoundary
        of={proposal}
        fallback={() => <Message icon={icons.warning} title={t('proposals:notOpened')} role="alert" />}
      >
        <Reading
          proposal={proposal}
          template={template}
          under={({ id, title }) => <QuestionComments tools={all} question={id} title={title} />}
        />
      </ErrorBoundary>
      <section className="porsa-portal-commented-whole">
        <h2>{whole}</h2>
        <QuestionComments tools={all} question="" title={whole} />
      </section>
    </>
  );
}
