import { useLanguage } from '../../ui/language.tsx';
import { Alert } from './alert.tsx';
import { TextField } from './field.tsx';
import { useFields, type Fields } from './use-fields.ts';

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

type Typed = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
};

export interface NewPerson {
  readonly fields: Fields<Typed>;
  /** Sends who was typed, without spaces around, once nothing is missing. */
  send(act: (person: Typed) => ReturnType<Parameters<Fields<Typed>['send']>[1]>): Promise<boolean>;
}

/** Somebody who gets an account; who signs up chooses the password later, with the link that is mailed. */
export function useNewPerson(start: Partial<Typed> = {}, { later = false } = {}): NewPerson {
  const { t } = useLanguage();
  const { problemOf } = usePasswordRule();
  const fields = useFields<Typed>({ firstName: '', lastName: '', email: '', password: '', ...start });
  const missing = (value: string): string | undefined => (value ? undefined : t('portal:fieldMissing'));
  return {
    fields,
    send(act) {
      const { firstName, lastName, email, password } = fields.values;
      const person = { firstName: firstName.trim(), lastName: lastName.trim(), email: email.trim(), password };
      return fields.send(
        {
          firstName: missing(person.firstName),
          lastName: missing(person.lastName),
          email: missing(person.email),
          password: later ? undefined : problemOf(password),
        },
        () => act(person),
      );
    },
  };
}

/** Their names, their address unless it is known, and a password unless that comes later. */
export function NewPersonFields({
  fields,
  addressKnown = false,
  later = false,
}: {
  readonly fields: Fields<Typed>;
  readonly addressKnown?: boolean;
  readonly later?: boolean;
}) {
  const { t } = useLanguage();
  const { help } = usePasswordRule();
  return (
    <>
      <div className="porsa-portal-pair">
        <TextField
          {...fields.bind('firstName')}
          label={t('portal:person.firstName')}
          autoComplete="given-name"
          maxLength={100}
          required
        />
        <TextField
          {...fields.bind('lastName')}
          label={t('portal:person.lastName')}
          autoComplete="family-name"
          maxLength={100}
          required
        />
      </div>
      {!addressKnown && (
        <TextField
          {...fields.bind('email')}
          label={t('portal:signIn.email')}
          type="email"
          latin
          name="email"
          autoComplete="username"
          inputMode="email"
          required
        />
      )}
      {!later && (
        <TextField
          {...fields.bind('password')}
          label={t('portal:signIn.password')}
          type="password"
          latin
          name="password"
          autoComplete="new-password"
          help={help}
          required
        />
      )}
      <Alert text={fields.problem} />
    </>
  );
}
