import { useRef, useState } from 'react';
import { Button } from '../../../kit/button/button.tsx';
import { directionOf, useLanguage } from '../../../ui/language/language.tsx';
import { Thread } from '../comments/thread.tsx';
import type { Comment } from '../../../../api/contract/proposal/shapes.ts';
import { comment as commentIcon } from '../icons.ts';
import type { CommentTools } from './comment-tools.ts';
import { NewComment } from './new-comment.tsx';
import { selectedText } from './selected-text.ts';

interface QuestionCommentsProps {
  readonly tools: CommentTools;
  /** Blank for the proposal as a whole. */
  readonly question: string;
  readonly title: string;
}

/** The comments on one answer, and the way to another. A selected passage of the answer is quoted. */
export function QuestionComments({ tools, question, title }: QuestionCommentsProps) {
  const { t, language } = useLanguage();
  const box = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [about, setAbout] = useState<{ readonly quote: string }>();
  const comments = tools.comments.filter((comment) => (comment.question ?? '') === question);
  const close = (): void => {
    setAbout(undefined);
    requestAnimationFrame(() => opener.current?.focus());
  };
  const open = (): void => {
    const answer = box.current?.parentElement?.querySelector('.porsa-portal-reading-answer');
    setAbout({ quote: answer ? selectedText(answer) : '' });
  };
  return (
    <div ref={box} className="porsa-portal-commented-question" lang={language} dir={directionOf(language)}>
      {comments.length > 0 && (
        <ul className="porsa-portal-threads" aria-label={t('proposals:commented.comments', { count: comments.length })}>
          {comments.map((comment) => (
            <Commentary key={comment.id} tools={tools} comment={comment} />
          ))}
        </ul>
      )}
      {about ? (
        <NewComment
          tools={tools}
          label={t('proposals:commented.commentOn', { title })}
          about={{ ...(question && { question }), ...(about.quote && { quote: about.quote }) }}
          onDone={close}
        >
          {about.quote && (
            <figure>
              <figcaption className="porsa-kit-help">{t('proposals:comment.quote')}</figcaption>
              <blockquote className="porsa-portal-quote" dir="auto">
                {about.quote}
              </blockquote>
            </figure>
          )}
        </NewComment>
      ) : (
        <Button
          ref={opener}
          icon={commentIcon}
          aria-label={t('proposals:commented.commentOn', { title })}
          onClick={open}
        >
          {t('proposals:commented.comment')}
        </Button>
      )}
    </div>
  );
}

function Commentary({ tools, comment }: { readonly tools: CommentTools; readonly comment: Comment }) {
  const { t } = useLanguage();
  const opener = useRef<HTMLButtonElement>(null);
  const [replying, setReplying] = useState(false);
  const close = (): void => {
    setReplying(false);
    requestAnimationFrame(() => opener.current?.focus());
  };
  return (
    <Thread comment={comment} owner={tools.owner || t('proposals:commented.author')}>
      {replying ? (
        <NewComment
          tools={tools}
          label={t('proposals:comment.yourReply')}
          about={{ replyTo: comment.id }}
          onDone={close}
        />
      ) : (
        <Button
          ref={opener}
          aria-label={t('proposals:comments.replyTo', { name: comment.name })}
          onClick={() => setReplying(true)}
        >
          {t('proposals:comment.reply')}
        </Button>
      )}
    </Thread>
  );
}
