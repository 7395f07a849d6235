import type { FormEvent, ReactNode } from 'react';
import { Alert } from '../../kit/field/alert.tsx';
import { SlButton } from '../../kit/shoelace/tags.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { useFields, type Fields } from '../parts/use-fields.ts';
import { useFirstField } from '../parts/use-first-field.ts';
import { PasswordField } from '../../kit/field/password-field.tsx';

interface PasswordFormProps {
  /** What the button says that goes on. */
  readonly label: string;
  /** What is to be known before. */
  readonly children?: ReactNode;
  send(password: string): ReturnType<Parameters<Fields<{ readonly password: string }>['send']>[1]>;
}

/** Asks for the password before the second step is changed. */
export function PasswordForm({ label, children, send }: PasswordFormProps) {
  const { t } = useLanguage();
  const fields = useFields({ password: '' });
  const form = useFirstField();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const { password } = fields.values;
    void fields.send({ password: password ? undefined : t('portal:signIn.passwordMissing') }, () => send(password));
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className="porsa-portal-form">
      {children}
      <PasswordField {...fields.bind('password')} autoComplete="current-password" label={t('portal:signIn.password')} />
      <Alert text={fields.problem} />
      <div className="porsa-portal-actions">
        <SlButton type="submit" variant="primary" loading={fields.busy}>
          {label}
        </SlButton>
      </div>
    </form>
  );
}
