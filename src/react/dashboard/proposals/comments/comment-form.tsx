import type { FormEvent, ReactNode } from 'react';
import { Button } from '../../../kit/button/button.tsx';
import { TextField } from '../../../kit/field/field.tsx';
import { useLanguage } from '../../../ui/language/language.tsx';
import { useComposer, type SendText } from './use-composer.ts';

/** As many as the contract takes. */
const mostCharacters = 5000;

interface CommentFormProps {
  readonly label: string;
  readonly send: SendText;
  /** Before the text: what it is about, or who writes. */
  readonly children?: ReactNode;
  /** False keeps it from being sent. */
  readonly check?: () => boolean;
  onSent(): void;
  onCancel?(): void;
}

/** Writes a comment or a reply. What could not be sent stays, with the reason. */
export function CommentForm({ label, send, children, check = () => true, onSent, onCancel }: CommentFormProps) {
  const { t } = useLanguage();
  const composer = useComposer(send);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!check()) return;
    void composer.send().then((sent) => {
      if (sent) onSent();
    });
  };
  return (
    <form noValidate className="porsa-portal-comment-form" onSubmit={submit}>
      {children}
      <TextField
        label={label}
        lines={3}
        maxLength={mostCharacters}
        value={composer.text}
        problem={composer.problem}
        onChange={composer.write}
      />
      <div className="porsa-portal-actions">
        <Button type="submit" kind="primary" aria-disabled={composer.busy || undefined}>
          {t('proposals:comment.send')}
        </Button>
        {onCancel && <Button onClick={onCancel}>{t('common:cancel')}</Button>}
      </div>
    </form>
  );
}
