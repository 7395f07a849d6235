import { useState } from 'react';
import type { Comment } from '../../../../api/contract/proposal/shapes.ts';
import type { ProposalTemplate } from '../../../../proposal/template/types.ts';
import { Button } from '../../../kit/button/button.tsx';
import { Message } from '../../../kit/states/message.tsx';
import { useLanguage } from '../../../ui/language/language.tsx';
import type { Loaded } from '../../calls/use-call.ts';
import { Loading } from '../../parts/loading.tsx';
import { comment as commentIcon } from '../icons.ts';
import { OwnThread } from './own-thread.tsx';

interface CommentsPanelProps {
  readonly proposal: string;
  readonly template: ProposalTemplate;
  readonly comments: Loaded<readonly Comment[]>;
  goTo(question: string): void;
  share(): void;
}

/** What others said about the person's proposal, question by question; each leads to its question. */
export function CommentsPanel({ proposal, template, comments, goTo, share }: CommentsPanelProps) {
  const { t } = useLanguage();
  const [all, setAll] = useState(false);
  return (
    <Loading of={comments}>
      {(items, reload) => {
        const resolved = items.filter(({ resolvedAt }) => resolvedAt !== null);
        const shown = all ? items : items.filter(({ resolvedAt }) => resolvedAt === null);
        if (items.length === 0) return <NoComments share={share} />;
        return (
          <div className="porsa-portal-comments">
            {shown.length === 0 && <p className="porsa-portal-soft">{t('proposals:comments.noneOpen')}</p>}
            {groupsOf(shown, template).map((group) => (
              <CommentGroup key={group.question} group={group} proposal={proposal} goTo={goTo} reload={reload} />
            ))}
            {resolved.length > 0 && (
              <Button aria-pressed={all} onClick={() => setAll(!all)}>
                {all
                  ? t('proposals:comments.hideResolved')
                  : t('proposals:comments.showResolved', { count: resolved.length })}
              </Button>
            )}
          </div>
        );
      }}
    </Loading>
  );
}

function NoComments({ share }: Pick<CommentsPanelProps, 'share'>) {
  const { t } = useLanguage();
  return (
    <Message icon={commentIcon} title={t('proposals:comments.none')} text={t('proposals:comments.noneText')}>
      <Button kind="primary" onClick={share}>
        {t('proposals:share.title')}
      </Button>
    </Message>
  );
}

interface Group {
  /** Blank for the proposal as a whole. */
  readonly question: string;
  /** Absent where the template does not have the question. */
  readonly title?: ProposalTemplate['title'];
  readonly comments: readonly Comment[];
}

/** The whole first, then in the order of the template, then what it does not ask. */
function groupsOf(comments: readonly Comment[], template: ProposalTemplate): readonly Group[] {
  const asked = template.sections.flatMap(({ questions }) => questions);
  const order = ['', ...asked.map(({ id }) => id)];
  const said = new Set(comments.map(({ question }) => question ?? ''));
  const known = order.filter((id) => said.has(id));
  const other = [...said].filter((id) => !order.includes(id));
  return [...known, ...other].map((id) => ({
    question: id,
    title: asked.find((question) => question.id === id)?.title,
    comments: comments.filter(({ question }) => (question ?? '') === id),
  }));
}

interface CommentGroupProps extends Pick<CommentsPanelProps, 'proposal' | 'goTo'> {
  readonly group: Group;
  reload(): void;
}

function CommentGroup({ group: { question, title, comments }, proposal, goTo, reload }: CommentGroupProps) {
  const { t, text, show } = useLanguage();
  return (
    <section>
      <h3>
        {title ? (
          <button
            type="button"
            className="porsa-portal-comments-jump"
            aria-label={t('proposals:comments.jump', { title: text(title) })}
            onClick={() => goTo(question)}
          >
            {show(title)}
          </button>
        ) : question === '' ? (
          t('proposals:comments.whole')
        ) : (
          t('proposals:comments.other')
        )}
      </h3>
      <ul className="porsa-portal-threads">
        {comments.map((comment) => (
          <OwnThread key={comment.id} proposal={proposal} comment={comment} reload={reload} />
        ))}
      </ul>
    </section>
  );
}
