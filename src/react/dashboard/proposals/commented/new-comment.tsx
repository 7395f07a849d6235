import { useState, type ReactNode } from 'react';
import { showSuccess } from '../../../../store/notices.ts';
import { Button } from '../../../kit/button/button.tsx';
import { TextField } from '../../../kit/field/field.tsx';
import { useLanguage } from '../../../ui/language/language.tsx';
import { usePortal } from '../../context/portal-context.ts';
import { CommentForm } from '../comments/comment-form.tsx';
import type { CommentTools } from './comment-tools.ts';

interface NewCommentProps {
  readonly tools: CommentTools;
  readonly label: string;
  /** What it is about; nothing for the proposal as a whole. */
  readonly about: { readonly question?: string; readonly quote?: string; readonly replyTo?: string };
  /** Above the form. */
  readonly children?: ReactNode;
  onDone(): void;
}

/** A comment, or a reply, by a link. The name is asked with the first one. */
export function NewComment({ tools, label, about, children, onDone }: NewCommentProps) {
  const { t } = useLanguage();
  const { client } = usePortal();
  const { link, commenter, reload } = tools;
  const [name, setName] = useState(commenter.name);
  const [isNamed, setNamed] = useState(commenter.name !== '');
  const [problem, setProblem] = useState<string>();
  const check = (): boolean => {
    if (name.trim() === '') setProblem(t('proposals:commented.nameMissing'));
    return name.trim() !== '';
  };
  return (
    <CommentForm
      label={label}
      check={check}
      send={(id, text) => client.proposal.storecomment({ link, id, name: name.trim(), text, ...about })}
      onSent={() => {
        commenter.keep(name.trim());
        showSuccess(t('proposals:commented.sent'));
        reload();
        onDone();
      }}
      onCancel={onDone}
    >
      {children}
      {isNamed ? (
        <p className="porsa-kit-help">
          {t('proposals:commented.as', { name })}{' '}
          <Button kind="link" onClick={() => setNamed(false)}>
            {t('proposals:commented.changeName')}
          </Button>
        </p>
      ) : (
        <TextField
          label={t('proposals:commented.name')}
          help={t('proposals:commented.nameHelp')}
          required
          maxLength={100}
          autoComplete="name"
          value={name}
          problem={problem}
          onChange={(next) => {
            setName(next);
            setProblem(undefined);
          }}
        />
      )}
    </CommentForm>
  );
}
