import { useLanguage } from '../../ui/language/language.tsx';
import { Alert } from '../../kit/field/alert.tsx';
import { TextField } from '../../kit/field/field.tsx';
import { NameFields } from '../parts/name-fields.tsx';
import { useFields, type Fields } from '../parts/use-fields.ts';
import { NewPasswordField, usePasswordRule } from './new-password.tsx';

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
  return (
    <>
      <NameFields fields={fields} />
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
      {!later && <NewPasswordField fields={fields} label={t('portal:signIn.password')} />}
      <Alert text={fields.problem} />
    </>
  );
}
