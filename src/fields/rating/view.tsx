import { useRef, type CSSProperties } from 'react';
import { listMark } from '../../engine/languages/traits.ts';
import type { Question } from '../../engine/definition/types.ts';
import { onLeaving } from '../../react/ui/field/control-attributes.ts';
import type { FieldView, FieldViewProps } from '../../react/ui/field/field-view.ts';
import { useLanguage } from '../../react/ui/language/language.tsx';
import { ReadValue } from '../../react/ui/field/read-value.tsx';
import { useStyles } from '../../react/ui/style/use-styles.ts';
import { optionOf } from '../choices/choice-rules.ts';
import { atWidth } from '../scales/at-width.ts';
import { Line } from './line.tsx';
import { Mark } from './mark.tsx';
import { ratingModel } from './model.ts';
import { marksOf, ratingScale, type RatingScale } from './scale.ts';
import styles from './view.css?inline';
import inRow from './view-row.css?inline';

interface MarksProps extends FieldViewProps {
  readonly scale: RatingScale;
  readonly chosen: number | undefined;
}

/** What a mark and the gap beside it need, in em, to be hit and seen as one of several. */
const narrowest = { numbers: 1.625, stars: 1.625, faces: 2.5, slider: 0 } as const;

/** The width in em from which on all marks stand in one row. */
const roomFor = ({ display = 'numbers' }: Question, scale: RatingScale): number =>
  Math.ceil(marksOf(scale).length * narrowest[display] * 10) / 10;

/** All marks in one row of equal cells or, where that is too narrow, one below the other with what each means: a mark that stands apart is chosen more often. */
function Marks({ question, id, set, scale, chosen }: MarksProps) {
  const { number, show, text, t, language } = useLanguage();
  const { display = 'numbers' } = question;
  const marks = marksOf(scale);
  /** What a mark means, as far as it is known: its own text, what the end means, or what a face looks like. */
  const meaningOf = (mark: number, index: number) => {
    const end = index === 0 ? question.minLabel : index === marks.length - 1 ? question.maxLabel : undefined;
    return optionOf(String(mark), question)?.text ?? end;
  };
  const shareOf = (index: number) => (marks.length > 1 ? index / (marks.length - 1) : 0);
  const nameOf = (mark: number, index: number) => {
    const meaning =
      text(meaningOf(mark, index)) || (display === 'faces' ? t(`late:face.${Math.round(shareOf(index) * 5)}`) : '');
    return [number(mark), meaning].filter(Boolean).join(listMark(language));
  };
  return (
    <div
      className="porsa-marks"
      data-display={display}
      data-room={roomFor(question, scale)}
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
            onChange={() => set(mark)}
          />
          <Mark display={display} number={number(mark)} share={shareOf(index)} />
          <span className="porsa-mark-text" aria-hidden="true">
            {display === 'stars' && number(mark)} {show(meaningOf(mark, index))}
          </span>
        </label>
      ))}
      <Ends question={question} />
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
  const scale = ratingScale(question);
  const isLine = question.display === 'slider';
  useStyles(box, atWidth(styles, inRow, isLine ? undefined : roomFor(question, scale)));
  if (readOnly)
    return (
      <ReadValue id={id}>{value === undefined ? undefined : ratingModel.format(value, question, language)}</ReadValue>
    );
  const chosen = typeof value === 'number' ? value : undefined;
  const meant = chosen === undefined ? undefined : optionOf(String(chosen), question)?.text;
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

export const ratingView: FieldView = {
  labelling: ({ display }) => (display === 'slider' ? 'group' : 'radios'),
  inWords: ratingModel.format,
  View: Rating,
};
