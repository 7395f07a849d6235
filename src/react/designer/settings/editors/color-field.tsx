import { useLanguage } from '../../../ui/language.tsx';
import { contrastOn, longHex } from '../../contrast.ts';
import { describedBy, Field } from '../field.tsx';
import type { EditorProps } from '../setting-field.tsx';

/** A background colour, with what text on it will look like. */
export function ColorField({ id, label, hint, problems, value, change }: EditorProps<string>) {
  const { t, number } = useLanguage();
  const contrast = contrastOn(value ?? '');
  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      problems={problems}
      fault={value && !contrast ? t('designer:color.wrong') : undefined}
    >
      <div className="porsa-d-color">
        <input
          type="color"
          aria-label={t('designer:color.pick')}
          value={longHex(value ?? '') ?? '#ffffff'}
          onChange={(event) => change(event.target.value)}
        />
        <input
          id={id}
          className="porsa-d-field-input porsa-d-mono"
          dir="ltr"
          value={value ?? ''}
          spellCheck={false}
          aria-describedby={describedBy(id)}
          onChange={(event) => change(event.target.value.trim() || undefined)}
        />
        {value && (
          <button type="button" className="porsa-d-small-button" onClick={() => change(undefined)}>
            {t('designer:color.none')}
          </button>
        )}
      </div>
      {contrast && (
        <p
          className="porsa-d-color-sample"
          style={{ background: value, color: contrast.text === 'dark' ? '#000000' : '#ffffff' }}
        >
          {t(`designer:color.${contrast.text}`, { ratio: number(Math.round(contrast.ratio * 10) / 10) })}
        </p>
      )}
    </Field>
  );
}
