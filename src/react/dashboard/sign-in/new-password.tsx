import type { FormEvent } from 'react';
import { Alert } from '../../kit/field/alert.tsx';
import { PasswordField } from '../../kit/field/password-field.tsx';
import { SlButton } from '../../kit/shoelace/tags.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { useFields, type Fields } from '../parts/use-fields.ts';

const shortestPassword = 8;

/** What is asked of a new password, and what is wrong with one. */
export function usePasswordRule(): { readonly help: string; problemOf(password: string): string | undefined } {
  const { t } = useLanguage();
  return {
    help: t('portal:activation.passwordHelp', { count: shortestPassword }),
    problemOf: (password) =>
      password.length < shortestPassword
        ? t('portal:activation.shortPassword', { count: shortestPassword })
        : undefined,
  };
}

/** Where a new password is typed, with what is asked of it. */
export function NewPasswordField<V extends Readonly<Record<'password', string>>>({
  fields,
  label,
}: {
  readonly fields: Fields<V>;
  readonly label: string;
}) {
  const { help } = usePasswordRule();
  return (
    <PasswordField {...fields.bind('password')} label={label} name="password" autoComplete="new-password" help={help} />
  );
}

/** A form that asks for a new password alone: whoever has the mail sets it, and only the button uses the link up. */
export function NewPasswordForm({
  label,
  button,
  send,
}: {
  readonly label: string;
  readonly button: string;
  send(password: string): ReturnType<Parameters<Fields<{ readonly password: string }>['send']>[1]>;
}) {
  const { problemOf } = usePasswordRule();
  const fields = useFields({ password: '' });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const { password } = fields.values;
    void fields.send({ password: problemOf(password) }, () => send(password));
  };
  return (
    <form noValidate onSubmit={submit} className="porsa-portal-form">
      <NewPasswordField fields={fields} label={label} />
      <Alert text={fields.problem} />
      <SlButton type="submit" variant="primary" size="large" loading={fields.busy}>
        {button}
      </SlButton>
    </form>
  );
}
