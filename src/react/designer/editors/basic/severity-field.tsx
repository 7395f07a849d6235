import type { Severity } from '../../../../engine/definition/types.ts';
import { useLanguage } from '../../../ui/language/language.tsx';
import type { EditorProps } from '../../field/editor-props.ts';
import { ChoiceField } from './choice-field.tsx';

const severities: readonly Severity[] = ['info', 'warning', 'danger'];

/** How urgent a text is. A neutral one is stored without. */
export function SeverityField({ value, ...shared }: Omit<EditorProps<string>, 'label'>) {
  const { t } = useLanguage();
  return (
    <ChoiceField
      {...shared}
      label={t('designer:bands.severity')}
      name="severity"
      choices={severities}
      value={value === 'neutral' ? undefined : value}
    />
  );
}
