import { Field, Select } from '../../../kit/field/field.tsx';
import { useLanguage } from '../../../ui/language/language.tsx';
import type { EditorProps } from '../../field/editor-props.ts';

interface ChoiceFieldProps extends EditorProps<string> {
  readonly name: string;
  readonly choices: readonly string[];
  /** One of them always holds. */
  readonly always?: boolean;
}

export function ChoiceField({ value, change, name, choices, always = false, ...frame }: ChoiceFieldProps) {
  const { t } = useLanguage();
  const options = choices.map((choice) => ({ value: choice, text: t(`designer:choices.${name}.${choice}`) }));
  return (
    <Field {...frame}>
      {(control) => (
        <Select
          {...control}
          value={value ?? ''}
          options={always ? options : [{ value: '', text: t('designer:choices.none') }, ...options]}
          onChange={(chosen) => change(chosen || undefined)}
        />
      )}
    </Field>
  );
}
