import type { TextFormat } from '../../../../engine/definition/types.ts';
import { Field, Select } from '../../../kit/field/field.tsx';
import { useLanguage } from '../../../ui/language/language.tsx';
import type { EditorProps } from '../../field/editor-props.ts';
import { LocalizedField } from './localized-field.tsx';

const formats = ['email', 'phone', 'nationalcode', 'url'] as const;

/** What a text must look like: one of the known forms, or a pattern of one's own. */
export function FormatField({ value, change, ...frame }: EditorProps<TextFormat>) {
  const { t } = useLanguage();
  const pattern = typeof value === 'object' ? value : undefined;
  const choices = ['', ...formats, 'pattern'].map((format) => ({
    value: format,
    text: t(`designer:format.${format || 'any'}`),
  }));
  const choose = (chosen: string): void =>
    change(chosen === 'pattern' ? { pattern: '' } : formats.find((format) => format === chosen));
  return (
    <Field {...frame}>
      {(control) => (
        <>
          <Select {...control} value={pattern ? 'pattern' : String(value ?? '')} options={choices} onChange={choose} />
          {pattern && <PatternFields id={frame.id} pattern={pattern} change={change} />}
        </>
      )}
    </Field>
  );
}

type Pattern = Extract<TextFormat, object>;

interface PatternFieldsProps {
  readonly id: string;
  readonly pattern: Pattern;
  change(pattern: Pattern): void;
}

function PatternFields({ id, pattern, change }: PatternFieldsProps) {
  const { t } = useLanguage();
  return (
    <div className="porsa-d-inner-fields">
      <Field id={`${id}-pattern`} label={t('designer:format.expression')}>
        {(control) => (
          <input
            {...control}
            className="porsa-kit-control porsa-d-mono"
            dir="ltr"
            spellCheck={false}
            value={pattern.pattern}
            placeholder="[A-Z]{2}[0-9]{4}"
            onChange={(event) => change({ ...pattern, pattern: event.target.value })}
          />
        )}
      </Field>
      <LocalizedField
        id={`${id}-message`}
        label={t('designer:format.message')}
        value={pattern.message}
        change={(message) => change({ pattern: pattern.pattern, ...(message !== undefined && { message }) })}
      />
    </div>
  );
}
