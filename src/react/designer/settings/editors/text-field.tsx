import { describedBy, Field } from '../field.tsx';
import type { EditorProps } from '../setting-field.tsx';

export interface TextFieldProps extends EditorProps<string> {
  readonly ltr?: boolean;
  readonly type?: 'text' | 'url';
  readonly placeholder?: string;
}

export function TextField({
  id,
  label,
  hint,
  problems,
  value,
  change,
  ltr = false,
  type = 'text',
  placeholder,
}: TextFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} problems={problems}>
      <input
        id={id}
        className="porsa-d-field-input"
        type={type}
        value={value ?? ''}
        dir={ltr ? 'ltr' : 'auto'}
        placeholder={placeholder}
        spellCheck={!ltr}
        autoComplete="off"
        aria-describedby={describedBy(id)}
        onChange={(event) => change(event.target.value || undefined)}
      />
    </Field>
  );
}
