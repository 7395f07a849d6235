import type { HTMLAttributes } from 'react';
import { controlAttributes } from '../../react/ui/field/control-attributes.ts';
import { useLanguage } from '../../react/ui/language/language.tsx';
import { readTime } from '../dates/read-time.ts';
import { asControl, type PlainView, type PlainViewProps } from '../plain/plain-view.ts';

interface PlainTimeFieldProps {
  readonly name: string;
  /** `HH:MM`, or what was typed and is no time. */
  readonly written: string;
  readonly attributes: HTMLAttributes<HTMLInputElement>;
}

/** A time of day, typed as people write it. */
export function PlainTimeField({ name, written, attributes }: PlainTimeFieldProps) {
  const { digits, t } = useLanguage();
  return (
    <input
      {...attributes}
      name={name}
      className="porsa-input plain-time"
      dir="ltr"
      autoComplete="off"
      placeholder={t('late:time.example')}
      defaultValue={digits(written)}
    />
  );
}

function PlainTime(props: PlainViewProps) {
  return (
    <PlainTimeField name={props.name} written={String(props.state.value ?? '')} attributes={controlAttributes(props)} />
  );
}

export const readTypedTime = (text = ''): string => readTime(text) ?? text;

export const timePlain: PlainView = {
  labelling: asControl,
  View: PlainTime,
  read: (fields, name) => readTypedTime(fields.get(name)),
};
