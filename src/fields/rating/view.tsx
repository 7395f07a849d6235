import { useRef } from 'react';
import { onLeaving } from '../../react/ui/control-attributes.ts';
import type { FieldView, FieldViewProps } from '../../react/ui/field-view.ts';
import { useLanguage } from '../../react/ui/language.tsx';
import { ReadValue } from '../../react/ui/read-value.tsx';
import { useStyles } from '../../react/ui/use-styles.ts';
import { optionOf } from '../shared/choice-rules.ts';
import { Line } from './line.tsx';
import { Mark } from './mark.tsx';
import { ratingModel } from './model.ts';
import { marksOf, ratingScale, type RatingScale } from './scale.ts';
import styles from './view.css?inline';

const sheets = [styles];

interface MarksProps extends FieldViewProps { readonly scale: RatingScale; readonly chosen: number | undefined }

function Marks({ question, id, set, describedBy, scale, chosen }: MarksProps) {
  const { number, text } = useLanguage();
  const { display = 'numbers' } = question;
  const marks = marksOf(scale);
  /** The number, what it means, and at the ends what the end means. */
  const nameOf = (mark: number, index: number) => {
    const end = index === 0 ? question.minLabel : index === marks.length - 1 ? question.maxLabel : undefined;
    return [number(mark), text(optionOf(String(mark), question)?.text ?? end)].filter(Boolean).join(', ');
  };
  return (
    <div className="porsa-marks" data-display={display}>
      {marks.map((mark, index) => (
        <label key={mark} className="porsa-mark" data-within={(display === 'stars' && chosen !== undefined && mark <= chosen) || undefined}>
          <input
            id={index === 0 ? id : undefined} name={id} type="radio" checked={mark === chosen} aria-label={nameOf(mark, index)}
            aria-describedby={index === 0 ? describedBy : undefined} onChange={() => set(mark)}
          />
          <Mark display={display} number={number(mark)} share={marks.length > 1 ? index / (marks.length - 1) : 0} />
        </label>
      ))}
    </div>
  );
}

function Rating(props: FieldViewProps) {
  const { question, state: { value, required }, id, set, readOnly } = props;
  const language = useLanguage();
  const { t, text } = language;
  const box = useRef<HTMLDivElement>(null);
  useStyles(box, sheets);
  if (readOnly) return <ReadValue id={id}>{value === undefined ? undefined : ratingModel.format(value, question, language)}</ReadValue>;
  const chosen = typeof value === 'number' ? value : undefined;
  const scale = ratingScale(question);
  const meant = chosen === undefined ? undefined : optionOf(String(chosen), question)?.text;
  const isLine = question.display === 'slider';
  return (
    <div ref={box} className="porsa-rating" onBlur={onLeaving(props.leave)}>
      {isLine ? <Line {...props} scale={scale} value={chosen} /> : <Marks {...props} scale={scale} chosen={chosen} />}
      {(question.minLabel || question.maxLabel) && (
        <div className="porsa-rating-ends" data-display={question.display ?? 'numbers'} aria-hidden={!isLine || undefined}><span>{text(question.minLabel)}</span><span>{text(question.maxLabel)}</span></div>
      )}
      <p className="porsa-meant" aria-live="polite">{meant !== undefined && text(meant)}</p>
      {!required && value !== undefined && <button type="button" className="porsa-text-button" onClick={() => set(undefined)}>{t('form:clear')}</button>}
    </div>
  );
}

export const ratingView: FieldView = { labelling: 'group', inWords: ratingModel.format, View: Rating };
