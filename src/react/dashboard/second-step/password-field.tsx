import { TextField } from '../../kit/field/field.tsx';
import type { Fields } from '../parts/use-fields.ts';

interface PasswordFieldProps<V extends Readonly<Record<'password', string>>> {
  readonly label: string;
  readonly fields: Fields<V>;
}

/** The password that somebody has. */
export function PasswordField<V extends Readonly<Record<'password', string>>>({
  label,
  fields,
}: PasswordFieldProps<V>) {
  return (
    <TextField
      {...fields.bind('password')}
      label={label}
      type="password"
      latin
      autoComplete="current-password"
      required
    />
  );
}
