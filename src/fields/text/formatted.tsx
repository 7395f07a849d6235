import { useState } from 'react';
import { foldDigits } from '../../engine/numbers/digits.ts';
import { controlAttributes } from '../../react/ui/field/control-attributes.ts';
import type { FieldViewProps } from '../../react/ui/field/field-view.ts';
import { useLanguage } from '../../react/ui/language/language.tsx';
import { ReadValue } from '../../react/ui/field/read-value.tsx';
import { useTyped } from '../../react/ui/field/use-typed.ts';
import { useAutofill } from '../inputs/autofill.ts';
import { attributesOf } from './format-attributes.ts';

/** An Iranian number as it is dialled at home; one of another country with its code. */
export function showPhone(number: string): string {
  const [, rest = ''] = /^\+98(\d{10})$/.exec(number) ?? [];
  if (!rest) return number;
  return rest.startsWith('9')
    ? `0${rest.slice(0, 3)} ${rest.slice(3, 6)} ${rest.slice(6)}`
    : `0${rest.slice(0, 2)} ${rest.slice(2, 6)} ${rest.slice(6)}`;
}

const digitsOf = (text: string): string => foldDigits(text).replace(/\D/g, '').slice(-8);

/** A text in a format, or one that the browser may know of the patient. */
export function Formatted(props: FieldViewProps) {
  const { question, state, id, readOnly } = props;
  const { digits } = useLanguage();
  const autofill = useAutofill(props);
  const [written, setWritten] = useState('');
  const stored = String(state.value ?? '');
  const { format } = question;
  const isPhone = format === 'phone';
  // A number is kept as one writing, and shown as it was written: its owner has to know it again.
  const isSame = isPhone && written !== '' && digitsOf(written) === digitsOf(stored);
  const shown = isSame
    ? written
    : isPhone
      ? digits(showPhone(stored))
      : format === 'nationalcode'
        ? digits(stored)
        : stored;
  const typed = useTyped(shown, props, (text) => {
    setWritten(text);
    return text;
  });
  const { autoComplete, ...attributes } = attributesOf(format);
  if (readOnly)
    return (
      <ReadValue id={id} dir={attributes.dir}>
        {shown}
      </ReadValue>
    );
  return (
    <input
      {...controlAttributes(props)}
      {...attributes}
      {...typed}
      className="porsa-input"
      autoComplete={autofill ?? autoComplete}
      spellCheck={autoComplete ? false : undefined}
    />
  );
}
