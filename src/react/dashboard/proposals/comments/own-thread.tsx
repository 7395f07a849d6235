import { useRef, useState } from 'react';
import type { ClientReply } from '../../../../api/client/client.ts';
import type { Comment } from '../../../../api/contract/proposal/shapes.ts';
import { askConfirm } from '../../../../store/notices.ts';
import { Button } from '../../../kit/button/button.tsx';
import { MoreMenu } from '../../../kit/menu/more-menu.tsx';
import { useLanguage } from '../../../ui/language/language.tsx';
import { showFailure } from '../../calls/failure.ts';
import { usePortal } from '../../context/portal-context.ts';
import * as icons from '../../parts/icons.ts';
import { CommentForm } from './comment-form.tsx';
import { Thread } from './thread.tsx';

interface OwnThreadProps {
  readonly proposal: string;
  readonly comment: Comment;
  reload(): void;
}

/** A comment as the proposal's owner has it: replied to, resolved, opened again, deleted. */
export function OwnThread({ proposal, comment, reload }: OwnThreadProps) {
  const { t } = useLanguage();
  const { client } = usePortal();
  const opener = useRef<HTMLButtonElement>(null);
  const [replying, setReplying] = useState(false);
  const { setResolved, remove } = useCommentCalls({ proposal, comment, reload });
  const { name } = comment;
  const isOpen = comment.resolvedAt === null;
  const close = (): void => {
    setReplying(false);
    requestAnimationFrame(() => opener.current?.focus());
  };
  return (
    <Thread comment={comment} owner={t('proposals:comment.you')}>
      {replying ? (
        <CommentForm
          label={t('proposals:comment.yourReply')}
          send={(id, text) => client.proposal.storereply({ proposal, comment: comment.id, id, text })}
          onSent={() => {
            reload();
            close();
          }}
          onCancel={close}
        />
      ) : (
        <div className="porsa-portal-thread-tools">
          <Button ref={opener} aria-label={t('proposals:comments.replyTo', { name })} onClick={() => setReplying(true)}>
            {t('proposals:comment.reply')}
          </Button>
          <Button
            icon={isOpen ? icons.check : undefined}
            aria-label={t(isOpen ? 'proposals:comments.resolveOne' : 'proposals:comments.reopenOne', { name })}
            onClick={() => void setResolved(isOpen)}
          >
            {t(isOpen ? 'proposals:comments.resolve' : 'proposals:comments.reopen')}
          </Button>
          <MoreMenu
            label={t('proposals:comments.more', { name })}
            actions={[
              { icon: icons.trash, text: t('proposals:comments.remove'), danger: true, act: () => void remove() },
            ]}
          />
        </div>
      )}
    </Thread>
  );
}

function useCommentCalls({ proposal, comment: { id }, reload }: OwnThreadProps) {
  const { t } = useLanguage();
  const { client } = usePortal();
  const done = async (call: Promise<ClientReply<unknown>>): Promise<void> => {
    const reply = await call;
    if (!reply.success) return showFailure(reply, t);
    reload();
  };
  return {
    setResolved: (resolved: boolean) => done(client.proposal.resolvecomment({ proposal, comment: id, resolved })),
    async remove() {
      const detail = t('proposals:comments.removeDetail');
      const question = { detail, yes: t('proposals:comments.remove'), danger: true };
      if (await askConfirm(t('proposals:comments.removeQuestion'), question))
        await done(client.proposal.removecomment({ proposal, comment: id }));
    },
  };
}
