import { Field } from '../../../kit/field/field.tsx';
import type { EditorProps } from '../../field/editor-props.ts';

export interface TextFieldProps extends EditorProps<string> {
  readonly ltr?: boolean;
  readonly type?: 'text' | 'url';
  readonly placeholder?: string;
}

export function TextField({ value, change, ltr = false, type = 'text', placeholder, ...frame }: TextFieldProps) {
  return (
    <Field {...frame}>
      {(control) => (
        <input
          {...control}
          className="porsa-kit-control"
          type={type}
          value={value ?? ''}
          dir={ltr ? 'ltr' : 'auto'}
          placeholder={placeholder}
          spellCheck={!ltr}
          autoComplete="off"
          onChange={(event) => change(event.target.value || undefined)}
        />
      )}
    </Field>
  );
}
