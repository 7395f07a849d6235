import type { ReactNode } from 'react';
import type { Comment } from '../../../../api/contract/proposal/shapes.ts';
import { Mark } from '../../../kit/list/list.tsx';
import { useLanguage } from '../../../ui/language/language.tsx';
import { formatMoment } from '../../../ui/language/moment.ts';

interface ThreadProps {
  readonly comment: Comment;
  /** Under which name the owner's replies stand. */
  readonly owner: string;
  /** Buttons, and the form of a reply. */
  readonly children?: ReactNode;
}

/** A comment with its replies. */
export function Thread({ comment, owner, children }: ThreadProps) {
  const { t } = useLanguage();
  const { name, quote, text, createdAt, resolvedAt, replies } = comment;
  return (
    <li className="porsa-portal-thread" data-comment={comment.id} data-resolved={resolvedAt !== null || undefined}>
      <Said name={name} time={createdAt} text={text} quote={quote}>
        {resolvedAt !== null && <Mark quiet>{t('proposals:comment.resolved')}</Mark>}
      </Said>
      {replies.length > 0 && (
        <ul>
          {replies.map((reply) => (
            <li key={reply.id}>
              <Said name={reply.name ?? owner} time={reply.createdAt} text={reply.text} />
            </li>
          ))}
        </ul>
      )}
      {children}
    </li>
  );
}

interface SaidProps {
  readonly name: string;
  readonly time: string;
  readonly text: string;
  readonly quote?: string | null;
  readonly children?: ReactNode;
}

function Said({ name, time, text, quote = null, children }: SaidProps) {
  const tools = useLanguage();
  return (
    <>
      <p className="porsa-portal-thread-head">
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <time dateTime={time}>{formatMoment(time, tools)}</time>
        {children}
      </p>
      {quote !== null && <blockquote dir="auto">{quote}</blockquote>}
      <p className="porsa-portal-thread-text" dir="auto">
        {text}
      </p>
    </>
  );
}
