import { useLanguage } from '../../../ui/language.tsx';
import { describedBy, Field } from '../field.tsx';
import type { EditorProps } from '../setting-field.tsx';

interface ChoiceFieldProps extends EditorProps<string> {
  readonly name: string;
  readonly choices: readonly string[];
  readonly required?: boolean;
}

export function ChoiceField({
  id,
  label,
  hint,
  problems,
  value,
  change,
  name,
  choices,
  required = false,
}: ChoiceFieldProps) {
  const { t } = useLanguage();
  return (
    <Field id={id} label={label} hint={hint} problems={problems}>
      <select
        id={id}
        className="porsa-d-field-input"
        value={value ?? ''}
        aria-describedby={describedBy(id)}
        onChange={(event) => change(event.target.value || undefined)}
      >
        {!required && <option value="">{t('designer:choices.none')}</option>}
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {t(`designer:choices.${name}.${choice}`)}
          </option>
        ))}
      </select>
    </Field>
  );
}
