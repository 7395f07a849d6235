import { useState } from 'react';
import { parseNumber } from '../../../../engine/numbers/number-text.ts';
import { useLanguage } from '../../../ui/language/language.tsx';
import { Field } from '../../../kit/field/field.tsx';
import type { EditorProps } from '../../field/editor-props.ts';

interface NumberFieldProps extends EditorProps<number> {
  readonly min?: number;
  readonly max?: number;
}

/** A number, typed in digits of any script. */
export function NumberField({ value, change, min, max, problem = [], ...frame }: NumberFieldProps) {
  const { fault, ...input } = useNumberInput({ value, change, min, max });
  return (
    <Field {...frame} problem={fault ? [fault, ...problem] : problem}>
      {(control) => <input {...input} {...control} className="porsa-kit-control" />}
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
