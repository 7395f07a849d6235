import { useState, type ReactNode } from 'react';
import { parseNumber } from '../../../../engine/calendar/numbers.ts';
import { useLanguage } from '../../../ui/language.tsx';
import { describedBy, Field } from '../field.tsx';
import type { EditorProps } from '../setting-field.tsx';

interface NumberFieldProps extends EditorProps<number> {
  readonly aside?: ReactNode;
  readonly min?: number;
  readonly max?: number;
}

/** A number, typed in digits of any script. */
export function NumberField({ id, label, hint, problems, aside, ...input }: NumberFieldProps) {
  const { fault, ...control } = useNumberInput(input);
  return (
    <Field id={id} label={label} hint={hint} fault={fault} problems={problems} aside={aside}>
      <input id={id} className="porsa-d-field-input" aria-describedby={describedBy(id)} {...control} />
    </Field>
  );
}

type NumberInput = Pick<NumberFieldProps, 'value' | 'change' | 'min' | 'max'>;

/** Keeps what is typed while it is typed; takes it as soon as it is a number within the limits. */
export function useNumberInput({ value, change, min, max }: NumberInput) {
  const { t, number } = useLanguage();
  const [typed, setTyped] = useState<string>();
  const read = typed === undefined ? value : parseNumber(typed);
  const outside = read !== undefined && (read < (min ?? -Infinity) || read > (max ?? Infinity));
  const unread = read === undefined && (typed ?? '').trim() !== '';
  const fault = unread
    ? t('designer:number.unread')
    : outside
      ? t('designer:number.outside', { min: limit(min), max: limit(max) })
      : undefined;
  function limit(bound: number | undefined): string {
    return bound === undefined ? '…' : number(bound);
  }
  return {
    type: 'text',
    inputMode: 'decimal',
    autoComplete: 'off',
    fault,
    'aria-invalid': fault ? true : undefined,
    value: typed ?? (value === undefined ? '' : number(value)),
    onChange: (event: { readonly target: { readonly value: string } }) => {
      setTyped(event.target.value);
      const parsed = parseNumber(event.target.value);
      if (event.target.value.trim() === '') change(undefined);
      else if (parsed !== undefined && parsed >= (min ?? -Infinity) && parsed <= (max ?? Infinity)) change(parsed);
    },
    onBlur: () => setTyped(undefined),
  } as const;
}
