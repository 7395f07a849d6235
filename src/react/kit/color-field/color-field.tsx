import type { ReactNode } from 'react';
import { useLanguage } from '../../ui/language/language.tsx';
import { Button } from '../button/button.tsx';
import { Field, type FieldProps } from '../field/field.tsx';
import { longHex } from './contrast.ts';

interface ColorFieldProps extends FieldProps {
  /** What the button says that takes the colour away. */
  readonly unset: string;
  /** Below the control, such as a sample. */
  readonly children?: ReactNode;
}

/** A colour as `#rrggbb`, picked or typed; empty where none is chosen. Shoelace's colour picker would cost 30 KB. */
export function ColorField({ unset, value, problem, onChange, children, ...frame }: ColorFieldProps) {
  const { t } = useLanguage();
  const isWrong = value !== '' && longHex(value) === undefined;
  return (
    <Field {...frame} problem={isWrong ? t('common:color.wrong') : problem}>
      {(control) => (
        <>
          <span className="porsa-kit-color">
            <input
              type="color"
              className="porsa-kit-control"
              aria-label={t('common:color.pick')}
              value={longHex(value) ?? '#ffffff'}
              onChange={(event) => onChange(event.target.value)}
            />
            <input
              {...control}
              className="porsa-kit-control"
              dir="ltr"
              value={value}
              spellCheck={false}
              onChange={(event) => onChange(event.target.value.trim())}
            />
            {value && <Button onClick={() => onChange('')}>{unset}</Button>}
          </span>
          {children}
        </>
      )}
    </Field>
  );
}
