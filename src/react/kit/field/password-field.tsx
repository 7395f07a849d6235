import { TextField, type FieldProps } from './field.tsx';

interface PasswordFieldProps extends FieldProps {
  readonly name?: string;
  readonly autoComplete: 'current-password' | 'new-password';
}

/** A password, as one has it or as it is to be. */
export const PasswordField = (props: PasswordFieldProps) => <TextField {...props} type="password" latin required />;
