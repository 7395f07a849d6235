import { useRef, type CSSProperties } from 'react';
import type { Question } from '../../engine/definition/types.ts';
import { onLeaving } from '../../react/ui/control-attributes.ts';
import type { FieldView, FieldViewProps } from '../../react/ui/field-view.ts';
import { useLanguage } from '../../react/ui/language.tsx';
import { ReadValue } from '../../react/ui/read-value.tsx';
import { useStyles } from '../../react/ui/use-styles.ts';
import { optionOf } from '../shared/choice-rules.ts';
import { useWidth } from '../shared/use-width.ts';
import { Line } from './line.tsx';
import { Mark } from './mark.tsx';
import { ratingModel } from './model.ts';
import { marksOf, ratingScale, type RatingScale } from './scale.ts';
import styles from './view.css?inline';

const sheets = [styles];

interface MarksProps extends FieldViewProps {
  readonly scale: RatingScale;
  readonly chosen: number | undefined;
}

/** Pixels that a mark and the gap beside it need, to be hit and told apart. */
const narrowest = { numbers: 26, stars: 26, faces: 40, slider: 0 } as const;

/** All marks in one row of equal cells or, where that is too narrow, one below the other with what each means: a mark that stands apart is chosen more often. */
function Marks({ question, id, set, describedBy, scale, chosen }: MarksProps) {
  const { number, show, text, t, language } = useLanguage();
  const box = useRef<HTMLDivElement>(null);
  const { display = 'numbers' } = question;
  const marks = marksOf(scale);
  const width = useWidth(box);
  const isRow = width >= marks.length * narrowest[display];
  /** What a mark means, as far as it is known: its own text, what the end means, or what a face looks like. */
  const meaningOf = (mark: number, index: number) => {
    const end = index === 0 ? question.minLabel : index === marks.length - 1 ? question.maxLabel : undefined;
    return optionOf(String(mark), question)?.text ?? end;
  };
  const shareOf = (index: number) => (marks.length > 1 ? index / (marks.length - 1) : 0);
  const nameOf = (mark: number, index: number) => {
    const meaning =
      text(meaningOf(mark, index)) || (display === 'faces' ? t(`late:face.${Math.round(shareOf(index) * 5)}`) : '');
    return [number(mark), meaning].filter(Boolean).join(language === 'fa' ? '، ' : ', ');
  };
  return (
    <div
      ref={box}
      className="porsa-marks"
      data-display={display}
      data-upright={!isRow || undefined}
      style={{ '--_count': marks.length } as CSSProperties}
    >
      {marks.map((mark, index) => (
        <label
          key={mark}
          className="porsa-mark"
          data-within={(display === 'stars' && chosen !== undefined && mark <= chosen) || undefined}
        >
          <input
            id={index === 0 ? id : undefined}
            name={id}
            type="radio"
            checked={mark === chosen}
            aria-label={nameOf(mark, index)}
            aria-describedby={index === 0 ? describedBy : undefined}
            onChange={() => set(mark)}
          />
          <Mark display={display} number={number(mark)} share={shareOf(index)} />
          {!isRow && (
            <span aria-hidden="true">
              {display === 'stars' && number(mark)} {show(meaningOf(mark, index))}
            </span>
          )}
        </label>
      ))}
      {isRow && <Ends question={question} />}
    </div>
  );
}

/** What the least and the most of a scale mean, below it. */
function Ends({ question: { minLabel, maxLabel }, heard }: { readonly question: Question; readonly heard?: boolean }) {
  const { show } = useLanguage();
  return (
    (minLabel || maxLabel) && (
      <div className="porsa-rating-ends" aria-hidden={!heard || undefined}>
        <span>{show(minLabel)}</span>
        <span>{show(maxLabel)}</span>
      </div>
    )
  );
}

function Rating(props: FieldViewProps) {
  const {
    question,
    state: { value, required },
    id,
    set,
    readOnly,
  } = props;
  const language = useLanguage();
  const { t, show } = language;
  const box = useRef<HTMLDivElement>(null);
  useStyles(box, sheets);
  if (readOnly)
    return (
      <ReadValue id={id}>{value === undefined ? undefined : ratingModel.format(value, question, language)}</ReadValue>
    );
  const chosen = typeof value === 'number' ? value : undefined;
  const scale = ratingScale(question);
  const meant = chosen === undefined ? undefined : optionOf(String(chosen), question)?.text;
  const isLine = question.display === 'slider';
  return (
    <div ref={box} className="porsa-rating" onBlur={onLeaving(props.leave)}>
      {isLine ? (
        <>
          <Line {...props} scale={scale} value={chosen} />
          <Ends question={question} heard />
        </>
      ) : (
        <Marks {...props} scale={scale} chosen={chosen} />
      )}
      <p className="porsa-meant" aria-live="polite">
        {isLine && chosen === undefined ? <span aria-hidden="true">{t('late:range.unset')}</span> : show(meant)}
      </p>
      {!required && value !== undefined && (
        <button type="button" className="porsa-text-button" onClick={() => set(undefined)}>
          {t('form:clear')}
        </button>
      )}
    </div>
  );
}

export const ratingView: FieldView = { labelling: 'group', inWords: ratingModel.format, View: Rating };
