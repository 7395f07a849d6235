import type { TextFormat } from '../../../../engine/definition/types.ts';
import { useLanguage } from '../../../ui/language.tsx';
import { describedBy, Field } from '../field.tsx';
import type { EditorProps } from '../setting-field.tsx';
import { LocalizedField } from './localized-field.tsx';

const formats = ['email', 'phone', 'nationalcode', 'url'] as const;

/** What a text must look like: one of the known forms, or a pattern of one's own. */
export function FormatField({ id, label, hint, problems, value, change }: EditorProps<TextFormat>) {
  const { t } = useLanguage();
  const pattern = typeof value === 'object' ? value : undefined;
  const choose = (chosen: string): void =>
    change(chosen === 'pattern' ? { pattern: '' } : formats.find((format) => format === chosen));
  return (
    <Field id={id} label={label} hint={hint} problems={problems}>
      <select
        id={id}
        className="porsa-d-field-input"
        value={pattern ? 'pattern' : String(value ?? '')}
        aria-describedby={describedBy(id)}
        onChange={(event) => choose(event.target.value)}
      >
        <option value="">{t('designer:format.any')}</option>
        {formats.map((format) => (
          <option key={format} value={format}>
            {t(`designer:format.${format}`)}
          </option>
        ))}
        <option value="pattern">{t('designer:format.pattern')}</option>
      </select>
      {pattern && (
        <div className="porsa-d-inner-fields">
          <label htmlFor={`${id}-pattern`} className="porsa-d-field-label">
            {t('designer:format.expression')}
          </label>
          <input
            id={`${id}-pattern`}
            className="porsa-d-field-input porsa-d-mono"
            dir="ltr"
            spellCheck={false}
            value={pattern.pattern}
            placeholder="[A-Z]{2}[0-9]{4}"
            onChange={(event) => change({ ...pattern, pattern: event.target.value })}
          />
          <LocalizedField
            id={`${id}-message`}
            label={t('designer:format.message')}
            problems={[]}
            value={pattern.message}
            change={(message) => change({ pattern: pattern.pattern, ...(message !== undefined && { message }) })}
          />
        </div>
      )}
    </Field>
  );
}
