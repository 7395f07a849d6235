import type { FieldViewProps } from '../../react/ui/field/field-view.ts';
import { useLanguage } from '../../react/ui/language/language.tsx';
import { settling } from '../inputs/settle.ts';
import type { RatingScale } from './scale.ts';

export interface LineProps extends FieldViewProps {
  readonly scale: RatingScale;
  readonly value: number | undefined;
}

/** A line without marks. Nothing stands on it until it is touched: where a thumb would wait, it would lead the answer. */
export function Line({ scale, value, question, id, set, invalid, describedBy }: LineProps) {
  const { number, t, text } = useLanguage();
  const middle = (scale.min + scale.max) / 2;
  const settle = () => {
    if (value === undefined) set(middle);
  };
  return (
    <input
      id={id}
      type="range"
      className="porsa-line"
      {...scale}
      value={value ?? middle}
      data-unset={value === undefined || undefined}
      aria-label={text(question.title)}
      aria-valuetext={value === undefined ? t('late:range.unset') : `${number(value)} ${text(question.unit)}`.trim()}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      onChange={(event) => set(event.target.valueAsNumber)}
      {...settling(settle)}
    />
  );
}
